// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UISlider {
  public enum Style: Int, Sendable {
    case `default`, thumbless
  }

  /// Values that a slider marks, and those it can have.
  public struct TrackConfiguration: Hashable {
    public struct Tick: Hashable {
      /// From 0, the minimum, to 1, the maximum.
      public var position: Float
      public var title: String?
      public var image: UIImage?

      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        self.position = position
        self.title = title
        self.image = image
      }
    }

    /// Whether a finger moves the thumb from tick to tick.
    public var allowsTickValuesOnly: Bool
    /// Where the filled part of the track begins.
    public var neutralValue: Float
    public var enabledRange: ClosedRange<Float>
    public var ticks: [Tick]

    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
      enabledRange: ClosedRange<Float> = -.infinity ... .infinity, ticks: [Tick] = []
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks
    }

    /// Ticks at equal distances, the first and last at the ends.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
      enabledRange: ClosedRange<Float> = -.infinity ... .infinity, numberOfTicks: Int
    ) {
      let last = Float(max(numberOfTicks - 1, 1))
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue,
        enabledRange: enabledRange,
        ticks: (0..<max(numberOfTicks, 0)).map { Tick(position: Float($0) / last) })
    }

    /// The value a finger gives that is nearest to `value`.
    func allowed(_ value: Float, from minimum: Float, to maximum: Float) -> Float {
      let inside = min(max(value, enabledRange.lowerBound), enabledRange.upperBound)
      guard allowsTickValuesOnly else { return inside }
      let values = ticks.map { minimum + $0.position * (maximum - minimum) }
        .filter(enabledRange.contains)
      return values.min { abs($0 - inside) < abs($1 - inside) } ?? inside
    }
  }
}
