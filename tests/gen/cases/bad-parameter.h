int toy_open(int x, char *y);
/* error: bad-parameter.model:3: error: toy_open: 'char * y' may be a string or a buffer: say how */
