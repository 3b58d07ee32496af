// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What key-value coding answers for a field's `clearButton`: the field draws the image and the tint
/// that an app gives it (Documentation/Controls.md §7.6).
final class FieldClearButton: UIButton {
  static let image = UIImage(systemName: "xmark.circle.fill")
  static let tint = UIColor.tertiaryLabel
  private weak var field: UITextField?

  convenience init(of field: UITextField) {
    self.init(type: .custom)
    setImage(Self.image, for: .normal)
    tintColor = Self.tint
    self.field = field
  }

  override func setImage(_ image: UIImage?, for state: UIControl.State) {
    super.setImage(image, for: state)
    field?.setNeedsDisplay()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    field?.setNeedsDisplay()
  }
}

extension UITextField {
  /// A button that is in no view, made when somebody asks for it.
  final var clearButton: UIButton {
    if let known = storedClearButton { return known }
    let button = FieldClearButton(of: self)
    storedClearButton = button
    return button
  }

  final func paintClearButton() {
    let image = storedClearButton.map { $0.image(for: .normal) } ?? FieldClearButton.image
    image?.draw(
      in: clearButtonRect(forBounds: bounds),
      tint: storedClearButton?.tintColor ?? FieldClearButton.tint)
  }
}
