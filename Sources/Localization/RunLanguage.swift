// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// The language and region of a run, and the texts of bundles in it.
///
/// Foundation on Linux knows neither; ``FoundationHooks`` makes it ask here
/// (Documentation/Localization.md §1).
package final class RunLanguage: @unchecked Sendable {
  package static let shared = RunLanguage()

  private let lock = NSLock()
  private var localeOfRun: Locale?
  private var tables: [String: StringTable] = [:]
  /// What bundles say of their languages, by their paths, as are the tables: a bundle stays as it is.
  private var translations: [String: [String]] = [:]
  private var developments: [String: String?] = [:]
  private var changeOfTexts: (@Sendable (String) -> String)?

  /// The locale of the run; nil until one is set, when Foundation's own holds.
  package var locale: Locale? {
    get { lock.withLock { localeOfRun } }
    set {
      lock.withLock {
        localeOfRun = newValue
        tables = [:]
        translations = [:]
        developments = [:]
      }
    }
  }

  /// What is done to every text that is looked up, for languages that nobody speaks; nil for nothing.
  package var textChange: (@Sendable (String) -> String)? {
    get { lock.withLock { changeOfTexts } }
    set { lock.withLock { changeOfTexts = newValue } }
  }

  /// `zh-Hant-HK`: the language of the run with script and region.
  package var tag: String {
    (locale?.identifier ?? "en_001").prefix { $0 != "@" }.replacingOccurrences(of: "_", with: "-")
  }

  /// `zh-Hant-HK`, `zh-Hant`, `zh`: the language and its shorter forms.
  package var fallbacks: [String] { RunLanguage.fallbacks(of: tag) }

  private static func fallbacks(of tag: String) -> [String] {
    let parts = tag.split(separator: "-")
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
  }

  /// The languages that a bundle has texts or documents in, sorted.
  package func localizations(of bundle: Bundle) -> [String] {
    kept(\.translations, bundle) { folders(of: bundle) }
  }

  private func folders(of bundle: Bundle) -> [String] {
    var result: Set<String> = []
    for root in roots(of: bundle) {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? [] {
        if name.hasSuffix(".lproj") { result.insert(String(name.dropLast(6))) }
        guard name.hasSuffix(".xcstrings"),
          let data = FileManager.default.contents(atPath: "\(root)/\(name)")
        else { continue }
        result.formUnion(StringTable.languages(ofCatalog: data))
      }
    }
    return result.sorted()
  }

  /// The language in which a bundle's texts are shown: the run's or one of its shorter forms or
  /// relatives, else the one the bundle was developed in, else English, else any.
  package func preferredLocalization(of bundle: Bundle) -> String {
    preferred(of: languages(of: bundle), fallbacks, developmentLanguage(of: bundle))
  }

  /// The language that decides the direction of an app in a locale: the one of its texts if it is
  /// translated, else the locale's (Documentation/Localization.md §1.4).
  ///
  /// - Complexity: reads the names in the bundle's folder.
  package func interfaceLanguage(of bundle: Bundle, in locale: String) -> String {
    let own = languages(of: bundle)
    let development = developmentLanguage(of: bundle)
    let plain = Set(
      (own + [development]).compactMap { $0.split(whereSeparator: "-_".contains).first })
    guard plain.count > 1 else { return locale }
    let tag = locale.prefix { $0 != "@" }.replacingOccurrences(of: "_", with: "-")
    return preferred(of: own, RunLanguage.fallbacks(of: tag), development)
  }

  /// The languages that a bundle is translated into; Base is written in the language of development.
  private func languages(of bundle: Bundle) -> [String] {
    let all = localizations(of: bundle)
    return all.filter { $0 != "Base" }
      + (all.contains("Base") ? [developmentLanguage(of: bundle)] : [])
  }

  private func preferred(
    of own: [String], _ fallbacks: [String], _ development: String
  ) -> String {
    func match(_ wanted: String) -> String? {
      own.first { $0.replacingOccurrences(of: "_", with: "-").lowercased() == wanted.lowercased() }
    }
    for language in fallbacks { if let found = match(language) { return found } }
    if let plain = fallbacks.last, let relative = own.first(where: { $0.hasPrefix(plain + "-") }) {
      return relative
    }
    return match(development) ?? match("en") ?? own.first ?? development
  }

  package func developmentLanguage(of bundle: Bundle) -> String {
    statedDevelopmentLanguage(of: bundle) ?? "en"
  }

  /// Nil where the bundle does not say it.
  package func statedDevelopmentLanguage(of bundle: Bundle) -> String? {
    // Not `developmentLocalization`, which stops the process in a bundle without an Info.plist.
    kept(\.developments, bundle) {
      bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    }
  }

  /// What is known of a bundle, else what is read of it, which is kept.
  private func kept<Value>(
    _ values: ReferenceWritableKeyPath<RunLanguage, [String: Value]>, _ bundle: Bundle,
    read: () -> Value
  ) -> Value {
    let path = bundle.bundlePath
    if let known = lock.withLock({ self[keyPath: values][path] }) { return known }
    let value = read()
    lock.withLock { self[keyPath: values][path] = value }
    return value
  }

  /// The text for a key: from the preferred language's table, else `value`, else the key.
  package func text(key: String, table: String?, bundle: Bundle, value: String?) -> String {
    let text = plainText(key: key, table: table, bundle: bundle, value: value)
    return textChange?(text) ?? text
  }

  private func plainText(
    key: String, table: String?, bundle: Bundle, value: String?
  ) -> String {
    let language = preferredLocalization(of: bundle)
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    ResourceUse.note(.text, ResourceUse.text(key, table: name))
    if let entry = self.table(name, language, bundle).entries[key] {
      return FormatExpansion.shared.text(of: entry, language: language)
    }
    guard let value, !value.isEmpty else { return key }
    return value
  }

  /// Every text of a table in the preferred language, by key.
  package func texts(table: String, bundle: Bundle) -> [String: String] {
    ResourceUse.note(.table, table)
    return self.table(table, preferredLocalization(of: bundle), bundle).entries.mapValues(\.format)
  }

  /// A table in one language, cached; `.stringsdict` wins over `.strings` over catalogs.
  private func table(_ name: String, _ language: String, _ bundle: Bundle) -> StringTable {
    let key = "\(bundle.bundlePath)\u{0}\(language)\u{0}\(name)"
    if let table = lock.withLock({ tables[key] }) { return table }
    var table = StringTable()
    let isDevelopment = language == developmentLanguage(of: bundle)
    let folders = [""] + (isDevelopment ? ["Base.lproj/"] : []) + ["\(language).lproj/"]
    for root in roots(of: bundle).reversed() {
      func data(_ path: String) -> Data? { FileManager.default.contents(atPath: "\(root)/\(path)") }
      if let data = data("\(name).xcstrings"),
        let part = try? StringTable(catalog: data, language: language)
      {
        table.merge(part)
      }
      for folder in folders {
        if let data = data("\(folder)\(name).strings"),
          let part = try? StringTable(strings: data)
        {
          table.merge(part)
        }
        if let data = data("\(folder)\(name).stringsdict"),
          let part = try? StringTable(stringsDictionary: data)
        {
          table.merge(part)
        }
      }
    }
    let made = table
    lock.withLock { tables[key] = made }
    return made
  }

  private func roots(of bundle: Bundle) -> [String] {
    let folders = [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
    return folders.count == 2 && folders[0] == folders[1] ? [folders[0]] : folders
  }
}
