// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    optionalDefault(
      "supportsConfiguration:", self, [configuration],
      type(of: self.configuration) == type(of: configuration)
    ) { (next: any UIContentView) in next.supports(configuration) }
  }
}
