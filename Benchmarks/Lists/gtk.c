/* Part of Snug, under the Apache License 2.0; see LICENSE.
 * The steps of main.swift with GtkListView; prints "name milliseconds". */
#include <gtk/gtk.h>
#include <stdint.h>
#include <stdlib.h>

static guint count;
static GtkWidget *window, *list;

#define TYPE_NUMBERS (numbers_get_type())
G_DECLARE_FINAL_TYPE(Numbers, numbers, SNUG, NUMBERS, GObject)
struct _Numbers { GObject parent; };
static GType item_type(GListModel *m) { return GTK_TYPE_STRING_OBJECT; }
static guint item_count(GListModel *m) { return count; }
static gpointer item_at(GListModel *m, guint i) {
  if (i >= count) return NULL;
  GString *text = g_string_new(NULL);
  g_string_printf(text, "Message %u", i);
  guint words = (guint)(((uint64_t)i * 7919) % 9);
  for (guint w = 0; w < words; w++) g_string_append(text, " of several words");
  gpointer object = gtk_string_object_new(text->str);
  g_string_free(text, TRUE);
  return object;
}
static void model_init(GListModelInterface *interface) {
  interface->get_item_type = item_type;
  interface->get_n_items = item_count;
  interface->get_item = item_at;
}
G_DEFINE_TYPE_WITH_CODE(Numbers, numbers, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, model_init))
static void numbers_class_init(NumbersClass *type) {}
static void numbers_init(Numbers *self) {}

static void setup(GtkListItemFactory *f, GtkListItem *item, gpointer data) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_widget_set_margin_start(label, 16);
  gtk_widget_set_margin_end(label, 16);
  gtk_widget_set_margin_top(label, 8);
  gtk_widget_set_margin_bottom(label, 8);
  gtk_list_item_set_child(item, label);
}
static void bind(GtkListItemFactory *f, GtkListItem *item, gpointer data) {
  GtkStringObject *text = gtk_list_item_get_item(item);
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), gtk_string_object_get_string(text));
}

/* Measures and allocates, as a frame does before it paints. */
static void lay_out(int width, int height) {
  int least;
  gtk_widget_measure(list, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  GtkAllocation place = {0, 0, width, height};
  gtk_widget_size_allocate(list, &place, -1);
}
static void show(guint item, int width, int height) {
  gtk_widget_activate_action(list, "list.scroll-to-item", "u", item);
  lay_out(width, height);
}
static double start;
static double now(void) { return g_get_monotonic_time() / 1000.0; }
static void done(const char *name) { printf("%s %f\n", name, now() - start); start = now(); }

static void create(const char *name) {
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GListModel *model = g_object_new(TYPE_NUMBERS, NULL);
  list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(model)), factory);
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list);
  window = gtk_window_new();
  gtk_window_set_child(GTK_WINDOW(window), scroller);
  lay_out(375, 667);
  done(name);
}

int main(int argc, char **argv) {
  start = now();
  count = argc > 1 ? (guint)atoi(argv[1]) : 1000000;
  gtk_init();
  create("first");
  create("create");
  show(count - 1, 375, 667);
  done("end");
  lay_out(667, 375);
  done("rotate");
  uint64_t state = 42;
  for (int i = 0; i < 100; i++) {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    show((guint)((state >> 33) % count), 667, 375);
  }
  done("jumps");
  return 0;
}
