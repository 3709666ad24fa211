int toy_open(int x);
int toy_send(no_such_type x);
/* error: bad-syntax.h:2: error: unknown type name 'no_such_type' */
