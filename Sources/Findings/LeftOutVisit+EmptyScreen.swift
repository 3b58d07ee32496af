// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix

extension LeftOutVisit {
  /// What a process says that came to such a place and shows nothing.
  package static let emptyScreenWords = "nothing is shown; the app came to what is left out"
}
