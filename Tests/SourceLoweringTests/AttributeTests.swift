// Part of Snug, under the Apache License 2.0; see LICENSE.

import SourceLowering
import Testing

@Suite("Attributes, imports and conditions")
struct AttributeTests {
  @Test("a file that needs nothing is handed on byte for byte")
  func untouched() {
    let text = """
      import UIKit
      final class Cell: UICollectionViewCell {
        let label = UILabel()
        override func layoutSubviews() { super.layoutSubviews() }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        required init(frame: CGRect) { super.init(frame: frame) }
      }
      #if DEBUG
      let isDebug = true
      #endif
      """
    let lowered = Lowered(text)
    #expect(lowered.module.files[0].isUntouched)
    #expect(lowered.text() == text)
  }

  @Test(
    "attributes of Objective-C become blanks of the same width",
    arguments: [
      "@objc func f() {}", "@IBAction func f() {}", "@IBOutlet var f: Int!",
      "@IBInspectable var f = 1",
      "@objc(other:) func f(_ x: Int) {}", "@nonobjc func f() {}",
    ])
  func blanksAttributes(member: String) {
    let lowered = Lowered("class A {\n  \(member)\n}")
    let rest = member.drop { $0 != " " }
    let blank = String(repeating: " ", count: member.count - rest.count)
    #expect(lowered.lines().contains("  \(blank)\(rest)"))
  }

  @Test("IBDesignable, objcMembers and dynamic have no meaning here and go")
  func blanksTypes() {
    let lowered = Lowered("@IBDesignable @objcMembers class A { func f() {} }")
    #expect(lowered.contains("                           class A { func f() {} "))
    // Where Objective-C sees the method, its code can be exchanged (ExchangeTests).
    #expect(Lowered("class A { dynamic func f() {} }").contains("class A {         func f() {} "))
  }

  @Test("every member of an objcMembers class has a name at run time")
  func objcMembers() {
    let lowered = Lowered("@objcMembers class A { var x = 1; func f() {} }")
    #expect(lowered.contains("entry.property(\"x\", \\A.x); entry.method(\"f\")"))
  }

  @Test("Apple's modules are mapped, others stay as they are")
  func imports() {
    let lowered = Lowered(
      "import CoreGraphics\nimport os.log\nimport UIKit.UIGestureRecognizerSubclass\nimport Kit\n")
    #expect(lowered.contains("import UIKit       \nimport SystemFrameworks\nimport UIKit"))
    #expect(lowered.contains("\nimport Kit\n"))
  }

  @Test("names with Apple's module before them take the module that stands for it")
  func qualifiedNames() {
    let lowered = Lowered(
      "import CoreGraphics\nlet a: CoreGraphics.CGFloat = CoreGraphics.floor(1)\n")
    #expect(lowered.contains("let a: UIKit.CGFloat = UIKit.floor(1)"))
    let own = Lowered("enum Combine { static let x = 1 }\nlet a = Combine.x\n")
    #expect(own.contains("let a = Combine.x"))
  }

  @Test("a framework that does not exist here is left out, and said with its place")
  func absentFramework() {
    let lowered = Lowered("import UIKit\nimport HomeKit\n")
    #expect(!lowered.contains("HomeKit"))
    #expect(lowered.module.issues.map(\.line) == [2])
    #expect(lowered.module.issues.first?.message.contains("'HomeKit'") == true)
  }

  @Test(
    "a framework with a useful core is imported, and `canImport` holds",
    arguments: [
      "Photos", "PhotosUI", "AVFoundation", "CoreMedia", "SystemConfiguration", "Contacts",
      "AuthenticationServices", "BackgroundTasks", "MobileCoreServices", "WidgetKit", "CloudKit",
      "CoreBluetooth", "CallKit", "PushKit", "CommonCrypto", "UserNotificationsUI",
      "ARKit", "MetalKit",
    ])
  func offeredFramework(name: String) {
    let lowered = Lowered("import \(name)\n#if canImport(\(name))\nlet a = 1\n#endif\n")
    #expect(lowered.contains("import SystemFrameworks"))
    #expect(!lowered.contains("import \(name)"))
    #expect(lowered.contains("true") && lowered.module.issues.isEmpty)
  }

  @Test("a name means Apple's module only where a file imports that")
  func otherNames() {
    #expect(Lowered("let a = Photos.shared\n").contains("let a = Photos.shared"))
    let imported = Lowered("import Photos\nlet a: Photos.PHAsset? = nil\n")
    #expect(imported.contains("let a: SystemFrameworks.PHAsset? = nil"))
  }

  @Test("a module of the app keeps its name although Apple has one of that name")
  func ownModule() {
    let module = SourceLowering(LoweringOptions(moduleName: "App", modules: ["Network"]))
      .lower([SourceInput(path: "/a.swift", text: "import Network\n")])
    #expect(module.files[0].isUntouched)
  }

  @Test(
    "conditions are decided as on iOS",
    arguments: [
      ("os(iOS)", true), ("os(macOS)", false), ("os(Linux)", false),
      ("targetEnvironment(simulator)", true), ("!os(iOS)", false), ("canImport(UIKit)", true),
      ("canImport(AppKit)", false), ("canImport(QuartzCore)", true), ("os(macOS) || os(iOS)", true),
      ("os(iOS) && FLAG", true), ("os(iOS) && OTHER", false), ("swift(>=5.0)", true),
      ("arch(arm64)", true), ("arch(i386) || arch(x86_64)", false),
      ("compiler(<5.9)", false), ("(os(tvOS) || os(iOS)) && true", true),
    ])
  func conditions(condition: String, holds: Bool) {
    let text = "#if \(condition)\n@main class Yes: UIResponder, UIApplicationDelegate {}\n#endif\n"
    let lowered = Lowered(text, conditions: ["FLAG"])
    #expect(lowered.module.entryPoints == (holds ? [.delegate("Yes")] : []))
  }

  @Test("the compiler reads the same decision, at the same column")
  func conditionText() {
    let lowered = Lowered("#if os(iOS) && !os(Linux)\nlet a = 1\n#endif\n")
    #expect(lowered.contains("#if true    && !false    \n"))
    let processors = Lowered("#if arch(arm64) || arch(x86_64)\nlet a = 1\n#endif\n")
    #expect(processors.contains("#if true        || false       \n"))
  }

  @Test("literals of images and colours become what they make")
  func literals() {
    let lowered = Lowered(
      "let a = #imageLiteral(resourceName: \"cat\")\n"
        + "let b = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)\n")
    #expect(lowered.contains("let a = UIImage(named: \"cat\")!\n"))
    // Swift knows these itself: `UIColor` is the type of a literal that says none.
    #expect(lowered.contains("let b = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)\n"))
  }

  @Test("a release that no phone has is not available, and any other is")
  func availability() {
    let lowered = Lowered(
      """
      import UIKit
      func f() {
        if #available(iOS 26, *) {}
        if #available(iOS 999, *), true {}
        if #available(iOS 30.0, *) {}
        guard #unavailable(iOS 1000) else { return }
        if #available(macOS 999, *) {}
      }
      """)
    #expect(lowered.contains("if #available(iOS 26, *) {}"))
    #expect(lowered.contains("if false, true {}"))
    #expect(lowered.contains("if false {}"))
    #expect(lowered.contains("guard true else"))
    #expect(lowered.contains("if #available(macOS 999, *) {}"))
  }
}
