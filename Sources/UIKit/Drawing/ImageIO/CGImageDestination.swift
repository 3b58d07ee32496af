// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// A file of one picture that is being written, as PNG or JPEG.
public final class CGImageDestination: @unchecked Sendable {
  /// Where the bytes go.
  private enum Target {
    case data(CFMutableData)
    case file(URL)
  }

  private let target: Target
  private let kind: ImageFile.Kind
  private let lock = NSLock()
  private var image: CGImage?
  private var quality = 1.0

  fileprivate init?(data: CFMutableData, type: CFString, count: Int) {
    guard let kind = Self.kind(type, count) else { return nil }
    (target, self.kind) = (.data(data), kind)
  }

  fileprivate init?(url: CFURL, type: CFString, count: Int) {
    guard let kind = Self.kind(type, count) else { return nil }
    (target, self.kind) = (.file(url as URL), kind)
  }

  /// Nil for types and numbers of pictures that are not written here.
  private static func kind(_ type: CFString, _ count: Int) -> ImageFile.Kind? {
    guard count == 1 else { return nil }
    return [.png, .jpeg].first { $0.identifier == type as String }
  }

  fileprivate func add(_ added: CGImage, _ properties: CFDictionary?) {
    lock.withLock { image = image ?? added }
    take(properties)
  }

  fileprivate func take(_ properties: CFDictionary?) {
    let given = properties as? [String: Any]
    let key = kCGImageDestinationLossyCompressionQuality as String
    guard let number = given?[key] as? NSNumber else { return }
    lock.withLock { quality = number.doubleValue }
  }

  fileprivate func finish() -> Bool {
    let (image, quality) = lock.withLock { (self.image, self.quality) }
    let format: PictureEncoder.Format = kind == .png ? .png : .jpeg(quality: CGFloat(quality))
    guard let image, let bytes = PictureEncoder.shared?(image.picture, format) else { return false }
    switch target {
    case .data(let data): data.append(bytes)
    case .file(let url): return (try? bytes.write(to: url)) != nil
    }
    return true
  }
}

/// Nil unless one picture is to be written as PNG or JPEG.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(data: data, type: type, count: count)
}

/// Nil unless one picture is to be written as PNG or JPEG.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(url: url, type: type, count: count)
}

public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  NSArray(array: ["public.png", "public.jpeg"].map { NSString(string: $0) })
}

public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) {
  idst.take(properties)
}

public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  idst.add(image, properties)
}

public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  if let image = isrc.file.image(at: index) { idst.add(image, properties) }
}

/// False where no picture was added or the file cannot be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
