// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Something in a document that is passed over; the rest of the document is used.
package struct DocumentIssue: Equatable, Sendable, CustomStringConvertible {
  package enum Problem: Equatable, Sendable {
    case unknownElement(String, parent: String)
    case unknownAttribute(String, element: String)
    /// A connection, constraint or mask names an id that nothing has.
    case danglingReference(id: String, role: String)
    /// A number that no layout can be made of.
    case hugeNumber(String, attribute: String, element: String)
  }
  package let problem: Problem
  package let location: Location

  package init(_ problem: Problem, at location: Location) {
    self.problem = problem
    self.location = location
  }

  package var description: String {
    switch problem {
    case .unknownElement(let name, let parent):
      "\(location): note: <\(name)> inside <\(parent)> is not understood and has no effect"
    case .unknownAttribute(let name, let element):
      "\(location): note: '\(name)' of <\(element)> is not understood and has no effect"
    case .danglingReference(let id, let role):
      "\(location): warning: nothing in this document has the id '\(id)'; "
        + "reconnect the \(role) or delete it"
    case .hugeNumber(let value, let attribute, let element):
      "\(location): warning: '\(value)' for '\(attribute)' of <\(element)> is beyond 1e9 and "
        + "counts as that; correct it"
    }
  }
}
