// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UIToolTipInteractionDelegate {
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    optionalDefault("toolTipInteraction:configurationAtPoint:", self, [interaction, point], nil) {
      (next: any UIToolTipInteractionDelegate) in
      next.toolTipInteraction(interaction, configurationAt: point)
    }
  }
}
