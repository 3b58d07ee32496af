// Part of Snug, under the Apache License 2.0; see LICENSE.

extension Explanation {
  /// Every place that is named.
  package var places: [SourcePlace] {
    var found = [place].compactMap(\.self)
    for value in values {
      found += value.parts.compactMap(\.place) + value.losers.compactMap(\.place)
    }
    return found
  }

  /// The same with places changed, such as from a worker's to the user's own.
  ///
  /// - Parameter view: The place of the view itself.
  package func placed(
    at view: SourcePlace?, _ change: (SourcePlace) -> SourcePlace?
  ) -> Explanation {
    var result = self
    result.place = view
    for index in values.indices {
      for part in values[index].parts.indices {
        result.values[index].parts[part].place = values[index].parts[part].place.flatMap(change)
      }
      for loser in values[index].losers.indices {
        result.values[index].losers[loser].place =
          values[index].losers[loser].place.flatMap(change)
      }
    }
    return result
  }

  /// The same with files in a folder named from there on.
  package func relative(to root: String) -> Explanation {
    let prefix = root.hasSuffix("/") ? root : root + "/"
    func shorten(_ place: SourcePlace) -> SourcePlace {
      guard place.file.hasPrefix(prefix) else { return place }
      var place = place
      place.file = String(place.file.dropFirst(prefix.count))
      return place
    }
    return placed(at: place.map(shorten)) { shorten($0) }
  }
}
