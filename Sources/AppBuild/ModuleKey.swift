// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import SourceLowering
internal import XcodeProject

extension SourceModule {
  /// Adds everything that the module's build depends on, but for the modules it imports.
  func add(to key: inout ContentKey, sources: [SourceInput]) {
    key.add("\(name) \(languageMode) \(dependencies)")
    key.add(compilationConditions.joined(separator: " "))
    key.add(headerImports.joined(separator: " "))
    key.add(flags.joined(separator: " "))
    key.add("\(packageName ?? "") \(linkedLibraries) \(isNativeCandidate)")
    if isNativeCandidate, let linux { key.add("\(linux)") }
    for macro in macros {
      key.add("\(macro.name) \(macro.languageMode) \(macro.flags)")
      for source in macro.sources { key.addStamp(of: source) }
    }
    if let text = GeneratedSource.text(for: self) { key.add(text) }
    for input in sources {
      key.add(input.path)
      key.add(input.text)
    }
    clang?.add(to: &key)
  }
}

extension ClangSources {
  /// Adds the sources and headers by size and time, and the flags.
  func add(to key: inout ContentKey) {
    key.add("\(flags) \(cxxFlags) \(standards.sorted { $0.key < $1.key }) \(pkgConfig ?? "")")
    for source in sources { key.addStamp(of: source) }
    addHeaders(to: &key)
  }

  /// Adds what modules that include this one can see, wherever in the target it lies.
  func addHeaders(to key: inout ContentKey) {
    if let bridge {
      for header in bridge.headers { key.addStamp(of: header) }
      for folder in bridge.folders {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where ["h", "hpp"].contains((name as NSString).pathExtension) {
          key.addStamp(of: folder.appendingPathComponent(name))
        }
      }
      return
    }
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    for path in paths.sorted()
    where ["h", "hpp", "modulemap", "inc", "def"]
      .contains((path as NSString).pathExtension)
    {
      key.addStamp(of: root.appendingPathComponent(path))
    }
  }
}

extension AppBuilder {
  /// A text that differs where the installation or the compiler does.
  package var toolIdentity: String { toolKey.text }

  /// Of what every build depends on: the installation and the compiler.
  var toolKey: ContentKey {
    var key = ContentKey()
    for file in installation.identifyingFiles { key.addStamp(of: file) }
    key.addStamp(of: compiler.path.resolvingSymlinksInPath())
    return key
  }
}

extension JSONEncoder {
  /// Equal values have equal bytes.
  static var sorted: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}
