// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// A text that was itemised, shaped and searched for break opportunities once.
///
/// Cutting it into lines at any width is arithmetic on cached advances.
package final class ShapedText: @unchecked Sendable {
  package let source: TextSource
  private let library: FontLibrary

  package init(_ source: TextSource, _ library: FontLibrary) {
    self.source = source
    self.library = library
  }

  /// Cuts the text into lines.
  ///
  /// - Parameters:
  ///   - width: The bound in points; infinite for none.
  ///   - maximumLines: Zero for any number.
  ///   - lastLine: What happens to a last line that is too long; `nil`: as the paragraph says.
  ///   - maximumHeight: Lines whose box ends below it are left out, except the first.
  package func lines(
    width: CGFloat, maximumLines: Int = 0, lastLine: LineBreakMode? = nil,
    maximumHeight: CGFloat = .infinity
  ) -> TextFrame {
    guard let first = source.runs.first, !source.string.isEmpty else { return .empty }
    let metrics = library.metrics(for: first.attributes.font)
    let font = first.attributes.font
    let model = SystemFontModel(pointSize: Double(font.pointSize), weight: Double(font.weight))
    var lines: [TextLine] = []
    var start = 0
    var lineEnd = 0
    var x = 0.0
    var trimmed = 0.0
    var location = 0
    let pitch = source.paragraphs.first?.attributes.minimumLinePitch ?? metrics.lineHeight
    func close(_ end: Int, _ width: Double, _ full: Double) {
      let top = CGFloat(lines.count) * pitch
      lines.append(
        TextLine(
          range: NSRange(location: start, length: end - start), origin: CGPoint(x: 0, y: top),
          baseline: top + metrics.ascender, ascent: metrics.ascender, descent: -metrics.descender,
          width: CGFloat(width), widthIncludingTrailingSpace: CGFloat(full)))
      start = end
    }
    for word in source.string.split(separator: " ", omittingEmptySubsequences: false) {
      var wordWidth = 0.0
      for scalar in word.unicodeScalars {
        wordWidth += model.advance(of: scalar.value) ?? Double(font.pointSize)
      }
      if x + wordWidth > Double(width), location > start { close(lineEnd, trimmed, x); x = 0 }
      trimmed = x + wordWidth
      location += word.utf16.count + 1
      lineEnd = min(location, source.string.utf16.count)
      x = trimmed + (model.advance(of: 32) ?? 0)
    }
    close(source.string.utf16.count, trimmed, trimmed)
    let widest = lines.map(\.widthIncludingTrailingSpace).max() ?? 0
    return TextFrame(
      lines: lines,
      size: CGSize(
        width: min(widest, width), height: CGFloat(lines.count - 1) * pitch + metrics.lineHeight),
      wasTruncated: false)
  }

  /// The size of `lines(width:maximumLines:lastLine:)`, without making the lines.
  package func size(
    width: CGFloat, maximumLines: Int = 0, lastLine: LineBreakMode? = nil,
    maximumHeight: CGFloat = .infinity
  ) -> CGSize {
    lines(
      width: width, maximumLines: maximumLines, lastLine: lastLine, maximumHeight: maximumHeight
    ).size
  }
}
