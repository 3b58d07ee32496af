// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// The inputs of the filters that `CIFilterBuiltins` names, after Apple's reference of Core Image.

public protocol CIBoxBlur: CIFilter {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

public protocol CIDiscBlur: CIFilter {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

public protocol CIGaussianBlur: CIFilter {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

public protocol CIMaskedVariableBlur: CIFilter {
  var inputImage: CIImage? { get set }
  var mask: CIImage? { get set }
  var radius: Float { get set }
}

public protocol CIMedian: CIFilter {
  var inputImage: CIImage? { get set }
}

public protocol CIMotionBlur: CIFilter {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var angle: Float { get set }
}

public protocol CINoiseReduction: CIFilter {
  var inputImage: CIImage? { get set }
  var noiseLevel: Float { get set }
  var sharpness: Float { get set }
}

public protocol CIZoomBlur: CIFilter {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var amount: Float { get set }
}

public protocol CIBokehBlur: CIFilter {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var ringAmount: Float { get set }
  var ringSize: Float { get set }
  var softness: Float { get set }
}

public protocol CIMorphologyGradient: CIFilter {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

public protocol CIMorphologyMaximum: CIFilter {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

public protocol CIMorphologyMinimum: CIFilter {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

public protocol CIColorClamp: CIFilter {
  var inputImage: CIImage? { get set }
  var minComponents: CIVector { get set }
  var maxComponents: CIVector { get set }
}

public protocol CIColorControls: CIFilter {
  var inputImage: CIImage? { get set }
  var saturation: Float { get set }
  var brightness: Float { get set }
  var contrast: Float { get set }
}

public protocol CIColorMatrix: CIFilter {
  var inputImage: CIImage? { get set }
  var rVector: CIVector { get set }
  var gVector: CIVector { get set }
  var bVector: CIVector { get set }
  var aVector: CIVector { get set }
  var biasVector: CIVector { get set }
}

public protocol CIColorPolynomial: CIFilter {
  var inputImage: CIImage? { get set }
  var redCoefficients: CIVector { get set }
  var greenCoefficients: CIVector { get set }
  var blueCoefficients: CIVector { get set }
  var alphaCoefficients: CIVector { get set }
}

public protocol CIExposureAdjust: CIFilter {
  var inputImage: CIImage? { get set }
  var ev: Float { get set }
}

public protocol CIGammaAdjust: CIFilter {
  var inputImage: CIImage? { get set }
  var power: Float { get set }
}

public protocol CIHueAdjust: CIFilter {
  var inputImage: CIImage? { get set }
  var angle: Float { get set }
}

public protocol CITemperatureAndTint: CIFilter {
  var inputImage: CIImage? { get set }
  var neutral: CIVector { get set }
  var targetNeutral: CIVector { get set }
}

public protocol CIToneCurve: CIFilter {
  var inputImage: CIImage? { get set }
  var point0: CGPoint { get set }
  var point1: CGPoint { get set }
  var point2: CGPoint { get set }
  var point3: CGPoint { get set }
  var point4: CGPoint { get set }
}

public protocol CIVibrance: CIFilter {
  var inputImage: CIImage? { get set }
  var amount: Float { get set }
}

public protocol CIWhitePointAdjust: CIFilter {
  var inputImage: CIImage? { get set }
  var color: CIColor { get set }
}

public protocol CILinearToSRGBToneCurve: CIFilter {
  var inputImage: CIImage? { get set }
}

public protocol CISRGBToneCurveToLinear: CIFilter {
  var inputImage: CIImage? { get set }
}

public protocol CIColorCube: CIFilter {
  var inputImage: CIImage? { get set }
  var cubeDimension: Float { get set }
  var cubeData: Data { get set }
}

public protocol CIColorCubeWithColorSpace: CIFilter {
  var inputImage: CIImage? { get set }
  var cubeDimension: Float { get set }
  var cubeData: Data { get set }
  var colorSpace: CGColorSpace? { get set }
}

public protocol CIColorInvert: CIFilter {
  var inputImage: CIImage? { get set }
}

public protocol CIColorMap: CIFilter {
  var inputImage: CIImage? { get set }
  var gradientImage: CIImage? { get set }
}

public protocol CIColorMonochrome: CIFilter {
  var inputImage: CIImage? { get set }
  var color: CIColor { get set }
  var intensity: Float { get set }
}

public protocol CIColorPosterize: CIFilter {
  var inputImage: CIImage? { get set }
  var levels: Float { get set }
}

public protocol CIColorThreshold: CIFilter {
  var inputImage: CIImage? { get set }
  var threshold: Float { get set }
}

public protocol CIColorThresholdOtsu: CIFilter {
  var inputImage: CIImage? { get set }
}

public protocol CIFalseColor: CIFilter {
  var inputImage: CIImage? { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}

public protocol CIMaskToAlpha: CIFilter {
  var inputImage: CIImage? { get set }
}

public protocol CIMaximumComponent: CIFilter {
  var inputImage: CIImage? { get set }
}

public protocol CIMinimumComponent: CIFilter {
  var inputImage: CIImage? { get set }
}

public protocol CIPhotoEffect: CIFilter {
  var inputImage: CIImage? { get set }
}

public protocol CISepiaTone: CIFilter {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}

public protocol CIThermal: CIFilter {
  var inputImage: CIImage? { get set }
}

public protocol CIXRay: CIFilter {
  var inputImage: CIImage? { get set }
}

public protocol CIVignette: CIFilter {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
  var radius: Float { get set }
}

public protocol CIVignetteEffect: CIFilter {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
  var falloff: Float { get set }
}

public protocol CIDocumentEnhancer: CIFilter {
  var inputImage: CIImage? { get set }
  var amount: Float { get set }
}

public protocol CICompositeOperation: CIFilter {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
}

public protocol CIBlendWithMask: CIFilter {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
  var maskImage: CIImage? { get set }
}

public protocol CIMix: CIFilter {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
  var amount: Float { get set }
}
