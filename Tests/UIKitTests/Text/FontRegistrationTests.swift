// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import UIKit

@Suite("Fonts that an app registers itself", .serialized)
struct FontRegistrationTests {
  private static let folder = "/usr/share/fonts/truetype/noto"

  @Test("a font of bytes has a name at once, and answers to it when it is registered")
  func bytes() throws {
    let path = "\(FontRegistrationTests.folder)/NotoSansGeorgian-Bold.ttf"
    let data = try #require(NSData(contentsOfFile: path))
    let font = try #require(CGDataProvider(data: data).flatMap { CGFont($0) })
    #expect(font.postScriptName == "NotoSansGeorgian-Bold")
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterGraphicsFont(font, &error) && error == nil)
    #expect(UIFont(name: "NotoSansGeorgian-Bold", size: 10)?.fontName == "NotoSansGeorgian-Bold")
    #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
  }

  @Test("the fonts of an app's Info.plist have their names; files that are none change nothing")
  func ofInformation() {
    let failed = UIFont.registerFonts(
      named: ["NotoSansThaana-Bold.ttf", "Nowhere.ttf", "../../../../bin/sh"],
      in: FontRegistrationTests.folder)
    #expect(failed.map(\.name) == ["Nowhere.ttf", "../../../../bin/sh"])
    #expect(failed.map(\.isThere) == [false, true])
    #expect(UIFont(name: "NotoSansThaana-Bold", size: 10)?.fontName == "NotoSansThaana-Bold")
    #expect(UIFont(name: "Nowhere", size: 10) == nil)
  }

  @Test("what is not there, and what is no font, is refused with the reason")
  func refused() throws {
    var error: Unmanaged<CFError>?
    let nowhere = NSURL(fileURLWithPath: "/nowhere/Font.ttf")
    #expect(!CTFontManagerRegisterFontsForURL(nowhere, .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)
    #expect(CGDataProvider(url: nowhere) == nil)
    #expect(CGDataProvider(data: NSData(data: Data("no font".utf8))).flatMap { CGFont($0) } == nil)
  }

  @Test("numbers of features and names of attributes are Apple's")
  func names() {
    #expect(kFractionsType == 11 && kDiagonalFractionsSelector == 2)
    #expect(kStylisticAlternativesType == 35 && kStylisticAltTwentyOffSelector == 41)
    #expect(kCTTrackingAttributeName as NSAttributedString.Key == .tracking)
    #expect(
      NSAttributedString.Key.accessibilitySpeechPitch.rawValue
        == "UIAccessibilitySpeechAttributePitch")
  }
}
