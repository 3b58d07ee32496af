// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Changes the app's main menu, which nothing shows on a phone.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  var system: UIMenuSystem { get }
  func remove(menu identifier: UIMenuIdentifier)
}

/// Which menu is built.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  public static let main = UIMenuSystem()
  public static let context = UIMenuSystem()

  open func setNeedsRebuild() {}
  open func setNeedsRevalidate() {}
}

/// The menu at the top of a tablet, which nothing shows here.
@preconcurrency @MainActor
open class UIMainMenuSystem: UIMenuSystem {
  /// What the system's menu has.
  public final class Configuration: NSObject {}

  public static let shared = UIMainMenuSystem()

  /// The handler is not called: there is no menu to build.
  open func setBuildConfiguration(
    _ configuration: Configuration, buildHandler: ((any UIMenuBuilder) -> Void)? = nil
  ) {}
}

/// The name of a menu; `UIMenu.Identifier`.
public struct UIMenuIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }

  private static func system(_ name: String) -> UIMenuIdentifier {
    UIMenuIdentifier("com.apple.menu.\(name)")
  }

  public static let root = system("root")
  public static let application = system("application")
  public static let file = system("file")
  public static let edit = system("edit")
  public static let view = system("view")
  public static let window = system("window")
  public static let help = system("help")
  public static let about = system("about")
  public static let preferences = system("preferences")
  public static let services = system("services")
  public static let hide = system("hide")
  public static let quit = system("quit")
  public static let newScene = system("new-scene")
  public static let openRecent = system("open-recent")
  public static let close = system("close")
  public static let print = system("print")
  public static let document = system("document")
  public static let undoRedo = system("undo-redo")
  public static let standardEdit = system("standard-edit")
  public static let find = system("find")
  public static let replace = system("replace")
  public static let share = system("share")
  public static let textStyle = system("text-style")
  public static let spelling = system("spelling")
  public static let substitutions = system("substitutions")
  public static let transformations = system("transformations")
  public static let speech = system("speech")
  public static let lookup = system("lookup")
  public static let learn = system("learn")
  public static let format = system("format")
  public static let font = system("font")
  public static let textSize = system("text-size")
  public static let textColor = system("text-color")
  public static let text = system("text")
  public static let writingDirection = system("writing-direction")
  public static let alignment = system("alignment")
  public static let toolbar = system("toolbar")
  public static let sidebar = system("sidebar")
  public static let fullscreen = system("full-screen")
  public static let minimizeAndZoom = system("minimize-and-zoom")
  public static let bringAllToFront = system("bring-all-to-front")
  public static let autoFill = system("autofill")
  public static let open = system("open")
  public static let spellingOptions = system("spelling-options")
  public static let spellingPanel = system("spelling-panel")
  public static let substitutionOptions = system("substitution-options")
  public static let substitutionsPanel = system("substitutions-panel")
  public static let textStylePasteboard = system("text-style-pasteboard")
}
