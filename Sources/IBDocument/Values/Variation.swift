// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What an element is like in some size classes; see Documentation/InterfaceBuilder.md §8.
package struct Variation: Equatable, Sendable {
  /// The classes that must hold; none of them for `default`.
  package var width: SizeClasses.Class?
  package var height: SizeClasses.Class?
  /// Ids that the masks take out and bring back, by the mask's key (`constraints`, `subviews`).
  package var excluded: [String: Set<String>]
  package var included: [String: Set<String>]
  /// Attributes with their value in this variation.
  package var attributes: [String: String]
  /// Children that replace the element's child of the same name and key.
  package var children: [Element]

  /// Nil when the element is no variation, or its key names something that is not a size class.
  init?(_ element: Element) {
    guard element.name == "variation", let key = element.key else { return nil }
    for part in key.split(separator: "-") where part != "default" {
      let words = part.split(separator: "=").map(String.init)
      guard words.count == 2, let value = SizeClasses.Class(rawValue: words[1]) else { return nil }
      switch words[0] {
      case "widthClass": width = value
      case "heightClass": height = value
      default: return nil
      }
    }
    excluded = [:]
    included = [:]
    for mask in element.children where mask.name == "mask" {
      let references = { (name: String) in
        Set(mask.children.filter { $0.name == name }.compactMap { $0["reference"] })
      }
      excluded[mask.key ?? "", default: []].formUnion(references("exclude"))
      included[mask.key ?? "", default: []].formUnion(references("include"))
    }
    attributes = element.attributes.filter { $0.key != "key" }
    children = element.children.filter { $0.name != "mask" }
  }

  /// How many classes must hold: more is more specific, and wins.
  var specificity: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

  func applies(in classes: SizeClasses) -> Bool {
    (width == nil || width == classes.width) && (height == nil || height == classes.height)
  }
}

extension Element {
  /// All variations, `default` first, then by how specific they are.
  package var variations: [Variation] {
    let all = children.compactMap { Variation($0) }
    return (0...2).flatMap { level in all.filter { $0.specificity == level } }
  }

  /// The ids of own constraints or subviews that are not installed in some size classes.
  ///
  /// - Parameter list: `constraints` or `subviews`.
  package func uninstalled(_ list: String, in classes: SizeClasses) -> Set<String> {
    var result: Set<String> = []
    for variation in variations where variation.applies(in: classes) {
      result.formUnion(variation.excluded[list] ?? [])
      result.subtract(variation.included[list] ?? [])
    }
    return result
  }

  /// The element with the attributes and keyed children that hold in some size classes.
  package func resolved(in classes: SizeClasses) -> Element {
    guard children.contains(where: { $0.name == "variation" }) else { return self }
    var result = self
    for variation in variations where variation.applies(in: classes) {
      result.attributes.merge(variation.attributes) { $1 }
      for child in variation.children {
        if let index = result.children.firstIndex(where: { $0.key == child.key && child.key != nil }
        ) {
          result.children[index] = child
        } else {
          result.children.append(child)
        }
      }
    }
    return result
  }
}
