// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted
  case denied
  case authorized
  case limited
}

public enum CNEntityType: Int, Sendable {
  case contacts = 0
}

public let CNErrorDomain = "CNErrorDomain"

public struct CNError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = CNError

    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case noAccessableWritableContainers = 101
    case unauthorizedKeys = 102
    case recordDoesNotExist = 200
    case insertedRecordAlreadyExists = 201
    case policyViolation = 500
    case clientIdentifierInvalid = 501
  }

  public static var errorDomain: String { CNErrorDomain }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var communicationError: Code { .communicationError }
  public static var dataAccessError: Code { .dataAccessError }
  public static var authorizationDenied: Code { .authorizationDenied }
  public static var noAccessableWritableContainers: Code { .noAccessableWritableContainers }
  public static var unauthorizedKeys: Code { .unauthorizedKeys }
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
  public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
  public static var policyViolation: Code { .policyViolation }
  public static var clientIdentifierInvalid: Code { .clientIdentifierInvalid }
}

extension NSNotification.Name {
  public static let CNContactStoreDidChange = NSNotification.Name(
    "CNContactStoreDidChangeNotification")
}

/// The user's contacts: not determined until an app asks, then denied.
open class CNContactStore: NSObject {
  private static let permission = Permission()
  private static var refusal: CNError { CNError(.authorizationDenied) }

  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    permission.status(.notDetermined, .denied)
  }

  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    CNContactStore.permission.ask { completionHandler(false, CNContactStore.refusal) }
  }

  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    CNContactStore.permission.refuse()
    throw CNContactStore.refusal
  }

  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    throw CNContactStore.refusal
  }

  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    throw CNContactStore.refusal
  }

  open func unifiedMeContactWithKeys(
    toFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    throw CNContactStore.refusal
  }

  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    throw CNContactStore.refusal
  }

  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
    throw CNContactStore.refusal
  }

  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
    throw CNContactStore.refusal
  }

  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNContactStore.refusal }
  open func defaultContainerIdentifier() -> String { "" }
}

/// Where contacts are kept; none is told.
open class CNContainer: NSObject {
  public let identifier = ""
  public let name = ""
}

/// Contacts that belong together; none is told.
open class CNGroup: NSObject {
  public let identifier = ""
  public let name = ""
}

public enum CNContactSortOrder: Int, Sendable {
  case none = 0
  case userDefault
  case givenName
  case familyName
}

/// Which contacts are wanted; kept.
open class CNContactFetchRequest: NSObject {
  open var keysToFetch: [any CNKeyDescriptor]
  open var predicate: NSPredicate?
  open var mutableObjects = false
  open var unifyResults = true
  open var sortOrder = CNContactSortOrder.none

  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
    super.init()
  }
}

/// What an app wants to change; refused when it is executed.
open class CNSaveRequest: NSObject {
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}

/// The contacts picker: another process's screen, which names itself; nobody picks anything.
open class CNContactPickerViewController: SystemScreen {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?
  open var predicateForSelectionOfProperty: NSPredicate?

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    shownName = "Contacts"
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    shownName = "Contacts"
  }
}

/// One property of a contact that was picked.
open class CNContactProperty: NSObject {
  open var contact: CNContact { CNContact() }
  open var key: String { "" }
  open var value: Any? { nil }
  open var identifier: String? { nil }
  open var label: String? { nil }
}

@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
  // @objc optional
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  // @objc(contactPicker:didSelectContact:) optional
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  // @objc(contactPicker:didSelectContactProperty:) optional
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
  // @objc(contactPicker:didSelectContacts:) optional
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  // @objc(contactPicker:didSelectContactProperties:) optional
  func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelectContactProperties contactProperties: [CNContactProperty])
}

/// The card of a contact: the system's screen, which names itself.
open class CNContactViewController: SystemScreen {
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open private(set) var contact: CNContact
  open var contactStore: CNContactStore?
  open var allowsEditing = true
  open var allowsActions = true
  open var alternateName: String?
  open var message: String?
  open var displayedPropertyKeys: [Any] = []

  public init(for contact: CNContact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
    shownName = CNContactFormatter.string(from: contact, style: .fullName) ?? "Contact"
  }

  public convenience init(forNewContact contact: CNContact?) {
    self.init(for: contact ?? CNContact())
  }

  public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }

  public required init?(coder: NSCoder) {
    contact = CNContact()
    super.init(coder: coder)
    shownName = "Contact"
  }

  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
    CNContactFormatter.descriptorForRequiredKeys(for: .fullName)
  }
}

@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  // @objc(contactViewController:didCompleteWithContact:) optional
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
  // @objc(contactViewController:shouldPerformDefaultActionForContactProperty:) optional = true
  func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
}
