# Prices and amounts in short, where many stand in a row.
price-free = free
price-any = { $count } of any
price-way = { $price } for the way
price-with-way = { $things } + { $price } for the way
