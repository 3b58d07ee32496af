// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let PKPassKitErrorDomain = "PKPassKitErrorDomain"

public struct PKPassKitError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = PKPassKitError

    case unknownError = -1
    case invalidDataError = 1
    case unsupportedVersionError
    case invalidSignature
    case notEntitledError
  }

  public static var errorDomain: String { PKPassKitErrorDomain }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var unknownError: Code { .unknownError }
  public static var invalidDataError: Code { .invalidDataError }
  public static var unsupportedVersionError: Code { .unsupportedVersionError }
  public static var invalidSignature: Code { .invalidSignature }
  public static var notEntitledError: Code { .notEntitledError }
}

public enum PKPassType: UInt, Sendable {
  case barcode = 0
  case secureElement

  public static var payment: PKPassType { .secureElement }
}

/// A ticket or a card: its signature cannot be checked, so data make none.
open class PKPass: NSObject {
  public init(data: Data) throws { throw PKPassKitError(.invalidSignature) }

  open var serialNumber: String { "" }
  open var passTypeIdentifier: String { "" }
  open var organizationName: String { "" }
  open var localizedName: String { "" }
  open var localizedDescription: String { "" }
  open var passURL: URL? { nil }
  open var webServiceURL: URL? { nil }
  open var relevantDate: Date? { nil }
  open var passType: PKPassType { .barcode }
  open func localizedValue(forFieldKey key: String) -> Any? { nil }
}

public enum PKPassLibraryAddPassesStatus: Int, Sendable {
  case didAddPasses = 0
  case shouldReviewPasses
  case didCancelAddPasses
}

/// The user's tickets and cards: the device has no wallet.
open class PKPassLibrary: NSObject {
  open class func isPassLibraryAvailable() -> Bool { false }
  open func passes() -> [PKPass] { [] }
  open func passes(of passType: PKPassType) -> [PKPass] { [] }
  open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? {
    nil
  }
  open func containsPass(_ pass: PKPass) -> Bool { false }
  open func removePass(_ pass: PKPass) {}
  open func replacePass(with pass: PKPass) -> Bool { false }
  open func openPaymentSetup() {}

  open func addPasses(
    _ passes: [PKPass],
    withCompletionHandler completion: ((PKPassLibraryAddPassesStatus) -> Void)? = nil
  ) {
    answerLater { completion?(.didCancelAddPasses) }
  }
}

/// Offers passes: a system's screen, which names itself.
open class PKAddPassesViewController: SystemScreen {
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?

  open class func canAddPasses() -> Bool { false }

  public convenience init?(pass: PKPass) { return nil }
  public convenience init?(passes: [PKPass]) { return nil }
}

@preconcurrency @MainActor
public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
  // @objc optional
  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}
