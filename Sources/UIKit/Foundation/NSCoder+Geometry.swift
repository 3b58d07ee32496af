// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Geometry as text, `{{x, y}, {width, height}}`, and back; text that does not read gives zero.
extension NSCoder {
  public class func string(for point: CGPoint) -> String { text(point.x, point.y) }

  public class func string(for size: CGSize) -> String { text(size.width, size.height) }

  public class func string(for vector: CGVector) -> String { text(vector.dx, vector.dy) }

  public class func string(for offset: UIOffset) -> String {
    text(offset.horizontal, offset.vertical)
  }

  public class func string(for rect: CGRect) -> String {
    "{\(text(rect.origin.x, rect.origin.y)), \(text(rect.size.width, rect.size.height))}"
  }

  public class func string(for insets: UIEdgeInsets) -> String {
    text(insets.top, insets.left, insets.bottom, insets.right)
  }

  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    text(insets.top, insets.leading, insets.bottom, insets.trailing)
  }

  public class func string(for transform: CGAffineTransform) -> String {
    "["
      + [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      .map(text).joined(separator: ", ") + "]"
  }

  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(string, count: 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  public class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(string, count: 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }

  public class func cgVector(for string: String) -> CGVector {
    let numbers = numbers(string, count: 2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  public class func uiOffset(for string: String) -> UIOffset {
    let numbers = numbers(string, count: 2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  public class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(string, count: 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = numbers(string, count: 4)
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let numbers = numbers(string, count: 6)
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  private class func text(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
  }

  private class func text(_ numbers: CGFloat...) -> String {
    "{" + numbers.map(text).joined(separator: ", ") + "}"
  }

  private class func numbers(_ string: String, count: Int) -> [CGFloat] {
    let parts = string.split { "{}[], ".contains($0) }.map { Double($0) }
    guard parts.count == count, !parts.contains(nil) else {
      return Array(repeating: 0, count: count)
    }
    return parts.map { CGFloat($0 ?? 0) }
  }
}

public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  NSCoder.string(for: transform)
}
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  NSCoder.string(for: insets)
}
