// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Which classes that an app does not declare are view controllers, by their names.
enum ControllerName {
  /// Those of Apple's whose names do not end in `ViewController`.
  private static let apples: Set<String> = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UISearchController",
    "UIAlertController", "UIHostingController", "UIImagePickerController",
    "UIVideoEditorController", "UICloudSharingController", "QLPreviewController",
    "UIPrinterPickerController",
  ]

  /// Whether the name has the prefix of one of Apple's frameworks: `UIMenuController`.
  static func isApples(_ name: String) -> Bool {
    name.prefixMatch(of: #/(?:UI|NS|AV|MP|WK|GC|GK|CK|MK|SK|QL|PH|CN|EK|RP|VN|CA|HK|PK)[A-Z]/#)
      != nil
  }

  /// What a library calls a controller is thought to be one.
  static func isController(_ name: String) -> Bool {
    if name.hasSuffix("ViewController") { return !name.hasSuffix("PreviewViewController") }
    return apples.contains(name) || name.hasSuffix("Controller") && !isApples(name)
  }
}

extension ControllerClasses {
  /// What sources declare beside classes that says what a superclass is.
  struct Others {
    private var aliases: [String: String] = [:]
    private var protocols: Set<String> = []
    /// Classes that inherit nothing.
    private var roots: Set<String> = []

    mutating func read(_ text: String) {
      for match in text.matches(of: #/\btypealias\s+(\w+)\s*(?:<[^>]*>)?\s*=\s*([\w.]+)/#) {
        let name = String(match.1)
        aliases[name] = aliases[name] ?? ControllerClasses.plain(match.2)
      }
      for match in text.matches(of: #/\bprotocol\s+(\w+)/#) { protocols.insert(String(match.1)) }
      for match in text.matches(of: #/\bclass\s+(\w+)\s*(?:<[^>{]*>)?\s*\{/#) {
        roots.insert(String(match.1))
      }
    }

    /// The first class that the app does not declare, from a superclass on.
    func framework(above superclass: String, _ supers: [String: String]) -> String {
      var name = superclass
      for _ in 0..<32 {
        guard let next = supers[name] ?? aliases[name] else { break }
        name = next
      }
      return name
    }

    /// Whether a class is a view controller by what is above it or, below a library's class, by its name.
    /// A class of the app's own that inherits nothing is none, whatever it is called.
    func mayBeController(_ entry: Entry) -> Bool {
      guard !roots.contains(entry.framework) else { return false }
      return ControllerName.isController(entry.framework)
        || (entry.name.hasSuffix("ViewController") && isUnknown(entry.framework))
    }

    /// Whether a class is neither Apple's nor the app's, and no protocol of the app: a library's.
    func isUnknown(_ name: String) -> Bool {
      !ControllerName.isApples(name) && !protocols.contains(name)
        && !["AnyObject", "Codable", "Equatable", "Hashable", "Sendable"].contains(name)
    }
  }
}
