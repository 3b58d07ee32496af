// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension UIView: @preconcurrency NSCoding {}
extension UIViewController: @preconcurrency NSCoding {}

/// Views in keyed archives (Documentation/InterfaceBuilder.md §13).
extension UIView {
  /// Takes the values of a document or of an archive that a view was put into.
  final func decode(from coder: NSCoder) {
    if let archive = coder as? NSKeyedUnarchiver { return restore(from: archive) }
    (coder as? any ArchiveDecoding)?.decode(into: self)
  }

  final func archive(into coder: NSCoder) {
    guard let archive = coder as? NSKeyedArchiver else { return }
    archive.encode(NSCoder.string(for: bounds), forKey: "UIBounds")
    archive.encode(NSCoder.string(for: center), forKey: "UICenter")
    for part in ArchivedPart.all { part.write(self, archive) }
    guard keepsSubviewsInArchives else { return }
    archive.encode(NSArray(array: subviews), forKey: "UISubviews")
    if let stack = self as? UIStackView {
      archive.encode(NSArray(array: stack.arrangedSubviews), forKey: "UIArrangedSubviews")
    }
  }

  private func restore(from archive: NSKeyedUnarchiver) {
    if let text = archive.text(forKey: "UIBounds") { bounds = NSCoder.cgRect(for: text) }
    if let text = archive.text(forKey: "UICenter") { center = NSCoder.cgPoint(for: text) }
    for part in ArchivedPart.all { part.read(self, archive) }
    guard keepsSubviewsInArchives else { return }
    for view in archive.views(forKey: "UISubviews") { addSubview(view) }
    if let stack = self as? UIStackView {
      for view in archive.views(forKey: "UIArrangedSubviews") { stack.addArrangedSubview(view) }
    }
  }

  /// Whether all subviews are the app's: lists, buttons and other controls make theirs anew.
  private var keepsSubviewsInArchives: Bool {
    var kind: AnyClass? = type(of: self)
    while let current = kind {
      if UIView.plainContainers.contains(ObjectIdentifier(current)) { return true }
      if String(reflecting: current).hasPrefix("UIKit.") { return false }
      kind = _getSuperclass(current)
    }
    return false
  }

  private static let plainContainers: Set<ObjectIdentifier> = Set(
    [
      UIView.self, UIControl.self, UIStackView.self, UILabel.self, UIImageView.self,
    ].map { ObjectIdentifier($0) })
}

/// Controllers in keyed archives: without their views, as they are made anew.
extension UIViewController {
  final func decode(from coder: NSCoder) {
    guard let archive = coder as? NSKeyedUnarchiver else {
      (coder as? any ArchiveDecoding)?.decode(into: self)
      return
    }
    if let text = archive.text(forKey: "UITitle") { title = text }
  }

  final func archive(into coder: NSCoder) {
    guard let archive = coder as? NSKeyedArchiver, let title else { return }
    archive.encode(title, forKey: "UITitle")
  }
}

extension NSKeyedUnarchiver {
  fileprivate func text(forKey key: String) -> String? {
    let object = containsValue(forKey: key) ? decodeObject(forKey: key) : nil
    return object as? String ?? (object as? NSString).map { $0 as String }
  }

  fileprivate func views(forKey key: String) -> [UIView] {
    let object = containsValue(forKey: key) ? decodeObject(forKey: key) : nil
    return object as? [UIView] ?? (object as? NSArray)?.compactMap { $0 as? UIView } ?? []
  }
}

/// A property of a class of views that archives keep.
@MainActor
private struct ArchivedPart {
  let write: (UIView, NSKeyedArchiver) -> Void
  let read: (UIView, NSKeyedUnarchiver) -> Void

  /// A number or a truth value, by a name of Apple's archives.
  init<Owner: UIView, Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>,
    number: @escaping (Value) -> Double, value: @escaping (Double) -> Value?
  ) {
    write = { view, archive in
      guard let owner = view as? Owner else { return }
      archive.encode(number(owner[keyPath: path]), forKey: key)
    }
    read = { view, archive in
      guard let owner = view as? Owner, archive.containsValue(forKey: key) else { return }
      let new = archive.decodeDouble(forKey: key)
      guard new != number(owner[keyPath: path]), let value = value(new) else { return }
      owner[keyPath: path] = value
    }
  }

  init<Owner: UIView>(_ key: String, _ path: ReferenceWritableKeyPath<Owner, Bool>) {
    self.init(key, path, number: { $0 ? 1 : 0 }, value: { $0 != 0 })
  }

  init<Owner: UIView, Value: RawRepresentable<Int>>(
    _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    self.init(
      key, path, number: { Double($0.rawValue) },
      value: { Int(exactly: $0).flatMap { Value(rawValue: $0) } })
  }

  /// An object that can be archived itself.
  init<Owner: UIView, Value: NSObject>(
    object key: String, _ path: ReferenceWritableKeyPath<Owner, Value?>
  ) {
    write = { view, archive in
      guard let object = (view as? Owner)?[keyPath: path] else { return }
      archive.encode(object, forKey: key)
    }
    read = { view, archive in
      guard let owner = view as? Owner, archive.containsValue(forKey: key),
        let object = archive.decodeObject(forKey: key) as? Value
      else { return }
      owner[keyPath: path] = object
    }
  }

  init<Owner: UIView>(text key: String, _ path: ReferenceWritableKeyPath<Owner, String?>) {
    write = { view, archive in
      guard let text = (view as? Owner)?[keyPath: path] else { return }
      archive.encode(text, forKey: key)
    }
    read = { view, archive in
      guard let owner = view as? Owner, let text = archive.text(forKey: key) else { return }
      owner[keyPath: path] = text
    }
  }

  static let all: [ArchivedPart] = [
    ArchivedPart("UITag", \UIView.tag, number: { Double($0) }, value: { Int(exactly: $0) }),
    ArchivedPart("UIAlpha", \UIView.alpha, number: { Double($0) }, value: { CGFloat($0) }),
    ArchivedPart("UIHidden", \UIView.isHidden),
    ArchivedPart("UIOpaque", \UIView.isOpaque),
    ArchivedPart("UIClipsToBounds", \UIView.clipsToBounds),
    ArchivedPart("UIUserInteractionEnabled", \UIView.isUserInteractionEnabled),
    ArchivedPart(
      "UIViewDoesTranslateMask", \UIView.translatesAutoresizingMaskIntoConstraints),
    ArchivedPart("UIContentMode", \UIView.contentMode),
    ArchivedPart(
      "UIAutoresizingMask", \UIView.autoresizingMask, number: { Double($0.rawValue) },
      value: { UInt(exactly: $0).map { UIView.AutoresizingMask(rawValue: $0) } }),
    ArchivedPart(object: "UIBackgroundColor", \UIView.backgroundColor),
    ArchivedPart(text: "UIText", \UILabel.text),
    ArchivedPart(object: "UIFont", \UILabel.font),
    ArchivedPart(object: "UITextColor", \UILabel.textColor),
    ArchivedPart(
      "UINumberOfLines", \UILabel.numberOfLines, number: { Double($0) }, value: { Int(exactly: $0) }
    ),
    ArchivedPart("UITextAlignment", \UILabel.textAlignment),
    ArchivedPart("UILineBreakMode", \UILabel.lineBreakMode),
    ArchivedPart(text: "UIText", \UITextField.text),
    ArchivedPart(text: "UIPlaceholder", \UITextField.placeholder),
    ArchivedPart(object: "UIImage", \UIImageView.image),
    ArchivedPart("UIEnabled", \UIControl.isEnabled),
    ArchivedPart("UISelected", \UIControl.isSelected),
    ArchivedPart("UISwitchOn", \UISwitch.isOn),
    ArchivedPart("UIStackViewAxis", \UIStackView.axis),
    ArchivedPart("UIStackViewDistribution", \UIStackView.distribution),
    ArchivedPart("UIStackViewAlignment", \UIStackView.alignment),
    ArchivedPart(
      "UIStackViewSpacing", \UIStackView.spacing, number: { Double($0) },
      value: { CGFloat($0) }),
  ]
}
