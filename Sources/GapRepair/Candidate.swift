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
  /// A declaration that goes, whose callers must not get another one.
  var lost: Lost?
  /// The class that lacks something from now on.
  var touchedType: String?

  struct Lost {
    struct Parameter {
      let label: String
      /// Whether calls may leave it away, or write it behind the parentheses.
      let isOptional: Bool
    }

    let name: String
    let parameters: [Parameter]
    var isOverride = false

    /// Whether a call with these labels may mean it.
    func fits(_ labels: [String]) -> Bool {
      var rest = labels[...]
      for parameter in parameters {
        if rest.first == parameter.label {
          rest.removeFirst()
        } else if !parameter.isOptional {
          return false
        }
      }
      return rest.isEmpty
    }
  }
}
