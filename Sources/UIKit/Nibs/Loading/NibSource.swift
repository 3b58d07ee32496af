// Part of Snug, under the Apache License 2.0; see LICENSE.

package import IBDocument
internal import Localization

/// A document of the app's bundle, read once, with the translations that go with it.
@MainActor
package final class NibSource {
  let document: Document
  let bundle: Bundle
  /// Texts by `<object id>.<key>`, from the `.strings` file of the preferred language.
  let translations: [String: String]

  /// By path and language: a run may be followed by one in another language.
  private static var sources: [String: NibSource] = [:]

  package init(document: Document, bundle: Bundle, translations: [String: String] = [:]) {
    self.document = document
    self.bundle = bundle
    self.translations = translations
  }

  /// The storyboard or xib of a name, or nil when the bundle has none.
  ///
  /// A document that cannot be read stops the process with its place; UIKit never meets one,
  /// because Xcode's compiler refuses it.
  static func source(named name: String, extension ending: String, bundle: Bundle) -> NibSource? {
    guard let path = path(of: name, extension: ending, in: bundle) else { return nil }
    let key = "\(path)\u{0}\(RunLanguage.shared.tag)"
    if let known = sources[key] { return known }
    do throws(DocumentError) {
      let document = try Document(contentsOf: URL(fileURLWithPath: path))
      let source = NibSource(
        document: document, bundle: bundle, translations: translations(of: name, in: bundle))
      sources[key] = source
      return source
    } catch {
      Runtime.raise("NSInternalInconsistencyException", "\(error)")
    }
  }

  static func exists(_ name: String, extension ending: String, in bundle: Bundle) -> Bool {
    path(of: name, extension: ending, in: bundle) != nil
  }

  /// Looks in the bundle's own folder, then in the folders of the preferred languages, of the
  /// development language and of no language (`Base.lproj`).
  private static func path(
    of name: String, extension ending: String, in bundle: Bundle
  ) -> String? {
    let file = name.hasSuffix("." + ending) ? name : "\(name).\(ending)"
    ResourceUse.note(.document, file)
    let key = [bundle.bundlePath, file, RunLanguage.shared.tag].joined(separator: "\u{0}")
    if let known = paths[key] { return known }
    let found = roots(of: bundle).lazy.flatMap { root in
      ([""] + languageFolders(of: bundle)).lazy.map { folder in
        (root as NSString).appendingPathComponent(folder) + "/" + file
      }
    }.first { FileManager.default.fileExists(atPath: $0) }
    paths[key] = .some(found)
    return found
  }

  /// By bundle, file and language, nil where there is none: nothing is added to a bundle while an
  /// app runs.
  private static var paths: [String: String?] = [:]

  private static func roots(of bundle: Bundle) -> [String] {
    [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
  }

  /// The folders of the run's language, its plain language, the app's development language and no
  /// language, in the order they are looked through; those of all others last.
  private static func languageFolders(of bundle: Bundle) -> [String] {
    let run = RunLanguage.shared
    let languages = run.fallbacks + [run.statedDevelopmentLanguage(of: bundle)].compactMap(\.self)
    let known = languages.map { "\($0).lproj" } + ["Base.lproj", "en.lproj"]
    return known + foreignFolders(of: bundle).filter { !known.contains($0) }
  }

  /// The folders of all languages, by a bundle's path: nothing is added to one while an app runs.
  private static var localizations: [String: [String]] = [:]

  /// The folders of all languages: an app in one language shows it to everybody.
  private static func foreignFolders(of bundle: Bundle) -> [String] {
    let root = bundle.resourcePath ?? bundle.bundlePath
    if let known = localizations[root] { return known }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    let folders = files.filter { $0.hasSuffix(".lproj") }.sorted()
    localizations[root] = folders
    return folders
  }

  private static func translations(of name: String, in bundle: Bundle) -> [String: String] {
    RunLanguage.shared.texts(table: name, bundle: bundle)
  }
}
