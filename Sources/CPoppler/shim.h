// Part of Snug, under the Apache License 2.0; see LICENSE.

// The part of poppler-glib 22.12 that is used, declared by hand after its headers: those need flags
// (-pthread) that SwiftPM refuses from pkg-config.

#include <stddef.h>

typedef struct _GBytes GBytes;
typedef struct _PopplerDocument PopplerDocument;
typedef struct _PopplerPage PopplerPage;
struct _cairo;

GBytes *g_bytes_new(const void *data, size_t size);
void g_bytes_unref(GBytes *bytes);
void g_object_unref(void *object);

PopplerDocument *poppler_document_new_from_bytes(
    GBytes *bytes, const char *password, void **error);
int poppler_document_get_n_pages(PopplerDocument *document);
PopplerPage *poppler_document_get_page(PopplerDocument *document, int index);
void poppler_page_get_size(PopplerPage *page, double *width, double *height);
void poppler_page_render(PopplerPage *page, struct _cairo *cairo);
