// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// A picture that a display list places: an encoded file, a drawing, or a display list of its own.
///
/// Equal when the content is; the hash of encoded bytes is computed once.
package struct Picture: Hashable, Sendable {
  package enum Content: Sendable {
    /// The bytes of an image file.
    case encoded(Data)
    /// A recording and the size of its canvas in points.
    case recording(DisplayList, size: CGSize)
    case vector(VectorFile)
  }

  /// What the text dump calls it.
  package let name: String
  package let content: Content
  package let pixelWidth: Int
  package let pixelHeight: Int
  /// FNV-1a over the encoded bytes, or over the dump of the recording.
  package let fingerprint: UInt64

  /// Pictures of more pixels, half a gigabyte of memory, are not decoded (Documentation/HostileFiles.md
  /// §2.3).
  package static let mostPixels = 1 << 27

  /// A picture of an encoded file whose pixel size is known.
  package init(name: String, encoded data: Data, pixelWidth: Int, pixelHeight: Int) {
    self.name = name
    content = .encoded(data)
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    fingerprint = Picture.fingerprint(of: data)
  }

  /// A picture of a recording, `scale` pixels a point.
  package init(name: String, recording: DisplayList, size: CGSize, scale: CGFloat) {
    self.name = name
    content = .recording(recording, size: size)
    pixelWidth = Int(whole: (size.width * scale).rounded(.up))
    pixelHeight = Int(whole: (size.height * scale).rounded(.up))
    fingerprint = Picture.fingerprint(of: Data(recording.dump().utf8))
  }

  /// A picture of a PDF or SVG file, `scale` pixels a point.
  package init(name: String, vector file: VectorFile, scale: CGFloat) {
    self.name = name
    content = .vector(file)
    pixelWidth = Int(whole: (file.size.width * scale).rounded(.up))
    pixelHeight = Int(whole: (file.size.height * scale).rounded(.up))
    let part = Picture.fingerprint(of: Data((file.part ?? "").utf8))
    fingerprint = Picture.fingerprint(of: file.data) ^ part ^ (file.staysSharp ? 1 : 0)
  }

  private static func fingerprint(of bytes: Data) -> UInt64 {
    bytes.withUnsafeBytes { buffer in
      buffer.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
  }

  package static func == (left: Picture, right: Picture) -> Bool {
    left.fingerprint == right.fingerprint && left.pixelWidth == right.pixelWidth
      && left.pixelHeight == right.pixelHeight
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(fingerprint)
  }
}

/// Where and how a picture is drawn.
package struct PicturePlacement: Hashable, Sendable {
  package enum Filter: String, Hashable, Sendable { case smooth, nearest }

  package var picture: Picture
  /// The part that is shown, as fractions of the picture.
  package var source: CGRect
  /// Where that part goes, in points.
  package var target: CGRect
  /// From 0 to 1.
  package var opacity: CGFloat
  /// When given, the picture's alpha is filled with this colour.
  package var tint: PaintColor?
  package var filter: Filter

  package init(
    picture: Picture, source: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), target: CGRect,
    opacity: CGFloat = 1, tint: PaintColor? = nil, filter: Filter = .smooth
  ) {
    self.picture = picture
    self.source = source
    self.target = target
    self.opacity = opacity
    self.tint = tint
    self.filter = filter
  }
}
