// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How a keyboard behaves for a text; all values are stored for the app to read back.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  // @objc optional = .sentences
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  // @objc optional = .default
  var autocorrectionType: UITextAutocorrectionType { get set }
  // @objc optional = .default
  var spellCheckingType: UITextSpellCheckingType { get set }
  // @objc optional = .default
  var keyboardType: UIKeyboardType { get set }
  // @objc optional = .default
  var keyboardAppearance: UIKeyboardAppearance { get set }
  // @objc optional = .default
  var returnKeyType: UIReturnKeyType { get set }
  // @objc optional = false
  var enablesReturnKeyAutomatically: Bool { get set }
  // @objc optional = false
  var isSecureTextEntry: Bool { get set }
  // @objc optional
  var textContentType: UITextContentType! { get set }
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default`
  case no
  case yes
}

public enum UITextSpellCheckingType: Int, Sendable {
  case `default`
  case no
  case yes
}

public enum UIKeyboardAppearance: Int, Sendable {
  case `default`
  case dark
  case light

  public static let alert = UIKeyboardAppearance.dark
}

public enum UIKeyboardType: Int, Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch
  case asciiCapableNumberPad

  public static let alphabet = UIKeyboardType.asciiCapable
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case yahoo
  case done
  case emergencyCall
  case `continue`
}

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let URL = UITextContentType(rawValue: "url")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let location = UITextContentType(rawValue: "location")
  public static let middleName = UITextContentType(rawValue: "additional-name")
  public static let name = UITextContentType(rawValue: "name")
  public static let namePrefix = UITextContentType(rawValue: "honorifix-prefix")
  public static let nameSuffix = UITextContentType(rawValue: "honorifix-suffix")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let password = UITextContentType(rawValue: "password")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let username = UITextContentType(rawValue: "username")
  public static let birthdate = UITextContentType(rawValue: "bday")
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  public static let dateTime = UITextContentType(rawValue: "date-time")
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
}
