// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import TextLayout

/// Documentation/TextLayout.md §7.6.
@Suite("Published families that apps bring along") struct AppFamilyTests {
  private let library = FontLibrary.pinned

  private func request(_ name: String, _ size: CGFloat) -> FontRequest {
    FontRequest(family: .ofApp(name), pointSize: size)
  }

  @Test(
    "lines are as high as the files say",
    arguments: [
      // 1011 + 353 of 1000 units, 1000 + 250, 935 + 265 and, without its gap of 100, 1050 + 350.
      ("NunitoSans-Regular", 15.0, 20.46), ("Quicksand-Bold", 15, 18.75),
      ("FiraSans-SemiBold", 20, 24), ("Poppins-Medium", 10, 14),
      // 1100 + 395, 1066 + 300; without its gap of 200, 643 + 357.
      ("Kanit-Light", 10, 14.95), ("Manrope-Bold", 10, 13.66), ("Tajawal-Bold", 12, 12),
      // 1048 + 271.
      ("RobotoMono-Regular", 14, 18.466),
    ])
  func lineHeights(name: String, size: CGFloat, expected: CGFloat) {
    #expect(abs(library.metrics(for: request(name, size)).lineHeight - expected) < 0.001)
  }

  @Test(
    "letters have the files' advances, between the weights by their class",
    arguments: [
      // 680 thousandths regular and 666 bold; semibold is class 600 of 400 to 700, light 300.
      ("FiraSans-Regular", 680.0), ("FiraSans-Bold", 666),
      ("FiraSans-SemiBold", 670.667), ("FiraSans-Light", 684.667), ("Fira Sans", 680),
      // 654 and 688, so two thirds of 34 more; the longer name is another family.
      ("Kanit-SemiBold", 676.667), ("RobotoCondensed-Regular", 620),
      ("RobotoMono-Regular", 600.1), ("RobotoMono-Bold", 600.1),
    ])
  func advances(name: String, thousandths: CGFloat) {
    let width = Samples.shaped("H", font: request(name, 1000)).size(width: .infinity).width
    #expect(abs(width - thousandths) < 0.01)
  }

  @Test(
    "an instance of a variable font has the style behind the line",
    arguments: [
      // 681 thousandths regular, 714 bold; semibold lies two thirds of the way.
      ("DMSans-9ptRegular_Bold", 714.0), ("DMSans-9ptRegular_SemiBold", 703),
      ("DMSans-9ptRegular", 681), ("NunitoSans10pt-Regular", 761),
      // The static files of before have another H.
      ("NunitoSans-12ptExtraLight_Bold", 773), ("NunitoSans-Regular", 758),
    ])
  func instances(name: String, thousandths: CGFloat) {
    let width = Samples.shaped("H", font: request(name, 1000)).size(width: .infinity).width
    #expect(abs(width - thousandths) < 0.01)
  }

  @Test(
    "two letters are as near to each other as in the files, between the weights by their class",
    arguments: [
      // DM Sans: A 664 and 709, V 642 and 682 thousandths less 97 and 87. Manrope: A 633.5, y 527.5,
      // together 50 less.
      ("AV", "DMSans-Regular", -97.0), ("AV", "DMSans-Bold", -87),
      ("AV", "DMSans-SemiBold", -90.333), ("Ay", "Manrope-Regular", -50),
      ("AH", "DMSans-Regular", 0), ("AV", "Lato-Regular", 0),
    ])
  func pairs(text: String, name: String, thousandths: CGFloat) {
    let width = { (text: String) in
      Samples.shaped(text, font: request(name, 1000)).size(width: .infinity).width
    }
    let apart = text.reduce(0) { $0 + width(String($1)) }
    #expect(abs(width(text) - apart - thousandths) < 0.01)
  }

  @Test("upright says nothing of a name's weight")
  func romanBold() {
    #expect(FontNameStyle(parsing: "Roman-Bold")?.weight == FontNameStyle(parsing: "Bold")?.weight)
  }

  @Test("they are none of the families that a device has", arguments: ["NunitoSans-Bold", "Lato"])
  func unknownToApps(name: String) {
    #expect(library.isOfApp(name))
    #expect(library.resolves(name) == nil)
    #expect(!library.families.contains("Nunito Sans"))
  }

  @Test("names of other families and styles are not theirs", arguments: ["Nope", "Lato-Nope", ""])
  func otherNames(name: String) {
    #expect(!library.isOfApp(name))
    #expect(
      library.metrics(for: request(name, 17)).lineHeight
        == library.metrics(for: .system(17)).lineHeight)
  }
}
