// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The advance widths of the system font at one size and weight.
///
/// The formula and its sources are Documentation/TextLayout.md §3. Widths are points.
struct SystemFontModel: Sendable {
  /// Share of the display master: 0 up to 17 pt, 1 from 28 pt.
  let displayShare: Double
  /// Share of bold: 0 regular, 1 bold; outside for thinner and heavier weights.
  let boldShare: Double
  let generation: SystemFontGeneration
  /// Points added after every glyph.
  private(set) var tracking: Double
  private var pointsPerUnit: Double

  init(pointSize: Double, weight: Double, generation: SystemFontGeneration = .variable) {
    self.generation = generation
    switch generation {
    case .variable, .closelyKerned:
      displayShare = (Self.opticalSize(at: pointSize) - 17) / 11
      boldShare = (Self.axisWeight(weight, Self.axis) - 400) / 300
    case .textAndDisplay:
      displayShare = pointSize < 20 ? 0 : 1
      boldShare = (Self.axisWeight(weight, Self.olderAxis) - 400) / 300
    case .text:
      displayShare = 0
      boldShare = (Self.axisWeight(weight, Self.olderAxis) - 400) / 300
    }
    tracking = SystemFontTracking.value(at: pointSize, generation: generation)
    pointsPerUnit = pointSize / 2048
  }

  /// The optical size of a point size, linear between four points
  /// (Documentation/TextLayout.md §3.2).
  private static func opticalSize(at pointSize: Double) -> Double {
    switch pointSize {
    case ..<17: 17
    case ..<19: 17 + (pointSize - 17) / 2
    case ..<24: 18 + (pointSize - 19) * 1.6
    case ..<28: 26 + (pointSize - 24) / 2
    default: 28
    }
  }

  /// The same design at another size: everything grows alike.
  func scaled(to pointSize: Double) -> SystemFontModel {
    var model = self
    let growth = pointSize / (pointsPerUnit * 2048)
    model.tracking *= growth
    model.pointsPerUnit *= growth
    return model
  }

  /// The same without tracking.
  var untracked: SystemFontModel {
    var model = self
    model.tracking = 0
    return model
  }

  /// The advance of a character of the table, or `nil` for another character.
  func advance(of scalar: UInt32) -> Double? {
    guard let natural = untrackedAdvance(of: scalar) else { return nil }
    return natural + tracking
  }

  /// The advance without tracking.
  func untrackedAdvance(of scalar: UInt32) -> Double? {
    guard scalar >= SystemFontAdvances.first, scalar <= SystemFontAdvances.last else { return nil }
    let row = (Int(scalar) - SystemFontAdvances.first) * 4
    let text = blend(row) + 51.8
    let display = blend(row + 2) - 27.8
    return ((1 - displayShare) * text + displayShare * display) * pointsPerUnit
  }

  private func blend(_ index: Int) -> Double {
    let regular = Double(SystemFontAdvances.units[index])
    let bold = Double(SystemFontAdvances.units[index + 1])
    return regular + boldShare * (bold - regular)
  }

  /// San Francisco's weight axis, as far as it changes widths, for a weight of the trait scale: 400
  /// regular, 510 medium, 590 semibold, 700 bold; linear between the named weights. Light has 274,
  /// but is as wide as 343 would be, and thin, 110, as 229.
  private static func axisWeight(
    _ weight: Double, _ axis: [(weight: Double, value: Double)]
  ) -> Double {
    if weight <= axis[0].weight { return axis[0].value }
    for (low, high) in zip(axis, axis.dropFirst()) where weight <= high.weight {
      let share = (weight - low.weight) / (high.weight - low.weight)
      return low.value + share * (high.value - low.value)
    }
    return axis[axis.count - 1].value
  }

  private static let axis: [(weight: Double, value: Double)] = [
    (-0.8, 30), (-0.6, 229), (-0.4, 343), (0, 400), (0.23, 510.1), (0.3, 589.9), (0.4, 700),
    (0.56, 860), (0.62, 1000),
  ]

  /// Where the faces before iOS 14 lie: semibold was wider than between regular and bold.
  private static let olderAxis = axis.map { step in
    step.weight == 0.3 ? (weight: step.weight, value: 607) : step
  }
}
