// Part of Snug, under the Apache License 2.0; see LICENSE.

package import CheckedInput

/// Why an Interface Builder document could not be read.
package struct DocumentError: Error, Equatable, Sendable, CustomStringConvertible {
  package enum Kind: Equatable, Sendable {
    case unreadable(String)
    /// Bytes that are no text, or no well-formed XML.
    case text(TextProblem.Kind)
    /// The root element is not `document`, or its `type` is none of Cocoa Touch's.
    case notCocoaTouch(String)
    case missingAttribute(String, element: String)
    case invalidValue(String, attribute: String, element: String, expected: String)
    /// Two elements with one id; the place of the first.
    case duplicateIdentifier(String, first: Location)
  }
  package let kind: Kind
  package let location: Location

  package init(_ kind: Kind, at location: Location) {
    self.kind = kind
    self.location = location
  }

  package var description: String { "\(location): error: \(message)" }

  /// What is wrong and what helps, without the place.
  package var message: String {
    switch kind {
    case .unreadable(let reason): "the document cannot be read: \(reason)"
    case .text(let problem): TextProblem(problem).message
    case .notCocoaTouch(let found):
      "this is no Interface Builder document for iOS (\(found)); give a storyboard or xib of an iOS app"
    case .missingAttribute(let name, let element):
      "<\(element)> has no '\(name)'; save the document again in Xcode or add it"
    case .invalidValue(let value, let attribute, let element, let expected):
      "'\(value)' is no value for '\(attribute)' of <\(element)>; write \(expected)"
    case .duplicateIdentifier(let id, let first):
      "the id '\(id)' is already used at \(first); give one of the two another id"
    }
  }
}
