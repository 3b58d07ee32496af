// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What a contact is asked for: the name of one of its properties.
public protocol CNKeyDescriptor: NSObjectProtocol {}

extension NSString: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactTypeKey = "contactType"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactNoteKey = "note"
public let CNContactBirthdayKey = "birthday"
public let CNContactDatesKey = "dates"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactRelationsKey = "contactRelations"
public let CNContactSocialProfilesKey = "socialProfiles"
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelSchool = "_$!<School>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelEmailiCloud = "iCloud"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"

public enum CNContactType: Int, Sendable {
  case person = 0
  case organization
}

/// A person or an organisation, as an app makes one: the device's are denied.
open class CNContact: NSObject, NSCopying {
  open fileprivate(set) var identifier = UUID().uuidString
  open fileprivate(set) var contactType = CNContactType.person
  open fileprivate(set) var namePrefix = ""
  open fileprivate(set) var givenName = ""
  open fileprivate(set) var middleName = ""
  open fileprivate(set) var familyName = ""
  open fileprivate(set) var nameSuffix = ""
  open fileprivate(set) var nickname = ""
  open fileprivate(set) var organizationName = ""
  open fileprivate(set) var departmentName = ""
  open fileprivate(set) var jobTitle = ""
  open fileprivate(set) var note = ""
  open fileprivate(set) var imageData: Data?
  open fileprivate(set) var birthday: DateComponents?
  open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
  open fileprivate(set) var urlAddresses: [CNLabeledValue<NSString>] = []
  open fileprivate(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  open fileprivate(set) var dates: [CNLabeledValue<NSDateComponents>] = []
  open fileprivate(set) var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
  open fileprivate(set) var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
  open var thumbnailImageData: Data? { imageData }
  open var imageDataAvailable: Bool { imageData != nil }

  public required override init() { super.init() }

  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
  open class func localizedString(forKey key: String) -> String { key }
  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }

  open func copy(with zone: NSZone? = nil) -> Any { filled(CNContact()) }
  open override func mutableCopy() -> Any { filled(CNMutableContact()) }

  private func filled(_ copy: CNContact) -> CNContact {
    copy.identifier = identifier
    copy.contactType = contactType
    copy.namePrefix = namePrefix
    copy.givenName = givenName
    copy.middleName = middleName
    copy.familyName = familyName
    copy.nameSuffix = nameSuffix
    copy.nickname = nickname
    copy.organizationName = organizationName
    copy.departmentName = departmentName
    copy.jobTitle = jobTitle
    copy.note = note
    copy.imageData = imageData
    copy.birthday = birthday
    copy.phoneNumbers = phoneNumbers
    copy.emailAddresses = emailAddresses
    copy.urlAddresses = urlAddresses
    copy.postalAddresses = postalAddresses
    copy.dates = dates
    copy.instantMessageAddresses = instantMessageAddresses
    copy.socialProfiles = socialProfiles
    return copy
  }
}

/// A contact that an app fills in.
open class CNMutableContact: CNContact {
  open override var contactType: CNContactType {
    get { super.contactType }
    set { super.contactType = newValue }
  }
  open override var namePrefix: String {
    get { super.namePrefix }
    set { super.namePrefix = newValue }
  }
  open override var givenName: String {
    get { super.givenName }
    set { super.givenName = newValue }
  }
  open override var middleName: String {
    get { super.middleName }
    set { super.middleName = newValue }
  }
  open override var familyName: String {
    get { super.familyName }
    set { super.familyName = newValue }
  }
  open override var nameSuffix: String {
    get { super.nameSuffix }
    set { super.nameSuffix = newValue }
  }
  open override var nickname: String {
    get { super.nickname }
    set { super.nickname = newValue }
  }
  open override var organizationName: String {
    get { super.organizationName }
    set { super.organizationName = newValue }
  }
  open override var departmentName: String {
    get { super.departmentName }
    set { super.departmentName = newValue }
  }
  open override var jobTitle: String {
    get { super.jobTitle }
    set { super.jobTitle = newValue }
  }
  open override var note: String {
    get { super.note }
    set { super.note = newValue }
  }
  open override var imageData: Data? {
    get { super.imageData }
    set { super.imageData = newValue }
  }
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { super.birthday = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { super.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { super.emailAddresses = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { super.urlAddresses = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { super.postalAddresses = newValue }
  }
  open override var dates: [CNLabeledValue<NSDateComponents>] {
    get { super.dates }
    set { super.dates = newValue }
  }
  open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    get { super.instantMessageAddresses }
    set { super.instantMessageAddresses = newValue }
  }
  open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
    get { super.socialProfiles }
    set { super.socialProfiles = newValue }
  }
}
