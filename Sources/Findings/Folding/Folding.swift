// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix

/// Says of sets of configurations of one matrix what they have in common, in few words.
///
/// A set is covered by boxes: a group of values along each axis. Boxes grow from a configuration that
/// is not yet covered, one axis after the other, as far as they stay within the set; of the boxes
/// that come of different orders of axes the one that covers most is taken. Boxes that the others
/// make needless go, boxes that differ along one axis become one, and where the rest of the matrix
/// takes fewer boxes, these are named as the exception (Documentation/Folding.md).
package struct Folding {
  /// A group, and the configurations that have one of its values.
  private struct Candidate {
    let group: AxisGroup
    let members: BitSet
  }

  /// A choice of one candidate an axis.
  private struct Box: Hashable {
    var choice: [Int]
    var members: BitSet
    /// The number of axes it restricts.
    var restrictions: Int { choice.reduce(0) { $0 + ($1 == 0 ? 0 : 1) } }
  }

  /// A box on its way, and the axes it has yet to grow along.
  private struct GrowingBox: Hashable {
    let box: Box
    let open: Set<Int>
  }

  private let matrix: [Configuration]
  /// All places of the matrix.
  private let everything: BitSet
  private let places: [Configuration: Int]
  /// The axes along which the matrix varies.
  private let axes: [MatrixAxis]
  /// The groups of each axis; the first holds all.
  private let candidates: [[Candidate]]

  package init(matrix: [Configuration]) {
    var seen: Set<Configuration> = []
    let matrix = matrix.filter { seen.insert($0).inserted }
    var axes: [MatrixAxis] = []
    var candidates: [[Candidate]] = []
    for axis in MatrixAxis.allCases {
      let values = matrix.map { axis.value(of: $0) }
      guard Set(values).count > 1 else { continue }
      axes.append(axis)
      candidates.append(
        AxisGroup.groups(of: axis, in: matrix).map { group in
          let members = values.indices.filter { group.values.contains(values[$0]) }
          return Candidate(group: group, members: BitSet(limit: matrix.count, members))
        })
    }
    self.matrix = matrix
    everything = BitSet(limit: matrix.count, matrix.indices)
    self.axes = axes
    self.candidates = candidates
    places = Dictionary(uniqueKeysWithValues: zip(matrix, matrix.indices))
  }

  /// - Precondition: All of `configurations` are in the matrix.
  /// - Complexity: O(boxes · 2^axes · groups · matrix / 64), with six axes at most in the exponent.
  package func fold(_ configurations: some Sequence<Configuration>) -> Folded {
    var set = BitSet(limit: matrix.count)
    for configuration in configurations {
      guard let place = places[configuration] else {
        preconditionFailure("\(configuration.name) is not in the matrix")
      }
      set.insert(place)
    }
    let clauses = clauses(covering: set)
    let rest = everything.subtracting(set)
    guard clauses.count > 1, !rest.isEmpty else {
      return Folded(clauses: clauses, isException: false)
    }
    let exceptions = self.clauses(covering: rest)
    return exceptions.count < clauses.count
      ? Folded(clauses: exceptions, isException: true)
      : Folded(clauses: clauses, isException: false)
  }

  private func clauses(covering set: BitSet) -> [Clause] {
    var boxes: [Box] = []
    var rest = set
    while let seed = rest.first {
      let box = bestBox(around: seed, within: set, of: rest)
      boxes.append(box)
      rest = rest.subtracting(box.members)
    }
    return merged(needed(boxes, for: set).map(clause))
  }

  /// The box around `seed` that covers most of `rest`, with the fewest restrictions.
  ///
  /// Every order of growing the axes is tried; boxes that two orders share are grown once.
  private func bestBox(around seed: Int, within set: BitSet, of rest: BitSet) -> Box {
    var level = [GrowingBox(box: smallestBox(around: seed), open: Set(axes.indices))]
    for _ in axes.indices {
      var seen: Set<GrowingBox> = []
      level = level.flatMap { growing in
        nextAxes(growing.open).compactMap { axis in
          let box = grown(growing.box, along: axis, around: seed, within: set)
          let next = GrowingBox(box: box, open: growing.open.subtracting([axis]))
          return seen.insert(next).inserted ? next : nil
        }
      }
    }
    func gain(_ box: Box) -> (Int, Int) { (box.members.countOfCommon(rest), -box.restrictions) }
    var best = level[0].box
    for growing in level where gain(growing.box) > gain(best) { best = growing.box }
    return best
  }

  /// The axes that may grow next: what tells single configurations apart first, then any of six.
  private func nextAxes(_ open: Set<Int>) -> [Int] {
    if let itself = open.first(where: { axes[$0] == .itself }) { return [itself] }
    let sorted = open.sorted()
    return sorted.count > 6 ? [sorted[6]] : sorted
  }

  /// The last candidates of an axis are its single values.
  private func smallestBox(around seed: Int) -> Box {
    var members = everything
    let choice = candidates.map { groups in
      let least = groups.indices.filter { groups[$0].members.contains(seed) }
        .min { groups[$0].group.values.count < groups[$1].group.values.count }
      guard let least else { preconditionFailure("no group of the axis holds \(seed)") }
      members.formIntersection(groups[least].members)
      return least
    }
    return Box(choice: choice, members: members)
  }

  /// The box after an axis has taken the group that gains most within the set.
  private func grown(_ box: Box, along axis: Int, around seed: Int, within set: BitSet) -> Box {
    var others = everything
    for other in axes.indices where other != axis {
      others.formIntersection(candidates[other][box.choice[other]].members)
    }
    var box = box
    var bestCount = box.members.count
    for (index, candidate) in candidates[axis].enumerated() where candidate.members.contains(seed) {
      let members = others.intersection(candidate.members)
      // All values need no words, so they are taken even where they gain nothing.
      guard members.isSubset(of: set), members.count > bestCount || index == 0 else { continue }
      (box.choice[axis], box.members, bestCount) = (index, members, members.count)
      if index == 0 { break }
    }
    return box
  }

  /// The boxes without those whose configurations all lie in others; late ones go first.
  private func needed(_ boxes: [Box], for set: BitSet) -> [Box] {
    var boxes = boxes
    for index in boxes.indices.reversed() where boxes.count > 1 {
      var covered = BitSet(limit: matrix.count)
      for other in boxes.indices where other != index { covered.formUnion(boxes[other].members) }
      if set.isSubset(of: covered) { boxes.remove(at: index) }
    }
    return boxes
  }

  private func clause(_ box: Box) -> Clause {
    var parts: [MatrixAxis: Clause.Part] = [:]
    for (axis, choice) in zip(axes.indices, box.choice) {
      let group = candidates[axis][choice].group
      guard let words = group.words else { continue }
      parts[axes[axis]] = Clause.Part(words: [words], values: group.values)
    }
    return Clause(parts: parts)
  }

  /// Clauses that differ along one axis become one, until none do.
  private func merged(_ clauses: [Clause]) -> [Clause] {
    var clauses = clauses
    var index = 0
    while index < clauses.count {
      let partner = clauses.indices.dropFirst(index + 1).first {
        clauses[index].onlyDifference(from: clauses[$0]) != nil
      }
      guard let partner, let axis = clauses[index].onlyDifference(from: clauses[partner]),
        let part = clauses[partner].parts[axis]
      else {
        index += 1
        continue
      }
      clauses[index].parts[axis]?.words += part.words
      clauses[index].parts[axis]?.values.formUnion(part.values)
      clauses.remove(at: partner)
      index = 0
    }
    return clauses
  }
}
