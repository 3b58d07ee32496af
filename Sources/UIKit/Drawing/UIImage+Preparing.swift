// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIImage {
  /// Pictures are decoded when they are drawn, here as on another thread: this is the picture.
  public func preparingForDisplay() -> UIImage? { self }

  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// The picture drawn at a size, in points.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    let ratio = min(size.width / self.size.width, size.height / self.size.height)
    let fitted = CGSize(width: self.size.width * ratio, height: self.size.height * ratio)
    return UIGraphicsImageRenderer(size: fitted).image { _ in
      draw(in: CGRect(origin: .zero, size: fitted))
    }
  }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping (UIImage?) -> Void
  ) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// The pictures `name0`, `name1`… one after another.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    while images.count < 1024, let image = UIImage(named: "\(name)\(images.count)") {
      images.append(image)
    }
    return images.isEmpty ? nil : animatedImage(with: images, duration: duration)
  }
}
