// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputTargetImageKey = "inputTargetImage"
public let kCIInputColorKey = "inputColor"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputTimeKey = "inputTime"
public let kCIInputEVKey = "inputEV"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputWeightsKey = "inputWeights"
public let kCIOutputImageKey = "outputImage"
public let kCIAttributeFilterName = "CIAttributeFilterName"
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"

/// Makes a picture of others. QR codes, colours, crops, moves and layers are made; filters that
/// change colours or blur leave the picture as it is (Documentation/SystemFrameworks.md §7).
open class CIFilter: NSObject, @unchecked Sendable {
  open var name: String
  private var inputs: [String: Any] = [:]

  public override init() { name = "" }

  /// - Returns: nil for a name that is none of Core Image's, which all begin with `CI`.
  public convenience init?(name: String) {
    self.init(name: name, parameters: nil)
  }

  public convenience init?(name: String, parameters params: [String: Any]?) {
    guard name.hasPrefix("CI"), name.count > 2 else { return nil }
    self.init()
    self.name = name
    inputs = params ?? [:]
  }

  open var isEnabled: Bool { true }
  open var inputKeys: [String] { inputs.keys.sorted() }
  open var outputKeys: [String] { [kCIOutputImageKey] }
  open var attributes: [String: Any] { [kCIAttributeFilterName: name] }

  open func setDefaults() {}
  open func setValue(_ value: Any?, forKey key: String) { inputs[key] = value }
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : inputs[key]
  }

  open class func filterNames(inCategory category: String?) -> [String] { [] }
  open class func filterNames(inCategories categories: [String]?) -> [String] { [] }
  open class func localizedName(forFilterName filterName: String) -> String? { nil }

  private var image: CIImage? { inputs[kCIInputImageKey] as? CIImage }

  open var outputImage: CIImage? {
    switch name {
    case "CIQRCodeGenerator":
      guard let message = inputs["inputMessage"] as? Data else { return nil }
      let level = inputs["inputCorrectionLevel"] as? String ?? "M"
      return QRCode(message, level: level).map { CIImage(picture: $0.picture) }
    case "CIConstantColorGenerator":
      return (inputs[kCIInputColorKey] as? CIColor).map { CIImage(color: $0) }
    case "CICrop":
      guard let area = inputs["inputRectangle"] as? CIVector else { return image }
      return image?.cropped(to: area.cgRectValue)
    case "CIAffineTransform":
      guard let map = inputs[kCIInputTransformKey] as? CGAffineTransform else { return image }
      return image?.transformed(by: map)
    case "CILanczosScaleTransform":
      let scale = (inputs[kCIInputScaleKey] as? NSNumber)?.doubleValue ?? 1
      let aspect = (inputs[kCIInputAspectRatioKey] as? NSNumber)?.doubleValue ?? 1
      return image?.transformed(by: CGAffineTransform(scaleX: scale * aspect, y: scale))
    case "CISourceOverCompositing":
      guard let back = inputs[kCIInputBackgroundImageKey] as? CIImage else { return image }
      return image?.composited(over: back)
    case "CIAffineClamp":
      return image?.clampedToExtent()
    case "CIAreaAverage", "CIAreaMaximum", "CIAreaMinimum":
      return image?.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    default:
      return image
    }
  }
}
