# Preise und Mengen in Kürze, wo viele hintereinander stehen.
price-free = umsonst
price-any = { $count } beliebige
price-way = { $price } für den Weg
price-with-way = { $things } + { $price } für den Weg
