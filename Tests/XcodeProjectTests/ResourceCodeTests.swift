// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import XcodeProject

/// Configurations as SwiftGen documents them (Documentation/AppBuild.md §3.3).
@Suite("Files that SwiftGen writes")
struct ResourceCodeTests {
  private static let objects =
    ProjectText.target("T1", name: "App", phases: "S1") + """
      M = {isa = PBXGroup; children = (F1, F2); sourceTree = "<group>"; };
      F1 = {isa = PBXFileReference; path = "Main.swift"; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = "Made/Texts.swift"; sourceTree = "<group>"; };
      B1 = {isa = PBXBuildFile; fileRef = F1; };
      B2 = {isa = PBXBuildFile; fileRef = F2; };
      S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
      """

  private func fixture(_ files: [String: String]) throws -> ProjectFixture {
    let project = ProjectText.project(targets: ["T1"], objects: Self.objects)
    return try ProjectFixture(
      ["App.xcodeproj/project.pbxproj": project, "Main.swift": ""].merging(files) { $1 })
  }

  private func code(_ files: [String: String]) throws -> (ResourceCode?, ProjectFixture) {
    let fixture = try fixture(files)
    return (try fixture.app().app.resourceCode.first, fixture)
  }

  @Test("a source that is missing is made where a configuration writes it")
  func finds() throws {
    let (code, fixture) = try code([
      "swiftgen.yml": """
      # Texts
      input_dir: Resources
      output_dir: "Made"

      xcassets:
        inputs: Media.xcassets
        outputs:
          - templateName: swift5
            output: Assets.swift
      strings:
        inputs:
        - en.lproj   # the folder
        - 'More Texts.strings'
        options:
          separator: "__"
        outputs:
          - templateName: structured-swift5
            output: Texts.swift
            params:
              enumName: T
              publicAccess: true
      """
    ])
    let found = try #require(code)

    #expect(found.kind == .texts)
    #expect(found.template == "structured-swift5")
    let inputs = fixture.relative(found.inputs)
    #expect(inputs == ["Resources/en.lproj", "Resources/More Texts.strings"])
    #expect(found.parameters == ["enumName": "T", "publicAccess": "true"])
    #expect(found.separator == "__")
    let told = try fixture.app().issues.map(\.description)
    #expect(told.contains { $0.contains("Made/Texts.swift does not exist, which SwiftGen makes") })
  }

  @Test("a folder whose members are what is on disk has what is written into it, too")
  func synchronized() throws {
    let target = ProjectText.target(
      "T1", name: "App", phases: "", more: "fileSystemSynchronizedGroups = (G);")
    let objects =
      target + """
        M = {isa = PBXGroup; children = (G); sourceTree = "<group>"; };
        G = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        """
    let fixture = try ProjectFixture([
      "App.xcodeproj/project.pbxproj": ProjectText.project(targets: ["T1"], objects: objects),
      "App/Main.swift": "", "App/Made/Old.swift": "",
      "swiftgen.yml": """
      output_dir: App/Made
      strings:
        inputs: a.strings
        outputs:
          - output: Texts.swift
          - output: Old.swift
          - output: ../../Elsewhere.swift
      """,
    ])
    let made = try fixture.app().app.resourceCode.map(\.output)
    #expect(fixture.relative(made) == ["App/Made/Texts.swift"])
  }

  @Test("words of before version 6, lists of commands and configurations in a folder of their own")
  func oldForms() throws {
    let (code, fixture) = try code([
      "Tools/swiftgen.yml": """
      strings:
        - paths: [../a.strings, "../b.strings"]
          templateName: flat-swift4
          output: ../Made/Other.swift
        - paths: ../c.strings
          templateName: flat-swift4
          params: {}
          output: ../Made/Texts.swift
      """
    ])
    let found = try #require(code)

    #expect(found.template == "flat-swift4")
    #expect(fixture.relative(found.inputs) == ["c.strings"])
    #expect(found.parameters.isEmpty)
  }

  @Test("names for values, merged maps, maps in braces and quoted signs are read as YAML says")
  func wholeGrammar() throws {
    let (code, fixture) = try code([
      "swiftgen.yml": """
      %YAML 1.1
      ---
      shared: &shared {enumName: "T: # of, all", publicAccess: true}
      folder: &folder 'More, Texts.strings'
      strings:
        inputs: [ *folder, "b\\x2estrings" ] # two
        outputs:
          - output: Made/Texts.swift
            templateName: >-
              flat-swift5
            params:
              <<: *shared
              publicAccess: no
      ...
      ---
      strings: {inputs: c.strings, outputs: {output: Made/Texts.swift}}
      """
    ])
    let found = try #require(code)

    #expect(found.template == "flat-swift5")
    #expect(fixture.relative(found.inputs) == ["More, Texts.strings", "b.strings"])
    #expect(found.parameters == ["enumName": "T: # of, all", "publicAccess": "no"])
  }

  @Test("a configuration whose names multiply what they stand for makes nothing, and soon")
  func bomb() throws {
    let own = "strings:\n  inputs: a.strings\n  outputs:\n    output: Made/Texts.swift\n"
    let levels = (1...40).map { level in
      let twice = level == 1 ? "x" : "*a\(level - 1)"
      return "a\(level): &a\(level) [\(twice), \(twice)]\n"
    }
    #expect(try code(["swiftgen.yml": levels.prefix(8).joined() + own]).0 != nil)
    #expect(try code(["swiftgen.yml": levels.joined() + own]).0 == nil)
  }

  @Test("without a configuration that writes it, it is missing; one that is there is never made")
  func leavesOthers() throws {
    let other = "strings:\n  inputs: a.strings\n  outputs:\n    output: Made/Others.swift\n"
    #expect(try code(["swiftgen.yml": other]).0 == nil)
    let own = "strings:\n  inputs: a.strings\n  outputs:\n    output: Made/Texts.swift\n"
    #expect(try code(["swiftgen.yml": own]).0 != nil)
    #expect(try code(["swiftgen.yml": own, "Made/Texts.swift": "enum T {}"]).0 == nil)
  }

  @Test(
    "a broken configuration makes nothing and ends nothing",
    arguments: [
      "", "strings", "strings:\n", "- - - -", "strings:\n\toutputs: x", "a: [", ": : :",
      "strings:\n      outputs:\n   - output: Made/Texts.swift", "x: |\n  text\n y: >",
      String(repeating: "- ", count: 900) + "a: b", "a: *b", "&a [*a]",
      String(repeating: "[", count: 900),
    ])
  func survives(text: String) throws {
    #expect(try code(["swiftgen.yml": text]).0 == nil)
  }
}
