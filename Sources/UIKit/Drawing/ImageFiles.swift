// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// Finds image files by name and scale, and reads them into values.
enum ImageFiles {
  private static let extensions = ["png", "jpg", "jpeg", "gif", "pdf", "svg"]

  /// The name of an image's file without its extension; nil for other names.
  static func stem(of name: String) -> String? {
    let path = name as NSString
    return extensions.contains(path.pathExtension.lowercased()) ? path.deletingPathExtension : nil
  }

  /// The image of a file, or of its variant for the screen's scale; nil when nothing is there.
  static func load(path: String) -> UIImage.Storage? {
    let name = path as NSString
    let kind = name.pathExtension.lowercased()
    let stem = extensions.contains(kind) ? name.deletingPathExtension : path
    let kinds = extensions.contains(kind) ? [name.pathExtension] : extensions
    if stem.hasSuffix("@2x") || stem.hasSuffix("@3x") {
      return kinds.lazy.compactMap { read("\(stem).\($0)", scale: stem.hasSuffix("@2x") ? 2 : 3) }
        .first
    }
    for kind in kinds {
      for scale in scales(preferred: GraphicsStack.screenScale) {
        let suffix = scale == 1 ? "" : "@\(scale)x"
        if let found = read("\(stem)\(suffix).\(kind)", scale: CGFloat(scale)) { return found }
      }
    }
    return nil
  }

  /// The screen's scale, then larger ones, then smaller ones.
  static func scales(preferred: CGFloat) -> [Int] {
    let wanted = min(max(Int(whole: preferred.rounded()), 1), 3)
    return [wanted] + (wanted + 1..<4) + (1..<wanted).reversed()
  }

  /// - Parameter staysSharp: Whether a drawing keeps its lines when it is enlarged.
  static func read(
    _ path: String, scale: CGFloat, staysSharp: Bool = false
  ) -> UIImage.Storage? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    if ["pdf", "svg"].contains((path as NSString).pathExtension.lowercased()) {
      return vector(data, name: name, staysSharp: staysSharp)
    }
    guard let header = ImageHeader(data) else { return nil }
    MissingResource.check(header, data, name: name)
    let picture = Picture(
      name: name, encoded: data, pixelWidth: header.width, pixelHeight: header.height)
    return UIImage.Storage(
      picture: picture, scale: scale, orientation: header.orientation, name: name)
  }

  /// A drawing at the screen's scale; its points are those of the file.
  private static func vector(_ data: Data, name: String, staysSharp: Bool) -> UIImage.Storage? {
    guard let size = VectorReader.size?(data, nil), size.width > 0, size.height > 0 else {
      return nil
    }
    let scale = GraphicsStack.screenScale
    let file = VectorFile(data: data, size: size, staysSharp: staysSharp)
    return UIImage.Storage(
      picture: Picture(name: name, vector: file, scale: scale), scale: scale, name: name)
  }
}
