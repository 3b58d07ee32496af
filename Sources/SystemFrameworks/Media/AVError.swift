// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

public struct AVError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = AVError

    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceAlreadyUsedByAnotherSession = -11804
    case noDataCaptured = -11805
    case sessionConfigurationChanged = -11806
    case diskFull = -11807
    case deviceWasDisconnected = -11808
    case mediaChanged = -11809
    case maximumDurationReached = -11810
    case maximumFileSizeReached = -11811
    case mediaDiscontinuity = -11812
    case deviceNotConnected = -11814
    case deviceInUseByAnotherApplication = -11815
    case mediaServicesWereReset = -11819
    case sessionWasInterrupted = -11847
    case decodeFailed = -11821
    case exportFailed = -11820
    case fileAlreadyExists = -11823
    case invalidSourceMedia = -11822
    case compositionTrackSegmentsNotContiguous = -11824
    case contentIsProtected = -11831
    case noImageAtTime = -11832
    case decoderNotFound = -11833
    case encoderNotFound = -11834
    case contentIsNotAuthorized = -11835
    case applicationIsNotAuthorized = -11836
    case operationNotSupportedForAsset = -11838
    case fileFormatNotRecognized = -11828
    case fileFailedToParse = -11829
    case serverIncorrectlyConfigured = -11850
    case applicationIsNotAuthorizedToUseDevice = -11852
    case failedToLoadMediaData = -11849
  }

  public static var errorDomain: String { AVFoundationErrorDomain }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var unknown: Code { .unknown }
  public static var outOfMemory: Code { .outOfMemory }
  public static var sessionNotRunning: Code { .sessionNotRunning }
  public static var deviceAlreadyUsedByAnotherSession: Code { .deviceAlreadyUsedByAnotherSession }
  public static var noDataCaptured: Code { .noDataCaptured }
  public static var sessionConfigurationChanged: Code { .sessionConfigurationChanged }
  public static var diskFull: Code { .diskFull }
  public static var deviceWasDisconnected: Code { .deviceWasDisconnected }
  public static var mediaChanged: Code { .mediaChanged }
  public static var maximumDurationReached: Code { .maximumDurationReached }
  public static var maximumFileSizeReached: Code { .maximumFileSizeReached }
  public static var mediaDiscontinuity: Code { .mediaDiscontinuity }
  public static var deviceNotConnected: Code { .deviceNotConnected }
  public static var deviceInUseByAnotherApplication: Code { .deviceInUseByAnotherApplication }
  public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
  public static var sessionWasInterrupted: Code { .sessionWasInterrupted }
  public static var decodeFailed: Code { .decodeFailed }
  public static var exportFailed: Code { .exportFailed }
  public static var fileAlreadyExists: Code { .fileAlreadyExists }
  public static var invalidSourceMedia: Code { .invalidSourceMedia }
  public static var compositionTrackSegmentsNotContiguous: Code {
    .compositionTrackSegmentsNotContiguous
  }
  public static var contentIsProtected: Code { .contentIsProtected }
  public static var noImageAtTime: Code { .noImageAtTime }
  public static var decoderNotFound: Code { .decoderNotFound }
  public static var encoderNotFound: Code { .encoderNotFound }
  public static var contentIsNotAuthorized: Code { .contentIsNotAuthorized }
  public static var applicationIsNotAuthorized: Code { .applicationIsNotAuthorized }
  public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
  public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
  public static var fileFailedToParse: Code { .fileFailedToParse }
  public static var serverIncorrectlyConfigured: Code { .serverIncorrectlyConfigured }
  public static var applicationIsNotAuthorizedToUseDevice: Code {
    .applicationIsNotAuthorizedToUseDevice
  }
  public static var failedToLoadMediaData: Code { .failedToLoadMediaData }
}
