// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

@MainActor
@Suite("Materials")
struct MaterialTests {
  @Test("a material of one appearance has that appearance's tone in the other one, too")
  func oneAppearance() {
    let dark = UIBlurEffect(style: .systemUltraThinMaterialDark).tone
    #expect(dark == UIColor.black.withAlphaComponent(0.5))
    let light = UIBlurEffect(style: .systemThinMaterialLight).tone
    #expect(light == UIColor.white.withAlphaComponent(0.65))
    #expect(UIBlurEffect(style: .systemChromeMaterialDark).tone == .black.withAlphaComponent(0.8))
  }

  @Test("styles have Apple's numbers")
  func numbers() {
    #expect(UIBlurEffect.Style.systemChromeMaterial.rawValue == 10)
    #expect(UIBlurEffect.Style.systemUltraThinMaterialLight.rawValue == 11)
    #expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
  }
}
