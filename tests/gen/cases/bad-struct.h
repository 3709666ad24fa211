typedef struct toy_pair { int a, b, c, d, e; } toy_pair;
int toy_sum(int x,
            toy_pair p);
/* error: bad-struct.h:3: error: toy_sum takes toy_pair by value */
