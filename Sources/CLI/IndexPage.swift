// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Foundation

/// The page that shows the pictures of a run side by side.
struct IndexPage {
  let title: String
  let configurations: [Configuration]
  let formats: [RenderPlan.Format]

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
    <main>
    \(sections)
    </main>
    </body>
    </html>

    """
  }

  private var sections: String {
    var devices: [String] = []
    for configuration in configurations where !devices.contains(configuration.device) {
      devices.append(configuration.device)
    }
    return devices.map { device in
      let figures = configurations.filter { $0.device == device }.map(figure)
      return "<h2>\(device.escapedForHTML)</h2>\n<section>\n"
        + figures.joined(separator: "\n") + "\n</section>"
    }.joined(separator: "\n")
  }

  private func figure(_ configuration: Configuration) -> String {
    let caption = configuration.caption.escapedForHTML
    let links = formats.map { format in
      "<a href=\"\(fileName(configuration, format))\">\(format.rawValue)</a>"
    }
    var lines = ["<figure>"]
    if let picture = formats.first(where: { $0 == .png || $0 == .svg }),
      let device = DeviceCatalog.device(named: configuration.device)
    {
      let size = device.size(in: configuration.orientation)
      lines.append(
        "<img src=\"\(fileName(configuration, picture))\" alt=\"\(caption)\" "
          + "width=\"\(Int(size.width * 0.75))\" height=\"\(Int(size.height * 0.75))\">")
    }
    lines.append("<figcaption>\(caption) · \(links.joined(separator: " "))</figcaption>")
    lines.append("</figure>")
    return lines.joined(separator: "\n")
  }

  private func fileName(_ configuration: Configuration, _ format: RenderPlan.Format) -> String {
    "\(configuration.name).\(format.fileExtension)".escapedForHTML
  }
}

extension Configuration {
  /// The configuration for people, without the device.
  var caption: String {
    var parts = [orientation.rawValue, "text size \(textSize.rawValue)"]
    if locale != "en_US" { parts.append(locale) }
    if appearance != .light { parts.append(appearance.rawValue) }
    return parts.joined(separator: ", ")
  }
}

extension String {
  fileprivate var escapedForHTML: String {
    replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
