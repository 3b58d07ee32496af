// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

/// Says a length of time: "1 hour, 2 minutes", "1:02:03" (Documentation/SystemFrameworks.md §4).
///
/// Foundation on Linux has the name only. Units from seconds to weeks are counted; months and years
/// are taken from components that name them.
open class DateComponentsFormatter: Formatter {
  public enum UnitsStyle: Int, Sendable {
    case positional
    case abbreviated
    case short
    case full
    case spellOut
    case brief
  }
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// Empty stands for the units that fit.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// At most so many units, the largest first; 0 for all.
  open var maximumUnitCount = 0
  /// Whether a largest unit that is there once is told in the next one: 63 seconds, not a minute and
  /// three.
  open var collapsesLargestUnit = false
  open var allowsFractionalUnits = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar? = Calendar.current
  open var referenceDate: Date?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func string(from ti: TimeInterval) -> String? {
    text(of: counts(of: ti.rounded())).map(phrased)
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  open func string(from components: DateComponents) -> String? {
    let reference = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = (calendar ?? .current).date(byAdding: components, to: reference) else {
      return nil
    }
    return string(from: end.timeIntervalSince(reference))
  }

  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    if let interval = obj as? TimeInterval { return string(from: interval) }
    return (obj as? DateComponents).flatMap { string(from: $0) }
  }

  // MARK: Counting

  private struct Unit {
    let flag: NSCalendar.Unit
    let seconds: Double
    let name: Duration.UnitsFormatStyle.Unit?
    let words: (short: String, full: String, abbreviated: String)
  }

  private static let units: [Unit] = [
    Unit(
      flag: .year, seconds: 31_556_952, name: nil,
      words: (short: "yr", full: "year", abbreviated: "y")),
    Unit(
      flag: .month, seconds: 2_629_746, name: nil,
      words: (short: "mth", full: "month", abbreviated: "mo")),
    Unit(
      flag: .weekOfMonth, seconds: 604_800, name: .weeks,
      words: (short: "wk", full: "week", abbreviated: "w")),
    Unit(
      flag: .day, seconds: 86_400, name: .days,
      words: (short: "day", full: "day", abbreviated: "d")),
    Unit(
      flag: .hour, seconds: 3_600, name: .hours,
      words: (short: "hr", full: "hour", abbreviated: "h")),
    Unit(
      flag: .minute, seconds: 60, name: .minutes,
      words: (short: "min", full: "minute", abbreviated: "m")),
    Unit(
      flag: .second, seconds: 1, name: .seconds,
      words: (short: "sec", full: "second", abbreviated: "s")),
  ]

  private func counts(of interval: TimeInterval) -> [(unit: Unit, count: Int)] {
    var rest = abs(interval)
    let allowed = allowedUnits.isEmpty ? [.day, .hour, .minute, .second] : allowedUnits
    let units = DateComponentsFormatter.units.filter { unit in
      allowed.contains(unit.flag)
        || unit.flag == .weekOfMonth && allowed.contains(.weekOfYear)
    }
    var counts: [(unit: Unit, count: Int)] = []
    for unit in units {
      let count = (rest / unit.seconds).rounded(.down)
      rest -= count * unit.seconds
      counts.append((unit, Int(count)))
    }
    return visible(collapsesLargestUnit ? collapsed(counts) : counts)
  }

  private func collapsed(_ all: [(unit: Unit, count: Int)]) -> [(unit: Unit, count: Int)] {
    var counts = all
    guard let first = counts.firstIndex(where: { $0.count > 0 }), counts[first].count == 1,
      first + 1 < counts.count, counts[first + 1].count > 0
    else { return all }
    let next = first + 1
    counts[next].count += Int((counts[first].unit.seconds / counts[next].unit.seconds).rounded())
    counts[first].count = 0
    return counts
  }

  private func visible(_ all: [(unit: Unit, count: Int)]) -> [(unit: Unit, count: Int)] {
    var counts = all
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior = unitsStyle == .positional ? [.dropLeading, .pad] : .dropAll
    }
    if behavior.contains(.dropLeading) {
      while counts.count > 1, counts[0].count == 0 { counts.removeFirst() }
    }
    if behavior.contains(.dropTrailing) {
      while counts.count > 1, counts[counts.count - 1].count == 0 { counts.removeLast() }
    }
    if behavior.contains(.dropMiddle), counts.count > 2 {
      let last = counts.count - 1
      counts = counts.enumerated().filter { index, entry in
        index == 0 || index == last || entry.count != 0
      }.map(\.element)
    }
    if maximumUnitCount > 0 { counts = Array(counts.prefix(maximumUnitCount)) }
    return counts
  }

  // MARK: Words

  /// "About 5 minutes remaining", in the languages whose words are known here; others have none.
  private func phrased(_ text: String) -> String {
    guard includesApproximationPhrase || includesTimeRemainingPhrase else { return text }
    let language = (calendar?.locale ?? .current).language.languageCode?.identifier ?? "en"
    let phrases = DateComponentsFormatter.phrases[language]
    let phrase =
      !includesTimeRemainingPhrase
      ? phrases?.about : includesApproximationPhrase ? phrases?.aboutLeft : phrases?.left
    return phrase?.replacing("%@", with: text) ?? text
  }

  private static let phrases: [String: (about: String, left: String, aboutLeft: String)] = [
    "en": ("About %@", "%@ remaining", "About %@ remaining"),
    "de": ("Etwa %@", "Noch %@", "Noch etwa %@"),
    "fr": ("Environ %@", "Il reste %@", "Il reste environ %@"),
  ]

  private func text(of counts: [(unit: Unit, count: Int)]) -> String? {
    guard !counts.isEmpty else { return nil }
    guard unitsStyle != .positional else { return positional(counts) }
    let words = counts.map { phrase($0.unit, $0.count) }
    switch unitsStyle {
    case .abbreviated, .brief: return words.joined(separator: " ")
    default: return words.joined(separator: ", ")
    }
  }

  /// The largest unit as it is, the others with two digits.
  private func positional(_ counts: [(unit: Unit, count: Int)]) -> String {
    let isPadded =
      zeroFormattingBehavior.contains(.pad) && !zeroFormattingBehavior.contains(.default)
    return counts.enumerated().map { index, entry in
      let digits = String(entry.count)
      return (index > 0 || isPadded) && digits.count < 2 ? "0" + digits : digits
    }.joined(separator: ":")
  }

  private func phrase(_ unit: Unit, _ count: Int) -> String {
    if let name = unit.name, unitsStyle != .spellOut {
      let locale = calendar?.locale ?? Locale.current
      return Duration.seconds(Double(count) * unit.seconds).formatted(
        .units(allowed: [name], width: width).locale(locale))
    }
    let many = count == 1 ? "" : "s"
    switch unitsStyle {
    case .abbreviated: return "\(count)\(unit.words.abbreviated)"
    case .short, .brief: return "\(count) \(unit.words.short)\(many)"
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.numberStyle = .spellOut
      let number = formatter.string(from: NSNumber(value: count)) ?? "\(count)"
      return "\(number) \(unit.words.full)\(many)"
    default: return "\(count) \(unit.words.full)\(many)"
    }
  }

  private var width: Duration.UnitsFormatStyle.UnitWidth {
    switch unitsStyle {
    case .full, .spellOut: .wide
    case .abbreviated: .narrow
    default: .abbreviated
    }
  }
}
