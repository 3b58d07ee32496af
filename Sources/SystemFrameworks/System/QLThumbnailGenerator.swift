// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A small picture of a file; none is made.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
  public enum RepresentationType: Int, Sendable {
    case icon, lowQualityThumbnail, thumbnail
  }

  public let type: RepresentationType
  public let uiImage: UIImage
  open var cgImage: CGImage {
    guard let image = uiImage.cgImage else { preconditionFailure("no thumbnail is ever made") }
    return image
  }
  open var contentRect: CGRect { CGRect(origin: .zero, size: uiImage.size) }

  init(type: RepresentationType, uiImage: UIImage) {
    (self.type, self.uiImage) = (type, uiImage)
    super.init()
  }
}

/// Makes small pictures of files; it fails, as for a file of an unknown kind.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
  open class Request: NSObject, @unchecked Sendable {
    public struct RepresentationTypes: OptionSet, Hashable, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let icon = RepresentationTypes(rawValue: 1)
      public static let lowQualityThumbnail = RepresentationTypes(rawValue: 1 << 1)
      public static let thumbnail = RepresentationTypes(rawValue: 1 << 2)
      public static let all = RepresentationTypes(rawValue: ~0)
    }

    public let size: CGSize
    public let scale: CGFloat
    public let representationTypes: RepresentationTypes
    open var minimumDimension: CGFloat = 0
    open var iconMode = false

    public init(
      fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes
    ) {
      (self.size, self.scale) = (size, scale)
      self.representationTypes = representationTypes
      super.init()
    }
  }

  private static let common = QLThumbnailGenerator()
  open class var shared: QLThumbnailGenerator { common }

  open func generateBestRepresentation(
    for request: Request,
    completion completionHandler: @escaping (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) { answerLater { completionHandler(nil, CocoaError(.featureUnsupported)) } }

  open func generateBestRepresentation(
    for request: Request
  ) async throws -> QLThumbnailRepresentation { throw CocoaError(.featureUnsupported) }

  open func generateRepresentations(
    for request: Request,
    update updateHandler: (
      (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?)
        -> Void
    )? = nil
  ) {
    guard let updateHandler else { return }
    answerLater { updateHandler(nil, .thumbnail, CocoaError(.featureUnsupported)) }
  }

  open func cancel(_ request: Request) {}
}
