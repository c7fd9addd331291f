"""The numbers and names of the rules."""

CHIPS = ("marble", "iron", "gold")
RESOURCES = (*CHIPS, "coins")
UNITS = {"legion": "legions", "galley": "galleys"}

# T1, clockwise.
WEDGES = ("iron", "temple", "gold", "maneuver-1", "arming", "marble", "know-how", "maneuver-2")
MANEUVER_WEDGES = ("maneuver-1", "maneuver-2")
FREE_STEPS = 3  # T2

# K1: each secondary know-how and the basic one it needs.
BASIC_OF = {"roads": "wheel", "navigation": "sailing", "currency": "market", "democracy": "monarchy"}
BASICS = tuple(BASIC_OF.values())
SECONDARIES = tuple(BASIC_OF)
KNOW_HOWS = BASICS + SECONDARIES

# S4.
START_RESOURCES = {"iron": 1, "marble": 2, "gold": 3, "coins": 0}

# S5, S10.
SUPPLY = {"legions": 17, "galleys": 17, "cities": 25}
DOUBLED_SUPPLY = {"legions": 34, "galleys": 34, "cities": 50}

# S6.
COINS = 30
TEMPLES = 20
PERSONAGES = {"king": 9, "scholar": 8, "general": 7, "citizen": 6, "navigator": 5}

# V2: how many cities, temples and seas make one of each.
EVERY = {"king": 5, "citizen": 3, "navigator": 7}

TEMPLE_PRICE = 5  # B1

# W1, X3, S10.
TARGETS = {3: 10, 4: 9, 5: 8, 6: 7}
MILITARY_TARGETS = {3: 13, 4: 11, 5: 9, 6: 8}
DOUBLED_TARGET = 15
DOUBLED_PICKS = 3
