// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The filters that `CIFilterBuiltins` names. What an app does not set reads as nothing: 0, black or an
/// empty value, where Core Image has the filter's default.
final class NamedFilter: CIFilter, @unchecked Sendable {
  init(_ name: String) {
    super.init()
    self.name = name
  }

  @FilterInput(kCIInputImageKey) var inputImage: CIImage?
  @FilterInput("inputRadius") var radius: Float
  @FilterInput("inputMask") var mask: CIImage?
  @FilterInput("inputAngle") var angle: Float
  @FilterInput("inputNoiseLevel") var noiseLevel: Float
  @FilterInput("inputSharpness") var sharpness: Float
  @FilterInput("inputCenter") var center: CGPoint
  @FilterInput("inputAmount") var amount: Float
  @FilterInput("inputRingAmount") var ringAmount: Float
  @FilterInput("inputRingSize") var ringSize: Float
  @FilterInput("inputSoftness") var softness: Float
  @FilterInput("inputMinComponents") var minComponents: CIVector
  @FilterInput("inputMaxComponents") var maxComponents: CIVector
  @FilterInput("inputSaturation") var saturation: Float
  @FilterInput("inputBrightness") var brightness: Float
  @FilterInput("inputContrast") var contrast: Float
  @FilterInput("inputRVector") var rVector: CIVector
  @FilterInput("inputGVector") var gVector: CIVector
  @FilterInput("inputBVector") var bVector: CIVector
  @FilterInput("inputAVector") var aVector: CIVector
  @FilterInput("inputBiasVector") var biasVector: CIVector
  @FilterInput("inputRedCoefficients") var redCoefficients: CIVector
  @FilterInput("inputGreenCoefficients") var greenCoefficients: CIVector
  @FilterInput("inputBlueCoefficients") var blueCoefficients: CIVector
  @FilterInput("inputAlphaCoefficients") var alphaCoefficients: CIVector
  @FilterInput("inputEV") var ev: Float
  @FilterInput("inputPower") var power: Float
  @FilterInput("inputNeutral") var neutral: CIVector
  @FilterInput("inputTargetNeutral") var targetNeutral: CIVector
  @FilterInput("inputPoint0") var point0: CGPoint
  @FilterInput("inputPoint1") var point1: CGPoint
  @FilterInput("inputPoint2") var point2: CGPoint
  @FilterInput("inputPoint3") var point3: CGPoint
  @FilterInput("inputPoint4") var point4: CGPoint
  @FilterInput("inputColor") var color: CIColor
  @FilterInput("inputCubeDimension") var cubeDimension: Float
  @FilterInput("inputCubeData") var cubeData: Data
  @FilterInput("inputColorSpace") var colorSpace: CGColorSpace?
  @FilterInput("inputGradientImage") var gradientImage: CIImage?
  @FilterInput("inputIntensity") var intensity: Float
  @FilterInput("inputLevels") var levels: Float
  @FilterInput("inputThreshold") var threshold: Float
  @FilterInput("inputColor0") var color0: CIColor
  @FilterInput("inputColor1") var color1: CIColor
  @FilterInput("inputFalloff") var falloff: Float
  @FilterInput("inputBackgroundImage") var backgroundImage: CIImage?
  @FilterInput("inputMaskImage") var maskImage: CIImage?
  @FilterInput("inputScale") var scale: Float
  @FilterInput("inputDisplacementImage") var displacementImage: CIImage?
  @FilterInput("inputTextureImage") var textureImage: CIImage?
  @FilterInput("inputTopLeft") var topLeft: CGPoint
  @FilterInput("inputTopRight") var topRight: CGPoint
  @FilterInput("inputBottomLeft") var bottomLeft: CGPoint
  @FilterInput("inputBottomRight") var bottomRight: CGPoint
  @FilterInput("inputCrop") var crop: Bool
  @FilterInput("inputExtent") var extent: CGRect
  @FilterInput("inputAspectRatio") var aspectRatio: Float
  @FilterInput("inputParameterB") var parameterB: Float
  @FilterInput("inputParameterC") var parameterC: Float
  @FilterInput("inputTransform") var transform: CGAffineTransform
  @FilterInput("inputCount") var count: Int
  @FilterInput("inputMessage") var message: Data
  @FilterInput("inputCorrectionLevel", unset: "M") var correctionLevel: String
  @FilterInput("inputQuietSpace") var quietSpace: Float
  @FilterInput("inputBarcodeHeight") var barcodeHeight: Float
  @FilterInput("inputWidth") var width: Float
  @FilterInput("inputText") var text: String
  @FilterInput("inputFontName") var fontName: String
  @FilterInput("inputFontSize") var fontSize: Float
  @FilterInput("inputScaleFactor") var scaleFactor: Float
  @FilterInput("inputRadius0") var radius0: Float
  @FilterInput("inputRadius1") var radius1: Float
  @FilterInput("inputHeight") var height: Float
  @FilterInput("inputHighLimit") var highLimit: Float
  @FilterInput("inputLowLimit") var lowLimit: Float
  @FilterInput("inputShadowAmount") var shadowAmount: Float
  @FilterInput("inputHighlightAmount") var highlightAmount: Float
  @FilterInput("inputQualityLevel") var qualityLevel: Int
  @FilterInput("inputTargetImage") var targetImage: CIImage?
  @FilterInput("inputTime") var time: Float
  @FilterInput("inputOpacity") var opacity: Float
}

extension NamedFilter: CIBoxBlur, CIDiscBlur, CIGaussianBlur, CIMaskedVariableBlur, CIMedian,
  CIMotionBlur, CINoiseReduction, CIZoomBlur, CIBokehBlur, CIMorphologyGradient,
  CIMorphologyMaximum, CIMorphologyMinimum, CIColorClamp, CIColorControls, CIColorMatrix,
  CIColorPolynomial, CIExposureAdjust, CIGammaAdjust, CIHueAdjust, CITemperatureAndTint,
  CIToneCurve, CIVibrance, CIWhitePointAdjust, CILinearToSRGBToneCurve, CISRGBToneCurveToLinear,
  CIColorCube, CIColorCubeWithColorSpace, CIColorInvert, CIColorMap, CIColorMonochrome,
  CIColorPosterize, CIColorThreshold, CIColorThresholdOtsu, CIFalseColor, CIMaskToAlpha,
  CIMaximumComponent, CIMinimumComponent, CIPhotoEffect, CISepiaTone, CIThermal, CIXRay, CIVignette,
  CIVignetteEffect, CIDocumentEnhancer, CICompositeOperation, CIBlendWithMask, CIMix,
  CIBumpDistortion, CIBumpDistortionLinear, CICircleSplashDistortion, CICircularWrap,
  CIDisplacementDistortion, CIGlassDistortion, CIHoleDistortion, CIPinchDistortion,
  CITwirlDistortion, CIVortexDistortion, CIPerspectiveCorrection, CIPerspectiveTransform,
  CIPerspectiveTransformWithExtent, CIPerspectiveTile, CIStraighten, CILanczosScaleTransform,
  CIBicubicScaleTransform, CIAffineClamp, CIAffineTile, CIKaleidoscope, CIQRCodeGenerator,
  CICode128BarcodeGenerator, CICheckerboardGenerator, CIStripesGenerator, CIRandomGenerator,
  CIRoundedRectangleGenerator, CITextImageGenerator, CIGaussianGradient, CILinearGradient,
  CISmoothLinearGradient, CIRadialGradient, CIAreaAverage, CIAreaMaximum, CIAreaMinimum,
  CIAreaMaximumAlpha, CIAreaMinimumAlpha, CIAreaMinMax, CIColumnAverage, CIRowAverage,
  CIAreaHistogram, CIHistogramDisplay, CISharpenLuminance, CIUnsharpMask, CIBloom, CIGloom,
  CIComicEffect, CICrystallize, CIEdges, CIEdgeWork, CIHexagonalPixellate, CIHighlightShadowAdjust,
  CIPixellate, CIPointillize, CIPersonSegmentation, CICircularScreen, CIDotScreen, CIHatchedScreen,
  CILineScreen, CIDissolveTransition, CISwipeTransition
{}
