// Part of Snug, under the Apache License 2.0; see LICENSE.

extension String {
  /// `1 screen`, `2 screens`.
  package static func counted(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
