// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What views can be made of, and the views that wait for their next use.
@MainActor
struct ViewRegistry {
  /// A kind of view and a reuse identifier; one registration each, the later wins.
  struct Key: Hashable {
    var kind: String
    var identifier: String
  }

  private var sources: [Key: ViewSource] = [:]
  /// The cell that is filled once more; dequeuing hands it out as it is.
  var reconfigured: UICollectionReusableView?
  private var pool: [Key: [UICollectionReusableView]] = [:]
  /// Registrations and the order of their first use; kept, so that no other one gets the place of one
  /// in memory and its views.
  private var registrations: [ObjectIdentifier: (kept: RegistrationIdentity, number: Int)] = [:]

  mutating func register(_ source: ViewSource?, kind: String, _ identifier: String) {
    sources[Key(kind: kind, identifier: identifier)] = source
    pool[Key(kind: kind, identifier: identifier)] = nil
  }

  /// What stands for a reuse identifier where a registration makes the views: the same in every
  /// launch that uses its registrations in the same order.
  ///
  /// - Complexity: O(1).
  mutating func identifier(of registration: RegistrationIdentity) -> String {
    let known = registrations[ObjectIdentifier(registration)]?.number
    let number = known ?? registrations.count
    if known == nil { registrations[ObjectIdentifier(registration)] = (registration, number) }
    return "registration-\(number)"
  }

  func source(_ kind: String, _ identifier: String) -> ViewSource? {
    sources[Key(kind: kind, identifier: identifier)]
  }

  /// What was registered of a kind, and of which no view waits.
  func unused(_ kind: String) -> [(String, ViewSource)] {
    sources.compactMap { key, source in
      key.kind == kind && (pool[key] ?? []).isEmpty ? (key.identifier, source) : nil
    }
  }

  /// A view that waits, the one that waits for the shortest time; sooner one that was laid out than
  /// one that was only measured on its way (Documentation/CollectionView.md §5.6).
  mutating func takeWaiting(_ kind: String, _ identifier: String) -> UICollectionReusableView? {
    let key = Key(kind: kind, identifier: identifier)
    guard let waiting = pool[key], let last = waiting.indices.last else { return nil }
    let index = waiting.lastIndex { !$0.marks.contains(.needsLayout) } ?? last
    return pool[key]?.remove(at: index)
  }

  mutating func recycle(_ view: UICollectionReusableView, kind: String) {
    guard let identifier = view.reuseIdentifier else { return }
    pool[Key(kind: kind, identifier: identifier), default: []].append(view)
  }
}
