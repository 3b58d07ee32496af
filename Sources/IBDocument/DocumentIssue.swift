// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Something in a document that is passed over; the rest of the document is used.
package struct DocumentIssue: Equatable, Sendable, CustomStringConvertible {
  package enum Problem: Equatable, Sendable {
    case unknownElement(String, parent: String)
    case unknownAttribute(String, element: String)
    /// A connection, constraint or mask names an id that nothing has.
    case danglingReference(id: String, role: String)
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
    }
  }
}
