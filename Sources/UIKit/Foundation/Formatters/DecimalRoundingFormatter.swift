// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

/// What `NumberFormatter()` makes, and what an app's formatters of numbers inherit
/// (Documentation/SourceLowering.md §2.17).
///
/// Apple's formatter rounds the decimal digits of a number. Foundation's here rounds the binary
/// number, so that 12345.12 rounded down loses a hundredth, forgets the number of digits once a
/// rounding mode is set, and has no decimal numbers to give.
open class DecimalRoundingFormatter: NumberFormatter, @unchecked Sendable {
  private var mode = NumberFormatter.RoundingMode.halfEven

  open override var roundingMode: NumberFormatter.RoundingMode {
    get { mode }
    set { mode = newValue }
  }

  open override func string(from number: NSNumber) -> String? {
    if mode == .halfEven { return super.string(from: number) }
    if let rounded = rounded(number) { return super.string(from: rounded) }
    super.roundingMode = mode
    defer { super.roundingMode = .halfEven }
    return super.string(from: number)
  }

  open override func number(from string: String) -> NSNumber? {
    guard let number = super.number(from: string) else { return nil }
    guard generatesDecimalNumbers, !(number is NSDecimalNumber) else { return number }
    return decimal(number).map { NSDecimalNumber(decimal: $0) } ?? number
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? NumberFormatter)?.roundingMode = mode
    return copy
  }

  /// The digits that a number is printed with.
  private func decimal(_ number: NSNumber) -> Decimal? {
    if let decimal = number as? NSDecimalNumber { return decimal.decimalValue }
    return Decimal(string: "\(number.doubleValue)")
  }

  /// The number rounded to the fraction digits; nil where other digits count, or the mode is one of
  /// halves that decimals do not know.
  private func rounded(_ number: NSNumber) -> NSNumber? {
    guard !usesSignificantDigits, mode != .halfDown,
      [.none, .decimal, .currency, .currencyAccounting].contains(numberStyle),
      multiplier == nil || multiplier == 1, let value = decimal(number), !value.isNaN
    else { return nil }
    var size = value.magnitude
    var result = Decimal()
    NSDecimalRound(&result, &size, maximumFractionDigits, sizeMode(isNegative: value < 0))
    return NSDecimalNumber(decimal: value < 0 ? -result : result)
  }

  /// How the number without its sign is rounded.
  private func sizeMode(isNegative: Bool) -> NSDecimalNumber.RoundingMode {
    switch mode {
    case .down: .down
    case .up: .up
    case .floor: isNegative ? .up : .down
    case .ceiling: isNegative ? .down : .up
    case .halfUp: .plain
    default: .bankers
    }
  }
}

/// What `NumberFormatter()` becomes.
public func numberFormatter() -> NumberFormatter { DecimalRoundingFormatter() }
