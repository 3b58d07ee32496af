// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

/// Joins items as a language does: "a, b, and c" (Documentation/SystemFrameworks.md §4).
open class ListFormatter: Formatter {
  open var locale: Locale! = Locale.current
  /// Makes the text of each item; nil takes the items' own.
  open var itemFormatter: Formatter?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) }
    return texts.formatted(.list(type: .and).locale(locale ?? .current))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap(string(from:))
  }
}
