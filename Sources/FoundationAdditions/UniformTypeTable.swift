// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Kinds of files with their extensions and media types (Apple's Uniform Type Identifiers Reference).
package enum UniformTypeTable {
  package static let table: [(identifier: String, extensions: [String], media: [String])] = [
    ("public.jpeg", ["jpg", "jpeg"], ["image/jpeg", "image/jpg"]),
    ("public.png", ["png"], ["image/png"]),
    ("com.compuserve.gif", ["gif"], ["image/gif"]),
    ("public.tiff", ["tiff", "tif"], ["image/tiff"]),
    ("com.microsoft.bmp", ["bmp"], ["image/bmp"]),
    ("public.heic", ["heic"], ["image/heic"]),
    ("org.webmproject.webp", ["webp"], ["image/webp"]),
    ("public.svg-image", ["svg"], ["image/svg+xml"]),
    ("com.adobe.pdf", ["pdf"], ["application/pdf"]),
    ("public.plain-text", ["txt", "text"], ["text/plain"]),
    ("public.html", ["html", "htm"], ["text/html"]),
    ("public.xml", ["xml"], ["application/xml", "text/xml"]),
    ("public.json", ["json"], ["application/json"]),
    ("public.rtf", ["rtf"], ["text/rtf"]),
    ("public.comma-separated-values-text", ["csv"], ["text/csv"]),
    ("public.css", ["css"], ["text/css"]),
    ("com.netscape.javascript-source", ["js"], ["text/javascript", "application/javascript"]),
    ("public.zip-archive", ["zip"], ["application/zip"]),
    ("org.gnu.gnu-zip-archive", ["gz"], ["application/gzip", "application/x-gzip"]),
    ("com.apple.quicktime-movie", ["mov", "qt"], ["video/quicktime"]),
    ("public.mpeg-4", ["mp4"], ["video/mp4"]),
    ("com.apple.m4v-video", ["m4v"], ["video/x-m4v"]),
    ("public.mpeg", ["mpg", "mpeg"], ["video/mpeg"]),
    ("public.avi", ["avi"], ["video/avi", "video/x-msvideo"]),
    ("public.mp3", ["mp3"], ["audio/mpeg", "audio/mp3"]),
    ("com.apple.m4a-audio", ["m4a"], ["audio/x-m4a", "audio/mp4"]),
    ("com.microsoft.waveform-audio", ["wav"], ["audio/vnd.wave", "audio/wav"]),
    ("public.vcard", ["vcf"], ["text/vcard", "text/directory"]),
    ("com.microsoft.word.doc", ["doc"], ["application/msword"]),
    ("com.microsoft.excel.xls", ["xls"], ["application/vnd.ms-excel"]),
    ("com.microsoft.powerpoint.ppt", ["ppt"], ["application/vnd.ms-powerpoint"]),
    ("com.apple.property-list", ["plist"], []),
    ("net.daringfireball.markdown", ["md"], ["text/markdown"]),
  ]

  /// The kind of a file by its extension; nil for one that nobody knows.
  package static func identifier(ofExtension name: String) -> String? {
    table.first { $0.extensions.contains(name.lowercased()) }?.identifier
  }
}
