// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Finds faces, metrics and advances in a fixed set of fonts, and keeps shaped texts.
///
/// The set is the pinned Debian packages (Documentation/TextLayout.md §1) plus files that the
/// caller registers; never the fonts of the machine. Answers depend on the request and the registered
/// files only. Safe to use from any thread: one lock guards everything behind it.
package final class FontLibrary: @unchecked Sendable {
  /// The library of the pinned fonts.
  ///
  /// Stops the process when a pinned font is missing, naming the Debian package to install; hosts
  /// call ``checkPinnedFonts()`` first and tell the user.
  package static let pinned: FontLibrary = {
    do throws(FontError) {
      return try FontLibrary()
    } catch {
      preconditionFailure(error.description)
    }
  }()

  let lock = NSRecursiveLock()
  /// Opened faces by path, index and instance.
  var faces: [FaceKey: FontFace] = [:]
  var fonts: [FontRequest: ResolvedFont] = [:]
  var fallbacks: [FallbackKey: ResolvedFont?] = [:]
  /// Faces of app fonts, in the order of registration.
  var registered: [FontFace] = []
  /// Break iterators and other ICU handles.
  let breaks = BreakFinder()
  let hyphenator = Hyphenator()
  let buffer = ShapingBuffer()
  /// Made when the tables of ``PinnedFonts`` do not know an answer.
  lazy var configuration = FontConfiguration(
    folders: [PinnedFonts.inter, PinnedFonts.noto, PinnedFonts.notoCJK])

  /// Shaped texts: the newer generation and the one before (see `shapedText(for:)`).
  private var recentTexts: [TextSource: ShapedText] = [:]
  private var olderTexts: [TextSource: ShapedText] = [:]

  struct FaceKey: Hashable {
    var path: String
    var index: Int
  }

  struct FallbackKey: Hashable {
    var scalar: UInt32
    var request: FontRequest
    var locale: String
  }

  /// Makes a library of its own, with no registered files.
  package init() throws(FontError) {
    try PinnedFonts.check()
  }

  /// Throws when a pinned font is missing.
  package static func checkPinnedFonts() throws(FontError) {
    try PinnedFonts.check()
  }

  /// Runs `body` alone; nests.
  func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  /// The vertical measures of the face that answers `request`.
  package func metrics(for request: FontRequest) -> FontMetrics {
    locked { font(for: request).metrics }
  }

  /// The shaped text of a source, from the cache when it was shaped before.
  ///
  /// Keeps the 1024…2048 texts used last.
  package func shapedText(for source: TextSource) -> ShapedText {
    locked {
      if let text = recentTexts[source] { return text }
      let kept = olderTexts[source]
      let text = kept ?? ShapedText(source, self)
      if kept != nil { checkInvariants(of: text) }
      if recentTexts.count >= 1024 {
        olderTexts = recentTexts
        recentTexts = [:]
      }
      recentTexts[source] = text
      return text
    }
  }

  /// Adds the faces of a font file, as an app's `UIAppFonts` does; returns their PostScript names.
  ///
  /// Registering a file again changes nothing. Texts that were shaped before keep their fonts.
  @discardableResult
  package func register(fontFile path: String) throws(FontError) -> [String] {
    lock.lock()
    defer { lock.unlock() }
    let known = registered.filter { $0.path == path }
    if !known.isEmpty { return known.map(\.postScriptName) }
    let added = try FontFace.faces(inFile: path)
    registered += added
    fonts = [:]
    fallbacks = [:]
    recentTexts = [:]
    olderTexts = [:]
    return added.map(\.postScriptName)
  }

  package func isRegistered(fontFile path: String) -> Bool {
    locked { registered.contains { $0.path == path } }
  }

  /// The PostScript names of the faces in a font file, which stays unknown to texts.
  package func names(inFontFile path: String) throws(FontError) -> [String] {
    lock.lock()
    defer { lock.unlock() }
    return try FontFace.faces(inFile: path).map(\.postScriptName)
  }

  /// Opens a face of the pinned set, or returns the open one.
  ///
  /// The pinned packages were checked when the library was made; a file that is gone since, or a
  /// damaged one, stops the process with its name.
  func face(_ path: String, index: Int = 0) -> FontFace {
    let key = FaceKey(path: path, index: index)
    if let face = faces[key] { return face }
    do {
      let face = try FontFace(path: path, index: index)
      faces[key] = face
      return face
    } catch {
      let package = PinnedFonts.debianPackage(of: path)
      preconditionFailure("\(error); reinstall it with 'apt-get install --reinstall \(package)'")
    }
  }
}
