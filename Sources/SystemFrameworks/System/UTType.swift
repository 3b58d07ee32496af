// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A kind of file, by its uniform identifier.
public struct UTType: Hashable, Sendable {
  public let identifier: String
  public let preferredFilenameExtension: String?

  private init(_ identifier: String, _ filenameExtension: String?) {
    self.identifier = identifier
    preferredFilenameExtension = filenameExtension
  }

  public init?(_ identifier: String) { self.init(identifier, nil) }

  public init?(filenameExtension: String) {
    guard
      let known = UTType.known.first(where: {
        $0.preferredFilenameExtension == filenameExtension.lowercased()
      })
    else { return nil }
    self = known
  }

  public static let item = UTType("public.item", nil)
  public static let content = UTType("public.content", nil)
  public static let data = UTType("public.data", nil)
  public static let folder = UTType("public.folder", nil)
  public static let image = UTType("public.image", nil)
  public static let movie = UTType("public.movie", nil)
  public static let audio = UTType("public.audio", nil)
  public static let text = UTType("public.text", nil)
  public static let url = UTType("public.url", nil)
  public static let plainText = UTType("public.plain-text", "txt")
  public static let utf8PlainText = UTType("public.utf8-plain-text", nil)
  public static let json = UTType("public.json", "json")
  public static let xml = UTType("public.xml", "xml")
  public static let html = UTType("public.html", "html")
  public static let pdf = UTType("com.adobe.pdf", "pdf")
  public static let png = UTType("public.png", "png")
  public static let jpeg = UTType("public.jpeg", "jpg")
  public static let gif = UTType("com.compuserve.gif", "gif")
  public static let svg = UTType("public.svg-image", "svg")
  public static let zip = UTType("public.zip-archive", "zip")
  public static let mpeg4Movie = UTType("public.mpeg-4", "mp4")
  public static let mp3 = UTType("public.mp3", "mp3")
  public static let commaSeparatedText = UTType("public.comma-separated-values-text", "csv")

  private static let known = [
    plainText, json, xml, html, pdf, png, jpeg, gif, svg, zip, mpeg4Movie, mp3,
    commaSeparatedText,
  ]
}
