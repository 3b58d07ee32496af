// Part of Snug, under the Apache License 2.0; see LICENSE.

public enum UITextSmartQuotesType: Int, Sendable {
  case `default`
  case no
  case yes
}

public enum UITextSmartDashesType: Int, Sendable {
  case `default`
  case no
  case yes
}

public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Rules for passwords that the system would make.
open class UITextInputPasswordRules: NSObject {
  public let passwordRulesDescriptor: String

  public init(descriptor: String) {
    passwordRulesDescriptor = descriptor
    super.init()
  }
}

/// Wishes to a keyboard that changes what is typed; the one here does not. Kept for apps to read.
extension UITextInputTraits where Self: UIView {
  public var smartQuotesType: UITextSmartQuotesType {
    get { kept("smartQuotesType") ?? .default }
    set { rare.kept["smartQuotesType"] = newValue }
  }
  public var smartDashesType: UITextSmartDashesType {
    get { kept("smartDashesType") ?? .default }
    set { rare.kept["smartDashesType"] = newValue }
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { kept("smartInsertDeleteType") ?? .default }
    set { rare.kept["smartInsertDeleteType"] = newValue }
  }
  public var passwordRules: UITextInputPasswordRules? {
    get { kept("passwordRules") }
    set { rare.kept["passwordRules"] = newValue }
  }
}
