// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A way to get rid of an error.
struct Candidate {
  var edit: GapEdit
  /// What must go with it for the text to stay Swift, such as a new default case.
  var extras: [GapEdit] = []
  /// Offsets of uses of what goes.
  var uses: [Int] = []
  /// Of a statement, the edit that takes all of the body around it.
  var body: GapEdit?
  /// Whether whoever comes there ends.
  var isStop = false
  /// The class that lacks something from now on.
  var touchedType: String?
}
