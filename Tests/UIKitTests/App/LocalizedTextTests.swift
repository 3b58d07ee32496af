// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/Localization.md.
@MainActor
@Suite final class LocalizedTextTests {
  private var folders: [URL] = []

  deinit { for folder in folders { try? FileManager.default.removeItem(at: folder) } }

  private func bundle(_ files: [String: String]) throws -> Bundle {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("snug-\(UUID().uuidString).bundle")
    for (path, text) in files {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    folders.append(root)
    return try #require(Bundle(path: root.path))
  }

  @Test("interpolated keys find their text, their plural and the order of their arguments")
  func interpolation() throws {
    let bundle = try bundle([
      "de.lproj/Localizable.strings":
        "\"%@ sent %@\" = \"%2$@ von %1$@\";\n\"greeting\" = \"Hallo\";\n\"100%\" = \"Alles\";"
    ])
    onDevice("iPhone X", locale: "de_DE") { _ in
      let (name, thing) = ("Ann", "Brief")
      #expect(String(localized: "\(name) sent \(thing)", bundle: bundle) == "Brief von Ann")
      #expect(String(localized: "greeting", defaultValue: "Hello", bundle: bundle) == "Hallo")
      #expect(String(localized: "missing", defaultValue: "Hello", bundle: bundle) == "Hello")
      #expect(String(localized: "100%", bundle: bundle) == "Alles")
      #expect(String(localized: "\(1234) left", bundle: bundle) == "1.234 left")
      #expect(NSLocalizedString("greeting", bundle: bundle, comment: "") == "Hallo")
    }
  }

  @Test("a run in another language formats dates and numbers in it, from one run to the next")
  func formatters() {
    for (locale, expected) in [("de_DE", "1.234,5"), ("en_US", "1,234.5")] {
      onDevice("iPhone X", locale: locale) { _ in
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        #expect(formatter.string(from: 1234.5) == expected)
        #expect(Locale.current.identifier == locale)
        #expect(Locale.preferredLanguages == [locale.replacingOccurrences(of: "_", with: "-")])
      }
    }
  }
}
