// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Foundation

/// The page that shows the pictures of a run side by side.
struct IndexPage {
  let title: String
  let plan: RenderPlan
  /// Where the finished files are.
  let folder: URL
  /// What was not drawn, for the run was ended.
  var missing: [String] = []

  /// One column of the page: an app in a configuration, after a number of steps.
  struct Picture {
    let name: String
    let configuration: Configuration
    let caption: String
  }

  /// Everything that was drawn, configurations outermost; what is missing was not reached.
  var pictures: [Picture] {
    plan.configurations.flatMap { configuration in
      (0...plan.steps.count).compactMap { step in
        let name = plan.fileName(configuration, afterStep: step)
        guard let format = plan.formats.first,
          FileManager.default.fileExists(
            atPath: folder.appendingPathComponent("\(name).\(format.fileExtension)").path)
        else { return nil }
        let caption = step == 0 ? configuration.caption : "\(step) · \(plan.steps[step - 1].text)"
        return Picture(name: name, configuration: configuration, caption: caption)
      }
    }
  }

  /// The page as HTML that needs nothing from the network.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title.escapedForHTML)</title>
    <style>
    :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
    body { margin: 2rem; background: light-dark(#f2f2f7, #1c1c1e); }
    h1 { font-size: 1.5rem; }
    h2 { font-size: 1.1rem; margin: 2rem 0 .75rem; }
    main section { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start; }
    figure { margin: 0; max-width: 100%; }
    figure img { display: block; max-width: 100%; height: auto; border-radius: 8px;
      box-shadow: 0 1px 6px rgb(0 0 0 / .25); background: #fff; }
    figcaption { margin-top: .5rem; }
    </style>
    </head>
    <body>
    <h1>\(title.escapedForHTML)</h1>
    \(remark)<main>
    \(sections)
    </main>
    </body>
    </html>

    """
  }

  /// That the page is partial, and what is missing.
  private var remark: String {
    guard !missing.isEmpty else { return "" }
    let items = missing.map { "<li>\($0.escapedForHTML)</li>\n" }.joined()
    return "<p>Partial: the run was ended before all was drawn.</p>\n<ul>\n\(items)</ul>\n"
  }

  /// A heading a device; with steps, a row a configuration.
  private var sections: String {
    var titles: [String] = []
    var rows: [String: [String]] = [:]
    for picture in pictures {
      let configuration = picture.configuration
      let title =
        plan.steps.isEmpty
        ? configuration.device : "\(configuration.device), \(configuration.caption)"
      if rows[title] == nil { titles.append(title) }
      rows[title, default: []].append(figure(picture))
    }
    return titles.map { title in
      "<h2>\(title.escapedForHTML)</h2>\n<section>\n"
        + (rows[title] ?? []).joined(separator: "\n") + "\n</section>"
    }.joined(separator: "\n")
  }

  private func figure(_ picture: Picture) -> String {
    let caption = picture.caption.escapedForHTML
    let links = plan.formats.map { format in
      "<a href=\"\(fileName(picture, format))\">\(format.rawValue)</a>"
    }
    var lines = ["<figure>"]
    if let format = plan.formats.first(where: { [.png, .svg, .annotated].contains($0) }) {
      let size = size(of: picture).map { " width=\"\($0.width)\" height=\"\($0.height)\"" } ?? ""
      lines.append("<img src=\"\(fileName(picture, format))\" alt=\"\(caption)\"\(size)>")
    }
    lines.append("<figcaption>\(caption) · \(links.joined(separator: " "))</figcaption>")
    lines.append("</figure>")
    return lines.joined(separator: "\n")
  }

  /// Three quarters of the picture's size in points; steps may have turned the device.
  private func size(of picture: Picture) -> (width: Int, height: Int)? {
    let configuration = picture.configuration
    guard let device = DeviceCatalog.device(named: configuration.device) else { return nil }
    var size = device.size(in: configuration.orientation)
    let file = folder.appendingPathComponent("\(picture.name).png")
    if plan.formats.contains(.png), let pixels = IndexPage.pixelSize(ofPNG: file) {
      let scale = configuration.scale ?? device.scale
      size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    }
    return (Int(size.width * 0.75), Int(size.height * 0.75))
  }

  /// The size that stands in a PNG's header, at bytes 16 to 23.
  private static func pixelSize(ofPNG file: URL) -> CGSize? {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
    defer { try? handle.close() }
    guard let header = try? handle.read(upToCount: 24), header.count == 24 else { return nil }
    func number(at index: Int) -> CGFloat {
      CGFloat(header[index..<index + 4].reduce(0) { $0 << 8 | Int($1) })
    }
    return CGSize(width: number(at: 16), height: number(at: 20))
  }

  private func fileName(_ picture: Picture, _ format: RenderPlan.Format) -> String {
    "\(picture.name).\(format.fileExtension)".escapedForHTML
  }
}

extension String {
  var escapedForHTML: String {
    replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
