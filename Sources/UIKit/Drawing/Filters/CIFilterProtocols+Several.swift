// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// What goes on in CIFilterProtocols.swift: filters of shapes, generators, gradients and styles.

public protocol CIBumpDistortion: CIFilter {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var scale: Float { get set }
}

public protocol CIBumpDistortionLinear: CIFilter {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var angle: Float { get set }
  var scale: Float { get set }
}

public protocol CICircleSplashDistortion: CIFilter {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
}

public protocol CICircularWrap: CIFilter {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var angle: Float { get set }
}

public protocol CIDisplacementDistortion: CIFilter {
  var inputImage: CIImage? { get set }
  var displacementImage: CIImage? { get set }
  var scale: Float { get set }
}

public protocol CIGlassDistortion: CIFilter {
  var inputImage: CIImage? { get set }
  var textureImage: CIImage? { get set }
  var center: CGPoint { get set }
  var scale: Float { get set }
}

public protocol CIHoleDistortion: CIFilter {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
}

public protocol CIPinchDistortion: CIFilter {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var scale: Float { get set }
}

public protocol CITwirlDistortion: CIFilter {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var angle: Float { get set }
}

public protocol CIVortexDistortion: CIFilter {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var angle: Float { get set }
}

public protocol CIPerspectiveCorrection: CIFilter {
  var inputImage: CIImage? { get set }
  var topLeft: CGPoint { get set }
  var topRight: CGPoint { get set }
  var bottomLeft: CGPoint { get set }
  var bottomRight: CGPoint { get set }
  var crop: Bool { get set }
}

public protocol CIPerspectiveTransform: CIFilter {
  var inputImage: CIImage? { get set }
  var topLeft: CGPoint { get set }
  var topRight: CGPoint { get set }
  var bottomLeft: CGPoint { get set }
  var bottomRight: CGPoint { get set }
}

public protocol CIPerspectiveTransformWithExtent: CIFilter {
  var inputImage: CIImage? { get set }
  var topLeft: CGPoint { get set }
  var topRight: CGPoint { get set }
  var bottomLeft: CGPoint { get set }
  var bottomRight: CGPoint { get set }
  var extent: CGRect { get set }
}

public protocol CIPerspectiveTile: CIFilter {
  var inputImage: CIImage? { get set }
  var topLeft: CGPoint { get set }
  var topRight: CGPoint { get set }
  var bottomLeft: CGPoint { get set }
  var bottomRight: CGPoint { get set }
}

public protocol CIStraighten: CIFilter {
  var inputImage: CIImage? { get set }
  var angle: Float { get set }
}

public protocol CILanczosScaleTransform: CIFilter {
  var inputImage: CIImage? { get set }
  var scale: Float { get set }
  var aspectRatio: Float { get set }
}

public protocol CIBicubicScaleTransform: CIFilter {
  var inputImage: CIImage? { get set }
  var scale: Float { get set }
  var aspectRatio: Float { get set }
  var parameterB: Float { get set }
  var parameterC: Float { get set }
}

public protocol CIAffineClamp: CIFilter {
  var inputImage: CIImage? { get set }
  var transform: CGAffineTransform { get set }
}

public protocol CIAffineTile: CIFilter {
  var inputImage: CIImage? { get set }
  var transform: CGAffineTransform { get set }
}

public protocol CIKaleidoscope: CIFilter {
  var inputImage: CIImage? { get set }
  var count: Int { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
}

public protocol CIQRCodeGenerator: CIFilter {
  var message: Data { get set }
  var correctionLevel: String { get set }
}

public protocol CICode128BarcodeGenerator: CIFilter {
  var message: Data { get set }
  var quietSpace: Float { get set }
  var barcodeHeight: Float { get set }
}

public protocol CICheckerboardGenerator: CIFilter {
  var center: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}

public protocol CIStripesGenerator: CIFilter {
  var center: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}

public protocol CIRandomGenerator: CIFilter {}

public protocol CIRoundedRectangleGenerator: CIFilter {
  var extent: CGRect { get set }
  var radius: Float { get set }
  var color: CIColor { get set }
}

public protocol CITextImageGenerator: CIFilter {
  var text: String { get set }
  var fontName: String { get set }
  var fontSize: Float { get set }
  var scaleFactor: Float { get set }
}

public protocol CIGaussianGradient: CIFilter {
  var center: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
  var radius: Float { get set }
}

public protocol CILinearGradient: CIFilter {
  var point0: CGPoint { get set }
  var point1: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}

public protocol CISmoothLinearGradient: CIFilter {
  var point0: CGPoint { get set }
  var point1: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}

public protocol CIRadialGradient: CIFilter {
  var center: CGPoint { get set }
  var radius0: Float { get set }
  var radius1: Float { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}

public protocol CIAreaAverage: CIFilter {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}

public protocol CIAreaMaximum: CIFilter {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}

public protocol CIAreaMinimum: CIFilter {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}

public protocol CIAreaMaximumAlpha: CIFilter {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}

public protocol CIAreaMinimumAlpha: CIFilter {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}

public protocol CIAreaMinMax: CIFilter {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}

public protocol CIColumnAverage: CIFilter {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}

public protocol CIRowAverage: CIFilter {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}

public protocol CIAreaHistogram: CIFilter {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
  var scale: Float { get set }
  var count: Int { get set }
}

public protocol CIHistogramDisplay: CIFilter {
  var inputImage: CIImage? { get set }
  var height: Float { get set }
  var highLimit: Float { get set }
  var lowLimit: Float { get set }
}

public protocol CISharpenLuminance: CIFilter {
  var inputImage: CIImage? { get set }
  var sharpness: Float { get set }
  var radius: Float { get set }
}

public protocol CIUnsharpMask: CIFilter {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}

public protocol CIBloom: CIFilter {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}

public protocol CIGloom: CIFilter {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}

public protocol CIComicEffect: CIFilter {
  var inputImage: CIImage? { get set }
}

public protocol CICrystallize: CIFilter {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var center: CGPoint { get set }
}

public protocol CIEdges: CIFilter {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}

public protocol CIEdgeWork: CIFilter {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

public protocol CIHexagonalPixellate: CIFilter {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var scale: Float { get set }
}

public protocol CIHighlightShadowAdjust: CIFilter {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var shadowAmount: Float { get set }
  var highlightAmount: Float { get set }
}

public protocol CIPixellate: CIFilter {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var scale: Float { get set }
}

public protocol CIPointillize: CIFilter {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var center: CGPoint { get set }
}

public protocol CIPersonSegmentation: CIFilter {
  var inputImage: CIImage? { get set }
  var qualityLevel: Int { get set }
}

public protocol CICircularScreen: CIFilter {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}

public protocol CIDotScreen: CIFilter {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}

public protocol CIHatchedScreen: CIFilter {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}

public protocol CILineScreen: CIFilter {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}

public protocol CIDissolveTransition: CIFilter {
  var inputImage: CIImage? { get set }
  var targetImage: CIImage? { get set }
  var time: Float { get set }
}

public protocol CISwipeTransition: CIFilter {
  var inputImage: CIImage? { get set }
  var targetImage: CIImage? { get set }
  var time: Float { get set }
  var extent: CGRect { get set }
  var color: CIColor { get set }
  var angle: Float { get set }
  var width: Float { get set }
  var opacity: Float { get set }
}
