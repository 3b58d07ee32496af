// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What lasts of a scene while it is not connected.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public let role: Role
  open internal(set) var configuration: UISceneConfiguration
  open weak var scene: UIScene?
  public let persistentIdentifier = "0"
  open var userInfo: [String: Any]?

  init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
    super.init()
  }
}

/// Which classes and which storyboard a scene is made of.
///
/// A configuration that is made by name takes what the app's Info.plist says under that name.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    guard
      let entry = SceneManifest(Bundle.main.infoDictionary ?? [:])?.entry(
        named: name, role: sessionRole)
    else { return }
    delegateClass = entry.delegateClassName.flatMap { RuntimeRegistry.type(named: $0) }
    storyboard = entry.storyboardName.flatMap { $0.isEmpty ? nil : $0 }.map {
      UIStoryboard(name: $0, bundle: nil)
    }
  }
}

/// `UIApplicationSceneManifest` of an Info.plist.
struct SceneManifest {
  /// One configuration of the manifest.
  struct Entry {
    let name: String?
    let delegateClassName: String?
    let storyboardName: String?
  }

  private let configurations: [String: [[String: Any]]]

  /// - Returns: nil when the app declares no scenes: also when it lists none and starts with a main
  ///   storyboard (Documentation/Lifecycle.md §1.2).
  init?(_ info: [String: Any]) {
    guard let manifest = info["UIApplicationSceneManifest"] as? [String: Any] else { return nil }
    configurations =
      manifest["UISceneConfigurations"] as? [String: [[String: Any]]] ?? [:]
    if configurations.isEmpty, let main = info["UIMainStoryboardFile"] as? String, !main.isEmpty {
      return nil
    }
  }

  /// The entry of that name, or the role's first when `name` is nil.
  @MainActor
  func entry(named name: String?, role: UISceneSession.Role) -> Entry? {
    let entries = (configurations[role.rawValue] ?? []).map { values in
      Entry(
        name: values["UISceneConfigurationName"] as? String,
        delegateClassName: values["UISceneDelegateClassName"] as? String,
        storyboardName: values["UISceneStoryboardFile"] as? String)
    }
    return name == nil ? entries.first : entries.first { $0.name == name }
  }
}
