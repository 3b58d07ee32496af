import UIKit

/// One row of a list, as a value; ``RowsController`` shows them.
struct Row {
  enum Kind {
    /// Says something and does nothing.
    case fact
    /// Leads to another screen.
    case link(() -> UIViewController)
    case toggle(isOn: Bool)
    case choice(isChosen: Bool)
    case field(UITextContentType?, isSecret: Bool)
    case button(isDestructive: Bool, () -> Void)
  }

  var title: String
  var detail: String?
  var symbol: String?
  var kind: Kind

  static func fact(_ title: String, _ detail: String? = nil, symbol: String? = nil) -> Row {
    Row(title: title, detail: detail, symbol: symbol, kind: .fact)
  }

  static func link(
    _ title: String, _ detail: String? = nil, symbol: String? = nil,
    to screen: @escaping @autoclosure () -> UIViewController
  ) -> Row {
    Row(title: title, detail: detail, symbol: symbol, kind: .link(screen))
  }

  static func toggle(_ title: String, isOn: Bool) -> Row {
    Row(title: title, kind: .toggle(isOn: isOn))
  }

  static func choice(_ title: String, isChosen: Bool = false) -> Row {
    Row(title: title, kind: .choice(isChosen: isChosen))
  }

  static func field(_ title: String, _ type: UITextContentType? = nil, isSecret: Bool = false)
    -> Row
  {
    Row(title: title, kind: .field(type, isSecret: isSecret))
  }

  static func button(_ title: String, isDestructive: Bool = false, _ action: @escaping () -> Void)
    -> Row
  {
    Row(title: title, kind: .button(isDestructive: isDestructive, action))
  }
}

/// Rows that belong together.
struct RowSection {
  var header: String?
  var footer: String?
  var rows: [Row]

  init(header: String? = nil, footer: String? = nil, _ rows: [Row]) {
    self.header = header
    self.footer = footer
    self.rows = rows
  }
}
