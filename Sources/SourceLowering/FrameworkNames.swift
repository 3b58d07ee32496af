// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Types of Apple's frameworks, which stand in one module here: whoever imports one framework sees
/// the types of all of them.
///
/// On Apple's systems `Logger` of an imported library is alone where the file does not import `os`;
/// here an import of that type alone makes it the one that is meant (Documentation/SourceLowering.md
/// §2.3).
enum FrameworkNames {
  static let all = ofFoundation.union(text.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Types of Foundation that iOS does not have, and those that came with iOS 17 and 18, which
  /// libraries had before.
  private static let ofFoundation: Set<String> = [
    "Expression", "Host", "Predicate", "Process", "XMLDTD", "XMLDTDNode", "XMLDocument",
    "XMLElement", "XMLNode",
  ]
}

extension ParsedFile {
  /// Imports the types by name that imported modules of the app share with frameworks here and the
  /// file names; not where two modules have one, which is ambiguous on a phone, too.
  func addSharedTypes(_ options: LoweringOptions, _ model: ModuleModel) {
    var found: [String: [String]] = [:]
    for module in imports where options.modules.contains(module) && module != options.moduleName {
      for (name, word) in options.known.sharedTypes[module] ?? [:]
      where model.aliases[name] == nil && model.types[name]?.kind ?? .foreign == .foreign {
        found[name, default: []].append(
          "\(word) \(options.compiledNames[module] ?? module).\(name)")
      }
    }
    for (name, places) in found where places.count == 1 && mentions(name) {
      addedImports.insert(places[0])
    }
  }

  private func mentions(_ name: String) -> Bool {
    tree.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
  }
}

extension TypeModel {
  /// Whether others see a type of this module that is called like a framework's.
  var isShared: Bool { isSeen && FrameworkNames.all.contains(name) }

  /// Whether a type is this module's, and others see it.
  var isSeen: Bool {
    access == .public && kind != .foreign && !isLocal && !isHidden && !isUnavailable
  }
}

/// Conditions that ask for frameworks of Apple's.
package enum FrameworkConditions {
  /// What a library logs with, or draws in SwiftUI, says nothing of what it has for apps.
  private static let plain: Set<String> = ["os", "OSLog", "SwiftUI"]

  /// Whether a text asks, by `canImport`, for a framework that is here.
  package static func stand(in text: String) -> Bool {
    guard text.contains("canImport(") else { return false }
    return text.matches(of: /canImport\((\w+)\)/).contains {
      let name = String($0.output.1)
      return ModuleTable.replacements[name] == "SystemFrameworks" && !plain.contains(name)
    }
  }
}
