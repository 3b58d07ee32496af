// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Where the app's own code gave views their frames; kept only while an app is explained
/// (Documentation/Explain.md §4) or changed at run time by a check (Documentation/Check.md §6.11).
@MainActor
package enum FrameNotes {
  /// What is noted of a view.
  package struct Note {
    package let origin: CreationOrigin
    /// The frame that was given, and the superview's size then, points.
    package let frame: CGRect
    package let outer: CGSize?
  }

  /// Tells which call of the program led directly here; nil keeps no notes.
  nonisolated(unsafe) package static var callSite: (@convention(c) () -> UInt)?

  private static var notes: [ObjectIdentifier: [FrameValue: Note]] = [:]

  /// Keeps notes from now on, and forgets those of views that may be gone.
  package static func begin(_ callSite: @escaping @convention(c) () -> UInt) {
    notes = [:]
    self.callSite = callSite
  }

  /// The last call that gave the view this number.
  package static func note(of view: UIView, _ value: FrameValue) -> Note? {
    notes[ObjectIdentifier(view)]?[value]
  }

  /// Called after a view's geometry changed. Frames between here and the app's call are counted, so
  /// that nothing on the way may be inlined.
  @inline(never)
  static func take(_ view: UIView, from old: CGRect) {
    guard let callSite else { return }
    let offset = callSite()
    guard offset != 0 else { return }
    let frame = view.frame
    let note = Note(origin: .code(offset, 0), frame: frame, outer: view.superview?.bounds.size)
    var values: [FrameValue] = []
    if frame.minX != old.minX { values.append(.x) }
    if frame.minY != old.minY { values.append(.y) }
    if frame.width != old.width { values.append(.width) }
    if frame.height != old.height { values.append(.height) }
    for value in values { notes[ObjectIdentifier(view), default: [:]][value] = note }
  }

  /// A view that begins its life at the address of another one.
  static func forget(_ view: UIView) {
    if callSite != nil { notes[ObjectIdentifier(view)] = nil }
  }
}
