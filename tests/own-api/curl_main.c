/* curl_main.c - options of libcurl of each type, which a variadic function takes; a transfer that reads a file */
#include <curl/curl.h>
#include <stdio.h>
#include <string.h>

static size_t got;
static size_t count(char *bytes, size_t size, size_t n, void *to)
{
    (void)bytes;
    *(size_t *)to += size * n;
    return size * n;
}

int main(int argc, char **argv)
{
    CURL *c = curl_easy_init();
    char url[4096];
    curl_off_t size = -1;
    long redirects = -1;
    int wrong = 0;
    if (!c || argc < 2)
        return 1;
    snprintf(url, sizeof url, "file://%s", argv[1]);
    wrong += curl_easy_setopt(c, CURLOPT_URL, url) != CURLE_OK;
    wrong += curl_easy_setopt(c, CURLOPT_MAXREDIRS, 7L) != CURLE_OK;
    wrong += curl_easy_setopt(c, CURLOPT_USERPWD, "me:hunter2") != CURLE_OK;
    wrong += curl_easy_setopt(c, CURLOPT_WRITEFUNCTION, count) != CURLE_OK;
    wrong += curl_easy_setopt(c, CURLOPT_WRITEDATA, &got) != CURLE_OK;
    wrong += curl_easy_setopt(c, CURLOPT_MAXFILESIZE_LARGE, (curl_off_t)5000000000) != CURLE_OK;
    wrong += (curl_easy_setopt)(c, (CURLoption)9999, 1L) != CURLE_UNKNOWN_OPTION;
    wrong += curl_easy_perform(c) != CURLE_OK;
    wrong += curl_easy_getinfo(c, CURLINFO_SIZE_DOWNLOAD_T, &size) != CURLE_OK;
    wrong += curl_easy_getinfo(c, CURLINFO_REDIRECT_COUNT, &redirects) != CURLE_OK;
    printf("%zu %ld %ld %d\n", got, (long)size, redirects, wrong);
    curl_easy_cleanup(c);
    return wrong;
}
