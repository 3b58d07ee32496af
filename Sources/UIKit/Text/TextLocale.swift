// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The language texts are set in: it decides line breaks and the forms of Han characters
/// (Documentation/TextLayout.md), and the writing direction of paragraphs that name none.
///
/// It is the language of the run, never of the machine.
enum TextLocale {
  /// A BCP 47 tag, as `ja` or `zh-Hant-HK`. Set before an app is launched, and not after.
  nonisolated(unsafe) static var current = "en-US"
}
