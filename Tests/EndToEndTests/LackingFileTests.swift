// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// Projects of which files are kept from their repository (Documentation/Gaps.md §6.8).
@Suite("A project that lacks files")
struct LackingFileTests {
  /// - Parameter file: The reference of the settings.
  private static func project(_ settings: String) -> String {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 56; objects = {
      P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = M; targets = (T); };
      PL = {isa = XCConfigurationList; buildConfigurations = (PD); };
      PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
      T = {isa = PBXNativeTarget; name = Tea; buildPhases = (S);
        productType = "com.apple.product-type.application"; buildConfigurationList = TL; };
      TL = {isa = XCConfigurationList; buildConfigurations = (TD); };
      TD = {isa = XCBuildConfiguration; name = Debug; \(settings) buildSettings = {
        INFOPLIST_FILE = Info.plist; PRODUCT_NAME = Tea; SWIFT_VERSION = 5.0; }; };
      M = {isa = PBXGroup; children = (F1, F2); sourceTree = "<group>"; };
      F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = Secrets.xcconfig; sourceTree = "<group>"; };
      B1 = {isa = PBXBuildFile; fileRef = F1; };
      S = {isa = PBXSourcesBuildPhase; files = (B1); };
    }; rootObject = P; }
    """
  }

  private static let info = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>ServerAddress</key><string>$(SERVER_ADDRESS)</string></dict>
    </plist>
    """

  private static let app =
    SmallApp.delegate(showing: "TeaController()") + """

      final class Server {
          let address: URL

          init() {
              let text = Bundle.main.object(forInfoDictionaryKey: "ServerAddress") as! String
              address = URL(string: text)!
          }
      }

      class TeaController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
              label.text = "Tea of \\(Server().address.scheme ?? "nowhere")"
              view.addSubview(label)
          }
      }
      """

  private func render(_ settings: String) throws -> (Snug.Result, TemporaryFolder) {
    let folder = try TemporaryFolder()
    try folder.write(Self.project(settings), to: "Tea.xcodeproj/project.pbxproj")
    try folder.write(Self.info, to: "Info.plist")
    try folder.write(Self.app, to: "App.swift")
    return (try Snug.run("render", "Tea.xcodeproj", "--format", "text", in: folder.url), folder)
  }

  @Test("what stops its launch for a value of theirs is left out, and its screen is shown")
  func goesOn() throws {
    let (result, folder) = try render("baseConfigurationReference = F2;")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.contains("Secrets.xcconfig does not exist"))
    #expect(result.errors.contains("left out: needs values that are left out"))
    #expect(try folder.read("snug-output/iPhone-X_portrait_L.txt").contains("\"Tea of file\""))
  }

  @Test("where nothing is lacking, the stop is the app's own")
  func stops() throws {
    let (result, _) = try render("")
    #expect(result.exitCode == 1)
    #expect(result.errors.contains("crashed"), "\(result.errors)")
    #expect(!result.errors.contains("left out"))
  }
}
