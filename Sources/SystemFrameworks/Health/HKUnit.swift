// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let HKUnitMolarMassBloodGlucose = 180.15588

public enum HKMetricPrefix: Int, Sendable {
  case none = 0
  case pico = 13
  case nano = 1
  case micro
  case milli
  case centi
  case deci
  case deca
  case hecto
  case kilo
  case mega
  case giga
  case tera

  /// The prefix of the unit's name, and by what it multiplies.
  var meaning: (name: String, factor: Double) {
    switch self {
    case .none: ("", 1)
    case .pico: ("p", 1e-12)
    case .nano: ("n", 1e-9)
    case .micro: ("mc", 1e-6)
    case .milli: ("m", 1e-3)
    case .centi: ("c", 1e-2)
    case .deci: ("d", 1e-1)
    case .deca: ("da", 10)
    case .hecto: ("h", 100)
    case .kilo: ("k", 1e3)
    case .mega: ("M", 1e6)
    case .giga: ("G", 1e9)
    case .tera: ("T", 1e12)
    }
  }
}

/// In what something is counted: a name, powers of dimensions, a factor to their base units
/// (gram, metre, litre, second, joule, kelvin, pascal, mole, count) and an offset of temperatures.
open class HKUnit: NSObject, @unchecked Sendable {
  public let unitString: String
  let dimensions: [String: Int]
  let factor: Double
  let offset: Double

  init(_ name: String, _ dimensions: [String: Int], _ factor: Double = 1, offset: Double = 0) {
    unitString = name
    self.dimensions = dimensions.filter { $0.value != 0 }
    self.factor = factor
    self.offset = offset
    super.init()
  }

  private class func scaled(
    _ prefix: HKMetricPrefix, _ name: String, _ dimension: String
  ) -> HKUnit {
    HKUnit(prefix.meaning.name + name, [dimension: 1], prefix.meaning.factor)
  }

  open class func gram() -> HKUnit { gramUnit(with: .none) }
  open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { scaled(prefix, "g", "mass") }
  open class func ounce() -> HKUnit { HKUnit("oz", ["mass": 1], 28.349523125) }
  open class func pound() -> HKUnit { HKUnit("lb", ["mass": 1], 453.59237) }
  open class func stone() -> HKUnit { HKUnit("st", ["mass": 1], 6350.29318) }
  open class func meter() -> HKUnit { meterUnit(with: .none) }
  open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
    scaled(prefix, "m", "length")
  }
  open class func inch() -> HKUnit { HKUnit("in", ["length": 1], 0.0254) }
  open class func foot() -> HKUnit { HKUnit("ft", ["length": 1], 0.3048) }
  open class func yard() -> HKUnit { HKUnit("yd", ["length": 1], 0.9144) }
  open class func mile() -> HKUnit { HKUnit("mi", ["length": 1], 1609.344) }
  open class func liter() -> HKUnit { literUnit(with: .none) }
  open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    scaled(prefix, "L", "volume")
  }
  open class func fluidOunceUS() -> HKUnit {
    HKUnit("fl_oz_us", ["volume": 1], 0.0295735295625)
  }
  open class func cupUS() -> HKUnit { HKUnit("cup_us", ["volume": 1], 0.2365882365) }
  open class func second() -> HKUnit { secondUnit(with: .none) }
  open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
    scaled(prefix, "s", "time")
  }
  open class func minute() -> HKUnit { HKUnit("min", ["time": 1], 60) }
  open class func hour() -> HKUnit { HKUnit("hr", ["time": 1], 3600) }
  open class func day() -> HKUnit { HKUnit("d", ["time": 1], 86_400) }
  open class func joule() -> HKUnit { jouleUnit(with: .none) }
  open class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit {
    scaled(prefix, "J", "energy")
  }
  open class func smallCalorie() -> HKUnit { HKUnit("cal", ["energy": 1], 4.184) }
  open class func kilocalorie() -> HKUnit { HKUnit("kcal", ["energy": 1], 4184) }
  open class func largeCalorie() -> HKUnit { HKUnit("Cal", ["energy": 1], 4184) }
  open class func kelvin() -> HKUnit { HKUnit("K", ["temperature": 1]) }
  open class func degreeCelsius() -> HKUnit {
    HKUnit("degC", ["temperature": 1], offset: 273.15)
  }
  open class func degreeFahrenheit() -> HKUnit {
    HKUnit("degF", ["temperature": 1], 5.0 / 9, offset: 459.67 * 5 / 9)
  }
  open class func pascal() -> HKUnit { HKUnit("Pa", ["pressure": 1]) }
  open class func millimeterOfMercury() -> HKUnit {
    HKUnit("mmHg", ["pressure": 1], 133.322387415)
  }
  open class func internationalUnit() -> HKUnit { HKUnit("IU", ["dose": 1]) }
  open class func count() -> HKUnit { HKUnit("count", [:]) }
  open class func percent() -> HKUnit { HKUnit("%", [:]) }

  open class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
    moleUnit(with: .none, molarMass: gramsPerMole)
  }

  open class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
    HKUnit(
      "\(prefix.meaning.name)mol<\(gramsPerMole)>", ["mass": 1],
      prefix.meaning.factor * gramsPerMole)
  }

  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)·\(unit.unitString)", dimensions.merging(unit.dimensions, uniquingKeysWith: +),
      factor * unit.factor)
  }

  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)/\(unit.unitString)",
      dimensions.merging(unit.dimensions.mapValues { -$0 }, uniquingKeysWith: +),
      factor / unit.factor)
  }

  open func unitRaised(toPower power: Int) -> HKUnit {
    HKUnit(
      "\(unitString)^\(power)", dimensions.mapValues { $0 * power }, pow(factor, Double(power)))
  }

  open func reciprocal() -> HKUnit { HKUnit.count().unitDivided(by: self) }
  open func isNull() -> Bool { dimensions.isEmpty && factor == 1 }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKUnit else { return false }
    return dimensions == other.dimensions && factor == other.factor && offset == other.offset
  }

  open override var hash: Int { dimensions.hashValue }
  open override var description: String { unitString }
}

/// A number of a unit.
open class HKQuantity: NSObject, @unchecked Sendable {
  private let base: Double
  private let unit: HKUnit

  public init(unit: HKUnit, doubleValue value: Double) {
    self.unit = unit
    base = value * unit.factor + unit.offset
    super.init()
  }

  /// Whether the quantity can be said in a unit.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { unit.dimensions == self.unit.dimensions }

  /// The number in another unit.
  ///
  /// - Precondition: The unit has the same dimensions.
  open func doubleValue(for unit: HKUnit) -> Double {
    precondition(
      self.is(compatibleWith: unit), "\(self.unit.unitString) is no \(unit.unitString)")
    return (base - unit.offset) / unit.factor
  }

  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    base < quantity.base
      ? .orderedAscending : base > quantity.base ? .orderedDescending : .orderedSame
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity else { return false }
    return base == other.base && other.is(compatibleWith: unit)
  }

  open override var hash: Int { base.hashValue }
}
