// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"

public enum AVSpeechBoundary: Int, Sendable {
  case immediate = 0
  case word
}

public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced
  case premium
}

public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  case unspecified = 0
  case male
  case female
}

/// A voice of the system; none is installed.
open class AVSpeechSynthesisVoice: NSObject {
  open var language: String { "" }
  open var identifier: String { "" }
  open var name: String { "" }
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  open var gender: AVSpeechSynthesisVoiceGender { .unspecified }

  /// nil, as for a language without a voice.
  public init?(language languageCode: String?) { return nil }
  public init?(identifier: String) { return nil }

  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  open class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}

/// What is spoken; kept.
open class AVSpeechUtterance: NSObject {
  public let speechString: String
  public let attributedSpeechString: NSAttributedString
  open var voice: AVSpeechSynthesisVoice?
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0
  open var prefersAssistiveTechnologySettings = false

  public init(string: String) {
    speechString = string
    attributedSpeechString = NSAttributedString(string: string)
    super.init()
  }

  public override convenience init() { self.init(string: "") }

  public init(attributedString string: NSAttributedString) {
    speechString = string.string
    attributedSpeechString = string
    super.init()
  }
}

/// Speaks without a voice: what it is given starts and is finished in later turns of the main loop.
open class AVSpeechSynthesizer: NSObject {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open var usesApplicationAudioSession = true
  open var mixToTelephonyUplink = false
  open var isPaused: Bool { false }
  open var isSpeaking: Bool { false }

  open func speak(_ utterance: AVSpeechUtterance) {
    answerLater { [self] in
      delegate?.speechSynthesizer(self, didStart: utterance)
      answerLater { [self] in delegate?.speechSynthesizer(self, didFinish: utterance) }
    }
  }

  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult
  open func continueSpeaking() -> Bool { false }
}

public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  // @objc(speechSynthesizer:didStartSpeechUtterance:) optional
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  // @objc(speechSynthesizer:didFinishSpeechUtterance:) optional
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  // @objc(speechSynthesizer:didPauseSpeechUtterance:) optional
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  // @objc(speechSynthesizer:didContinueSpeechUtterance:) optional
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  // @objc(speechSynthesizer:didCancelSpeechUtterance:) optional
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  // @objc(speechSynthesizer:willSpeakRangeOfSpeechString:utterance:) optional
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}
