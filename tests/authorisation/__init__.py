"""Who may do what: everything that can be used, by everybody who could use it, as `cells.csv` says."""
