// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CheckedInput
internal import Foundation

/// Scenes or segues of storyboards as members of an enumeration.
struct ResourceScenes {
  let writer: ResourceCodeWriter
  /// The module that the file belongs to.
  let module: String

  var text: String {
    let storyboards = writer.files(["storyboard"]).compactMap(StoryboardNames.init)
    let isSegues = writer.code.template.contains("egue")
    let modules = Set(storyboards.flatMap(\.scenes).compactMap(foreignModule))
    let imports = (isSegues ? [] : modules.sorted()).map { "import \($0)\n" }.joined()
    let body = storyboards.map(isSegues ? segues : scenes).joined()
    let name =
      isSegues
      ? writer.name("enumName", writer.name("segueEnumName", "StoryboardSegue"))
      : writer.name("enumName", writer.name("sceneEnumName", "StoryboardScene"))
    return """
      import Foundation
      import UIKit
      \(imports)
      \(writer.access) enum \(name) {
      \(body)}

      \(isSegues ? segueTypes : sceneTypes)
      """
  }

  private func foreignModule(_ scene: StoryboardNames.Scene) -> String? {
    guard let other = scene.customModule, other != module, !scene.isOfTarget,
      other != writer.code.parameters["module"]
    else { return nil }
    return other
  }

  private func className(_ scene: StoryboardNames.Scene) -> String {
    guard let name = scene.customClass else { return "UIKit." + scene.baseClass }
    return foreignModule(scene).map { "\($0).\(name)" } ?? name
  }

  // MARK: Scenes

  private func scenes(_ storyboard: StoryboardNames) -> String {
    let type = ResourceName.plain(storyboard.name)
    let access = writer.access
    var text = "  \(access) enum \(type): StoryboardType {\n"
    text += "    \(access) static let storyboardName = \(ResourceName.literal(storyboard.name))\n"
    if let first = storyboard.scenes.first(where: { $0.id == storyboard.initial }) {
      text += "    \(access) static let initialScene = "
      text += "InitialSceneType<\(className(first))>(storyboard: \(type).self)\n"
    }
    var names: Set<String> = ["initialScene", "storyboardName"]
    for scene in storyboard.scenes {
      guard let identifier = scene.identifier else { continue }
      let name = ResourceName.member(identifier)
      guard names.insert(name).inserted else { continue }
      text += "    \(access) static let \(name) = SceneType<\(className(scene))>"
      text += "(storyboard: \(type).self, identifier: \(ResourceName.literal(identifier)))\n"
    }
    return text + "  }\n"
  }

  private var sceneTypes: String {
    let access = writer.access
    return """
      \(access) protocol StoryboardType {
        static var storyboardName: String { get }
      }

      extension StoryboardType {
        \(access) static var storyboard: UIStoryboard {
          UIStoryboard(name: storyboardName, bundle: \(writer.bundle))
        }
      }

      \(access) struct SceneType<T: UIViewController> {
        \(access) let storyboard: StoryboardType.Type
        \(access) let identifier: String

        \(access) func instantiate() -> T {
          storyboard.storyboard.instantiateViewController(withIdentifier: identifier) as! T
        }

        \(access) func instantiate(creator: @escaping (NSCoder) -> T?) -> T {
          storyboard.storyboard.instantiateViewController(identifier: identifier, creator: creator)
        }
      }

      \(access) struct InitialSceneType<T: UIViewController> {
        \(access) let storyboard: StoryboardType.Type

        \(access) func instantiate() -> T {
          storyboard.storyboard.instantiateInitialViewController() as! T
        }

        \(access) func instantiate(creator: @escaping (NSCoder) -> T?) -> T {
          storyboard.storyboard.instantiateInitialViewController(creator: creator)!
        }
      }

      \(writer.token)
      """
  }

  // MARK: Segues

  private func segues(_ storyboard: StoryboardNames) -> String {
    let access = writer.access
    var names: Set<String> = []
    var cases = ""
    for identifier in storyboard.segues.sorted() {
      let name = ResourceName.member(identifier)
      guard names.insert(name).inserted else { continue }
      cases += "    case \(name) = \(ResourceName.literal(identifier))\n"
    }
    guard !cases.isEmpty else { return "" }
    let type = ResourceName.plain(storyboard.name)
    return "  \(access) enum \(type): String, SegueType {\n\(cases)  }\n"
  }

  private var segueTypes: String {
    let access = writer.access
    return """
      \(access) protocol SegueType: RawRepresentable {}

      extension UIViewController {
        \(access) func perform<S: SegueType>(segue: S, sender: Any? = nil) where S.RawValue == String {
          performSegue(withIdentifier: segue.rawValue, sender: sender)
        }
      }

      extension SegueType where RawValue == String {
        \(access) init?(_ segue: UIStoryboardSegue) {
          guard let identifier = segue.identifier else { return nil }
          self.init(rawValue: identifier)
        }
      }
      """
  }
}

/// What code can name in a storyboard: its scenes and segues.
final class StoryboardNames: XMLHandler {
  struct Scene {
    let id: String
    let identifier: String?
    let customClass: String?
    let customModule: String?
    /// Whether the document says that the class is the target's own, whatever its module is called.
    let isOfTarget: Bool
    /// `UINavigationController` of a `navigationController`.
    let baseClass: String
  }

  let name: String
  private(set) var initial: String?
  private(set) var scenes: [Scene] = []
  private(set) var segues: Set<String> = []

  /// - Returns: nil for a file that cannot be read.
  init?(_ file: URL) {
    name = file.deletingPathExtension().lastPathComponent
    guard let data = try? Data(contentsOf: file) else { return nil }
    do { try XMLText.read(data, into: self) } catch { return nil }
  }

  package func start(_ element: String, _ attributes: [String: String], at place: TextPlace) {
    if element == "document" { initial = attributes["initialViewController"] }
    if element == "segue", let identifier = attributes["identifier"], !identifier.isEmpty {
      segues.insert(identifier)
    }
    guard attributes["sceneMemberID"] == "viewController", let id = attributes["id"],
      element != "viewControllerPlaceholder"
    else { return }
    let identifier = attributes["storyboardIdentifier"] ?? ""
    scenes.append(
      Scene(
        id: id, identifier: identifier.isEmpty ? nil : identifier,
        customClass: attributes["customClass"], customModule: attributes["customModule"],
        isOfTarget: attributes["customModuleProvider"] == "target",
        baseClass: StoryboardNames.baseClass(element)))
  }

  private static func baseClass(_ element: String) -> String {
    let known = [
      "navigationController", "tabBarController", "tableViewController",
      "collectionViewController", "splitViewController", "pageViewController",
    ]
    guard known.contains(element) else { return "UIViewController" }
    return "UI" + element.prefix(1).uppercased() + element.dropFirst()
  }
}
