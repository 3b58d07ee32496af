// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import TextLayout

extension FontRequest {
  /// The heavier face that the setting “Bold Text” takes: two steps up for the system font, other
  /// families stay (Documentation/Traits.md §3.3).
  var emboldened: FontRequest {
    guard case .system = family else { return self }
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let rank = weights.lastIndex { $0.rawValue <= weight } ?? 0
    var heavier = self
    heavier.weight = max(weight, weights[min(rank + 2, weights.count - 1)].rawValue)
    return heavier
  }
}
