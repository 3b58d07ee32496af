// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/Containers.md §1.9.
@MainActor
@Suite("Words of the system", .serialized)
struct SystemWordTests {
  @Test(
    "a language with script or region finds its words, an unknown one has the English ones",
    arguments: [
      ("de", "Abbrechen"), ("de-CH", "Abbrechen"), ("zh_Hant_HK", "取消"), ("pt-BR", "Cancelar"),
      ("fr_CA", "Annuler"), ("ja", "キャンセル"), ("en_GB", "Cancel"), ("tlh", "Cancel"),
    ])
  func languages(language: String, word: String) {
    #expect(SystemWord.cancel.word(in: language) == word)
  }

  @Test("every language has every word")
  func complete() {
    for (language, words) in SystemWord.table {
      #expect(words.count == SystemWord.allCases.count, "\(language)")
      #expect(words.allSatisfy { !$0.isEmpty }, "\(language)")
    }
    #expect(SystemWord.table.count == 28)
    #expect(SystemWord.close.word(in: "de") == "Schließen")
    #expect(SystemWord.save.word(in: "pt-PT") == "Guardar")
    #expect(SystemWord.save.word(in: "pt") == "Salvar")
  }

  @Test("items that apps make by numbers without names are arrows", arguments: [101, 105, 106])
  func unnamedItems(number: Int) throws {
    let item = try #require(UIBarButtonItem.SystemItem(rawValue: number))
    #expect(item.label == (number == 106 ? "Forward" : "Back"))
    #expect(item.symbolName == (number == 106 ? "chevron.right" : "chevron.left"))
  }

  @Test("items speak a language only if the app has texts in it")
  func appLanguage() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "words-\(ProcessInfo.processInfo.processIdentifier).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    for language in ["en", "de"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("\(language).lproj"), withIntermediateDirectories: true)
    }
    let bundle = try #require(Bundle(url: folder))
    for (locale, word) in [("de_DE", "Bearbeiten"), ("sv_SE", "Edit")] {
      onDevice("iPhone X", locale: locale) { _ in
        Runtime.current.resourceBundle = bundle
        #expect(UIBarButtonItem(barButtonSystemItem: .edit).title == word)
      }
    }
  }
}
