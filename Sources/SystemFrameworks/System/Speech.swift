// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied
  case restricted
  case authorized
}

/// Writes what is spoken: not determined until an app asks, then denied; never available.
open class SFSpeechRecognizer: NSObject {
  private static let permission = Permission()
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  public let locale: Locale
  open var isAvailable: Bool { false }
  open var supportsOnDeviceRecognition = false
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  open var queue = OperationQueue.main

  public convenience override init() { self.init(locale: .current)! }

  public init?(locale: Locale) {
    self.locale = locale
    super.init()
  }

  open class func supportedLocales() -> Set<Locale> { [] }

  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    permission.status(.notDetermined, .denied)
  }

  open class func requestAuthorization(
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    permission.ask { handler(.denied) }
  }

  /// The handler is told that the feature is not supported.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    answerLater { resultHandler(nil, CocoaError(.featureUnsupported)) }
    return SFSpeechRecognitionTask()
  }

  /// The delegate is told that the task has failed.
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    answerLater { delegate.speechRecognitionTask(task, didFinishSuccessfully: false) }
    return task
  }
}

public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified = 0
  case dictation
  case search
  case confirmation
}

public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  // @objc(speechRecognizer:availabilityDidChange:) optional
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

/// What is to be written; kept.
open class SFSpeechRecognitionRequest: NSObject {
  open var shouldReportPartialResults = true
  open var requiresOnDeviceRecognition = false
  open var addsPunctuation = false
  open var contextualStrings: [String] = []
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
}

/// Sound that comes piece by piece; dropped.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {}
  open func endAudio() {}
}

/// Sound from a file; not read.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  public let url: URL

  public init(url URL: URL) {
    url = URL
    super.init()
  }
}

public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting = 0
  case running
  case finishing
  case canceling
  case completed
}

/// Writing that was asked for; over at once.
open class SFSpeechRecognitionTask: NSObject {
  open var state: SFSpeechRecognitionTaskState { .completed }
  open var error: (any Error)? { CocoaError(.featureUnsupported) }
  open var isFinishing: Bool { false }
  open var isCancelled: Bool { false }
  open func finish() {}
  open func cancel() {}
}

/// Is told how a task goes.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
  // @objc(speechRecognitionTask:didFinishSuccessfully:) optional
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}

/// What was understood; nothing is.
open class SFSpeechRecognitionResult: NSObject {
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var transcriptions: [SFTranscription] { [] }
  open var isFinal: Bool { true }
}

/// A text that was spoken; empty.
open class SFTranscription: NSObject {
  open var formattedString: String { "" }
}
