// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// The bytes of a picture's file, with what can be told of them without decoding
/// (Documentation/Drawing.md §9).
struct ImageFile: Sendable {
  enum Kind: CaseIterable, Sendable {
    case png, jpeg, gif

    var identifier: String {
      switch self {
      case .png: "public.png"
      case .jpeg: "public.jpeg"
      case .gif: "com.compuserve.gif"
      }
    }

    /// The kind whose files begin so.
    init?(_ data: Data) {
      if data.starts(with: [0x89, 0x50, 0x4e, 0x47]) {
        self = .png
      } else if data.starts(with: [0xff, 0xd8, 0xff]) {
        self = .jpeg
      } else if data.starts(with: Array("GIF8".utf8)) {
        self = .gif
      } else {
        return nil
      }
    }
  }

  let data: Data
  let kind: Kind?
  /// Nil while the size is not among the bytes.
  let header: ImageHeader?
  let animation: GIFFile?

  init(_ data: Data) {
    self.data = data
    kind = Kind(data)
    header = kind == nil ? nil : ImageHeader(data)
    animation = kind == .gif && header != nil ? GIFFile(data) : nil
  }

  var count: Int {
    guard header != nil else { return 0 }
    return animation?.frames.count ?? 1
  }

  func image(at index: Int) -> CGImage? {
    guard let header, (0..<count).contains(index) else { return nil }
    let bytes = animation?.frames[index].data ?? data
    return CGImage(
      picture: Picture(
        name: "data", encoded: bytes, pixelWidth: header.width, pixelHeight: header.height))
  }

  /// - Parameter limit: The most pixels of the longer side; nil for as many as there are.
  func thumbnail(at index: Int, limit: CGFloat?, isTurned: Bool) -> CGImage? {
    guard let image = image(at: index), let header else { return nil }
    let orientation = isTurned ? header.orientation : .up
    let whole = UIImage(cgImage: image, scale: 1, orientation: orientation)
    let longer = max(whole.size.width, whole.size.height)
    let scale = limit.map { min(1, $0 / longer) } ?? 1
    guard scale > 0 else { return nil }
    if scale == 1, orientation == .up { return image }
    let size = CGSize(
      width: max(1, (whole.size.width * scale).rounded()),
      height: max(1, (whole.size.height * scale).rounded()))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format)
      .image { _ in whole.draw(in: CGRect(origin: .zero, size: size)) }.cgImage
  }

  func properties(at index: Int) -> [String: Any]? {
    guard let header, (0..<count).contains(index) else { return nil }
    var found: [CFString: Any] = [
      kCGImagePropertyPixelWidth: NSNumber(value: header.width),
      kCGImagePropertyPixelHeight: NSNumber(value: header.height),
      kCGImagePropertyDepth: NSNumber(value: 8),
      kCGImagePropertyColorModel: NSString(string: "RGB"),
    ]
    if let turn = header.exifOrientation {
      found[kCGImagePropertyOrientation] = NSNumber(value: turn.rawValue)
    }
    if kind == .jpeg {
      found[kCGImagePropertyJFIFDictionary] = NSDictionary(
        object: NSNumber(value: header.isProgressive), forKey: kCGImagePropertyJFIFIsProgressive)
    }
    if let frame = animation?.frames[index] {
      found[kCGImagePropertyGIFDictionary] = NSDictionary(
        objects: [max(frame.delay, GIFFile.leastDelay), frame.delay].map(NSNumber.init(value:)),
        forKeys: [kCGImagePropertyGIFDelayTime, kCGImagePropertyGIFUnclampedDelayTime])
    }
    return Dictionary(uniqueKeysWithValues: found.map { ($0.key as String, $0.value) })
  }
}
