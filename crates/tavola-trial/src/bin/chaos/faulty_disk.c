/* A disk that fails on demand: preloaded into the server, it lets what is written below one folder go wrong.
   CHAOS_FOLDER names the folder, CHAOS_FAULT a file of three bytes that says what goes wrong at the moment:
   what fails (0 nothing, 'w' writing, 'h' the second half of what is written, 's' flushing to the disk, 'r' reading), how
   often in 100 calls, with which errno. A write that fails has often been done in part, as on a disk that breaks in the
   middle of it; one whose second half fails says how much it has written and no more. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static volatile unsigned char *fault;
static char folder[PATH_MAX];
static size_t folder_length;

__attribute__((constructor)) static void begin(void) {
    const char *file = getenv("CHAOS_FAULT"), *below = getenv("CHAOS_FOLDER");
    if (!file || !below || !realpath(below, folder)) return;
    folder_length = strlen(folder);
    int descriptor = open(file, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return;
    void *page = mmap(NULL, 3, PROT_READ, MAP_SHARED, descriptor, 0);
    if (page != MAP_FAILED) fault = page;
    close(descriptor);
}

static int is_below(int descriptor) {
    char link[64], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(link, path, sizeof path);
    return length > (ssize_t)folder_length && !memcmp(path, folder, folder_length) && path[folder_length] == '/';
}

/* Whether this call fails; then errno says why. */
static int fails(unsigned char kind, int descriptor) {
    static __thread unsigned int seed;
    if (!fault || fault[0] != kind || !is_below(descriptor)) return 0;
    if (!seed) seed = (unsigned int)(size_t)&seed ^ (unsigned int)getpid();
    if (rand_r(&seed) % 100 >= fault[1]) return 0;
    errno = fault[2];
    return 1;
}

/* How much of a write that fails is done nevertheless: nothing or one half. */
static size_t part(size_t length) {
    static __thread unsigned int turn;
    return turn++ % 2 ? length / 2 : 0;
}

#define REAL(name) \
    static __typeof__(&name) real; \
    if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

#define BREAKS_WRITE(done) \
    if (length > 1 && fails('h', descriptor)) length /= 2; \
    if (fails('w', descriptor)) { \
        int why = errno; \
        size_t length_done = part(length); \
        if (length_done && (done) < 0) return -1; \
        errno = why; \
        return -1; \
    }

ssize_t write(int descriptor, const void *bytes, size_t length) {
    REAL(write);
    BREAKS_WRITE(real(descriptor, bytes, length_done));
    return real(descriptor, bytes, length);
}

ssize_t pwrite(int descriptor, const void *bytes, size_t length, off_t at) {
    REAL(pwrite);
    BREAKS_WRITE(real(descriptor, bytes, length_done, at));
    return real(descriptor, bytes, length, at);
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t length, off64_t at) {
    REAL(pwrite64);
    BREAKS_WRITE(real(descriptor, bytes, length_done, at));
    return real(descriptor, bytes, length, at);
}

ssize_t read(int descriptor, void *bytes, size_t length) {
    REAL(read);
    return fails('r', descriptor) ? -1 : real(descriptor, bytes, length);
}

ssize_t pread(int descriptor, void *bytes, size_t length, off_t at) {
    REAL(pread);
    return fails('r', descriptor) ? -1 : real(descriptor, bytes, length, at);
}

ssize_t pread64(int descriptor, void *bytes, size_t length, off64_t at) {
    REAL(pread64);
    return fails('r', descriptor) ? -1 : real(descriptor, bytes, length, at);
}

int fsync(int descriptor) {
    REAL(fsync);
    return fails('s', descriptor) ? -1 : real(descriptor);
}

int fdatasync(int descriptor) {
    REAL(fdatasync);
    return fails('s', descriptor) ? -1 : real(descriptor);
}

int ftruncate(int descriptor, off_t length) {
    REAL(ftruncate);
    return fails('w', descriptor) ? -1 : real(descriptor, length);
}

int ftruncate64(int descriptor, off64_t length) {
    REAL(ftruncate64);
    return fails('w', descriptor) ? -1 : real(descriptor, length);
}
