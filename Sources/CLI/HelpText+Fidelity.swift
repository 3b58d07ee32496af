// Part of Snug, under the Apache License 2.0; see LICENSE.

extension HelpText {
  static let fidelity = """
    Compares frames of Interface Builder documents with those that Xcode recorded in them.

    Usage: snug fidelity <folder> [options]

      <folder>   a folder of storyboards and xibs, searched to the bottom, or one document

    What is looked at:
      --document TEXT      only documents with this in their path
      --kind ELEMENT       only views of this element, such as label
      --part PART          studied or unseen: two thirds and a third of the documents, by a hash of
                           their paths; misses of unseen ones are never shown

    What comes out (Documentation/Fidelity.md §3):
      --misses             every miss with its line, and where it was recorded and found
      --issues             what was said about the documents: unknown elements, conflicts
      --json               the figures and the misses as JSON, in place of the text
      --page FILE          a page with each miss drawn over the recorded frame

    How it runs:
      --jobs NUMBER        processes beside each other             (default: the processors)
      --time-limit NUMBER  seconds for one document, after which it is given up  (default: 30)

    Exit codes: 0 compared; 1 could not be done; 2 compared, but some documents could not be laid
    out (they are listed); 64 wrong usage.

    Examples:
      snug fidelity App/Base.lproj --misses
      snug fidelity ~/documents --part studied --page misses.html
    """
}
