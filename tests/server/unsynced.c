/* Loaded before a process by tests/server/cuts.py. Notes in $UNSYNCED_LOG what a write to a database file overwrites,
   and when a file is synced: from that, what a power cut would lose can be taken back after the process was killed.

   Records: kind ('w' or 's'), path length, offset, size before the write, bytes overwritten, bytes written; path; the
   old bytes. The offset of a sync is how long the log was when it began: what was written while it lasted, by another
   thread, is not synced. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

struct record { int64_t kind, path, offset, size, old, new; };

static int log_file = -1;

static int is_noted(int file, char *path)
{
    char link[64];
    if (log_file < 0) {
        const char *name = getenv("UNSYNCED_LOG");
        if (!name)
            return 0;
        log_file = syscall(SYS_openat, AT_FDCWD, name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    }
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, 4095);
    if (length < 0)
        return 0;
    path[length] = 0;
    return strstr(path, ".sqlite3") && !strstr(path, "-shm");
}

static void note(struct record head, const char *path, void *old)
{
    struct iovec parts[] = {{&head, sizeof head}, {(void *)path, strlen(path)}, {old, head.old}};
    head.path = strlen(path);
    syscall(SYS_writev, log_file, parts, old ? 3 : 2);
}

static void note_write(int file, off_t offset, int64_t count)
{
    char path[4096];
    struct stat now;
    if (!is_noted(file, path) || fstat(file, &now))
        return;
    char *old = malloc(count);
    int64_t found = syscall(SYS_pread64, file, old, count, offset);
    note((struct record){'w', 0, offset, now.st_size, found < 0 ? 0 : found, count}, path, old);
    free(old);
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off_t offset)
{
    note_write(file, offset, count);
    return syscall(SYS_pwrite64, file, bytes, count, offset);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) { return pwrite64(file, bytes, count, offset); }

ssize_t write(int file, const void *bytes, size_t count)
{
    note_write(file, lseek(file, 0, SEEK_CUR), count);
    return syscall(SYS_write, file, bytes, count);
}

static int synced(int file, long how)
{
    char path[4096];
    struct stat log;
    int answer, noted = is_noted(file, path) && !fstat(log_file, &log);
    answer = syscall(how, file);
    if (!answer && noted)
        note((struct record){'s', 0, log.st_size, 0, 0, 0}, path, NULL);
    return answer;
}

int fdatasync(int file) { return synced(file, SYS_fdatasync); }
int fsync(int file) { return synced(file, SYS_fsync); }
