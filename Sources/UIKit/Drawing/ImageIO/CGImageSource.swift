// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The pictures of a file, by its bytes; more may come until they are said to be all.
///
/// What a source tells follows Documentation/Drawing.md §9.
public final class CGImageSource: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: ImageFile
  private var isComplete: Bool

  init(_ data: Data, isComplete: Bool) {
    stored = ImageFile(data)
    self.isComplete = isComplete
  }

  var file: ImageFile { lock.withLock { stored } }

  func update(_ data: Data, isComplete: Bool) {
    let file = ImageFile(data)
    lock.withLock { (stored, self.isComplete) = (file, isComplete) }
  }

  var status: CGImageSourceStatus {
    let (file, isComplete) = lock.withLock { (stored, self.isComplete) }
    guard file.header != nil else {
      if isComplete { return file.kind == nil ? .statusUnknownType : .statusInvalidData }
      return file.kind == nil ? .statusReadingHeader : .statusIncomplete
    }
    return isComplete ? .statusComplete : .statusIncomplete
  }
}

public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData
  case statusUnknownType
  case statusReadingHeader
  case statusIncomplete
  case statusComplete
}

/// How the rows and columns of a picture lie, in the numbers of EXIF.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored
  case down
  case downMirrored
  case leftMirrored
  case right
  case rightMirrored
  case left
}

/// Bytes that are no picture make a source without pictures.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? {
  CGImageSource(data as Data, isComplete: true)
}

public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
  CGImageSource(provider.bytes, isComplete: true)
}

/// Nil for a file that cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map { CGImageSource($0, isComplete: true) }
}

public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isComplete: false)
}

/// Takes all bytes that there are, not those that are new.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(data as Data, isComplete: final)
}

public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.file.count }
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

public func CGImageSourceGetStatusAtIndex(
  _ isrc: CGImageSource, _ index: Int
) -> CGImageSourceStatus {
  (0..<isrc.file.count).contains(index) ? isrc.status : .statusUnknownType
}

/// The type's identifier, such as `public.png`.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.file.kind.map { NSString(string: $0.identifier) }
}

public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  NSArray(array: ImageFile.Kind.allCases.map { NSString(string: $0.identifier) })
}

/// What holds for the whole file.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  let file = isrc.file
  guard file.kind != nil else { return nil }
  let found = NSMutableDictionary()
  found[kCGImagePropertyFileSize] = NSNumber(value: file.data.count)
  if let loops = file.animation?.loopCount {
    found[kCGImagePropertyGIFDictionary] = NSDictionary(
      object: NSNumber(value: loops), forKey: kCGImagePropertyGIFLoopCount)
  }
  return found
}

/// What holds for one of the pictures; nil where there is none, or its size is not known yet.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  isrc.file.properties(at: index).map { NSDictionary(dictionary: $0) }
}

/// One of the pictures as its pixels are stored, unturned.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  isrc.file.image(at: index)
}

/// A small picture of one of the pictures; files' own small pictures are not read.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let given = options as? [String: Any] ?? [:]
  func flag(_ key: CFString) -> Bool { given[key as String] as? Bool ?? false }
  guard
    flag(kCGImageSourceCreateThumbnailFromImageAlways)
      || flag(kCGImageSourceCreateThumbnailFromImageIfAbsent)
  else { return nil }
  let limit = (given[kCGImageSourceThumbnailMaxPixelSize as String] as? NSNumber)?.doubleValue
  return isrc.file.thumbnail(
    at: index, limit: limit.map { CGFloat($0) },
    isTurned: flag(kCGImageSourceCreateThumbnailWithTransform))
}
