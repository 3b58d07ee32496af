// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Controls that show a value.
extension NibCoder {
  func decode(_ control: UISwitch) {
    control.isOn = element.boolean("on", default: false)
    if let color = element.color("onTintColor") { control.onTintColor = loader.color(color) }
    if let color = element.color("thumbTintColor") { control.thumbTintColor = loader.color(color) }
  }

  func decode(_ slider: UISlider) {
    slider.minimumValue = Float(element.number("minValue", default: 0))
    slider.maximumValue = Float(element.number("maxValue", default: 1))
    slider.value = Float(element.number("value", default: 0))
    if let flag = element.boolean("continuous") { slider.isContinuous = flag }
    if let image = image(named: element["minimumValueImage"]) {
      slider.minimumValueImage = image
    }
    if let image = image(named: element["maximumValueImage"]) {
      slider.maximumValueImage = image
    }
    if let color = element.color("minimumTrackTintColor") {
      slider.minimumTrackTintColor = loader.color(color)
    }
    if let color = element.color("maximumTrackTintColor") {
      slider.maximumTrackTintColor = loader.color(color)
    }
    if let color = element.color("thumbTintColor") { slider.thumbTintColor = loader.color(color) }
  }

  func decode(_ stepper: UIStepper) {
    stepper.minimumValue = Double(element.number("minimumValue", default: 0))
    stepper.maximumValue = Double(element.number("maximumValue", default: 100))
    stepper.stepValue = Double(element.number("stepValue", default: 1))
    stepper.value = Double(element.number("value", default: 0))
    if let flag = element.boolean("wraps") { stepper.wraps = flag }
    if let flag = element.boolean("autorepeat") { stepper.autorepeat = flag }
    if let flag = element.boolean("continuous") { stepper.isContinuous = flag }
  }

  func decode(_ control: UISegmentedControl) {
    control.removeAllSegments()
    for (index, segment) in element.items(of: "segments").enumerated() {
      if let image = image(named: segment["image"], catalog: segment["catalog"]) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: segment.string("title"), at: index, animated: false)
      }
      if let width = segment.number("width") { control.setWidth(width, forSegmentAt: index) }
      if segment.boolean("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
    }
    if let flag = element.boolean("apportionsSegmentWidthsByContent") {
      control.apportionsSegmentWidthsByContent = flag
    }
    if let flag = element.boolean("momentary") { control.isMomentary = flag }
    control.selectedSegmentIndex = element.integer(
      "selectedSegmentIndex", default: UISegmentedControl.noSegment)
  }

  func decode(_ control: UIPageControl) {
    control.numberOfPages = element.integer("numberOfPages", default: 0)
    control.currentPage = element.integer("currentPage", default: 0)
    if let flag = element.boolean("hidesForSinglePage") { control.hidesForSinglePage = flag }
    if let color = element.color("pageIndicatorTintColor") {
      control.pageIndicatorTintColor = loader.color(color)
    }
    if let color = element.color("currentPageIndicatorTintColor") {
      control.currentPageIndicatorTintColor = loader.color(color)
    }
  }

  func decode(_ view: UIProgressView) {
    if element["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
    view.progress = Float(element.number("progress", default: 0))
    if let color = element.color("progressTintColor") {
      view.progressTintColor = loader.color(color)
    }
    if let color = element.color("trackTintColor") { view.trackTintColor = loader.color(color) }
  }

  func decode(_ view: UIActivityIndicatorView) {
    switch element["style"] {
    case "whiteLarge": view.style = .whiteLarge
    case "white": view.style = .white
    case "gray": view.style = .gray
    case "large": view.style = .large
    default: view.style = .medium
    }
    if let color = element.color("color") { view.color = loader.color(color) }
    view.hidesWhenStopped = element.boolean("hidesWhenStopped", default: false)
    if element.boolean("animating", default: false) { view.startAnimating() }
    // The canvas shows an indicator that hides while it stands still.
    if view.hidesWhenStopped, Runtime.current.canvas != nil { view.isHidden = false }
  }
}
