// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What Apple's debugging notes (TN2239, Auto Layout Guide: Debugging) have people print of views, by
/// key or selector, for no header declares it.
extension UIView {
  /// The description of the view and of all below it, a line each, deeper ones behind more bars.
  var recursiveDescription: String { lines(indent: "   | ") { "\($0)" } }

  /// The tree from the window or topmost view down, with how each view is laid out.
  var autolayoutTrace: String {
    var top = self
    while let above = top.superview { top = above }
    let tree = top.lines(indent: "|   ") { view in
      let mark = view === top ? "•" : view.translatesAutoresizingMaskIntoConstraints ? "+" : "*"
      let address = UInt(bitPattern: Unmanaged.passUnretained(view).toOpaque())
      let name = "\(mark)\(type(of: view)):0x\(String(address, radix: 16))"
      return view.hasAmbiguousLayout ? name + "- AMBIGUOUS LAYOUT" : name
    }
    return """

      \(tree)

      Legend:
      \t* - is laid out with auto layout
      \t+ - is laid out manually, but is represented in the layout engine because \
      translatesAutoresizingMaskIntoConstraints = YES
      \t• - layout engine host
      """
  }

  private func lines(indent: String, _ text: (UIView) -> String) -> String {
    var lines: [String] = []
    // A list, since hierarchies may be deeper than the stack.
    var waiting = [(view: self, depth: 0)]
    while let (view, depth) = waiting.popLast() {
      lines.append(String(repeating: indent, count: depth) + text(view))
      waiting += view.subviews.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }
}
