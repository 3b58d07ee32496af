// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The words of a status bar, as a locale writes them (Documentation/Chrome.md §2.2).
@MainActor
struct StatusBarClock {
  /// The time without the half of the day: `9:41`.
  let time: String
  /// The time as a row that has room shows it: `9:41 AM`.
  let timeOfDay: String
  /// `Tue Sep 9`.
  let date: String
  /// `100%`.
  let charge: String

  private struct Key: Hashable {
    var minute: Int
    var locale: String
  }

  /// The words of the last clock; pictures of a run follow each other within a minute.
  private static var last: (key: Key, clock: StatusBarClock)?

  init(time moment: Date, locale name: String) {
    let key = Key(minute: Int(moment.timeIntervalSince1970 / 60), locale: name)
    if let last = StatusBarClock.last, last.key == key {
      self = last.clock
      return
    }
    let locale = Locale(identifier: name)
    let pattern = DateFormatter.dateFormat(fromTemplate: "jmm", options: 0, locale: locale)
    let full = pattern ?? "H:mm"
    let plain = String(full.filter { !"aAbB".contains($0) })
    func text(_ format: String) -> String {
      let formatter = DateFormatter()
      formatter.locale = locale
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      formatter.dateFormat = format
      return formatter.string(from: moment).trimmingCharacters(in: .whitespaces)
    }
    time = text(plain.trimmingCharacters(in: .whitespaces))
    timeOfDay = text(full)
    let day = DateFormatter.dateFormat(fromTemplate: "EEEMMMd", options: 0, locale: locale)
    date = text((day ?? "EEE d MMM").replacingOccurrences(of: ",", with: ""))
    let percent = NumberFormatter()
    percent.numberStyle = .percent
    percent.locale = locale
    charge = percent.string(from: 1) ?? "100%"
    StatusBarClock.last = (key, self)
  }
}
