int toy_open(const int values[], int n, ...);
/* error: bad-variadic.model:3: error: toy_open is variadic */
