"""Several games for one title: chips, double elimination, duplicate. Values alone; luck is handed in."""
