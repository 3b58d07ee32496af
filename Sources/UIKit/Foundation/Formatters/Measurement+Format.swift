// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

/// What a measurement is for, which chooses the unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable, Codable {
  let keepsUnit: Bool

  private init(keepsUnit: Bool) {
    self.keepsUnit = keepsUnit
  }

  public static var general: Self { Self(keepsUnit: false) }
  public static var asProvided: Self { Self(keepsUnit: true) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { general }
  public static var personHeight: Self { general }
  public static var road: Self { general }
  public static var visibility: Self { general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { general }
  public static var weather: Self { general }
}

extension Measurement where UnitType: Dimension {
  /// Writes measurements with ``MeasurementFormatter``'s words.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum UnitWidth: Hashable, Sendable, Codable {
      case wide, abbreviated, narrow
    }

    public var width: UnitWidth
    public var usage: MeasurementFormatUnitUsage<UnitType>
    public var locale: Locale
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let formatter = MeasurementFormatter()
      formatter.locale = locale
      formatter.unitOptions = usage.keepsUnit ? .providedUnit : []
      formatter.unitStyle =
        switch width {
        case .wide: .long
        case .abbreviated: .medium
        case .narrow: .short
        }
      return formatter.string(from: value) { number in
        if let style = numberFormatStyle { return style.locale(locale).format(number) }
        return FloatingPointFormatStyle<Double>(locale: locale)
          .precision(usage.keepsUnit ? .fractionLength(0...6) : Self.precision(of: number))
          .format(number)
      }
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// A number in a unit that was chosen has no fraction, but two digits where it has only one
    /// (SystemFrameworks.md §4).
    private static func precision(
      of number: Double
    ) -> FloatingPointFormatStyle<Double>.Configuration.Precision {
      abs(number) < 9.5 ? .significantDigits(1...2) : .fractionLength(0)
    }
  }

  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
