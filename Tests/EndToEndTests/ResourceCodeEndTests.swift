// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// An app of which SwiftGen's files are not kept (Documentation/AppBuild.md §3.3).
@Suite("An app without its generated files")
struct ResourceCodeEndTests {
  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 56; objects = {
      P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = M; targets = (T); };
      PL = {isa = XCConfigurationList; buildConfigurations = (PD); };
      PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
      T = {isa = PBXNativeTarget; name = Tea; buildPhases = (S, R);
        productType = "com.apple.product-type.application"; buildConfigurationList = TL; };
      TL = {isa = XCConfigurationList; buildConfigurations = (TD); };
      TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        GENERATE_INFOPLIST_FILE = YES; PRODUCT_NAME = Tea; SWIFT_VERSION = 5.0; }; };
      M = {isa = PBXGroup; children = (F1, F2, F3, F4, F5, F6, F7, F8); sourceTree = "<group>"; };
      F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = Made/Texts.swift; sourceTree = "<group>"; };
      F3 = {isa = PBXFileReference; path = Made/Assets.swift; sourceTree = "<group>"; };
      F4 = {isa = PBXFileReference; path = Made/Scenes.swift; sourceTree = "<group>"; };
      F5 = {isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
      F6 = {isa = PBXFileReference; path = Media.xcassets; sourceTree = "<group>"; };
      F7 = {isa = PBXFileReference; path = Made/Segues.swift; sourceTree = "<group>"; };
      F8 = {isa = PBXFileReference; path = Second.storyboard; sourceTree = "<group>"; };
      B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
      B3 = {isa = PBXBuildFile; fileRef = F3; }; B4 = {isa = PBXBuildFile; fileRef = F4; };
      B5 = {isa = PBXBuildFile; fileRef = F5; }; B6 = {isa = PBXBuildFile; fileRef = F6; };
      B7 = {isa = PBXBuildFile; fileRef = F7; }; B8 = {isa = PBXBuildFile; fileRef = F8; };
      S = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, B7); };
      R = {isa = PBXResourcesBuildPhase; files = (B5, B6, B8); };
    }; rootObject = P; }
    """

  private static let configuration = """
    output_dir: Made
    strings:
      inputs: en.lproj
      outputs: {}
    xcassets:
      inputs: Media.xcassets
      outputs:
        - templateName: swift5
          output: Assets.swift
    ib:
      inputs: .
      outputs:
        - templateName: scenes-swift5
          output: Scenes.swift
        - templateName: segues-swift5
          output: Segues.swift
    """

  private static let app =
    SmallApp.delegate(showing: "UINavigationController(rootViewController: first)") + """

      let first = StoryboardScene.Second.first.instantiate()

      class TeaController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              title = L10n.Tea.title
              view.backgroundColor = Asset.leaf.color
              let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
              label.text = L10n.Tea.cups(3, "Mint")
              view.addSubview(label)
          }

          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              if StoryboardSegue.Second(segue) == .showPot { title = "" }
          }
      }
      """

  @Test("shows the texts, colours and scenes of its resources, and nothing is left out")
  func shows() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.project, to: "Tea.xcodeproj/project.pbxproj")
    let texts = "outputs:\n    - templateName: structured-swift5\n      output: Texts.swift"
    try folder.write(
      Self.configuration.replacing("outputs: {}", with: texts), to: "swiftgen.yml")
    try folder.write(Self.app, to: "App.swift")
    try folder.write(
      "\"tea.title\" = \"Teas\";\n\"tea.cups\" = \"%d cups of %@\";\n",
      to: "en.lproj/Localizable.strings")
    try folder.write(
      """
      { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "0", "green": "1", "blue": "0", "alpha": "1" } } } ] }
      """, to: "Media.xcassets/leaf.colorset/Contents.json")
    let scene = SmallApp.storyboard(
      controllerClass: "TeaController",
      connections: "<segue destination=\"vc\" kind=\"show\" identifier=\"showPot\" id=\"s1\"/>")
    try folder.write(scene, to: "Second.storyboard")
    let result = try Snug.run("render", "Tea.xcodeproj", "--format", "text", in: folder.url)

    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.contains("Texts.swift does not exist, which SwiftGen makes"))
    #expect(!result.errors.contains("left out"))
    let screen = try folder.read("snug-output/iPhone-X_portrait_L.txt")
    #expect(screen.contains("\"3 cups of Mint\""))
    #expect(screen.contains("\"Teas\""))
  }
}
