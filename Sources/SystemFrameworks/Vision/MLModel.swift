// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let MLModelErrorDomain = "com.apple.CoreML"

public struct MLModelError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = MLModelError

    case generic = 0
    case featureType
    case io = 3
    case customLayer
    case customModel
    case update
    case parameters
    case modelDecryptionKeyFetch = 8
    case modelDecryption
    case modelCollection
  }

  public static var errorDomain: String { MLModelErrorDomain }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var generic: Code { .generic }
  public static var io: Code { .io }
}

public enum MLComputeUnits: Int, Sendable {
  case cpuOnly = 0
  case cpuAndGPU
  case all
  case cpuAndNeuralEngine
}

/// How a model is to be run; kept.
open class MLModelConfiguration: NSObject {
  open var modelDisplayName: String?
  open var computeUnits = MLComputeUnits.all
  open var allowLowPrecisionAccumulationOnGPU = false
}

/// Values by name that go into a model.
public protocol MLFeatureProvider: AnyObject {
  // @objc
  var featureNames: Set<String> { get }
  // @objc(featureValueForName:)
  func featureValue(for featureName: String) -> MLFeatureValue?
}

public enum MLFeatureType: Int, Sendable {
  case invalid = 0
  case int64
  case double
  case string
  case image
  case multiArray
  case dictionary
  case sequence
}

/// A value that goes into a model.
open class MLFeatureValue: NSObject {
  public let type: MLFeatureType
  private let value: Any

  private init(_ type: MLFeatureType, _ value: Any) {
    self.type = type
    self.value = value
    super.init()
  }

  public convenience init(int64 value: Int64) { self.init(.int64, value) }
  public convenience init(double value: Double) { self.init(.double, value) }
  public convenience init(string value: String) { self.init(.string, value) }

  open var int64Value: Int64 { value as? Int64 ?? 0 }
  open var doubleValue: Double { value as? Double ?? 0 }
  open var stringValue: String { value as? String ?? "" }
}

/// A learnt model: none can be read here, so that it fails as a file that is damaged.
open class MLModel: NSObject {
  open var configuration: MLModelConfiguration { MLModelConfiguration() }

  private override init() { super.init() }

  public convenience init(contentsOf url: URL) throws { throw MLModelError(.io) }

  public convenience init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
    throw MLModelError(.io)
  }

  open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.io) }

  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel {
    throw MLModelError(.io)
  }

  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    throw MLModelError(.generic)
  }
}
