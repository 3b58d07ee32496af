// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument

/// What every view element may say (Documentation/InterfaceBuilder.md §4).
extension NibCoder {
  /// Gives a view what its element says, from the most general class to the most special.
  func decodeAttributes(of view: UIView) {
    decodeGeometry(of: view, from: element)
    decodeLooks(of: view, from: element)
    decodeLayoutBehaviour(of: view, from: element)
    decodeSpecial(view)
  }

  func decodeGeometry(of view: UIView, from element: Element) {
    if let frame = element.rect("frame") {
      view.frame = frame
    } else if let frame = element.frame(inParentOf: loader.parentSize(of: element)) {
      view.frame = frame
    }
    view.autoresizingMask = UIView.AutoresizingMask(rawValue: element.autoresizing.rawValue)
    // A fixed frame in an Auto Layout document is kept by the autoresizing rules at run time.
    view.translatesAutoresizingMaskIntoConstraints =
      element.boolean("translatesAutoresizingMaskIntoConstraints", default: true)
      || element.boolean("fixedFrame", default: false)
  }

  func decodeLooks(of view: UIView, from element: Element) {
    if let mode = element["contentMode"].flatMap(NibCoder.contentMode) { view.contentMode = mode }
    view.isOpaque = element.boolean("opaque", default: true)
    view.clipsToBounds = element.boolean("clipsSubviews", default: false)
    if element.boolean("hidden", default: false) { view.isHidden = true }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if let tag = element.integer("tag") { view.tag = tag }
    view.isMultipleTouchEnabled = element.boolean("multipleTouchEnabled", default: false)
    // Labels and image views without the attribute answer touches: Xcode writes NO for the others.
    view.isUserInteractionEnabled = element.boolean("userInteractionEnabled", default: true)
    if let flag = element.boolean("clearsContextBeforeDrawing") {
      view.clearsContextBeforeDrawing = flag
    }
    if let flag = element.boolean("autoresizesSubviews") { view.autoresizesSubviews = flag }
    if let flag = element.boolean("exclusiveTouch") { view.isExclusiveTouch = flag }
    view.restorationIdentifier = element["restorationIdentifier"]
    if let color = element.color("backgroundColor") { view.backgroundColor = loader.color(color) }
    if let color = element.color("tintColor") { view.tintColor = loader.color(color) }
    if let word = element["semanticContentAttribute"] {
      view.semanticContentAttribute =
        switch word {
        case "playback": .playback
        case "spatial": .spatial
        case "forceLeftToRight": .forceLeftToRight
        case "forceRightToLeft": .forceRightToLeft
        default: .unspecified
        }
    }
    if let settings = element.child("accessibility") {
      view.accessibilityIdentifier = settings["identifier"]
      if let label = settings["label"] { view.accessibilityLabel = label }
    }
  }

  func decodeLayoutBehaviour(of view: UIView, from element: Element) {
    let axes: [(String, NSLayoutConstraint.Axis)] = [
      ("horizontal", .horizontal), ("vertical", .vertical),
    ]
    for (word, axis) in axes {
      // What is not written is 250 and 750, whatever the class starts with in code.
      let hugging = element.number("\(word)HuggingPriority") ?? 250
      view.setContentHuggingPriority(UILayoutPriority(rawValue: Float(hugging)), for: axis)
      let resistance = element.number("\(word)CompressionResistancePriority") ?? 750
      view.setContentCompressionResistancePriority(
        UILayoutPriority(rawValue: Float(resistance)), for: axis)
    }
    if Runtime.current.canvas != nil { takePlaceholderSize(view, from: element) }
    if let flag = element.boolean("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = flag
    }
    if let flag = element.boolean("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = flag
    }
    if let insets = element.directionalInsets("directionalLayoutMargins") {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom,
        trailing: insets.trailing)
    } else if let insets = element.insets("layoutMargins") {
      view.layoutMargins = UIEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }

  /// The intrinsic size that a document states for its canvas; "infinite" is none. A designable
  /// view has the one that its class answered in Interface Builder.
  private func takePlaceholderSize(_ view: UIView, from element: Element) {
    let sides = ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"].map { element[$0] }
    guard sides.contains(where: { $0 != nil }) else {
      if let size = element.id.flatMap({ loader.designableSize(of: $0) }) {
        view.rare.placeholderSize = size
        view.rare.wrapsPlaceholder = true
      }
      return
    }
    let lengths = sides.map { $0.flatMap(Double.init) ?? UIView.noIntrinsicMetric }
    view.rare.placeholderSize = CGSize(
      width: lengths[0].isFinite ? lengths[0] : UIView.noIntrinsicMetric,
      height: lengths[1].isFinite ? lengths[1] : UIView.noIntrinsicMetric)
  }

  static func contentMode(_ word: String) -> UIView.ContentMode? {
    switch word {
    case "scaleToFill": .scaleToFill
    case "scaleAspectFit": .scaleAspectFit
    case "scaleAspectFill": .scaleAspectFill
    case "redraw": .redraw
    case "center": .center
    case "top": .top
    case "bottom": .bottom
    case "left": .left
    case "right": .right
    case "topLeft": .topLeft
    case "topRight": .topRight
    case "bottomLeft": .bottomLeft
    case "bottomRight": .bottomRight
    default: nil
    }
  }

  // MARK: Contents

  /// Makes what is inside a view: guides, subviews, and the constraints it owns.
  func decodeContents(of view: UIView) {
    loader.registerGuides(of: element, view: view)
    if decodeSpecialContents(of: view) { return }
    addContentView(of: element, to: view)
    addSubviews(of: element, to: view)
    loader.deferConstraints(of: element, to: view, ownerID: element.id)
  }

  /// Containers whose class is missing, or that keep their contents in one subview.
  private func addContentView(of element: Element, to view: UIView) {
    guard let content = element.children.first(where: { $0.key == "contentView" }) else { return }
    if let subview = loader.make(content) as? UIView {
      subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(subview)
    }
  }

  func addSubviews(of element: Element, to view: UIView) {
    let absent = element.uninstalled("subviews", in: loader.sizeClasses)
    for child in element.items(of: "subviews") {
      guard let subview = loader.make(child) as? UIView else { continue }
      if absent.contains(child.id ?? "") { continue }
      add(subview, to: view)
    }
  }

  /// Fills the view that a container made itself, as a cell's content view.
  func fill(_ view: UIView, from element: Element) {
    let element = element.resolved(in: loader.sizeClasses)
    loader.adopt(view, of: element)
    // The container decides how its content view follows it; only the frame is the document's.
    if let frame = element.rect("frame") { view.frame = frame }
    decodeLooks(of: view, from: element)
    decodeLayoutBehaviour(of: view, from: element)
    loader.registerGuides(of: element, view: view)
    addSubviews(of: element, to: view)
    loader.deferConstraints(of: element, to: view, ownerID: element.id)
  }
}
