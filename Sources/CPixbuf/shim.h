// Part of Snug, under the Apache License 2.0; see LICENSE.

// The part of gdk-pixbuf 2.42 and glib that is used, declared by hand after their headers: those
// need flags (-pthread) that SwiftPM refuses from pkg-config.

#include <stddef.h>
#include <stdint.h>

typedef struct _GdkPixbuf GdkPixbuf;
typedef struct _GdkPixbufLoader GdkPixbufLoader;

typedef struct {
  uint32_t domain;
  int code;
  char *message;
} GError;

typedef enum { GDK_COLORSPACE_RGB } GdkColorspace;

GdkPixbufLoader *gdk_pixbuf_loader_new(void);
int gdk_pixbuf_loader_write(
    GdkPixbufLoader *loader, const unsigned char *buffer, size_t count, GError **error);
int gdk_pixbuf_loader_close(GdkPixbufLoader *loader, GError **error);
GdkPixbuf *gdk_pixbuf_loader_get_pixbuf(GdkPixbufLoader *loader);
void gdk_pixbuf_loader_set_size(GdkPixbufLoader *loader, int width, int height);

/// As the "size-prepared" signal of a loader has it.
typedef void (*snug_size_handler)(GdkPixbufLoader *loader, int width, int height, void *data);
unsigned long g_signal_connect_data(
    void *instance, const char *signal, snug_size_handler handler, void *data,
    void (*destroy)(void *, void *), int flags);

GdkPixbuf *gdk_pixbuf_new(
    GdkColorspace colorspace, int has_alpha, int bits_per_sample, int width, int height);
int gdk_pixbuf_get_width(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_height(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_n_channels(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_rowstride(const GdkPixbuf *pixbuf);
unsigned char *gdk_pixbuf_get_pixels(const GdkPixbuf *pixbuf);
const uint8_t *gdk_pixbuf_read_pixels(const GdkPixbuf *pixbuf);
int gdk_pixbuf_save_to_bufferv(
    GdkPixbuf *pixbuf, char **buffer, size_t *buffer_size, const char *type, char **option_keys,
    char **option_values, GError **error);

void g_object_unref(void *object);
void g_error_free(GError *error);
void g_free(void *memory);
