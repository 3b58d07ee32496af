// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Asks for a change of the library, which refuses all (`PHPhotoLibrary.performChanges`).
open class PHChangeRequest: NSObject {
  public required override init() { super.init() }
}

/// Asks for a new asset or for the change of one; refused.
open class PHAssetChangeRequest: PHChangeRequest {
  open var creationDate: Date?
  open var location: CLLocation?
  open var isFavorite = false
  open var isHidden = false
  open var contentEditingOutput: PHContentEditingOutput?
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }

  public required init() { super.init() }

  public convenience init(for asset: PHAsset) { self.init() }

  open class func creationRequestForAsset(from image: UIImage) -> Self { self.init() }
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { self.init() }
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { self.init() }

  open func revertAssetContentToOriginal() {}

  /// `assets` is an array, or a fetch result.
  open class func deleteAssets(_ assets: Any) {}
}

public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video
  case audio
  case alternatePhoto
  case fullSizePhoto
  case fullSizeVideo
  case adjustmentData
  case adjustmentBasePhoto
  case pairedVideo
  case fullSizePairedVideo
  case adjustmentBasePairedVideo
  case adjustmentBaseVideo
  case photoProxy = 19
}

/// Asks for a new asset of several files; refused.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  open class func forAsset() -> Self { self.init() }

  open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { true }

  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {}

  open func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {}
}

/// How a file comes into the library; kept.
open class PHAssetResourceCreationOptions: NSObject {
  open var originalFilename: String?
  open var uniformTypeIdentifier: String?
  open var shouldMoveFile = false
}

/// Asks for an album or for its change; refused.
open class PHAssetCollectionChangeRequest: PHChangeRequest {
  open var title = ""
  public let placeholderForCreatedAssetCollection = PHObjectPlaceholder()

  public required init() { super.init() }

  public convenience init?(for assetCollection: PHAssetCollection) { self.init() }

  public convenience init?(
    for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>
  ) {
    self.init()
  }

  open class func creationRequestForAssetCollection(withTitle title: String) -> Self {
    let request = self.init()
    request.title = title
    return request
  }

  open class func deleteAssetCollections(_ assetCollections: Any) {}

  open func addAssets(_ assets: Any) {}
  open func removeAssets(_ assets: Any) {}
  open func insertAssets(_ assets: Any, at indexes: IndexSet) {}
}

/// One file of an asset; there are none.
open class PHAssetResource: NSObject {
  open var type: PHAssetResourceType { .photo }
  open var assetLocalIdentifier: String { "" }
  open var originalFilename: String { "" }
  open var uniformTypeIdentifier: String { "" }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }

  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
  open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }
}

public typealias PHAssetResourceDataRequestID = Int32

/// How a file of an asset is read; kept.
open class PHAssetResourceRequestOptions: NSObject {
  open var isNetworkAccessAllowed = false
  open var progressHandler: ((Double) -> Void)?
}

/// Reads no files: the resource is missing.
open class PHAssetResourceManager: NSObject {
  nonisolated(unsafe) private static let shared = PHAssetResourceManager()

  open class func `default`() -> PHAssetResourceManager { shared }

  @discardableResult
  open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping (Data) -> Void,
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> PHAssetResourceDataRequestID {
    answerLater { completionHandler(PHPhotosError(.missingResource)) }
    return 0
  }

  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    answerLater { completionHandler(PHPhotosError(.missingResource)) }
  }

  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
  ) async throws {
    throw PHPhotosError(.missingResource)
  }

  open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}
}
