// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Kinds that fewer apps name, as Apple's "System-declared uniform type identifiers" lists them.
extension UTType {
  public static let diskImage = UTType(known: "public.disk-image")
  public static let resolvable = UTType(known: "com.apple.resolvable")
  public static let symbolicLink = UTType(known: "public.symlink")
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  public static let mountPoint = UTType(known: "com.apple.mount-point")
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  public static let volume = UTType(known: "public.volume")
  public static let bundle = UTType(known: "com.apple.bundle")
  public static let pluginBundle = UTType(known: "com.apple.plugin")
  public static let framework = UTType(known: "com.apple.framework")
  public static let application = UTType(known: "com.apple.application")
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  public static let applicationExtension = UTType(
    known: "com.apple.application-and-system-extension")
  public static let executable = UTType(known: "public.executable")
  public static let unixExecutable = UTType(known: "public.unix-executable")
  public static let exe = UTType(known: "com.microsoft.windows-executable")
  public static let log = UTType(known: "com.apple.log")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let script = UTType(known: "public.script")
  public static let shellScript = UTType(known: "public.shell-script")
  public static let makefile = UTType(known: "public.make-source")
  public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
  public static let cSource = UTType(known: "public.c-source")
  public static let cHeader = UTType(known: "public.c-header")
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  public static let objectiveCPlusPlusSource = UTType(
    known: "public.objective-c-plus-plus-source")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let appleScript = UTType(known: "com.apple.applescript.text")
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  public static let pythonScript = UTType(known: "public.python-script")
  public static let rubyScript = UTType(known: "public.ruby-script")
  public static let perlScript = UTType(known: "public.perl-script")
  public static let phpScript = UTType(known: "public.php-script")
  public static let css = UTType(known: "public.css")
  public static let yaml = UTType(known: "public.yaml")
  public static let geoJSON = UTType(known: "public.geojson")
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  public static let utf8TabSeparatedText = UTType(
    known: "public.utf8-tab-separated-values-text")
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
  public static let rtfd = UTType(known: "com.apple.rtfd")
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  public static let webArchive = UTType(known: "com.apple.webarchive")
  public static let internetLocation = UTType(known: "com.apple.internet-location")
  public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  public static let bz2 = UTType(known: "public.bzip2-archive")
  public static let appleArchive = UTType(known: "com.apple.archive")
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  public static let presentation = UTType(known: "public.presentation")
  public static let database = UTType(known: "public.database")
  public static let message = UTType(known: "public.message")
  public static let emailMessage = UTType(known: "com.apple.mail.email")
  public static let toDoItem = UTType(known: "public.to-do-item")
  public static let font = UTType(known: "public.font")
  public static let bookmark = UTType(known: "public.bookmark")
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
  public static let x509Certificate = UTType(known: "public.x509-certificate")
  public static let heif = UTType(known: "public.heif")
  public static let bmp = UTType(known: "com.microsoft.bmp")
  public static let ico = UTType(known: "com.microsoft.ico")
  public static let icns = UTType(known: "com.apple.icns")
  public static let rawImage = UTType(known: "public.camera-raw-image")
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  public static let threeDContent = UTType(known: "public.3d-content")
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  public static let realityFile = UTType(known: "com.apple.reality")
  public static let sceneKitScene = UTType(known: "com.apple.scenekit.scene")
  public static let arReferenceObject = UTType(known: "com.apple.arobject")
  public static let aiff = UTType(known: "public.aiff-audio")
  public static let midi = UTType(known: "public.midi-audio")
  public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
  public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")
  public static let mpeg = UTType(known: "public.mpeg")
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
  public static let avi = UTType(known: "public.avi")
  public static let playlist = UTType(known: "public.playlist")
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")

  /// Identifier, extensions, media type and parents of those that have any, parted by spaces.
  static let further: [(String, extensions: String, mimeType: String?, parents: String)] = [
    ("public.disk-image", "", nil, "public.archive"),
    ("com.apple.resolvable", "", nil, ""),
    ("public.symlink", "", nil, "public.item com.apple.resolvable"),
    ("com.apple.bundle", "bundle", nil, "public.directory"),
    ("com.apple.framework", "framework", nil, "com.apple.bundle"),
    ("com.apple.application", "", nil, "public.executable"),
    ("com.apple.application-bundle", "app", nil, "com.apple.application com.apple.package"),
    ("public.executable", "", nil, "public.item"),
    ("public.unix-executable", "", nil, "public.data public.executable"),
    ("com.apple.log", "log", nil, "public.plain-text"),
    ("public.source-code", "", nil, "public.plain-text"),
    ("public.script", "", nil, "public.source-code"),
    ("public.shell-script", "sh", nil, "public.script"),
    ("public.make-source", "mk", nil, "public.script"),
    ("public.assembly-source", "s", nil, "public.source-code"),
    ("public.c-source", "c", nil, "public.source-code"),
    ("public.c-header", "h", nil, "public.source-code"),
    ("public.c-plus-plus-source", "cpp cc cxx", nil, "public.source-code"),
    ("public.c-plus-plus-header", "hpp hh hxx", nil, "public.source-code"),
    ("public.objective-c-source", "m", nil, "public.source-code"),
    ("public.objective-c-plus-plus-source", "mm", nil, "public.source-code"),
    ("public.swift-source", "swift", nil, "public.source-code"),
    (
      "com.netscape.javascript-source", "js javascript", "text/javascript",
      "public.source-code public.executable"
    ),
    ("public.python-script", "py", "text/x-python-script", "public.script"),
    ("public.ruby-script", "rb", "text/x-ruby-script", "public.script"),
    ("public.perl-script", "pl", "text/x-perl-script", "public.script"),
    ("public.php-script", "php", "text/php", "public.script"),
    ("public.css", "css", "text/css", "public.text"),
    ("public.yaml", "yml yaml", "application/x-yaml", "public.text"),
    ("public.geojson", "geojson", "application/geo+json", "public.json"),
    ("com.apple.xml-property-list", "", nil, "public.xml com.apple.property-list"),
    ("com.apple.binary-property-list", "", nil, "com.apple.property-list"),
    ("public.delimited-values-text", "", nil, "public.text"),
    (
      "public.tab-separated-values-text", "tsv", "text/tab-separated-values",
      "public.delimited-values-text"
    ),
    ("public.utf16-plain-text", "", nil, "public.plain-text"),
    ("com.apple.rtfd", "rtfd", nil, "com.apple.package public.composite-content"),
    ("com.apple.flat-rtfd", "", nil, "public.data public.composite-content"),
    (
      "com.apple.webarchive", "webarchive", "application/x-webarchive",
      "public.data public.composite-content"
    ),
    ("org.gnu.gnu-zip-archive", "gz gzip", "application/x-gzip", "public.data public.archive"),
    ("public.bzip2-archive", "bz2", "application/x-bzip2", "public.data public.archive"),
    ("com.apple.archive", "aar", nil, "public.data public.archive"),
    ("public.spreadsheet", "", nil, "public.content"),
    ("public.presentation", "", nil, "public.composite-content"),
    ("com.apple.mail.email", "", nil, "public.message"),
    ("public.font", "", nil, ""),
    ("com.rsa.pkcs-12", "p12 pfx", "application/x-pkcs12", "public.data"),
    ("public.x509-certificate", "cer crt der", "application/x-x509-ca-cert", "public.data"),
    ("public.heif", "heif", "image/heif", "public.image"),
    ("com.microsoft.bmp", "bmp", "image/bmp", "public.image"),
    ("com.microsoft.ico", "ico", "image/vnd.microsoft.icon", "public.image"),
    ("com.apple.icns", "icns", nil, "public.image"),
    ("public.camera-raw-image", "", nil, "public.image"),
    ("public.3d-content", "", nil, "public.content"),
    (
      "com.pixar.universal-scene-description-mobile", "usdz", "model/vnd.usdz+zip",
      "public.data public.3d-content"
    ),
    ("public.aiff-audio", "aiff aif", "audio/aiff", "public.audio"),
    ("public.midi-audio", "mid midi", "audio/midi", "public.audio"),
    ("public.mpeg", "mpg mpeg", "video/mpeg", "public.movie"),
    ("public.mpeg-2-video", "m2v", nil, "public.video"),
    ("public.avi", "avi", "video/avi", "public.movie"),
    ("public.m3u-playlist", "m3u m3u8", "audio/mpegurl", "public.text public.playlist"),
  ]
}
