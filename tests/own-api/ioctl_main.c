/* ioctl_main.c - requests to the system, by functions of libc that are variadic */
#include <fcntl.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <unistd.h>

int main(void)
{
    int ends[2], waiting = -1, on = 1;
    if (pipe(ends) || write(ends[1], "12345", 5) != 5)
        return 1;
    int read_it = ioctl(ends[0], FIONREAD, &waiting), set = ioctl(ends[0], FIONBIO, &on);
    int bad = ioctl(-1, FIONREAD, &waiting), close_it = ioctl(ends[0], FIOCLEX);
    printf("%d %d %d %d %d\n", read_it, waiting, set, bad, close_it);
    return 0;
}
