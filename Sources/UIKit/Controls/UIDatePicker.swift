// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A control that picks a date; 216 points high as wheels.
///
/// Wheels and chips show the chosen date only, a calendar its month. Sizes and looks:
/// Documentation/Controls.md §4, §10.
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time
    case date
    case dateAndTime
    case countDownTimer
    case yearAndMonth = 4269
  }

  public required init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func takeClassDefaults() {
    isOpaque = false
    layer.needsDisplayOnBoundsChange = true
  }

  open var datePickerMode = Mode.dateAndTime {
    didSet {
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet {
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }
  /// By itself compact since iOS 14, wheels before, for a month and where time is counted down.
  open var datePickerStyle: UIDatePickerStyle {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    let hasWheels = datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth
    return hasWheels || Runtime.current.release < .iOS14 ? .wheels : .compact
  }
  /// The time at which the picker was made, until another is chosen.
  open var date = Date() {
    didSet {
      setNeedsDisplay()
      if datePickerStyle == .compact { invalidateIntrinsicContentSize() }
    }
  }
  open var minimumDate: Date? { didSet { setNeedsDisplay() } }
  open var maximumDate: Date? { didSet { setNeedsDisplay() } }
  open var locale: Locale?
  // What apps set by key (InterfaceBuilder.md §6.5).
  final var wheelTextColor: UIColor? { didSet { setNeedsDisplay() } }
  final var highlightsToday = true
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  open var timeZone: TimeZone?
  open var countDownDuration: TimeInterval = 0
  open var minuteInterval = 1

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .compact: compactSize
    case .inline: CGSize(width: 320, height: 331)
    default: CGSize(width: 320, height: Runtime.current.measures.pickerHeight)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func draw(_ rect: CGRect) {
    switch datePickerStyle {
    case .compact: return drawChips()
    case .inline where datePickerMode == .date || datePickerMode == .dateAndTime:
      return PickerCalendar(self).draw(in: bounds)
    case .inline, .wheels, .automatic: break
    }
    DateWheels(self).draw(in: bounds)
  }

  /// What a compact picker's chips say, and how wide they are.
  private var chips: [(text: NSAttributedString, width: CGFloat)] {
    let templates: [String] =
      switch datePickerMode {
      case .time: ["jmm"]
      case .date: ["yMMMd"]
      case .yearAndMonth: ["yMMMM"]
      default: ["yMMMd", "jmm"]
      }
    return templates.map {
      let text = text($0, size: 17)
      return (text, text.size().width.rounded(.up) + 24)
    }
  }

  /// Points between two chips.
  private static let chipSpacing: CGFloat = 6

  private var compactSize: CGSize {
    let widths = chips.map(\.width)
    let gaps = CGFloat(widths.count - 1) * Self.chipSpacing
    return CGSize(width: widths.reduce(gaps, +), height: 34)
  }

  /// The chips of a compact picker, one for the date and one for the time, at the trailing edge.
  private func drawChips() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var end = bounds.width
    for (text, width) in chips.reversed() {
      end -= width
      let x = isMirrored ? bounds.width - end - width : end
      let chip = CGRect(x: x, y: bounds.midY - 17, width: width, height: 34)
      UIColor.tertiarySystemFill.setFill()
      UIBezierPath(roundedRect: chip, cornerRadius: 8).fill()
      draw(text, in: chip)
      end -= Self.chipSpacing
    }
  }

  /// The date in the picker's locale, else the run's.
  private func text(_ template: String, size: CGFloat) -> NSAttributedString {
    let formatter = formatter(template)
    return NSAttributedString(
      string: formatter.string(from: date),
      attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.label])
  }

  /// A formatter of the picker's locale and time zone, else the run's.
  final func formatter(_ template: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale ?? Locale.current
    formatter.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0)
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  private func draw(_ text: NSAttributedString, in area: CGRect) {
    let size = text.size()
    text.draw(
      in: CGRect(
        x: area.midX - size.width / 2, y: area.midY - size.height / 2,
        width: size.width + 1, height: size.height + 1))
  }
}

public enum UIDatePickerStyle: Int, Sendable {
  case automatic
  case wheels
  case compact
  case inline
}
