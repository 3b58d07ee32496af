// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// What an app's own Objective-C declares (Documentation/Gaps.md §5.9).
@Suite("Classes of an app in Objective-C", .serialized)
struct ForeignHeaderTests {
  private static let header = """
    #import <UIKit/UIKit.h>
    NS_ASSUME_NONNULL_BEGIN
    typedef NS_ENUM(NSInteger, OvenState) { OvenStateIdle, OvenStateHot };
    extern NSString * const OvenDone;
    @protocol OvenDelegate <NSObject>
    @end
    @interface OvenStore : NSObject
    @property (nonatomic, copy) NSString *title;
    @property (nonatomic, weak, nullable) id<OvenDelegate> delegate;
    @property (nonatomic, copy, nullable) void (^onHeat)(void);
    + (instancetype)sharedStore;
    - (NSArray<NSString *> *)piesForState:(OvenState)state;
    - (void)loadWithCompletion:(void (^)(NSError * _Nullable error))completion;
    @end
    @interface OvenBasePage : UIViewController
    - (void)showMessage:(NSString *)message;
    @end
    @interface UIColor (Crust)
    + (UIColor *)crustColor;
    @end
    NS_ASSUME_NONNULL_END
    """

  /// An app whose page shows a label and runs `action`.
  private static func app(page superclass: String, action: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      SmallApp.project(targets: ["App"])
        .replacingOccurrences(of: "files = (B0);", with: "files = (B0, B1);")
        .replacingOccurrences(
          of: "F0 = {",
          with: """
            B1 = { isa = PBXBuildFile; fileRef = F1; };
            F1 = { isa = PBXFileReference; path = Oven.m; sourceTree = "<group>"; };
            F0 = {
            """
        ).replacingOccurrences(of: "children = (F0)", with: "children = (F0, F1)")
        .replacingOccurrences(
          of: "SDKROOT = iphoneos;",
          with: "SDKROOT = iphoneos; SWIFT_OBJC_BRIDGING_HEADER = \"Bridge.h\";"),
      to: "App.xcodeproj/project.pbxproj")
    try folder.write("#import \"Oven.h\"\n", to: "Bridge.h")
    try folder.write(header, to: "Oven.h")
    try folder.write("#import \"Oven.h\"\nNSString * const OvenDone = @\"Done\";\n", to: "Oven.m")
    try folder.write(
      SmallApp.delegate(showing: "Page()") + """
        final class Page: \(superclass) {
          let state = OvenState.hot
          override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            label.text = "\\(OvenDone) \\(state.rawValue)"
            view.addSubview(label)
            \(action)
          }
          func load() {
            showsNothing(OvenStore.shared().pies(for: .idle))
            OvenStore.shared().load { error in print(error as Any) }
            view.backgroundColor = .crust()
          }
          func showsNothing(_ pies: [String]) { title = pies.joined() }
        }

        """, to: "App.swift")
    return folder
  }

  private static func check(_ folder: TemporaryFolder) throws -> Snug.Result {
    try SmallApp.snug(
      [
        "check", "--no-explore", "--device", "iPhone X", "--orientation", "portrait",
        "--text-size", "L", "--locale", "en_US", "--direction", "ltr", "--appearance", "light",
      ], folder)
  }

  @Test("code that uses them is as written, and constants have their values")
  func compiled() throws {
    let folder = try Self.app(page: "OvenBasePage", action: "")
    let built = try SmallApp.snug(["build"], folder)
    #expect(built.exitCode == 0, "\(built.errors)")
    #expect(built.output.hasPrefix("4 of 4 functions"), "\(built.output)")
    #expect(built.output.contains("1 of 1 view controllers"), "\(built.output)")
    let drawn = try SmallApp.snug(["render", "--format", "text"], folder)
    #expect(drawn.exitCode == 0, "\(drawn.errors)")
    #expect(try folder.read("snug-output/iPhone-X_portrait_L.txt").contains("\"Done 1\""))
  }

  @Test("a page whose superclass is one of them is not looked at, and says so")
  func base() throws {
    let folder = try Self.app(page: "OvenBasePage", action: "")
    let checked = try Self.check(folder)
    #expect(
      checked.output.contains("needs OvenBasePage in Objective-C ("),
      "\(checked.output)")
  }

  @Test(
    "what runs in one of them, and what it is asked, is a left-out place",
    arguments: ["load()", "label.text = OvenStore().title"])
  func members(action: String) throws {
    let folder = try Self.app(page: "UIViewController", action: action)
    let checked = try Self.check(folder)
    #expect(
      checked.output.contains("in Objective-C (Oven.h:"),
      "\(checked.output)\(checked.errors)")
  }

  @Test(
    "what keeps a value is none, unless the value could act",
    arguments: [
      ("OvenStore().title = \"Pies\"", true), ("OvenStore().onHeat = { print(1) }", false),
      ("OvenStore().onHeat = nil", true), ("OvenStore().delegate = self", false),
    ])
  func kept(action: String, isLookedAt: Bool) throws {
    let folder = try Self.app(page: "UIViewController, OvenDelegate", action: action)
    let checked = try Self.check(folder)
    #expect(
      checked.output.contains("not looked at: ") != isLookedAt,
      "\(checked.output)\(checked.errors)")
    #expect(checked.output.contains("in Objective-C (Oven.h:"), "\(checked.output)")
  }

  @Test("a pod in Objective-C is a module, of which what runs is missing")
  func pod() throws {
    let folder = try Self.app(
      page: "UIViewController",
      action: "title = \"Pod\"; let crust = Crust.shared(); crust.bake(3); title = crust.kind")
    try folder.write(
      "@import UIKit;\nNS_ASSUME_NONNULL_BEGIN\n@interface Crust : NSObject\n+ (instancetype)sharedCrust;\n"
        + "- (void)bake:(NSInteger)count;\n@property NSString *kind;\n@end\nNS_ASSUME_NONNULL_END\n",
      to: "Pods/Crust/Crust.h")
    try folder.write("#import \"Crust.h\"\n", to: "Pods/Crust/Crust.m")
    try folder.write("import Crust\n" + folder.read("App.swift"), to: "App.swift")
    let built = try SmallApp.snug(["build"], folder)
    #expect(built.output.hasPrefix("4 of 4 functions"), "\(built.output)\(built.errors)")
    let checked = try Self.check(folder)
    #expect(checked.output.contains(" in Objective-C (Crust.h"), "\(checked.output)")
  }

  @Test("strictly nothing stands for them")
  func strict() throws {
    let folder = try Self.app(page: "OvenBasePage", action: "")
    let built = try SmallApp.snug(["build", "--strict"], folder)
    #expect(built.exitCode == 1)
    #expect(built.errors.contains("cannot find type 'OvenBasePage'"), "\(built.errors)")
  }
}
