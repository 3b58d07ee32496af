// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension NSPredicate {
  /// The same predicate with values for its variables.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    nonisolated(unsafe) let (own, given) = (self, variables)
    return NSPredicate { object, more in
      own.evaluate(with: object, substitutionVariables: given.merging(more ?? [:]) { $1 })
    }
  }
}
