// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// Effects of sound: what they are set to is kept, and nothing is heard.

public enum AVAudioUnitReverbPreset: Int, Sendable {
  case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber
  case largeChamber, cathedral, largeRoom2, mediumHall2, mediumHall3, largeHall2
}

open class AVAudioUnitReverb: AVAudioUnitEffect {
  open var wetDryMix: Float = 0
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

open class AVAudioUnitDelay: AVAudioUnitEffect {
  open var delayTime: TimeInterval = 1
  open var feedback: Float = 50
  open var lowPassCutoff: Float = 15_000
  open var wetDryMix: Float = 100
}

public enum AVAudioUnitDistortionPreset: Int, Sendable {
  case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert
  case multiDecimated1, multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk
  case multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1
  case multiEchoTight2, multiEverythingIsBroken, speechAlienChatter, speechCosmicInterference
  case speechGoldenPi, speechRadioTower, speechWaves
}

open class AVAudioUnitDistortion: AVAudioUnitEffect {
  open var preGain: Float = -6
  open var wetDryMix: Float = 50
  open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}

open class AVAudioUnitVarispeed: AVAudioUnitEffect {
  open var rate: Float = 1
}

public enum AVAudioUnitEQFilterType: Int, Sendable {
  case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop
  case lowShelf, highShelf, resonantLowShelf, resonantHighShelf
}

open class AVAudioUnitEQFilterParameters: NSObject {
  open var filterType = AVAudioUnitEQFilterType.parametric
  open var frequency: Float = 1_000
  open var bandwidth: Float = 0.5
  open var gain: Float = 0
  open var bypass = true
}

open class AVAudioUnitEQ: AVAudioUnitEffect {
  public let bands: [AVAudioUnitEQFilterParameters]
  open var globalGain: Float = 0

  public init(numberOfBands: Int) {
    bands = (0..<max(0, numberOfBands)).map { _ in AVAudioUnitEQFilterParameters() }
    super.init()
  }
}

/// Plays notes of a sound bank; none is read.
open class AVAudioUnitSampler: AVAudioNode {
  open func loadInstrument(at instrumentURL: URL) throws { throw CocoaError(.featureUnsupported) }
  open func loadSoundBankInstrument(
    at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8
  ) throws { throw CocoaError(.featureUnsupported) }
  open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {}
  open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
}

/// How films are shown in parts of one that are drawn with layers; kept.
open class AVVideoCompositionCoreAnimationTool: NSObject {
  public let videoLayer: CALayer
  public let animationLayer: CALayer

  public init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {
    (self.videoLayer, self.animationLayer) = (videoLayer, animationLayer)
    super.init()
  }
}

/// Takes pictures in memory for a film; nothing is written.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject {
  public let assetWriterInput: AVAssetWriterInput
  public let sourcePixelBufferAttributes: [String: Any]?
  open var pixelBufferPool: CVPixelBufferPool? { nil }

  public init(
    assetWriterInput input: AVAssetWriterInput,
    sourcePixelBufferAttributes: [String: Any]? = nil
  ) {
    assetWriterInput = input
    self.sourcePixelBufferAttributes = sourcePixelBufferAttributes
    super.init()
  }

  open func append(
    _ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime
  ) -> Bool { false }
}

/// Where pictures in memory are taken from again; there is none.
public final class CVPixelBufferPool: @unchecked Sendable {
  init() {}
}

/// Gives the pictures of a film; it has none.
open class AVPlayerItemOutput: NSObject {
  open var suppressesPlayerRendering = false
  open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { .invalid }
}

open class AVPlayerItemVideoOutput: AVPlayerItemOutput {
  public init(pixelBufferAttributes: [String: Any]? = nil) { super.init() }
  public init(outputSettings: [String: Any]?) { super.init() }
  open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
  open func copyPixelBuffer(
    forItemTime itemTime: CMTime,
    itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
  ) -> CVPixelBuffer? { nil }
}

extension AVPlayerItem {
  public func add(_ output: AVPlayerItemOutput) {}
  public func remove(_ output: AVPlayerItemOutput) {}
}

/// Shows pictures in memory; it is empty.
open class AVSampleBufferDisplayLayer: CALayer {
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open func flush() {}
  open func flushAndRemoveImage() {}
}
