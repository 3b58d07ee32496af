// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import XcodeProject

/// Names and forms as Xcode writes them (Documentation/XcodeProject.md §13).
@Suite("Intents of an app's own")
struct IntentDefinitionTests {
  private static let definition = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>INEnums</key><array><dict>
      <key>INEnumName</key><string>Size</string><key>INEnumType</key><string>Regular</string>
      <key>INEnumValues</key><array>
        <dict><key>INEnumValueName</key><string>unknown</string></dict>
        <dict><key>INEnumValueName</key><string>small</string>
          <key>INEnumValueIndex</key><integer>1</integer></dict>
        <dict><key>INEnumValueName</key><string>very large</string>
          <key>INEnumValueIndex</key><integer>2</integer></dict>
      </array></dict></array>
    <key>INTypes</key><array><dict>
      <key>INTypeClassPrefix</key><string>Tea</string><key>INTypeName</key><string>Pot</string>
      <key>INTypeProperties</key><array>
        <dict><key>INTypePropertyName</key><string>identifier</string>
          <key>INTypePropertyType</key><string>String</string>
          <key>INTypePropertyDefault</key><true/></dict>
        <dict><key>INTypePropertyName</key><string>cups</string>
          <key>INTypePropertyType</key><string>Integer</string></dict>
      </array></dict></array>
    <key>INIntents</key><array>
      <dict><key>INIntentName</key><string>PlayMedia</string>
        <key>INIntentType</key><string>System</string></dict>
      <dict><key>INIntentName</key><string>Brew</string><key>INIntentType</key><string>Custom</string>
        <key>INIntentClassPrefix</key><string>Tea</string>
        <key>INIntentParameters</key><array>
          <dict><key>INIntentParameterName</key><string>name</string>
            <key>INIntentParameterType</key><string>String</string></dict>
          <dict><key>INIntentParameterName</key><string>pots</string>
            <key>INIntentParameterType</key><string>Object</string>
            <key>INIntentParameterObjectType</key><string>Pot</string>
            <key>INIntentParameterSupportsMultipleValues</key><true/></dict>
          <dict><key>INIntentParameterName</key><string>size</string>
            <key>INIntentParameterType</key><string>Integer</string>
            <key>INIntentParameterEnumType</key><string>Size</string></dict>
          <dict><key>INIntentParameterName</key><string>minutes</string>
            <key>INIntentParameterType</key><string>Integer</string>
            <key>INIntentParameterUnsupportedReasons</key><array><dict>
              <key>INIntentParameterUnsupportedReasonCode</key><string>tooLong</string>
            </dict></array></dict>
          \(refused("sweet", "Boolean"))\(refused("litres", "Decimal"))
          \(refused("pause", "TimeInterval"))\(refused("spoken", "SpeakableString"))
          \(refused("place", "Placemark"))\(refused("day", "Date"))\(refused("warmth", "Temperature"))
        </array>
        <key>INIntentResponse</key><dict>
          <key>INIntentResponseCodes</key><array>
            <dict><key>INIntentResponseCodeName</key><string>success</string>
              <key>INIntentResponseCodeFormatString</key><string>${cup} of ${tea}</string></dict>
            <dict><key>INIntentResponseCodeName</key><string>failure</string></dict>
            <dict><key>INIntentResponseCodeName</key><string>no tea at all</string></dict>
            <dict><key>INIntentResponseCodeName</key><string>failureNoTea</string>
              <key>INIntentResponseCodeFormatString</key><string>No ${tea}</string></dict>
          </array>
          <key>INIntentResponseParameters</key><array>
            <dict><key>INIntentResponseParameterName</key><string>tea</string>
              <key>INIntentResponseParameterType</key><string>String</string></dict>
            <dict><key>INIntentResponseParameterName</key><string>cup</string>
              <key>INIntentResponseParameterType</key><string>Decimal</string></dict>
          </array></dict></dict></array>
    </dict></plist>
    """

  /// A parameter of a type that may be refused.
  private static func refused(_ name: String, _ type: String) -> String {
    """
    <dict><key>INIntentParameterName</key><string>\(name)</string>
      <key>INIntentParameterType</key><string>\(type)</string>
      <key>INIntentParameterUnsupportedReasons</key><array><dict>
        <key>INIntentParameterUnsupportedReasonCode</key><string>never</string>
      </dict></array></dict>
    """
  }

  private func text() throws -> String {
    let fixture = try ProjectFixture(["Brew.intentdefinition": Self.definition])
    let file = fixture.folder.appendingPathComponent("Brew.intentdefinition")
    return try #require(IntentClassText(try IntentDefinition(file)).text)
  }

  @Test("an intent's class has its parameters, its response its values and codes")
  func classes() throws {
    let text = try text()
    for line in [
      "public class TeaBrewIntent: INIntent {", "@objc public var `name`: String?",
      "@objc public var `pots`: [TeaPot]?", "@objc public var `size`: Size = .`unknown`",
      "@objc public var `minutes`: NSNumber?",
      "public class TeaBrewIntentResponse: INIntentResponse {",
      "@objc public enum TeaBrewIntentResponseCode: Int {", "  case `failureNoTea` = 100",
      "public protocol TeaBrewIntentHandling: NSObjectProtocol {",
      "public static func success(cup: NSNumber, tea: String) -> TeaBrewIntentResponse {",
      "public static func failureNoTea(tea: String) -> TeaBrewIntentResponse {",
      "public static func failureNoTea(_ tea: String) -> TeaBrewIntentResponse {",
      "public class TeaBrewMinutesResolutionResult: INIntegerResolutionResult {",
    ] {
      #expect(text.contains(line), "\(line) is missing in\n\(text)")
    }
    #expect(!text.contains("PlayMedia"))
    #expect(!text.contains("func failure("))
  }

  @Test("a result derives from Intents' own for the word of the file")
  func results() throws {
    let text = try text()
    for (name, base) in [
      ("Sweet", "Boolean"), ("Litres", "Double"), ("Pause", "TimeInterval"),
      ("Spoken", "SpeakableString"), ("Place", "Placemark"), ("Day", "DateComponents"),
      ("Warmth", "Intent"),
    ] {
      #expect(text.contains("class TeaBrew\(name)ResolutionResult: IN\(base)ResolutionResult {"))
    }
  }

  @Test("what is no name of Swift's declares nothing")
  func names() throws {
    let text = try text()
    #expect(!text.contains("very large"))
    #expect(!text.contains("no tea at all"))
  }

  @Test("enumerations have their values, types what the system's objects do not have")
  func types() throws {
    let text = try text()
    let cases = "  case `unknown` = 0\n  case `small` = 1\n"
    #expect(text.contains("@objc public enum Size: Int {\n\(cases)}"))
    #expect(
      text.contains("public class TeaPot: INObject {\n  @objc public var `cups`: NSNumber?\n}"))
    #expect(text.contains("public class SizeResolutionResult: INEnumResolutionResult {"))
    #expect(text.contains("public class TeaPotResolutionResult: INObjectResolutionResult {"))
  }

  @Test("a target has the classes of files that it compiles, but of those without code")
  func members() throws {
    let project = ProjectText.project(
      targets: ["T"],
      objects: """
        M = {isa = PBXGroup; children = (F, I, V, N); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        I = {isa = PBXFileReference; path = Brew.intentdefinition; sourceTree = "<group>"; };
        N = {isa = PBXFileReference; path = None.intentdefinition; sourceTree = "<group>"; };
        V = {isa = PBXVariantGroup; children = (V1, V2); name = Pour.intentdefinition;
          sourceTree = "<group>"; };
        V1 = {isa = PBXFileReference; path = Base.lproj/Pour.intentdefinition;
          sourceTree = "<group>"; };
        V2 = {isa = PBXFileReference; path = de.lproj/Pour.intentdefinition;
          sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F; };
        B2 = {isa = PBXBuildFile; fileRef = I; settings = {ATTRIBUTES = (codegen, ); }; };
        B3 = {isa = PBXBuildFile; fileRef = V; };
        B4 = {isa = PBXBuildFile; fileRef = N; settings = {ATTRIBUTES = (no_codegen, ); }; };
        S = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4); };
        \(ProjectText.target("T", name: "App", phases: "S"))
        """)
    let fixture = try ProjectFixture([
      "App.xcodeproj/project.pbxproj": project, "A.swift": "", "Brew.intentdefinition": "",
      "None.intentdefinition": "", "Base.lproj/Pour.intentdefinition": "",
      "de.lproj/Pour.intentdefinition": "",
    ])
    let app = try fixture.app()
    #expect(
      fixture.relative(app.app.intentDefinitions) == [
        "Brew.intentdefinition", "Base.lproj/Pour.intentdefinition",
      ])
    #expect(!app.issues.contains { $0.description.contains("not Swift") })
  }
}
