// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Presenting and dismissing (Documentation/Containers.md §6).
extension UIViewController {
  /// The style that was asked for, also where it is automatic; an override's answer counts.
  var wantedPresentationStyle: UIModalPresentationStyle {
    let told = modalPresentationStyle
    let kept = surroundings.presentationStyle
    return told == kept.concrete ? kept : told
  }

  var nearestPresentation: UIPresentationController? {
    if let own = surroundings.presentation { return own }
    if parent != nil, let above = parent?.activePresentation { return above }
    return makePresentation()
  }

  public var activePresentationController: UIPresentationController? { activePresentation }

  var nearestPopover: UIPopoverPresentationController? {
    if let own = surroundings.presentation as? UIPopoverPresentationController { return own }
    // An action sheet is a popover on a tablet only.
    if self is UIAlertController, UIDevice.current.userInterfaceIdiom != .pad { return nil }
    if surroundings.presentation == nil, wantedPresentationStyle == .popover {
      return makePresentation() as? UIPopoverPresentationController
    }
    return parent?.popoverPresentationController
  }

  public var sheetPresentationController: UISheetPresentationController? {
    if let own = surroundings.presentation { return own as? UISheetPresentationController }
    if parent != nil, let above = parent?.sheetPresentationController { return above }
    switch wantedPresentationStyle {
    case .pageSheet, .formSheet, .automatic:
      return makePresentation() as? UISheetPresentationController
    default: return nil
    }
  }

  private var activePresentation: UIPresentationController? {
    surroundings.presentation ?? parent?.activePresentation
  }

  /// The controller's own presentation, made for its style when first asked for.
  private func makePresentation() -> UIPresentationController? {
    if let own = surroundings.presentation { return own }
    let made: UIPresentationController?
    switch wantedPresentationStyle {
    case .popover:
      made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .pageSheet, .formSheet:
      made = UISheetPresentationController(presentedViewController: self, presenting: nil)
    case .automatic:
      made =
        self is UIAlertController
        ? nil : UISheetPresentationController(presentedViewController: self, presenting: nil)
    case .custom: made = nil
    default: made = FullScreenPresentation(presentedViewController: self, presenting: nil)
    }
    surroundings.presentation = made
    return made
  }

  // MARK: Presenting

  /// Shows a controller over this one or over a container of this one.
  func presentModally(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presentingController(for: presented)
    // A page below others in a navigation stack has no window, and what it presents appears.
    guard let window = viewIfLoaded?.window ?? presenter.viewIfLoaded?.window else {
      return report(
        "Attempt to present \(ProgrammingError.name(of: presented)) on "
          + "\(ProgrammingError.name(of: self)) whose view is not in the window hierarchy!")
    }
    guard presented !== self, presented.ownPresenter == nil else {
      Runtime.raise(
        "NSInvalidArgumentException",
        "Application tried to present modally a view controller "
          + "\(ProgrammingError.name(of: presented)) that is already being presented by "
          + "\(ProgrammingError.name(of: presented.ownPresenter ?? self)).")
    }
    if let other = presenter.ownPresented, other !== presented {
      return report(
        "Attempt to present \(ProgrammingError.name(of: presented)) on "
          + "\(ProgrammingError.name(of: presenter)) (from \(ProgrammingError.name(of: self))) "
          + "which is already presenting \(ProgrammingError.name(of: other)).")
    }
    let presentation = presentation(of: presented, over: presenter)
    let course = PresentationCourse(presentation: presentation)
    course.present(
      from: self, in: window, animated: animated && UIView.areAnimationsEnabled,
      completion: completion)
  }

  private func report(_ text: String) {
    Runtime.current.report(LayoutIssue(.console(text), view: viewIfLoaded))
  }

  /// The controller that presents: the topmost container, or for the styles of a context the nearest
  /// container that defines one.
  private func presentingController(for presented: UIViewController) -> UIViewController {
    let root = sequence(first: self) { $0.parent }.reduce(self) { $1 }
    switch presented.wantedPresentationStyle {
    case .currentContext, .overCurrentContext:
      return sequence(first: self) { $0.parent }.first { $0.definesPresentationContext } ?? root
    case .popover, .pageSheet, .formSheet, .automatic, .fullScreen, .overFullScreen, .custom,
      .none:
      return root
    }
  }

  /// The presentation for the surroundings as they are (Documentation/Containers.md §6.2).
  private func presentation(
    of presented: UIViewController, over presenter: UIViewController
  ) -> UIPresentationController {
    let style = presented.wantedPresentationStyle
    if style == .custom, let delegate = presented.transitioningDelegate,
      let own = optionalCall(
        on: delegate,
        {
          delegate.presentationController(
            forPresented: presented, presenting: presenter, source: self)
        }), let own
    {
      own.presentingViewControllerReference = presenter
      return own
    }
    if let alert = presented as? UIAlertController {
      return alert.presentation(over: presenter, from: self)
    }
    let asked = presented.presentationController
    let presentation =
      asked ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
    presentation.presentingViewControllerReference = presenter
    return adapted(presentation, of: presented, over: presenter)
  }

  /// In compact surroundings popovers and form sheets become sheets, unless the delegate objects.
  private func adapted(
    _ presentation: UIPresentationController, of presented: UIViewController,
    over presenter: UIViewController
  ) -> UIPresentationController {
    let traits = presenter.traitCollection
    let style = presentation.presentationStyle
    let isCompact =
      traits.horizontalSizeClass == .compact
      || (traits.verticalSizeClass == .compact && style != .formSheet)
    guard isCompact, style == .popover || style == .formSheet || style == .pageSheet else {
      return presentation
    }
    let wanted = presentation.adaptiveStyleOfDelegate(for: traits)
    if style == .popover, wanted == UIModalPresentationStyle.none { return presentation }
    var result = presentation
    switch wanted {
    case .fullScreen, .overFullScreen:
      result = FullScreenPresentation(presentedViewController: presented, presenting: presenter)
      result.adaptedStyle = wanted
    default:
      if !(presentation is UISheetPresentationController) {
        result = UISheetPresentationController(
          presentedViewController: presented, presenting: presenter)
        result.adaptedStyle = .pageSheet
      }
    }
    result.delegate = presentation.delegate
    return result
  }
}

extension UIPresentationController {
  /// What the delegate wants in surroundings of these traits; nil when it says nothing.
  func adaptiveStyleOfDelegate(for traits: UITraitCollection) -> UIModalPresentationStyle? {
    guard let delegate else { return nil }
    return optionalCall(
      on: delegate, { delegate.adaptivePresentationStyle(for: self, traitCollection: traits) })
      ?? optionalCall(on: delegate, { delegate.adaptivePresentationStyle(for: self) })
  }
}
