// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Builds the settings of a target from the configurations of target and project.
struct ConfigurationReader {
  let project: ProjectFile
  let tree: FileTree
  /// What was asked for; nil means ``preferred`` or `Debug` where they exist, else the first.
  let requested: String?
  let preferred: String?

  private(set) var files: [URL] = []
  private(set) var issues: [ProjectIssue] = []

  init(project: ProjectFile, tree: FileTree, requested: String?, preferred: String? = nil) {
    self.project = project
    self.tree = tree
    self.requested = requested
    self.preferred = preferred
  }

  /// - Complexity: O(settings).
  mutating func settings(of target: PropertyNode) throws(ProjectError) -> BuildSettings {
    let own = try configurations(of: target)
    let shared = try configurations(of: project.project)
    let names = own.map { $0["name"]?.string ?? "" }
    let usual = [preferred, "Debug"].compactMap { $0 }.first(where: names.contains)
    let name = requested ?? usual ?? names.first ?? "Debug"
    if requested != nil, !names.contains(name) {
      throw ProjectError(.unknownConfiguration(name, known: names), at: target.location)
    }
    var levels: [SettingsLevel] = []
    for list in [own, shared] {
      let chosen = list.first { $0["name"]?.string == name } ?? list.first
      guard let chosen else { continue }
      levels.append(level(of: chosen, name: name))
      if let file = baseFile(of: chosen) {
        var reader = ConfigurationFile(configuration: name)
        try reader.read(file, askedFrom: chosen.location)
        files += reader.files
        issues += reader.issues
        levels.append(reader.level)
      }
    }
    levels.append(defaults(for: target, configuration: name))
    let settings = BuildSettings(levels: levels)
    guard settings.value("PRODUCT_NAME").isEmpty else { return settings }
    // The setting that it names is of a file that is kept from the repository.
    var named = SettingsLevel()
    named.add("PRODUCT_NAME", "$(TARGET_NAME)", configuration: name)
    return BuildSettings(levels: [named] + levels)
  }

  private func configurations(of owner: PropertyNode) throws(ProjectError) -> [PropertyNode] {
    guard let id = owner["buildConfigurationList"] else { return [] }
    let list = try project.object(id, as: "a configuration list")
    return try project.objects(list, "buildConfigurations", as: "a configuration")
  }

  private func level(of configuration: PropertyNode, name: String) -> SettingsLevel {
    var level = SettingsLevel()
    let settings = configuration["buildSettings"]?.entries ?? [:]
    for (key, node) in settings.sorted(by: { $0.key < $1.key }) {
      let value: String
      if case .array(let items) = node.content {
        value = items.compactMap(\.string).map {
          $0.contains(" ") && !$0.contains("\"") ? "\"\($0)\"" : $0
        }.joined(separator: " ")
      } else {
        value = node.string ?? ""
      }
      level.add(key, value, configuration: name)
    }
    return level
  }

  /// The xcconfig: a file reference, or a path in a synchronised folder (Xcode 16).
  private func baseFile(of configuration: PropertyNode) -> URL? {
    if let id = configuration["baseConfigurationReference"]?.string { return tree.urls[id] ?? nil }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.string,
      let path = configuration["baseConfigurationReferenceRelativePath"]?.string
    else { return nil }
    return tree.urls[anchor]?.appendingPathComponent(path)
  }

  /// What Xcode sets where nobody says otherwise.
  private func defaults(for target: PropertyNode, configuration: String) -> SettingsLevel {
    let name = target["name"]?.string ?? ""
    var level = SettingsLevel()
    let values = [
      "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "EXECUTABLE_PATH": "$(WRAPPER_NAME)/$(EXECUTABLE_NAME)",
      "WRAPPER_NAME": "$(PRODUCT_NAME).app", "FULL_PRODUCT_NAME": "$(WRAPPER_NAME)",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "PROJECT_NAME": project.name,
      "PROJECT": project.name, "SRCROOT": project.folder.path,
      "PROJECT_DIR": project.folder.path, "SOURCE_ROOT": project.folder.path,
      "PROJECT_FILE_PATH": project.file.deletingLastPathComponent().path,
      "CONFIGURATION": configuration, "SDKROOT": "iphonesimulator",
      "PLATFORM_NAME": "iphonesimulator", "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
      "DEVELOPMENT_LANGUAGE": project.project["developmentRegion"]?.string ?? "en",
      "CURRENT_PROJECT_VERSION": "1", "MARKETING_VERSION": "1.0", "CURRENT_ARCH": "arm64",
    ]
    for (key, value) in values { level.add(key, value, configuration: configuration) }
    return level
  }
}
