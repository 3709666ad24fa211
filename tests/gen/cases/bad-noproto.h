/* a function that does not say what it takes */
int toy_send(int n);

int toy_open();
/* error: bad-noproto.h:4: error: toy_open has no prototype */
