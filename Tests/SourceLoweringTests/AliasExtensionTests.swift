// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@Suite("Extensions of aliases and layers")
struct AliasExtensionTests {
  @Test("what extends an alias extends the type, so a subclass overrides it")
  func overrides() {
    let lowered = Lowered(
      """
      import UIKit
      public typealias PlatformImageView = UIImageView
      typealias Picture = PlatformImageView
      extension Picture { @objc func preloads() -> Bool { true } }
      class Film: UIImageView { override func preloads() -> Bool { false } }
      """)
    #expect(lowered.contains("if let override = self as? any SnugUIImageView_preloads"))
    #expect(lowered.contains("func snugOverride_UIImageView_preloads() -> Bool { false }"))
    #expect(lowered.contains("describe(UIImageView.self); entry.method(\"preloads\")"))
    #expect(!lowered.contains("override func preloads"))
  }

  @Test("a class below an alias that is extended is one of the alias's type")
  func superclass() {
    let lowered = Lowered(
      """
      import UIKit
      typealias Base = UIView
      extension Base { var isWide: Bool { true } }
      class Row: Base { override init(frame: CGRect) { super.init(frame: frame) } }
      typealias Pair = (Int, Int)
      typealias Loop = Loop
      extension Loop { func f() {} }
      """)
    #expect(lowered.contains("required init(frame: CGRect) { super.init(frame: frame) }"))
  }

  @Test("an override in an extension of a layer's class is asked for, too")
  func extensionOfLayers() {
    let lowered = Lowered(
      "extension CALayer { @objc func tint() {} }\n"
        + "extension CAGradientLayer { override func tint() {} }\n")
    #expect(
      lowered.contains(
        "if let object = self as? CAGradientLayer {"
          + " return object.snugOverride_CALayer_tint_CAGradientLayer() }"))
    #expect(!lowered.contains("override func tint"))
  }
}
