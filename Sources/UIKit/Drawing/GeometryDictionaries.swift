// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// Points, sizes and rectangles as property lists, with the keys of Core Graphics.

private func numbers(_ dictionary: CFDictionary, _ keys: [String]) -> [CGFloat]? {
  let values = keys.compactMap { (dictionary.object(forKey: $0) as? NSNumber)?.doubleValue }
  return values.count == keys.count ? values.map { CGFloat($0) } : nil
}

private func dictionary(_ values: KeyValuePairs<String, CGFloat>) -> CFDictionary {
  Dictionary(uniqueKeysWithValues: values.map { ($0, NSNumber(value: Double($1))) }) as NSDictionary
}

extension CGPoint {
  public var dictionaryRepresentation: CFDictionary { dictionary(["X": x, "Y": y]) }

  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let values = numbers(dict, ["X", "Y"]) else { return nil }
    self.init(x: values[0], y: values[1])
  }
}

extension CGSize {
  public var dictionaryRepresentation: CFDictionary {
    dictionary(["Width": width, "Height": height])
  }

  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let values = numbers(dict, ["Width", "Height"]) else { return nil }
    self.init(width: values[0], height: values[1])
  }
}

extension CGRect {
  public var dictionaryRepresentation: CFDictionary {
    dictionary(["X": origin.x, "Y": origin.y, "Width": size.width, "Height": size.height])
  }

  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dict),
      let size = CGSize(dictionaryRepresentation: dict)
    else { return nil }
    self.init(origin: origin, size: size)
  }
}
