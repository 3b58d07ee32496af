// Part of Snug, under the Apache License 2.0; see LICENSE.

/// One element of a document, with its place.
///
/// Nothing that the XML holds is lost: attributes and children are all here, whether the grammar
/// knows them or not. The typed reading is in the extensions; they do not fail, because
/// ``Document`` has checked every value against ``Grammar`` before it hands elements out.
package struct Element: Equatable, Sendable {
  package let name: String
  package var attributes: [String: String]
  package var children: [Element]
  /// Character data directly inside the element, joined; white space kept.
  package var text: String
  package let location: Location

  package init(
    name: String, attributes: [String: String] = [:], children: [Element] = [], text: String = "",
    location: Location
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.location = location
  }

  package subscript(attribute: String) -> String? { attributes[attribute] }

  package var id: String? { attributes["id"] }

  /// The role in the parent: `frame`, `contentView`, `backgroundColor`…
  package var key: String? { attributes["key"] }

  /// The first child of a name.
  package func child(_ name: String) -> Element? {
    children.first { $0.name == name }
  }

  /// The first child with a role, of whatever name.
  package func child(key: String) -> Element? {
    children.first { $0.key == key }
  }

  /// The first child of a name and a role.
  package func child(_ name: String, key: String) -> Element? {
    children.first { $0.name == name && $0.key == key }
  }

  /// The children of the first child of a name: `items(of: "subviews")`.
  package func items(of name: String) -> [Element] {
    child(name)?.children ?? []
  }

  /// Calls a closure with this element and all below it, parents first, in document order.
  package func forEachDescendant<E: Error>(
    _ body: (Element, _ parent: Element?) throws(E) -> Void
  ) throws(E) {
    try visit(parent: nil, body)
  }

  private func visit<E: Error>(
    parent: Element?, _ body: (Element, _ parent: Element?) throws(E) -> Void
  ) throws(E) {
    try body(self, parent)
    for child in children { try child.visit(parent: self, body) }
  }
}
