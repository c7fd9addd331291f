# `make run` and `make test` do everything on a fresh machine that has Python 3.11 or newer.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
AUDITOR := build/auditor
LONG ?=
COMPILED := build/compiled
FROM_COMPILED := cd $(COMPILED) && $(CURDIR)/$(BIN)/python

.DEFAULT_GOAL := help
.PHONY: help run test pytest quick check format long databases fuzz soak wheel compiled test-compiled bench bench-load boards \
	auditor audit lock clean page-tools

help: ## Tell what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

# Pinned versions with hashes. The bot itself is linked without building anything from afar. An environment is only made
# where there is none: of another Python, `venv` would leave the old one's programs beside the new one's library.
$(READY): requirements-dev.txt pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv --clear $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

run: $(READY) ## Start the bot; without DISCORD_TOKEN, on a local sandbox with a web page
	$(BIN)/antike-bot run

# Side by side: for half a minute mypy keeps one processor busy, and only one.
test: $(READY) ## Check the code and run all tests
	$(MAKE) --no-print-directory --jobs=2 --output-sync=line check pytest

pytest: $(READY)
	$(BIN)/python -m pytest -n auto --dist worksteal

quick: $(READY) ## The tests that need no process, browser or server of their own, in a minute and a half
	$(BIN)/python -m pytest -n auto --dist worksteal -m "not process and not browser and not postgres and not slow"

check: $(READY) ## Format, lint, types and layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

page-tools: ## Install what checks the page's modules; needs npm
	cd bot/page/web && npm ci --silent --no-fund --no-audit

format: $(READY) ## Format the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

long: $(READY) ## The long runs: hundreds of random games, the laws at length, all perft counts twice
	ANTIKE_LONG=1 $(BIN)/python -m pytest -n auto tests/engine/antike/test_random_games.py tests/engine/duellum \
		tests/engine/perft tests/laws tests/oracle

databases: $(READY) ## All tests of store and application on SQLite and on PostgreSQL
	ANTIKE_LONG=1 $(BIN)/python -m pytest -n auto tests/store tests/app

MINUTES ?= 60
JOBS ?= 1
SEED ?=

fuzz: $(READY) ## Play for MINUTES=60 on JOBS=1 processes, look at every law, keep finds in finds/ (SEED=…)
	$(BIN)/python -m tests.fuzz --minutes $(MINUTES) --jobs $(JOBS) --seed "$(SEED)"

KILLS ?= 500
INPUTS ?= 200000
GAMES ?= 1000
DUELS ?= 1000
PARTS ?= crashes,inputs,laws,duels

soak: $(READY) ## The long runs, on this machine alone, MINUTES=60 each: KILLS=500, INPUTS=200000, GAMES=1000, DUELS=1000
	$(BIN)/python -m tests.soak --parts $(PARTS) --kills $(KILLS) --inputs $(INPUTS) --games $(GAMES) --duels $(DUELS) \
		--minutes $(MINUTES) $(if $(SEED),--seed $(SEED))

wheel: $(READY) ## Build a wheel with engine and computer players compiled, in dist/; needs a C compiler
	rm -rf build dist
	ANTIKE_COMPILE=1 $(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation -w dist .

# Unpacked beside the tests: whoever runs there imports the wheel's bot, not the source.
compiled: wheel
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --target $(COMPILED) dist/*.whl
	cp -r data docs tests tools pyproject.toml $(COMPILED)
	$(FROM_COMPILED) -c 'import bot.players.antike, bot.players.duellum; from tools.bench.engine import compiled; assert compiled()'

test-compiled: compiled ## Run the tests of rules, records and computer players against the compiled code
	$(FROM_COMPILED) -m pytest -n auto -p no:cacheprovider tests/engine tests/records tests/players

bench: compiled ## Measure engine and pictures, and both against others (docs/performance.md)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation -e .[bench]
	$(BIN)/python -m tools.bench engine
	$(FROM_COMPILED) -m tools.bench engine
	$(BIN)/python -m tools.bench.peers
	$(FROM_COMPILED) -m tools.bench.peers
	$(BIN)/python -m tools.bench render
	$(BIN)/python -m tools.bench.render_peers

bench-load: $(READY) ## Measure the whole bot at many tables of a local Discord (docs/performance.md); takes 3 minutes
	$(BIN)/python -m tools.bench load

# In an environment of its own: what looks at our packages is not among them.
$(AUDITOR)/.ready: requirements-audit.txt
	$(PYTHON) -m venv $(AUDITOR)
	$(AUDITOR)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

auditor: $(AUDITOR)/.ready

audit: $(AUDITOR)/.ready ## Ask whether anything that is pinned has a known vulnerability
	$(AUDITOR)/bin/python -m tools.audit requirements.txt requirements-dev.txt requirements-boards.txt \
		requirements-train.txt requirements-audit.txt

boards: $(READY) ## Build the files of all boards in data/boards from their sources (docs/boards.md)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-boards.txt
	$(BIN)/python -m tools.boards

lock: $(READY) ## Pin the newest versions that pyproject.toml allows, for every system and Python
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile $(LOCK) --extra metrics -o requirements.txt pyproject.toml
	$(BIN)/uv pip compile $(LOCK) --extra postgres --extra metrics -o requirements-postgres.txt pyproject.toml
	$(BIN)/uv pip compile $(LOCK) --extra dev -o requirements-dev.txt pyproject.toml
	$(BIN)/uv pip compile $(LOCK) --extra boards -o requirements-boards.txt pyproject.toml
	$(BIN)/uv pip compile $(LOCK) --extra train -o requirements-train.txt pyproject.toml
	echo 'pip-audit>=2.8' | $(BIN)/uv pip compile $(LOCK) -o requirements-audit.txt -

LOCK := --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header --no-annotate

clean: ## Remove the environment and what tools have left
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
