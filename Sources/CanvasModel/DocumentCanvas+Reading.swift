// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument
internal import UIKit

/// What decides a view's place in a document.
package enum Arrangement: String, Sendable {
  /// Constraints of the document.
  case constraints
  /// A stack view around it.
  case stack
  /// A frame that is kept or resized with the superview, or the system: parts of rows and tables.
  case frame
}

extension DocumentCanvas {
  func collect() -> [Placed] {
    var result: [Placed] = []
    collect(document.root, parent: nil, path: [], container: nil, into: &result)
    return result
  }

  private func collect(
    _ element: Element, parent: Element?, path: [String], container: Location?,
    into result: inout [Placed]
  ) {
    var (path, inner) = (path, container)
    if let view = views[element.location] {
      path.append(element.name)
      inner = element.location
      if view.superview != nil {
        result.append(
          Placed(
            element: element, frame: view.frame, path: path.joined(separator: " › "),
            arrangement: unconstrained.contains(element.location)
              ? .frame : Arrangement(of: element, in: parent),
            container: container))
      }
    }
    for child in element.children {
      // A view stands in the element around the list that holds it: `subviews`.
      let holder = views[element.location] == nil ? parent : element
      collect(child, parent: holder, path: path, container: inner, into: &result)
    }
  }
}

extension Arrangement {
  /// - Parameter parent: The element of the view around it.
  init(of element: Element, in parent: Element?) {
    if element.boolean("fixedFrame", default: false) {
      self = .frame
    } else if parent?.name == "stackView" {
      self = .stack
    } else {
      self =
        element.boolean("translatesAutoresizingMaskIntoConstraints", default: true)
        ? .frame : .constraints
    }
  }
}
