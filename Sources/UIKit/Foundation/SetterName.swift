// Part of Snug, under the Apache License 2.0; see LICENSE.

extension String {
  /// The property whose setter a key names: `set<Key>:` begins with a capital, so that of `Title` is
  /// the setter of `title`.
  var afterSet: String { prefix(1).lowercased() + dropFirst() }
}
