// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Foundation

/// One page with a picture of every screen, the steps to it and the screens around it: a map of the app.
struct ContactSheet {
  let title: String
  let sights: [ScreensWalk.Sight]
  /// Whether the run was ended before all was found.
  var isPartial = false

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title.escapedForHTML): screens</title>
    <style>
    :root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; }
    body { margin: 2rem; background: light-dark(#f2f2f7, #1c1c1e); }
    h1 { font-size: 1.5rem; }
    main { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 2rem 1.5rem; }
    article { scroll-margin-top: 1rem; }
    article:target img { outline: 3px solid #0a84ff; }
    h2 { font-size: 1rem; margin: .6rem 0 .2rem; overflow-wrap: anywhere; }
    img { display: block; width: 100%; height: auto; border-radius: 10px;
      box-shadow: 0 1px 6px rgb(0 0 0 / .25); }
    ol, p { margin: .2rem 0; color: light-dark(#555, #aaa); }
    ol { padding-left: 1.4rem; }
    code { font: 12px ui-monospace, monospace; overflow-wrap: anywhere; }
    </style>
    </head>
    <body>
    <h1>\(title.escapedForHTML): \(String.counted(sights.count, "screen"))</h1>
    \(isPartial ? "<p>Partial: the run was ended before all was walked.</p>" : "")<main>
    \(sights.map(article).joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }

  private func article(_ sight: ScreensWalk.Sight) -> String {
    let name = sight.name.escapedForHTML
    let picture =
      sight.picture.map {
        "<img src=\"\(ReportLayout.pictures)/\($0).png\" alt=\"\(name)\" loading=\"lazy\">"
      } ?? "<p>no picture</p>"
    let steps = sight.steps.map { "<li><code>\($0.escapedForHTML)</code></li>" }.joined()
    let next = sights.filter { $0.parent == sight.name }.map { link($0.name) }
    return """
      <article id="\(anchor(sight.name))">
      \(picture)
      <h2>\(name)</h2>
      \(sight.parent.map { "<p>from \(link($0))</p>" } ?? "")
      \(steps.isEmpty ? "" : "<ol>\(steps)</ol>")
      \(next.isEmpty ? "" : "<p>leads to \(next.joined(separator: ", "))</p>")
      </article>
      """
  }

  private func link(_ name: String) -> String {
    "<a href=\"#\(anchor(name))\">\(name.escapedForHTML)</a>"
  }

  /// The screen's number on the page: names have letters that anchors do not.
  private func anchor(_ name: String) -> String {
    "s\(sights.firstIndex { $0.name == name } ?? 0)"
  }
}
