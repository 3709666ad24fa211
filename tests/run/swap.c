/* swap.c - swap A B: exchanges two names as fast as it can until it is killed, as the owner of their folder may */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    if (argc != 3)
        return 2;
    while (renameat2(AT_FDCWD, argv[1], AT_FDCWD, argv[2], RENAME_EXCHANGE) == 0) {}
    perror("swap");
    return 1;
}
