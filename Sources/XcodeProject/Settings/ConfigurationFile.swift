// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Reads an xcconfig file: `NAME = value` lines, `//` comments, `#include` and `#include?`.
struct ConfigurationFile {
  let configuration: String
  private(set) var level = SettingsLevel()
  /// The file and everything that it includes.
  private(set) var files: [URL] = []
  private(set) var issues: [ProjectIssue] = []

  init(configuration: String) {
    self.configuration = configuration
  }

  /// - Parameter location: Who asks for the file, for the report when it is absent.
  /// - Throws: for what is no file (Documentation/HostileFiles.md §1.7).
  mutating func read(
    _ url: URL, askedFrom location: FileLocation, isOptional: Bool = false
  ) throws(ProjectError) {
    guard !files.contains(url) else { return }
    guard let text = try PlainFile.settingsText(url) else {
      if let example = ExampleFile.beside(url) {
        issues.append(
          ProjectIssue(
            problem: .usedExample(url.path, example: example.path), location: location))
        return try read(example, askedFrom: location, isOptional: true)
      }
      if !isOptional {
        issues.append(
          ProjectIssue(problem: .missingConfigurationFile(url.path), location: location))
      }
      return
    }
    files.append(url)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      try readLine(String(line), of: url, number: number + 1)
    }
  }

  private mutating func readLine(
    _ line: String, of url: URL, number: Int
  ) throws(ProjectError) {
    let text = line.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.hasPrefix("#include") {
      let words = BuildSettings.words(text)
      guard words.count > 1 else { return }
      let included = url.deletingLastPathComponent().resolving(words[1])
      let place = FileLocation(path: url.path, line: number, column: 1)
      try read(included, askedFrom: place, isOptional: text.hasPrefix("#include?"))
      return
    }
    // `//` starts a comment wherever it stands; addresses are written `https:/$()/…`.
    let code = text.range(of: "//").map { String(text[..<$0.lowerBound]) } ?? text
    guard let name = settingName(in: code) else { return }
    let value = code[name.end...].trimmingCharacters(in: .whitespaces)
    level.add(
      name.text, value.hasSuffix(";") ? String(value.dropLast()) : value,
      configuration: configuration)
  }

  /// The name before the `=` that is not inside a condition's brackets.
  private func settingName(in code: String) -> (text: String, end: String.Index)? {
    var depth = 0
    for index in code.indices {
      switch code[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth == 0:
        let name = code[..<index].trimmingCharacters(in: .whitespaces)
        return name.isEmpty ? nil : (name, code.index(after: index))
      default: break
      }
    }
    return nil
  }
}
