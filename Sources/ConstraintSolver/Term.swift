// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A variable times a factor.
package struct Term: Hashable, Sendable, BitwiseCopyable {
  package var variable: Variable
  /// A finite factor; zero is allowed and has no effect.
  package var coefficient: Double

  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }

  package init(variable: Variable, coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
