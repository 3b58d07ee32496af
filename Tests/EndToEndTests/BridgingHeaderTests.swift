// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// C of an app's own target (Documentation/XcodeProject.md §10).
@Suite("C behind a bridging header", .serialized)
struct BridgingHeaderTests {
  private static func app(header: String, action: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      SmallApp.project(targets: ["App"])
        .replacingOccurrences(of: "files = (B0);", with: "files = (B0, B1);")
        .replacingOccurrences(
          of: "F0 = {",
          with: """
            B1 = { isa = PBXBuildFile; fileRef = F1; };
            F1 = { isa = PBXFileReference; lastKnownFileType = sourcecode.c.c; path = C/ring.c;
              sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = C/ring.h; sourceTree = "<group>"; };
            F0 = {
            """
        ).replacingOccurrences(of: "children = (F0)", with: "children = (F0, F1, F2)")
        .replacingOccurrences(
          of: "SDKROOT = iphoneos;",
          with: """
            SDKROOT = iphoneos; SWIFT_OBJC_BRIDGING_HEADER = "App-Bridging.h";
              GCC_PREPROCESSOR_DEFINITIONS = ("$(inherited)", "RING_STEP=2");
            """), to: "App.xcodeproj/project.pbxproj")
    try folder.write(header, to: "App-Bridging.h")
    try folder.write(
      "#include <stdint.h>\ntypedef struct { int32_t size; } ring;\nint32_t ring_next(ring *r);\n"
        + "int32_t ring_lost(void);\nstatic inline int32_t ring_twice(int32_t a) { return 2 * a; }\n",
      to: "C/ring.h")
    try folder.write(
      "#include \"ring.h\"\n#include <TargetConditionals.h>\n"
        + "int32_t ring_next(ring *r) { return r->size += RING_STEP + TARGET_OS_OSX; }\n",
      to: "C/ring.c")
    try folder.write(
      SmallApp.delegate(showing: "Page()") + """
        final class Page: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            var one = ring(size: 3)
            label.text = "Ring \\(ring_next(&one)) \\(ring_twice(4))"
            \(action)
            view.addSubview(label)
          }
        }

        """, to: "App.swift")
    return folder
  }

  private static let plain = "#include \"ring.h\"\n#include \"version-of-a-script.h\"\n"

  @Test("is compiled, and every file sees what the header shows")
  func compiled() throws {
    let folder = try Self.app(header: Self.plain, action: "")
    let drawn = try SmallApp.snug(["render", "--format", "text"], folder)
    #expect(drawn.exitCode == 0, "\(drawn.errors)")
    #expect(!drawn.errors.contains("is left out"), "\(drawn.errors)")
    // 3 + 2 + 0 for a phone, and 2 * 4.
    #expect(
      try folder.read("snug-output/iPhone-X_portrait_L.txt").contains("\"Ring 5 8\""))
  }

  @Test("a function without a body is missing, and links nothing")
  func lost() throws {
    let folder = try Self.app(header: Self.plain, action: "print(ring_lost())")
    let built = try SmallApp.snug(["build"], folder)
    #expect(built.exitCode == 0, "\(built.errors)")
    // The delegate's function and the page's; the page's lost a statement.
    #expect(built.output.hasPrefix("1 of 2 functions"), "\(built.output)")
    #expect(built.output.contains("App.swift:23: a statement is left out"), "\(built.output)")
  }

  @Test(
    "beside Objective-C it is compiled, too",
    arguments: ["#import <Foundation/Foundation.h>\n", "@interface Ring : NSObject\n@end\n"])
  func besideObjectiveC(line: String) throws {
    let folder = try Self.app(header: Self.plain + line, action: "")
    let drawn = try SmallApp.snug(["render", "--format", "text"], folder)
    #expect(!drawn.errors.contains("'ring.c' is not Swift"), "\(drawn.errors)")
    #expect(
      try folder.read("snug-output/iPhone-X_portrait_L.txt").contains("\"Ring 5 8\""))
  }

  @Test("headers of C that name what Apple's declare stay left out")
  func ofApple() throws {
    let folder = try Self.app(header: Self.plain, action: "")
    try folder.write("CGFloat ring_width(void);\n", to: "C/ring.h")
    let built = try SmallApp.snug(["build"], folder)
    #expect(built.errors.contains("'ring.c' is not Swift and is left out"), "\(built.errors)")
  }
}
