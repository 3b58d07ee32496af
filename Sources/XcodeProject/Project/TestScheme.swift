// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CheckedInput
internal import Foundation

/// What a project's shared schemes say of its bundles of tests: the configuration that they are
/// built with (Documentation/XcodeProject.md §11).
struct TestScheme {
  let file: URL
  let configuration: String
  /// Identifiers of the targets that it tests.
  private let targets: Set<String>

  /// The first scheme, by name, that tests a target; a scheme that cannot be read says nothing.
  ///
  /// - Parameter bundle: The `.xcodeproj` folder.
  static func testing(_ target: String, in bundle: URL) -> TestScheme? {
    let folder = bundle.appendingPathComponent("xcshareddata/xcschemes")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".xcscheme") }.sorted().lazy
      .compactMap { TestScheme(at: folder.appendingPathComponent($0)) }
      .first { $0.targets.contains(target) }
  }

  private init?(at file: URL) {
    let collector = Collector()
    guard let data = PlainFile.data(file),
      (try? XMLText.read(data, into: collector)) != nil,
      let configuration = collector.configuration
    else { return nil }
    self.file = file
    self.configuration = configuration
    targets = collector.targets
  }

  private final class Collector: XMLHandler {
    private(set) var configuration: String?
    private(set) var targets: Set<String> = []
    private var isInTests = false
    private var isInBundle = false

    func start(_ element: String, _ attributes: [String: String], at _: TextPlace) {
      switch element {
      case "TestAction":
        isInTests = true
        configuration = attributes["buildConfiguration"]
      case "TestableReference": isInBundle = isInTests && attributes["skipped"] != "YES"
      case "BuildableReference" where isInBundle:
        if let target = attributes["BlueprintIdentifier"] { targets.insert(target) }
      default: break
      }
    }

    func end(_ element: String) {
      if element == "TestAction" { isInTests = false }
      if element == "TestableReference" { isInBundle = false }
    }
  }
}
