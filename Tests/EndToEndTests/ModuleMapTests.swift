// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// A library in C that an app's project has a module map of (Documentation/XcodeProject.md §10).
@Suite("C behind a module map", .serialized)
struct ModuleMapTests {
  /// An app with a static library `Ring` in C, which it links; the map lies below an import path.
  private static func app(action: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      SmallApp.project(targets: ["App"])
        .replacingOccurrences(of: "targets = (T0)", with: "targets = (T0, T9)")
        .replacingOccurrences(
          of: "F0 = {",
          with: """
            T9 = { isa = PBXNativeTarget; name = Ring; buildPhases = (P9);
              productType = "com.apple.product-type.library.static"; buildConfigurationList = L9; };
            P9 = { isa = PBXSourcesBuildPhase; files = (B1); };
            L9 = { isa = XCConfigurationList; buildConfigurations = (C9); };
            C9 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = Ring;
              GCC_PREPROCESSOR_DEFINITIONS = ("RING_STEP=2"); }; };
            B1 = { isa = PBXBuildFile; fileRef = F1; };
            F1 = { isa = PBXFileReference; lastKnownFileType = sourcecode.c.c; path = Libraries/Core/ring.c;
              sourceTree = "<group>"; };
            F0 = {
            """
        ).replacingOccurrences(of: "children = (F0)", with: "children = (F0, F1)")
        .replacingOccurrences(
          of: "SDKROOT = iphoneos;",
          with: "SDKROOT = iphoneos; SWIFT_INCLUDE_PATHS = \"$(SRCROOT)/Libraries\";"),
      to: "App.xcodeproj/project.pbxproj")
    try folder.write(
      "module Ring [system] [extern_c] {\n  textual header \"part.inc\"\n  header \"ring.h\"\n"
        + "  link \"nowhere\"\n  export *\n}\n", to: "Libraries/Core/module.modulemap")
    try folder.write("", to: "Libraries/Core/part.inc")
    try folder.write(
      "#ifndef RING_H\n#define RING_H\n#include <stdint.h>\ntypedef struct { int32_t size; } ring;\n"
        + "int32_t ring_next(ring *r);\nint32_t ring_lost(void);\n#endif\n",
      to: "Libraries/Core/ring.h")
    try folder.write(
      "#include \"ring.h\"\n#include <TargetConditionals.h>\n"
        + "int32_t ring_next(ring *r) { return r->size += RING_STEP + TARGET_OS_OSX; }\n",
      to: "Libraries/Core/ring.c")
    try folder.write(
      "import CoreFoundation\nimport Ring\n" + SmallApp.delegate(showing: "Page()") + """
        final class Page: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            var one = ring(size: 3)
            label.text = "Ring \\(ring_next(&one))"
            \(action)
            view.addSubview(label)
          }
        }

        """, to: "App.swift")
    return folder
  }

  @Test("is compiled with its target's settings, and imported by its name")
  func compiled() throws {
    let folder = try Self.app(action: "")
    let drawn = try SmallApp.snug(["render", "--format", "text"], folder)
    #expect(drawn.exitCode == 0, "\(drawn.errors)")
    #expect(!drawn.errors.contains("left out"), "\(drawn.errors)")
    // 3 + 2 + 0 for a phone.
    #expect(try folder.read("snug-output/iPhone-X_portrait_L.txt").contains("\"Ring 5\""))
  }

  @Test("a function without a body is missing, and links nothing")
  func lost() throws {
    let folder = try Self.app(action: "print(ring_lost())")
    let built = try SmallApp.snug(["build"], folder)
    #expect(built.exitCode == 0, "\(built.errors)")
    // The delegate's function and the page's; the page's lost a statement.
    #expect(built.output.hasPrefix("1 of 2 functions"), "\(built.output)")
  }
}
