// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Keys, selection and the notifications of editing (Documentation/Controls.md §7).
extension UITextView {
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  final var edited: EditedText { EditedText(text, selection: selectedRange) }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  final func tellOfBegin() {
    optionalCall(on: delegate) {
      delegate?.textViewDidBeginEditing(self)
    }
    post(UITextView.textDidBeginEditingNotification)
    redrawText()
  }

  final func tellOfEnd() {
    optionalCall(on: delegate) {
      delegate?.textViewDidEndEditing(self)
    }
    post(UITextView.textDidEndEditingNotification)
    redrawText()
  }

  final func tellOfSelection() {
    redrawText()
    optionalCall(on: delegate) {
      delegate?.textViewDidChangeSelection(self)
    }
  }

  /// Replaces part of the text as keys do, if the delegate agrees: selection, then the change are
  /// told, and the caret scrolls into view.
  final func change(_ range: NSRange, to string: String) {
    let agrees = optionalCall(
      on: delegate,
      { delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true })
    guard agrees ?? true else { return }
    var changed = edited
    changed.replace(range, with: string)
    replaceStored(range, with: string)
    setSelection(changed.selection)
    tellOfSelection()
    optionalCall(on: delegate) {
      delegate?.textViewDidChange(self)
    }
    post(UITextView.textDidChangeNotification)
    if isScrollEnabled { scrollRangeToVisible(changed.selection) }
  }

  /// A tap: a link is offered to the delegate; else an editable text gets the caret there.
  final func tap(at point: CGPoint) {
    let offset = offset(nearest: point)
    if !isEditable, isSelectable, offset < edited.string.utf16.count,
      let link = attributedText.attribute(.link, at: offset, effectiveRange: nil)
    {
      return open(link, at: offset)
    }
    guard becomeFirstResponder() else { return }
    selectedRange = NSRange(location: offset, length: 0)
  }

  private func open(_ link: Any, at offset: Int) {
    guard let url = link as? URL ?? (link as? String).flatMap(URL.init(string:)) else { return }
    var range = NSRange()
    _ = attributedText.attribute(.link, at: offset, effectiveRange: &range)
    let place = range
    let standard = UIAction { [weak self] _ in self?.interact(with: url, in: place) }
    let chosen = optionalCall(
      on: delegate,
      {
        delegate?.textView(
          self, primaryActionFor: UITextItem(.link(url), range: place), defaultAction: standard)
      })
    switch chosen {
    case .none: interact(with: url, in: place)
    // A delegate that answers with no action wants none.
    case .some(let action): action?.perform(sender: self)
    }
  }

  /// Asks a delegate from before iOS 17.
  private func interact(with url: URL, in range: NSRange) {
    let answer = optionalCall(
      on: delegate,
      {
        delegate?.textView(
          self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
      })
    guard answer == nil else { return }
    // Delegates from before iOS 10 are asked without the interaction.
    optionalCall(on: delegate, { delegate?.textView(self, shouldInteractWith: url, in: range) })
  }
}

/// What the user does with a link or an attachment.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction
  case presentActions
  case preview
}
