// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// An app with intents of its own (Documentation/XcodeProject.md §13).
@Suite("Classes of intents")
struct IntentClassTests {
  private static let definition = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>INEnums</key><array><dict>
      <key>INEnumName</key><string>Size</string>
      <key>INEnumValues</key><array>
        <dict><key>INEnumValueName</key><string>unknown</string></dict>
        <dict><key>INEnumValueName</key><string>small</string>
          <key>INEnumValueIndex</key><integer>1</integer></dict>
      </array></dict></array>
    <key>INTypes</key><array><dict><key>INTypeName</key><string>Pot</string></dict></array>
    <key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Brew</string>
      <key>INIntentParameters</key><array>
        <dict><key>INIntentParameterName</key><string>tea</string>
          <key>INIntentParameterType</key><string>String</string></dict>
        <dict><key>INIntentParameterName</key><string>pot</string>
          <key>INIntentParameterType</key><string>Object</string>
          <key>INIntentParameterObjectType</key><string>Pot</string></dict>
        <dict><key>INIntentParameterName</key><string>size</string>
          <key>INIntentParameterType</key><string>Integer</string>
          <key>INIntentParameterEnumType</key><string>Size</string></dict>
      </array></dict></array>
    </dict></plist>
    """

  private static let controller = """
    import Intents
    import UIKit

    final class Brewer: NSObject, BrewIntentHandling {
        func handle(intent: BrewIntent) async -> BrewIntentResponse {
            BrewIntentResponse(code: .success, userActivity: nil)
        }

        func resolvePot(
            for intent: BrewIntent, with completion: @escaping (PotResolutionResult) -> Void
        ) {
            guard let pot = intent.pot else { return completion(.needsValue()) }
            completion(.success(with: pot))
        }
    }

    class BrewController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let intent = BrewIntent()
            intent.tea = "Mint"
            intent.size = .small
            intent.pot = Pot(identifier: "1", display: "Blue pot")
            let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            label.text = "\\(intent.tea ?? "") \\(intent.size.rawValue) \\(intent.pot!.displayString)"
            view.addSubview(label)
        }
    }
    """

  private func folder(_ definition: String = definition) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(SmallApp.delegate(showing: "BrewController()"), to: "App.swift")
    try folder.write(Self.controller, to: "BrewController.swift")
    try folder.write(definition, to: "Brewing.intentdefinition")
    return folder
  }

  @Test("a screen shows what an intent holds, and nothing is left out")
  func shown() throws {
    let folder = try folder()
    let result = try Snug.run("render", ".", "--strict", "--format", "text", in: folder.url)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(try folder.read("snug-output/iPhone-X_portrait_L.txt").contains("Mint 1 Blue pot"))
  }

  @Test("a broken file is an error with its place")
  func broken() throws {
    let folder = try folder(Self.definition.replacing("</dict></plist>", with: "</plist>"))
    let result = try Snug.run("render", ".", "--strict", "--format", "text", in: folder.url)
    #expect(result.exitCode != 0)
    #expect(result.errors.contains("Brewing.intentdefinition:"), "\(result.errors)")
  }
}
