// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/Lifecycle.md §1.2.
@MainActor
@Suite("Scene manifests") struct SceneManifestTests {
  private static let empty: [String: Any] = ["UISceneConfigurations": [String: Any]()]

  @Test("an empty manifest beside a main storyboard declares no scenes")
  func emptyBesideStoryboard() {
    let info =
      ["UIApplicationSceneManifest": Self.empty, "UIMainStoryboardFile": "Main"] as [String: Any]
    #expect(SceneManifest(info) == nil)
    #expect(UIStoryboard.mainName(in: info) == "Main")
  }

  @Test("an empty manifest alone leaves the configuration to the delegate")
  func emptyAlone() {
    #expect(SceneManifest(["UIApplicationSceneManifest": Self.empty]) != nil)
  }

  @Test("the storyboard of the first scene starts an app that names no main one")
  func sceneStoryboard() {
    let role = UISceneSession.Role.windowApplication.rawValue
    let configurations = [role: [["UISceneStoryboardFile": "First"]]]
    let info: [String: Any] = [
      "UIApplicationSceneManifest": ["UISceneConfigurations": configurations]
    ]
    #expect(UIStoryboard.mainName(in: info) == "First")
  }

  @Test("an empty name is no storyboard")
  func emptyName() {
    #expect(UIStoryboard.mainName(in: ["UIMainStoryboardFile": ""]) == nil)
  }
}
