// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Geometry in keyed archives. Points, sizes and rectangles are Foundation's; the others are kept as
/// the texts of ``UIKit/NSCoder/string(for:)``. A key that is not there gives zero.
extension NSCoder {
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    lacks(key) ? .zero : decodePoint(forKey: key)
  }
  public func decodeCGSize(forKey key: String) -> CGSize {
    lacks(key) ? .zero : decodeSize(forKey: key)
  }
  public func decodeCGRect(forKey key: String) -> CGRect {
    lacks(key) ? .zero : decodeRect(forKey: key)
  }

  public func encode(_ vector: CGVector, forKey key: String) {
    encode(NSCoder.string(for: vector), forKey: key)
  }
  public func decodeCGVector(forKey key: String) -> CGVector {
    NSCoder.cgVector(for: text(forKey: key))
  }

  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSCoder.string(for: transform), forKey: key)
  }
  /// The identity where the key is not there.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    lacks(key) ? .identity : NSCoder.cgAffineTransform(for: text(forKey: key))
  }

  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets), forKey: key)
  }
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    NSCoder.uiEdgeInsets(for: text(forKey: key))
  }

  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets), forKey: key)
  }
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    let insets = decodeUIEdgeInsets(forKey: key)
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(NSCoder.string(for: offset), forKey: key)
  }
  public func decodeUIOffset(forKey key: String) -> UIOffset {
    NSCoder.uiOffset(for: text(forKey: key))
  }

  private func text(forKey key: String) -> String {
    storedObject(of: NSString.self, forKey: key) as String? ?? ""
  }
}
