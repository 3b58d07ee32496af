// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

/// Says a measurement with its unit: "5 km", "3.1 miles" (Documentation/SystemFrameworks.md §4).
///
/// Caveats: names of units are the symbols of Foundation, and English words in the long style.
open class MeasurementFormatter: Formatter {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = Locale.current
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    string(from: measurement) { numberFormatter.string(from: NSNumber(value: $0)) ?? "\($0)" }
  }

  /// The words of a measurement whose number, in the unit that is shown, another writes.
  func string<UnitType: Unit>(
    from measurement: Measurement<UnitType>, number: (Double) -> String
  ) -> String {
    var value = measurement.value
    var unit: Unit = measurement.unit
    if !unitOptions.contains(.providedUnit), let own = unit as? Dimension,
      let target = MeasurementSystem(locale ?? .current).unit(for: own, value: value)
    {
      value = target.converter.value(
        fromBaseUnitValue: own.converter.baseUnitValue(fromValue: value))
      unit = target
    }
    return number(value) + suffix(of: unit, value: value)
  }

  open func string(from unit: Unit) -> String {
    suffix(of: unit, value: 2).trimmingCharacters(in: .whitespaces)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Measurement<Unit>).map { string(from: $0) }
  }

  private func suffix(of unit: Unit, value: Double) -> String {
    if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) || unitStyle == .short
    {
      return "°"
    }
    let symbol = unit.symbol
    switch unitStyle {
    case .long:
      guard let name = MeasurementFormatter.names[symbol] else { return " " + symbol }
      return " " + (value == 1 ? name.one : name.many)
    case .short: return symbol
    default: return unit is UnitTemperature ? symbol : " " + symbol
    }
  }

  private static let names: [String: (one: String, many: String)] = [
    "km": ("kilometer", "kilometers"), "m": ("meter", "meters"),
    "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"),
    "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
    "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"),
    "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"), "hr": ("hour", "hours"),
    "min": ("minute", "minutes"), "s": ("second", "seconds"), "L": ("liter", "liters"),
    "mL": ("milliliter", "milliliters"), "°C": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
    "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"), "m/s": ("meter per second", "meters per second"),
  ]
}

/// The units that people of a region use.
private struct MeasurementSystem {
  let isMetric: Bool

  init(_ locale: Locale) {
    isMetric = locale.measurementSystem == .metric
  }

  /// The unit in place of another; nil keeps it.
  func unit(for unit: Dimension, value: Double) -> Dimension? {
    switch unit {
    case is UnitLength:
      let meters = unit.converter.baseUnitValue(fromValue: value)
      if isMetric {
        return abs(meters) >= 1000
          ? UnitLength.kilometers : abs(meters) >= 1 ? UnitLength.meters : UnitLength.centimeters
      }
      return abs(meters) >= 804 ? UnitLength.miles : UnitLength.feet
    case is UnitMass: return isMetric ? UnitMass.kilograms : UnitMass.pounds
    case is UnitTemperature: return isMetric ? UnitTemperature.celsius : UnitTemperature.fahrenheit
    case is UnitSpeed: return isMetric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour
    default: return nil
    }
  }
}
