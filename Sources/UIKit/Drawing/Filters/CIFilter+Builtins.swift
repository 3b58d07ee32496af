// Part of Snug, under the Apache License 2.0; see LICENSE.

// The filters that `CIFilterBuiltins` names.
extension CIFilter {
  public class func boxBlur() -> any CIFilter & CIBoxBlur { NamedFilter("CIBoxBlur") }
  public class func discBlur() -> any CIFilter & CIDiscBlur { NamedFilter("CIDiscBlur") }
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    NamedFilter("CIGaussianBlur")
  }
  public class func maskedVariableBlur() -> any CIFilter & CIMaskedVariableBlur {
    NamedFilter("CIMaskedVariableBlur")
  }
  public class func median() -> any CIFilter & CIMedian { NamedFilter("CIMedianFilter") }
  public class func motionBlur() -> any CIFilter & CIMotionBlur { NamedFilter("CIMotionBlur") }
  public class func noiseReduction() -> any CIFilter & CINoiseReduction {
    NamedFilter("CINoiseReduction")
  }
  public class func zoomBlur() -> any CIFilter & CIZoomBlur { NamedFilter("CIZoomBlur") }
  public class func bokehBlur() -> any CIFilter & CIBokehBlur { NamedFilter("CIBokehBlur") }
  public class func morphologyGradient() -> any CIFilter & CIMorphologyGradient {
    NamedFilter("CIMorphologyGradient")
  }
  public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum {
    NamedFilter("CIMorphologyMaximum")
  }
  public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum {
    NamedFilter("CIMorphologyMinimum")
  }
  public class func colorClamp() -> any CIFilter & CIColorClamp { NamedFilter("CIColorClamp") }
  public class func colorControls() -> any CIFilter & CIColorControls {
    NamedFilter("CIColorControls")
  }
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { NamedFilter("CIColorMatrix") }
  public class func colorPolynomial() -> any CIFilter & CIColorPolynomial {
    NamedFilter("CIColorPolynomial")
  }
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    NamedFilter("CIExposureAdjust")
  }
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { NamedFilter("CIGammaAdjust") }
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { NamedFilter("CIHueAdjust") }
  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
    NamedFilter("CITemperatureAndTint")
  }
  public class func toneCurve() -> any CIFilter & CIToneCurve { NamedFilter("CIToneCurve") }
  public class func vibrance() -> any CIFilter & CIVibrance { NamedFilter("CIVibrance") }
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    NamedFilter("CIWhitePointAdjust")
  }
  public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
    NamedFilter("CILinearToSRGBToneCurve")
  }
  public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
    NamedFilter("CISRGBToneCurveToLinear")
  }
  public class func colorCube() -> any CIFilter & CIColorCube { NamedFilter("CIColorCube") }
  public class func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace {
    NamedFilter("CIColorCubeWithColorSpace")
  }
  public class func colorInvert() -> any CIFilter & CIColorInvert { NamedFilter("CIColorInvert") }
  public class func colorMap() -> any CIFilter & CIColorMap { NamedFilter("CIColorMap") }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    NamedFilter("CIColorMonochrome")
  }
  public class func colorPosterize() -> any CIFilter & CIColorPosterize {
    NamedFilter("CIColorPosterize")
  }
  public class func colorThreshold() -> any CIFilter & CIColorThreshold {
    NamedFilter("CIColorThreshold")
  }
  public class func colorThresholdOtsu() -> any CIFilter & CIColorThresholdOtsu {
    NamedFilter("CIColorThresholdOtsu")
  }
  public class func falseColor() -> any CIFilter & CIFalseColor { NamedFilter("CIFalseColor") }
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { NamedFilter("CIMaskToAlpha") }
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
    NamedFilter("CIMaximumComponent")
  }
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
    NamedFilter("CIMinimumComponent")
  }
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    NamedFilter("CIPhotoEffectChrome")
  }
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
    NamedFilter("CIPhotoEffectFade")
  }
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    NamedFilter("CIPhotoEffectInstant")
  }
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    NamedFilter("CIPhotoEffectMono")
  }
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    NamedFilter("CIPhotoEffectNoir")
  }
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    NamedFilter("CIPhotoEffectProcess")
  }
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    NamedFilter("CIPhotoEffectTonal")
  }
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    NamedFilter("CIPhotoEffectTransfer")
  }
  public class func sepiaTone() -> any CIFilter & CISepiaTone { NamedFilter("CISepiaTone") }
  public class func thermal() -> any CIFilter & CIThermal { NamedFilter("CIThermal") }
  public class func xRay() -> any CIFilter & CIXRay { NamedFilter("CIXRay") }
  public class func vignette() -> any CIFilter & CIVignette { NamedFilter("CIVignette") }
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect {
    NamedFilter("CIVignetteEffect")
  }
  public class func documentEnhancer() -> any CIFilter & CIDocumentEnhancer {
    NamedFilter("CIDocumentEnhancer")
  }
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    NamedFilter("CIAdditionCompositing")
  }
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    NamedFilter("CIMaximumCompositing")
  }
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    NamedFilter("CIMinimumCompositing")
  }
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    NamedFilter("CIMultiplyCompositing")
  }
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    NamedFilter("CISourceAtopCompositing")
  }
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    NamedFilter("CISourceInCompositing")
  }
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    NamedFilter("CISourceOutCompositing")
  }
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    NamedFilter("CISourceOverCompositing")
  }
  public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
    NamedFilter("CIColorBlendMode")
  }
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    NamedFilter("CIColorBurnBlendMode")
  }
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    NamedFilter("CIColorDodgeBlendMode")
  }
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    NamedFilter("CIDarkenBlendMode")
  }
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    NamedFilter("CIDifferenceBlendMode")
  }
  public class func divideBlendMode() -> any CIFilter & CICompositeOperation {
    NamedFilter("CIDivideBlendMode")
  }
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    NamedFilter("CIExclusionBlendMode")
  }
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    NamedFilter("CIHardLightBlendMode")
  }
  public class func hueBlendMode() -> any CIFilter & CICompositeOperation {
    NamedFilter("CIHueBlendMode")
  }
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    NamedFilter("CILightenBlendMode")
  }
  public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation {
    NamedFilter("CILinearBurnBlendMode")
  }
  public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    NamedFilter("CILinearDodgeBlendMode")
  }
  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
    NamedFilter("CILuminosityBlendMode")
  }
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    NamedFilter("CIMultiplyBlendMode")
  }
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    NamedFilter("CIOverlayBlendMode")
  }
  public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation {
    NamedFilter("CIPinLightBlendMode")
  }
  public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
    NamedFilter("CISaturationBlendMode")
  }
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    NamedFilter("CIScreenBlendMode")
  }
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    NamedFilter("CISoftLightBlendMode")
  }
  public class func subtractBlendMode() -> any CIFilter & CICompositeOperation {
    NamedFilter("CISubtractBlendMode")
  }
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
    NamedFilter("CIBlendWithMask")
  }
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    NamedFilter("CIBlendWithAlphaMask")
  }
  public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask {
    NamedFilter("CIBlendWithRedMask")
  }
  public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask {
    NamedFilter("CIBlendWithBlueMask")
  }
  public class func mix() -> any CIFilter & CIMix { NamedFilter("CIMix") }
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion {
    NamedFilter("CIBumpDistortion")
  }
  public class func bumpDistortionLinear() -> any CIFilter & CIBumpDistortionLinear {
    NamedFilter("CIBumpDistortionLinear")
  }
  public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
    NamedFilter("CICircleSplashDistortion")
  }
  public class func circularWrap() -> any CIFilter & CICircularWrap {
    NamedFilter("CICircularWrap")
  }
  public class func displacementDistortion() -> any CIFilter & CIDisplacementDistortion {
    NamedFilter("CIDisplacementDistortion")
  }
  public class func glassDistortion() -> any CIFilter & CIGlassDistortion {
    NamedFilter("CIGlassDistortion")
  }
  public class func holeDistortion() -> any CIFilter & CIHoleDistortion {
    NamedFilter("CIHoleDistortion")
  }
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion {
    NamedFilter("CIPinchDistortion")
  }
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    NamedFilter("CITwirlDistortion")
  }
  public class func vortexDistortion() -> any CIFilter & CIVortexDistortion {
    NamedFilter("CIVortexDistortion")
  }
  public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
    NamedFilter("CIPerspectiveCorrection")
  }
  public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
    NamedFilter("CIPerspectiveTransform")
  }
  public class func perspectiveTransformWithExtent() -> any CIFilter
    & CIPerspectiveTransformWithExtent
  {
    NamedFilter("CIPerspectiveTransformWithExtent")
  }
  public class func perspectiveTile() -> any CIFilter & CIPerspectiveTile {
    NamedFilter("CIPerspectiveTile")
  }
  public class func straighten() -> any CIFilter & CIStraighten {
    NamedFilter("CIStraightenFilter")
  }
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    NamedFilter("CILanczosScaleTransform")
  }
  public class func bicubicScaleTransform() -> any CIFilter & CIBicubicScaleTransform {
    NamedFilter("CIBicubicScaleTransform")
  }
  public class func affineClamp() -> any CIFilter & CIAffineClamp { NamedFilter("CIAffineClamp") }
  public class func affineTile() -> any CIFilter & CIAffineTile { NamedFilter("CIAffineTile") }
  public class func kaleidoscope() -> any CIFilter & CIKaleidoscope {
    NamedFilter("CIKaleidoscope")
  }
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    NamedFilter("CIQRCodeGenerator")
  }
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    NamedFilter("CICode128BarcodeGenerator")
  }
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    NamedFilter("CICheckerboardGenerator")
  }
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
    NamedFilter("CIStripesGenerator")
  }
  public class func randomGenerator() -> any CIFilter & CIRandomGenerator {
    NamedFilter("CIRandomGenerator")
  }
  public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
    NamedFilter("CIRoundedRectangleGenerator")
  }
  public class func textImageGenerator() -> any CIFilter & CITextImageGenerator {
    NamedFilter("CITextImageGenerator")
  }
  public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
    NamedFilter("CIGaussianGradient")
  }
  public class func linearGradient() -> any CIFilter & CILinearGradient {
    NamedFilter("CILinearGradient")
  }
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    NamedFilter("CISmoothLinearGradient")
  }
  public class func radialGradient() -> any CIFilter & CIRadialGradient {
    NamedFilter("CIRadialGradient")
  }
  public class func areaAverage() -> any CIFilter & CIAreaAverage { NamedFilter("CIAreaAverage") }
  public class func areaMaximum() -> any CIFilter & CIAreaMaximum { NamedFilter("CIAreaMaximum") }
  public class func areaMinimum() -> any CIFilter & CIAreaMinimum { NamedFilter("CIAreaMinimum") }
  public class func areaMaximumAlpha() -> any CIFilter & CIAreaMaximumAlpha {
    NamedFilter("CIAreaMaximumAlpha")
  }
  public class func areaMinimumAlpha() -> any CIFilter & CIAreaMinimumAlpha {
    NamedFilter("CIAreaMinimumAlpha")
  }
  public class func areaMinMax() -> any CIFilter & CIAreaMinMax { NamedFilter("CIAreaMinMax") }
  public class func columnAverage() -> any CIFilter & CIColumnAverage {
    NamedFilter("CIColumnAverage")
  }
  public class func rowAverage() -> any CIFilter & CIRowAverage { NamedFilter("CIRowAverage") }
  public class func areaHistogram() -> any CIFilter & CIAreaHistogram {
    NamedFilter("CIAreaHistogram")
  }
  public class func histogramDisplay() -> any CIFilter & CIHistogramDisplay {
    NamedFilter("CIHistogramDisplayFilter")
  }
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    NamedFilter("CISharpenLuminance")
  }
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { NamedFilter("CIUnsharpMask") }
  public class func bloom() -> any CIFilter & CIBloom { NamedFilter("CIBloom") }
  public class func gloom() -> any CIFilter & CIGloom { NamedFilter("CIGloom") }
  public class func comicEffect() -> any CIFilter & CIComicEffect { NamedFilter("CIComicEffect") }
  public class func crystallize() -> any CIFilter & CICrystallize { NamedFilter("CICrystallize") }
  public class func edges() -> any CIFilter & CIEdges { NamedFilter("CIEdges") }
  public class func edgeWork() -> any CIFilter & CIEdgeWork { NamedFilter("CIEdgeWork") }
  public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
    NamedFilter("CIHexagonalPixellate")
  }
  public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
    NamedFilter("CIHighlightShadowAdjust")
  }
  public class func pixellate() -> any CIFilter & CIPixellate { NamedFilter("CIPixellate") }
  public class func pointillize() -> any CIFilter & CIPointillize { NamedFilter("CIPointillize") }
  public class func personSegmentation() -> any CIFilter & CIPersonSegmentation {
    NamedFilter("CIPersonSegmentation")
  }
  public class func circularScreen() -> any CIFilter & CICircularScreen {
    NamedFilter("CICircularScreen")
  }
  public class func dotScreen() -> any CIFilter & CIDotScreen { NamedFilter("CIDotScreen") }
  public class func hatchedScreen() -> any CIFilter & CIHatchedScreen {
    NamedFilter("CIHatchedScreen")
  }
  public class func lineScreen() -> any CIFilter & CILineScreen { NamedFilter("CILineScreen") }
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    NamedFilter("CIDissolveTransition")
  }
  public class func swipeTransition() -> any CIFilter & CISwipeTransition {
    NamedFilter("CISwipeTransition")
  }
}
