// Part of Snug, under the Apache License 2.0; see LICENSE.

package import CheckedInput

/// Why a data model could not be read.
package struct DataModelError: Error, Equatable, Sendable, CustomStringConvertible {
  package enum Kind: Equatable, Sendable {
    case unreadable(reason: String)
    /// Bytes that are no text, or no well-formed XML.
    case text(TextProblem.Kind)
    case missingAttribute(String, element: String)
    case unknownType(String, attribute: String)
    case unknownEntity(String, in: String)
    case noVersion
  }

  package let kind: Kind
  package let file: String
  /// Counted from 1.
  package let line: Int
  package let column: Int

  package init(_ kind: Kind, file: String, line: Int = 1, column: Int = 1) {
    self.kind = kind
    self.file = file
    self.line = line
    self.column = column
  }

  package var description: String { "\(file):\(line):\(column): error: \(sentence)" }

  /// What is wrong, without the place.
  package var sentence: String {
    switch kind {
    case .unreadable(let reason): "the data model cannot be read: \(reason)"
    case .text(let problem): TextProblem(problem).message
    case .missingAttribute(let name, let element): "<\(element)> lacks '\(name)'; add it in Xcode"
    case .unknownType(let type, let attribute):
      "the attribute '\(attribute)' has the unknown type '\(type)'"
    case .unknownEntity(let name, let place):
      "'\(place)' names the entity '\(name)', which the model does not have"
    case .noVersion: "the folder holds no .xcdatamodel; add a version of the model"
    }
  }
}
