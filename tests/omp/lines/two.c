/* two.c - calls both of util.c */
void one(double *x, int n);
void two(double *x, int n);

int main(void)
{
    static double x[100];
    one(x, 100);
    two(x, 100);
    return 0;
}
