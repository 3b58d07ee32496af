// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The keys of an app's Info.plist that decide how it starts and looks.
package struct InfoPlist: Equatable, Sendable {
  /// Every key, expanded.
  package var values: [String: PropertyValue]

  package init(_ values: [String: PropertyValue]) {
    self.values = values
  }

  package subscript(key: String) -> PropertyValue? { values[key] }

  /// `UIMainStoryboardFile`, without a path extension.
  package var mainStoryboardName: String? {
    values["UIMainStoryboardFile"]?.string.map(InfoPlist.documentName)
  }

  /// `UILaunchStoryboardName`, without a path extension.
  package var launchStoryboardName: String? {
    values["UILaunchStoryboardName"]?.string.map(InfoPlist.documentName)
  }

  /// File names under `UIAppFonts`.
  package var fontFiles: [String] {
    values["UIAppFonts"]?.array?.compactMap(\.string) ?? []
  }

  /// The first scene configuration for the application's window, or nil without a scene manifest.
  package var sceneManifest: SceneManifest? {
    guard let manifest = values["UIApplicationSceneManifest"]?.dictionary else { return nil }
    let configurations = manifest["UISceneConfigurations"]?.dictionary
    let first = configurations?["UIWindowSceneSessionRoleApplication"]?.array?.first?.dictionary
    return SceneManifest(
      configurationName: first?["UISceneConfigurationName"]?.string,
      sceneClassName: first?["UISceneClassName"]?.string,
      delegateClassName: first?["UISceneDelegateClassName"]?.string,
      storyboardName: first?["UISceneStoryboardFile"]?.string.map(InfoPlist.documentName))
  }

  /// The kinds of devices that the app is for: 1 phones, 2 tablets; empty when nothing says so.
  package var deviceFamilies: [Int] {
    values["UIDeviceFamily"]?.array?.compactMap {
      if case .integer(let family) = $0 { family } else { $0.string.flatMap { Int($0) } }
    } ?? []
  }

  /// Whether a key says which orientations an idiom has.
  package func statesOrientations(isPad: Bool) -> Bool {
    let base = "UISupportedInterfaceOrientations"
    return values[base + (isPad ? "~ipad" : "~iphone")] != nil || values[base] != nil
  }

  /// The interface orientations (`UIInterfaceOrientationPortrait`…) for an idiom.
  ///
  /// The key with `~ipad` or `~iphone` wins. An iPad without its own key has all four (iOS's rule
  /// for apps that support every size); an iPhone without any key has portrait only.
  package func orientations(isPad: Bool) -> [String] {
    let base = "UISupportedInterfaceOrientations"
    let own = values[base + (isPad ? "~ipad" : "~iphone")] ?? values[base]
    if let names = own?.array?.compactMap(\.string), !names.isEmpty { return names }
    let all = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]
    return (isPad ? all : ["Portrait"]).map { "UIInterfaceOrientation" + $0 }
  }

  private static func documentName(_ name: String) -> String {
    name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
  }
}

/// What the scene manifest says of the window scene.
package struct SceneManifest: Equatable, Sendable {
  package var configurationName: String?
  package var sceneClassName: String?
  /// With its module, expanded: `App.SceneDelegate`.
  package var delegateClassName: String?
  package var storyboardName: String?
}
