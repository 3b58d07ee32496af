// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

/// Bytes for fonts and pictures.
public final class CGDataProvider: Sendable {
  let bytes: Data

  /// Never nil; Apple's is where the data cannot be held.
  public init?(data: CFData) { bytes = data as Data }

  /// Reads the file at once; nil when it cannot be read.
  public convenience init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    self.init(data: data as NSData)
  }

  /// Reads the file at once; nil when it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    let url = URL(fileURLWithPath: String(cString: filename))
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data as NSData)
  }

  public var data: CFData? { bytes as NSData }
}
