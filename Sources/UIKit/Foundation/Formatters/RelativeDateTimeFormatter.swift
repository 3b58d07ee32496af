// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

/// Says how far a date is from another: "in 2 hr.", "yesterday".
///
/// Foundation here has the words, as a format style; this is Apple's older name for them
/// (Documentation/SystemFrameworks.md §4).
open class RelativeDateTimeFormatter: Formatter {
  public enum DateTimeStyle: Int, Sendable {
    case numeric
    case named
  }
  public enum UnitsStyle: Int, Sendable {
    case full
    case spellOut
    case short
    case abbreviated
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = Calendar.current
  open var locale: Locale! = Locale.current

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: reference.addingTimeInterval(timeInterval), relativeTo: reference)
  }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    capitalized(
      Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
        unitsStyle: style, locale: locale ?? .current, calendar: calendar ?? .current,
        capitalizationContext: .unknown
      ).format(referenceDate))
  }

  /// The largest component that is not zero counts.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    let date = (calendar ?? .current).date(byAdding: dateComponents, to: reference) ?? reference
    return localizedString(for: date, relativeTo: reference)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var style: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private func capitalized(_ text: String) -> String {
    switch formattingContext {
    case .beginningOfSentence, .standalone: text.prefix(1).uppercased() + text.dropFirst()
    default: text
    }
  }
}
