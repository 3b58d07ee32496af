// Part of Snug, under the Apache License 2.0; see LICENSE.

// The part of librsvg 2.54 that is used, declared by hand after its headers: those need flags
// (-pthread) that SwiftPM refuses from pkg-config.

#include <stddef.h>
#include <stdint.h>

typedef struct _RsvgHandle RsvgHandle;
struct _cairo;

typedef struct {
  double x;
  double y;
  double width;
  double height;
} RsvgRectangle;

void g_object_unref(void *object);

RsvgHandle *rsvg_handle_new_from_data(const uint8_t *data, size_t count, void **error);
int rsvg_handle_get_intrinsic_size_in_pixels(RsvgHandle *handle, double *width, double *height);
void rsvg_handle_get_intrinsic_dimensions(
    RsvgHandle *handle, int *has_width, void *width, int *has_height, void *height,
    int *has_viewbox, RsvgRectangle *viewbox);
int rsvg_handle_get_geometry_for_element(
    RsvgHandle *handle, const char *id, RsvgRectangle *ink, RsvgRectangle *logical, void **error);
int rsvg_handle_render_document(
    RsvgHandle *handle, struct _cairo *cairo, const RsvgRectangle *viewport, void **error);
int rsvg_handle_render_element(
    RsvgHandle *handle, struct _cairo *cairo, const char *id, const RsvgRectangle *viewport,
    void **error);
