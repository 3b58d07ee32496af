/// A gardener's year: entries from a few words to a paragraph.
enum Diary {
    static let entries = [
        "Radishes sown in two rows along the south wall.",
        "The blackbird is back. It took the moss from the roof gutter, strand by strand, and built in the ivy where the cat cannot follow.",
        "Frost in the night, late for April. The peas stood it under their fleece, and so did the broad beans, which seem to mind nothing. The early potatoes did not: every leaf above the straw is black this morning, and we wait.",
        "First swallows over the barn.",
        "Rain for nine days. The water butts run over, the paths are moss, and slugs the size of thumbs have found the lettuce behind the shed.",
        "Picked the last quinces and carried them in. The whole house smells of them, down to the cellar.",
    ]
}
