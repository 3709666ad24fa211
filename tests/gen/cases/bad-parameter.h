int toy_open(int x, float y);
/* error: bad-parameter.model:3: error: toy_open: no rule says how to record 'float y' */
