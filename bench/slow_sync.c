/* Loaded before PostgreSQL by bench/postgres.py: every sync of the disk takes 2 ms longer, as on a cloud disk. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <unistd.h>

int fdatasync(int file)
{
    static int (*sync_data)(int);
    if (!sync_data)
        sync_data = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    usleep(2000);
    return sync_data(file);
}
