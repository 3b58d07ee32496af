// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument

/// Text views, search bars and pickers (Documentation/InterfaceBuilder.md §7).
extension NibCoder {
  func decode(_ view: UITextView) {
    if let font = element.font() { view.font = loader.font(font) }
    if let color = element.color("textColor") { view.textColor = loader.color(color) }
    view.textAlignment = NibCoder.alignment(element["textAlignment"])
    if let flag = element.boolean("editable") { view.isEditable = flag }
    if let flag = element.boolean("selectable") { view.isSelectable = flag }
    if let flag = element.boolean("adjustsFontForContentSizeCategory") {
      view.adjustsFontForContentSizeCategory = flag
    }
    if element.boolean("usesAttributedText", default: false),
      let text = element.attributedText("attributedText")
    {
      view.attributedText = loader.attributedString(text)
    } else {
      view.text = element.string("text")
    }
    decodeTraits(of: view)
  }

  func decode(_ bar: UISearchBar) {
    bar.text = element.string("text")
    bar.placeholder = element.string("placeholder")
    bar.prompt = element.string("prompt")
    switch element["searchBarStyle"] {
    case "prominent": bar.searchBarStyle = .prominent
    case "minimal": bar.searchBarStyle = .minimal
    default: break
    }
    if let flag = element.boolean("showsCancelButton") { bar.showsCancelButton = flag }
    if let color = element.color("barTintColor") { bar.barTintColor = loader.color(color) }
    decodeTraits(of: bar)
  }

  func decode(_ picker: UIDatePicker) {
    switch element["datePickerMode"] {
    case "time": picker.datePickerMode = .time
    case "date": picker.datePickerMode = .date
    case "countDownTimer": picker.datePickerMode = .countDownTimer
    default: break
    }
    switch element["style"] {
    case "wheels": picker.preferredDatePickerStyle = .wheels
    case "compact": picker.preferredDatePickerStyle = .compact
    case "inline": picker.preferredDatePickerStyle = .inline
    default: break
    }
    if let minutes = element.integer("minuteInterval") { picker.minuteInterval = minutes }
  }
}
