// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

extension ClangSources {
  /// A module map of the project's own that names the headers of a library in C.
  package struct Map: Equatable, Sendable {
    package var name: String
    package var file: URL
    /// Its headers, as far as they are there and no part of others' text.
    package var headers: [URL] = []

    package var folder: URL { file.deletingLastPathComponent() }

    /// The modules of a module map, without those of frameworks and without submodules.
    ///
    /// - Complexity: O(characters).
    static func all(in file: URL) -> [Map] {
      guard let text = PlainFile.looseText(file) else { return [] }
      let folder = file.deletingLastPathComponent()
      var maps: [Map] = []
      var depth = 0
      var isFramework = false
      var before: [Substring] = []
      for word in words(text) {
        if word == "{" || word == "}" {
          depth = max(0, depth + (word == "{" ? 1 : -1))
          before = []
          continue
        }
        defer { before = before.suffix(2) + [word] }
        if depth == 0, before.last == "module" {
          isFramework = before.contains("framework")
          if !isFramework { maps.append(Map(name: String(word), file: file)) }
        }
        guard depth > 0, !isFramework, !maps.isEmpty, word.first == "\"" else { continue }
        let place = folder.resolving(word.unquoted)
        if before.last == "umbrella" {
          maps[maps.count - 1].headers += FolderListing.files(of: place).map(\.url)
            .filter { $0.pathExtension == "h" }
        } else if before.last == "header",
          !["textual", "exclude"].contains(before.dropLast().last),
          FileManager.default.fileExists(atPath: place.path)
        {
          maps[maps.count - 1].headers.append(place)
        }
      }
      return maps
    }

    /// The words, signs and names in quotes of a module map.
    private static func words(_ text: String) -> [Substring] {
      let lines = text.replacing(/\/\*(?s:.)*?\*\//, with: " ").split(whereSeparator: \.isNewline)
        .map { line in
          line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
        }
      return lines.flatMap { line in
        var words: [Substring] = []
        for (index, part) in line.split(separator: "\"", omittingEmptySubsequences: false)
          .enumerated()
        {
          if index % 2 == 1 {
            words.append("\"" + part + "\"")
          } else {
            let plain = part.map { "{}".contains($0) ? " \($0) " : "\($0)" }.joined()
            words += plain.split(whereSeparator: \.isWhitespace)
          }
        }
        return words
      }
    }
  }
}

extension Substring {
  fileprivate var unquoted: String { String(drop { $0 == "\"" }.prefix { $0 != "\"" }) }
}

extension ProjectReader {
  /// The libraries in C of a project for which it has module maps where its Swift looks for them, each
  /// with the sources of the project's that belong to it (Documentation/XcodeProject.md §10).
  ///
  /// - Parameter target: The target whose settings say where maps are.
  /// - Complexity: O(files of the project's targets).
  mutating func mappedModules(of target: PropertyNode) throws(ProjectError) -> [SourceModule] {
    let maps = moduleMaps(try readSettings(of: target))
    if maps.isEmpty { return [] }
    let ownKey = targetKey(target)
    var targets: [(settings: BuildSettings, name: String, sources: [URL])] = []
    for id in project.project["targets"]?.elements ?? [] {
      let other = try project.object(id, as: "a target")
      let kind = other["productType"]?.string ?? ""
      guard let key = id.string,
        key == ownKey || kind.contains("library") || kind.contains("framework"),
        let settings = try? readSettings(of: other)
      else { continue }
      var reader = TargetReader(project: project, tree: tree, target: other, id: key)
      guard (try? reader.read(infoPlist: nil)) != nil else { continue }
      let sources = reader.foreignSources.filter { ProjectReader.isC($0) }
      if !sources.isEmpty { targets.append((settings, name(of: other), sources)) }
    }
    // What the bridging header shows is compiled with it.
    var taken = Set(bridged?.clang?.sources.map(\.path) ?? [])
    return maps.compactMap { map in
      var clang: ClangSources?
      for (settings, name, sources) in targets {
        let isOfName = [
          name, settings.value("PRODUCT_NAME"), settings.value("PRODUCT_MODULE_NAME"),
        ]
        .contains(map.name)
        let own = sources.filter { source in
          (isOfName || source.path.hasPrefix(map.folder.path + "/")) && !taken.contains(source.path)
        }
        if own.isEmpty { continue }
        taken.formUnion(own.map(\.path))
        if clang == nil {
          clang = ClangSources(root: map.folder, sources: [], headers: map.folder)
          clang?.add(settings, in: project.folder)
        }
        clang?.sources += own
      }
      guard var clang else { return nil }
      clang.map = map
      var module = SourceModule(name: map.name, sources: [])
      module.clang = clang
      return module
    }
  }

  private func targetKey(_ target: PropertyNode) -> String? {
    (project.project["targets"]?.elements ?? []).compactMap(\.string).first {
      project.objects[$0]?["name"]?.string == name(of: target)
    }
  }

  /// The module maps that clang finds: those that flags name, those in folders of the search paths and
  /// in the folders right below.
  private func moduleMaps(_ settings: BuildSettings) -> [ClangSources.Map] {
    let flags = settings.list("OTHER_SWIFT_FLAGS") + settings.list("OTHER_CFLAGS")
    let option = "-fmodule-map-file="
    var files = flags.filter { $0.hasPrefix(option) }.map { String($0.dropFirst(option.count)) }
      .map { project.folder.resolving($0) }
    let paths = settings.list("SWIFT_INCLUDE_PATHS") + settings.list("HEADER_SEARCH_PATHS")
    for path in paths where path != "$(inherited)" && !path.isEmpty {
      let folder = project.folder.resolving(path.hasSuffix("/**") ? String(path.dropLast(3)) : path)
      guard (folder.path + "/").hasPrefix(project.folder.path + "/") else { continue }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for place in [folder] + names.sorted().map(folder.appendingPathComponent) {
        files += ["module.modulemap", "module.map"].map(place.appendingPathComponent)
      }
    }
    var seen: Set<String> = []
    return files.filter { seen.insert($0.path).inserted }.flatMap(ClangSources.Map.all)
      .filter { !$0.headers.isEmpty && seen.insert("module \($0.name)").inserted }
  }

  static func isC(_ file: URL) -> Bool {
    ["c", "cc", "cpp", "cxx"].contains(file.pathExtension.lowercased())
  }
}

extension ClangSources {
  /// Takes what a target's settings say of its C.
  mutating func add(_ settings: BuildSettings, in folder: URL) {
    let paths = settings.list("HEADER_SEARCH_PATHS") + settings.list("USER_HEADER_SEARCH_PATHS")
    for path in paths where path != "$(inherited)" {
      let plain = path.hasSuffix("/**") ? String(path.dropLast(3)) : path
      flags += ["-I", folder.resolving(plain).path]
    }
    for word in settings.list("GCC_PREPROCESSOR_DEFINITIONS") where word != "$(inherited)" {
      flags.append("-D\(word)")
    }
    flags += settings.list("OTHER_CFLAGS").filter { $0.hasPrefix("-D") }
    for (name, setting) in [
      ("c", "GCC_C_LANGUAGE_STANDARD"), ("cxx", "CLANG_CXX_LANGUAGE_STANDARD"),
    ] {
      standards[name] = settings.nonempty(setting).flatMap { $0 == "compiler-default" ? nil : $0 }
    }
  }
}
