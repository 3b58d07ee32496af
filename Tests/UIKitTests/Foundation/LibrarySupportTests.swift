// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Names that libraries and their suites write, with what they do here (Documentation/Status.md).
@MainActor
@Suite("names of libraries' suites")
struct LibrarySupportTests {
  @Test("keys of bundles and parts of a second are the headers'")
  func constants() {
    let keys = [
      kCFBundleNameKey, kCFBundleVersionKey, kCFBundleIdentifierKey, kCFBundleExecutableKey,
    ]
    #expect(
      keys.map { $0! as String } == [
        "CFBundleName", "CFBundleVersion", "CFBundleIdentifier", "CFBundleExecutable",
      ])
    #expect(NSEC_PER_SEC / NSEC_PER_MSEC == 1000 && NSEC_PER_MSEC / NSEC_PER_USEC == 1000)
  }

  @Test("a checker of texts finds nothing, and knows the words that it learned")
  func checker() {
    let checker = UITextChecker()
    let found = checker.rangeOfMisspelledWord(
      in: "teeh", range: NSRange(0..<4), startingAt: 0, wrap: false, language: "en")
    #expect(found.location == NSNotFound)
    UITextChecker.learnWord("oolong")
    #expect(UITextChecker.hasLearnedWord("oolong"))
    UITextChecker.unlearnWord("oolong")
    #expect(!UITextChecker.hasLearnedWord("oolong"))
  }

  @Test("an input mode speaks the run's language, and a screen can be made")
  func modesAndScreens() {
    onDevice("iPhone 14") { _ in
      #expect(UITextInputMode.activeInputModes.count == 1)
      #expect(UIView().textInputMode?.primaryLanguage?.isEmpty == false)
      #expect(UIScreen().bounds.size == UIScreen.main.bounds.size)
    }
  }

  @Test("who is invited may do what the sharing screen's permissions say")
  func sharing() {
    onDevice("iPhone 14") { _ in
      let controller = UICloudSharingController()
      controller.availablePermissions = [.allowPrivate, .allowReadOnly]
      #expect(!controller.availablePermissions.contains(.allowPublic))
    }
  }

  @Test("figures of one width are asked of a descriptor by their feature")
  func features() {
    let plain = UIFont.systemFont(ofSize: 17)
    let descriptor = plain.fontDescriptor.addingAttributes([
      .featureSettings: [
        [
          UIFontDescriptor.FeatureKey.type: kNumberSpacingType,
          .selector: kMonospacedNumbersSelector,
        ]
      ]
    ])
    let tabular = UIFont(descriptor: descriptor, size: 17)
    func width(_ text: String, _ font: UIFont) -> CGFloat {
      (text as NSString).size(withAttributes: [.font: font]).width
    }
    #expect(width("1111", tabular) == width("0000", tabular))
    #expect(width("1111", plain) < width("0000", plain))
  }
}
