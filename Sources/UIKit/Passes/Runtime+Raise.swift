// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The name of an exception that UIKit raises.
package struct ExceptionName: RawRepresentable, Sendable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  package static let internalInconsistency = Self(rawValue: "NSInternalInconsistencyException")
  package static let invalidConstraint = Self(rawValue: "NSInvalidLayoutConstraintException")
  package static let invalidArgument = Self(rawValue: "NSInvalidArgumentException")
  package static let generic = Self(rawValue: "NSGenericException")
  package static let range = Self(rawValue: "NSRangeException")
  package static let unknownKey = Self(rawValue: "NSUnknownKeyException")
  package static let layerInvalidGeometry = Self(rawValue: "CALayerInvalidGeometry")
}

extension Runtime {
  /// Ends the process as an uncaught exception does, with its text on stderr.
  package nonisolated static func raise(_ name: ExceptionName, _ reason: String) -> Never {
    raise(name.rawValue, reason)
  }

  package nonisolated static func raise(_ name: String, _ reason: String) -> Never {
    ProgrammingError.raise(name, reason)
  }
}
