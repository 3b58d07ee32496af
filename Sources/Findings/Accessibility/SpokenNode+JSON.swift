// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The portable model of AccessibilitySnapshot (its module `AccessibilitySnapshotModel`, version 0.12), so
/// that tools that read it read this (Documentation/Accessibility.md §4).
extension SpokenNode: Encodable {
  private enum Kind: String, CodingKey { case element, container }
  private enum Part: String, CodingKey { case value = "_0", traversalIndex, children }

  package func encode(to encoder: any Encoder) throws {
    var index = 0
    try encode(to: encoder, &index)
  }

  private func encode(to encoder: any Encoder, _ index: inout Int) throws {
    var outer = encoder.container(keyedBy: Kind.self)
    switch self {
    case .element(let element):
      var inner = outer.nestedContainer(keyedBy: Part.self, forKey: .element)
      try inner.encode(PortableElement(element), forKey: .value)
      try inner.encode(index, forKey: .traversalIndex)
      index += 1
    case .container(let container, let nodes):
      var inner = outer.nestedContainer(keyedBy: Part.self, forKey: .container)
      try inner.encode(container, forKey: .value)
      var children = inner.nestedUnkeyedContainer(forKey: .children)
      for node in nodes { try node.encode(to: children.superEncoder(), &index) }
    }
  }

  /// All of them, numbered through.
  package struct List: Encodable {
    let nodes: [SpokenNode]

    package init(_ nodes: [SpokenNode]) { self.nodes = nodes }

    package func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      var index = 0
      for node in nodes { try node.encode(to: list.superEncoder(), &index) }
    }
  }
}

extension SpokenContainer: Encodable {
  private enum Key: String, CodingKey { case type, frame }
  private enum Name: String, CodingKey { case semanticGroup, list, landmark, dataTable, tabBar }
  private enum Detail: String, CodingKey { case label, value, identifier, rowCount, columnCount }

  package func encode(to encoder: any Encoder) throws {
    var outer = encoder.container(keyedBy: Key.self)
    var type = outer.nestedContainer(keyedBy: Name.self, forKey: .type)
    switch kind {
    case .semanticGroup(let label, let value, let identifier):
      var detail = type.nestedContainer(keyedBy: Detail.self, forKey: .semanticGroup)
      try detail.encodeIfPresent(label, forKey: .label)
      try detail.encodeIfPresent(value, forKey: .value)
      try detail.encodeIfPresent(identifier, forKey: .identifier)
    case .dataTable(let rows, let columns):
      var detail = type.nestedContainer(keyedBy: Detail.self, forKey: .dataTable)
      try detail.encode(rows, forKey: .rowCount)
      try detail.encode(columns, forKey: .columnCount)
    case .list: _ = type.nestedContainer(keyedBy: Detail.self, forKey: .list)
    case .landmark: _ = type.nestedContainer(keyedBy: Detail.self, forKey: .landmark)
    case .tabBar: _ = type.nestedContainer(keyedBy: Detail.self, forKey: .tabBar)
    }
    try outer.encode(frame.corners, forKey: .frame)
  }
}

extension Rect {
  /// `[[x, y], [width, height]]`.
  fileprivate var corners: [[Double]] { [[x, y], [width, height]] }
}

/// An element under the portable model's names.
private struct PortableElement: Encodable {
  struct Shape: Encodable {
    let type = "frame"
    let frame: [[Double]]
  }

  let description: String
  let label: String?
  let value: String?
  let traits: [String]
  let identifier: String?
  let hint: String?
  let userInputLabels: [String]?
  let shape: Shape
  let activationPoint: [Double]
  let usesDefaultActivationPoint = true
  let customActions: [String]
  let customContent: [String] = []
  let customRotors: [String] = []
  let accessibilityLanguage: String?
  let respondsToUserInteraction: Bool

  init(_ element: SpokenElement) {
    description = element.sentence
    label = element.label
    value = element.value
    traits = element.traits
    identifier = element.identifier
    hint = element.hint
    userInputLabels = element.userInputLabels.isEmpty ? nil : element.userInputLabels
    shape = Shape(frame: element.frame.corners)
    activationPoint = [
      element.frame.x + element.frame.width / 2, element.frame.y + element.frame.height / 2,
    ]
    customActions = element.actions
    accessibilityLanguage = element.language
    respondsToUserInteraction = element.respondsToTouches
  }
}
