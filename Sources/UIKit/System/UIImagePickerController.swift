// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The photo picker and the camera, neither of which is here.
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable {
    case photoLibrary
    case camera
    case savedPhotosAlbum
  }

  public enum CameraDevice: Int, Sendable {
    case rear
    case front
  }

  public enum CameraCaptureMode: Int, Sendable {
    case photo
    case video
  }

  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto = 0
    case on = 1
  }

  public enum QualityType: Int, Sendable {
    case typeHigh
    case typeMedium
    case typeLow
    case type640x480
    case typeIFrame1280x720
    case typeIFrame960x540
  }

  /// How pictures are given out.
  public enum ImageURLExportPreset: Int, Sendable {
    case compatible
    case current
  }

  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    private static func key(_ name: String) -> InfoKey {
      InfoKey(rawValue: "UIImagePickerController\(name)")
    }

    public static let mediaType = key("MediaType")
    public static let originalImage = key("OriginalImage")
    public static let editedImage = key("EditedImage")
    public static let cropRect = key("CropRect")
    public static let mediaURL = key("MediaURL")
    public static let imageURL = key("ImageURL")
    public static let referenceURL = key("ReferenceURL")
    public static let mediaMetadata = key("MediaMetadata")
    public static let livePhoto = key("LivePhoto")
    public static let phAsset = key("PHAsset")
  }

  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  open var allowsImageEditing = false
  open var showsCameraControls = true
  open var cameraOverlayView: UIView?
  open var cameraViewTransform = CGAffineTransform.identity
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraFlashMode = CameraFlashMode.auto
  open var videoQuality = QualityType.typeMedium
  open var videoMaximumDuration: TimeInterval = 600

  private final class Screen: SystemScreen {
    override var purpose: String { "Photo picker" }
  }

  public init() {
    super.init(rootViewController: Screen(nibName: nil, bundle: nil))
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// There is a photo library, an empty one, and no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  open func takePicture() {}
  open func startVideoCapture() -> Bool { false }
  open func stopVideoCapture() {}
}

@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  // @objc optional
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  // @objc optional
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

/// Saves nothing: there is no album. The caller's method is told of the error.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  guard let target = completionTarget, let completionSelector else { return }
  let error = CocoaError(.featureUnsupported) as NSError
  Runtime.current.perform(after: 0) {
    _ = RuntimeRegistry.perform(
      completionSelector, on: target as AnyObject, with: [image, error, contextInfo])
  }
}
