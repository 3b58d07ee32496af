// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a view remembers about its traits.
@MainActor
struct TraitStorage {
  /// The traits as of the last look; nil until somebody asked.
  var current: UITraitCollection?
  /// What the view sets for itself and its subtree.
  var overrides: TraitValues?
  var registrations: [TraitChangeRegistration] = []
}
