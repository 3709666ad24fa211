int toy_open(int x);
int toy_something_new(int x);
/* error: bad-uncovered.model:5: error: toy_something_new is in no wrap rule */
