// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix

extension NearWords {
  /// `did you mean 'tap'? Known are tap, type`, or without a near word `known are tap, type`.
  ///
  /// - Parameter list: What stands before the known words.
  static func advice(
    for word: String, among known: [String], list: String = "known are"
  ) -> String {
    let names = known.joined(separator: ", ")
    guard let near = nearest(to: word, among: known, count: 1).first else {
      return "\(list) \(names)"
    }
    return "did you mean '\(near)'? \(list.prefix(1).uppercased())\(list.dropFirst()) \(names)"
  }
}
