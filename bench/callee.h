/* callee.h - a library function with five arguments, like a send: what the wrapped variants wrap */
int callee(const void *buffer, int count, int type, int peer, void *stream);
