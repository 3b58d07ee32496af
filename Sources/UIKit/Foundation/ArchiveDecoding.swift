// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A coder that fills objects from a document after their initialisers have run.
///
/// Every class with an `init?(coder:)` calls ``decode(into:)`` as its last step. All stored
/// properties have values by then, so the reader of documents can set any of them, and knowledge of
/// the document format stays out of the classes.
@MainActor
protocol ArchiveDecoding: AnyObject {
  /// Gives `object` the values the document holds for it; the first call for an object wins.
  func decode(into object: AnyObject)

  /// Makes the part of the object with a role (`navigationBar`), where the document gives it a class
  /// of the app; nil otherwise.
  func customPart(_ role: String) -> AnyObject?
}
