A: a, b
1. :: a @ 1
