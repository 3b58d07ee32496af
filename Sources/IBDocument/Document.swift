// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// A storyboard or xib, read and checked.
///
/// Behaviour note: Documentation/InterfaceBuilder.md.
///
/// - Invariant: every attribute that the grammar knows has a value of its form, and no two
///   elements have one id.
package struct Document: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case storyboard, xib }

  /// The file's name without folder.
  package let file: String
  package let kind: Kind
  /// As written: `13122.16`. Empty in documents that do not say.
  package let toolsVersion: String
  /// The first part of the tools version, which counts Xcode's releases: 15 thousand is Xcode 11.
  package var majorToolsVersion: Int { Int(toolsVersion.prefix { $0 != "." }) ?? 0 }
  package let usesAutolayout: Bool
  package let usesSafeAreas: Bool
  package let usesTraitCollections: Bool
  package let isLaunchScreen: Bool
  /// The device that Xcode laid the document out for; nil in documents older than Xcode 8.
  package let device: DocumentDevice?
  package let initialViewController: String?
  /// Scenes of a storyboard, in document order; empty in a xib.
  package let scenes: [Scene]
  /// Top-level objects of a xib, placeholders included, in document order; empty in a storyboard.
  package let objects: [Element]
  package let resources: DocumentResources
  /// The tint of the whole document.
  package let tintColor: ColorValue?
  /// Names under `dependencies`: `Safe area layout guides`…
  package let capabilities: [String]
  /// The whole document; everything else here is read from it.
  package let root: Element
  /// What is not understood, and references that lead nowhere, in document order.
  package let issues: [DocumentIssue]

  /// The element with an id, with its place in the tree; kept because every connection asks.
  private let index: [String: Element]

  /// Reads a document from disk.
  package init(contentsOf url: URL) throws(DocumentError) {
    let file = url.lastPathComponent
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw DocumentError(
        .unreadable(error.localizedDescription), at: Location(file: file, line: 1, column: 1))
    }
    try self.init(data: data, file: file)
  }

  /// Reads a document.
  ///
  /// - Parameter file: The name that places carry.
  /// - Complexity: O(n) in bytes.
  package init(data: Data, file: String) throws(DocumentError) {
    let root = try ElementReader.root(of: data, file: file)
    kind = try Document.kind(of: root)
    var checker = GrammarChecker()
    try checker.check(root)
    self.file = file
    self.root = root
    index = checker.elements
    issues = checker.issues
    toolsVersion = root["toolsVersion"] ?? ""
    usesAutolayout = root.boolean("useAutolayout", default: false)
    usesSafeAreas = root.boolean("useSafeAreas", default: false)
    usesTraitCollections = root.boolean("useTraitCollections", default: false)
    isLaunchScreen = root.boolean("launchScreen", default: false)
    device = root.child("device").flatMap { DocumentDevice($0) }
    initialViewController = root["initialViewController"]
    scenes = root.items(of: "scenes").filter { $0.name == "scene" }.map(Scene.init)
    objects = root.items(of: "objects")
    resources = DocumentResources(
      root.child("resources"), designables: root.child("designables"))
    tintColor = root.color("tintColor")
    capabilities = root.items(of: "dependencies").filter { $0.name == "capability" }
      .compactMap { $0["name"] }
  }

  /// The element with an id, anywhere in the document.
  ///
  /// - Complexity: O(1).
  package func element(withID id: String) -> Element? { index[id] }

  /// The scene whose controller has an object id.
  package func scene(withControllerID id: String) -> Scene? {
    scenes.first { $0.controller?.id == id }
  }

  /// The scene whose controller has a storyboard identifier.
  package func scene(withStoryboardIdentifier identifier: String) -> Scene? {
    scenes.first { $0.controller?["storyboardIdentifier"] == identifier }
  }

  private static func kind(of root: Element) throws(DocumentError) -> Kind {
    guard root.name == "document" else {
      throw DocumentError(.notCocoaTouch("<\(root.name)>"), at: root.location)
    }
    switch root["type"] {
    case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
      "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.iPad.XIB":
      return .storyboard
    case "com.apple.InterfaceBuilder3.CocoaTouch.XIB",
      "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB":
      return .xib
    case let other:
      throw DocumentError(.notCocoaTouch(other ?? "no type"), at: root.location)
    }
  }
}
