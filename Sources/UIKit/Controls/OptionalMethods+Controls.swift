// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition {
    optionalDefault("positionForBar:", self, [bar], .any) { (next: any UIBarPositioningDelegate) in
      next.position(for: bar)
    }
  }
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float {
    optionalDefault("pageControlProgress:initialProgressForPage:", self, [progress, page], 0) {
      (next: any UIPageControlProgressDelegate) in
      next.pageControlProgress(progress, initialProgressForPage: page)
    }
  }
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
    optionalDefault("pageControlProgressVisibilityDidChange:", self, [progress], ()) {
      (next: any UIPageControlProgressDelegate) in
      next.pageControlProgressVisibilityDidChange(progress)
    }
  }
}

extension UIPageControlTimerProgressDelegate {
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {
    optionalDefault("pageControlTimerProgressDidChange:", self, [progress], ()) {
      (next: any UIPageControlTimerProgressDelegate) in
      next.pageControlTimerProgressDidChange(progress)
    }
  }
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool {
    optionalDefault("pageControlTimerProgress:shouldAdvanceToPage:", self, [progress, page], true) {
      (next: any UIPageControlTimerProgressDelegate) in
      next.pageControlTimerProgress(progress, shouldAdvanceToPage: page)
    }
  }
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    optionalDefault("pickerView:widthForComponent:", self, [pickerView, component], 0) {
      (next: any UIPickerViewDelegate) in next.pickerView(pickerView, widthForComponent: component)
    }
  }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  {
    optionalDefault("pickerView:rowHeightForComponent:", self, [pickerView, component], 0) {
      (next: any UIPickerViewDelegate) in
      next.pickerView(pickerView, rowHeightForComponent: component)
    }
  }
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    optionalDefault(
      "pickerView:titleForRow:forComponent:", self, [pickerView, row, component], nil
    ) { (next: any UIPickerViewDelegate) in
      next.pickerView(pickerView, titleForRow: row, forComponent: component)
    }
  }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    optionalDefault(
      "pickerView:attributedTitleForRow:forComponent:", self, [pickerView, row, component], nil
    ) { (next: any UIPickerViewDelegate) in
      next.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
    }
  }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    optionalDefault(
      "pickerView:viewForRow:forComponent:reusing:", self, [pickerView, row, component, view],
      UIView()
    ) { (next: any UIPickerViewDelegate) in
      next.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
    }
  }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    optionalDefault("pickerView:didSelectRow:inComponent:", self, [pickerView, row, component], ())
    { (next: any UIPickerViewDelegate) in
      next.pickerView(pickerView, didSelectRow: row, inComponent: component)
    }
  }
}

extension UIPickerViewAccessibilityDelegate {
  public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int)
    -> String?
  {
    optionalDefault(
      "pickerView:accessibilityLabelForComponent:", self, [pickerView, component], nil
    ) { (next: any UIPickerViewAccessibilityDelegate) in
      next.pickerView(pickerView, accessibilityLabelForComponent: component)
    }
  }
  public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int)
    -> String?
  {
    optionalDefault(
      "pickerView:accessibilityHintForComponent:", self, [pickerView, component], nil
    ) { (next: any UIPickerViewAccessibilityDelegate) in
      next.pickerView(pickerView, accessibilityHintForComponent: component)
    }
  }
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
  ) -> NSAttributedString? {
    optionalDefault(
      "pickerView:accessibilityAttributedLabelForComponent:", self, [pickerView, component], nil
    ) { (next: any UIPickerViewAccessibilityDelegate) in
      next.pickerView(pickerView, accessibilityAttributedLabelForComponent: component)
    }
  }
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
  ) -> NSAttributedString? {
    optionalDefault(
      "pickerView:accessibilityAttributedHintForComponent:", self, [pickerView, component], nil
    ) { (next: any UIPickerViewAccessibilityDelegate) in
      next.pickerView(pickerView, accessibilityAttributedHintForComponent: component)
    }
  }
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    optionalDefault("searchBar:textDidChange:", self, [searchBar, searchText], ()) {
      (next: any UISearchBarDelegate) in next.searchBar(searchBar, textDidChange: searchText)
    }
  }
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    optionalDefault(
      "searchBar:selectedScopeButtonIndexDidChange:", self, [searchBar, selectedScope], ()
    ) { (next: any UISearchBarDelegate) in
      next.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    }
  }
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    optionalDefault(
      "searchBar:shouldChangeTextInRange:replacementText:", self, [searchBar, range, text], true
    ) { (next: any UISearchBarDelegate) in
      next.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
    }
  }
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    optionalDefault("searchBarShouldBeginEditing:", self, [searchBar], true) {
      (next: any UISearchBarDelegate) in next.searchBarShouldBeginEditing(searchBar)
    }
  }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    optionalDefault("searchBarShouldEndEditing:", self, [searchBar], true) {
      (next: any UISearchBarDelegate) in next.searchBarShouldEndEditing(searchBar)
    }
  }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    optionalDefault("searchBarTextDidBeginEditing:", self, [searchBar], ()) {
      (next: any UISearchBarDelegate) in next.searchBarTextDidBeginEditing(searchBar)
    }
  }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    optionalDefault("searchBarTextDidEndEditing:", self, [searchBar], ()) {
      (next: any UISearchBarDelegate) in next.searchBarTextDidEndEditing(searchBar)
    }
  }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    optionalDefault("searchBarSearchButtonClicked:", self, [searchBar], ()) {
      (next: any UISearchBarDelegate) in next.searchBarSearchButtonClicked(searchBar)
    }
  }
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    optionalDefault("searchBarCancelButtonClicked:", self, [searchBar], ()) {
      (next: any UISearchBarDelegate) in next.searchBarCancelButtonClicked(searchBar)
    }
  }
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    optionalDefault("textFieldShouldBeginEditing:", self, [textField], true) {
      (next: any UITextFieldDelegate) in next.textFieldShouldBeginEditing(textField)
    }
  }
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    optionalDefault("textFieldDidBeginEditing:", self, [textField], ()) {
      (next: any UITextFieldDelegate) in next.textFieldDidBeginEditing(textField)
    }
  }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    optionalDefault("textFieldShouldEndEditing:", self, [textField], true) {
      (next: any UITextFieldDelegate) in next.textFieldShouldEndEditing(textField)
    }
  }
  public func textFieldDidEndEditing(_ textField: UITextField) {
    optionalDefault("textFieldDidEndEditing:", self, [textField], ()) {
      (next: any UITextFieldDelegate) in next.textFieldDidEndEditing(textField)
    }
  }
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    optionalDefault("textFieldDidEndEditing:reason:", self, [textField, reason], ()) {
      (next: any UITextFieldDelegate) in next.textFieldDidEndEditing(textField, reason: reason)
    }
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    optionalDefault(
      "textField:shouldChangeCharactersInRange:replacementString:", self,
      [textField, range, string], true
    ) { (next: any UITextFieldDelegate) in
      next.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    optionalDefault("textFieldDidChangeSelection:", self, [textField], ()) {
      (next: any UITextFieldDelegate) in next.textFieldDidChangeSelection(textField)
    }
  }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    optionalDefault("textFieldShouldClear:", self, [textField], true) {
      (next: any UITextFieldDelegate) in next.textFieldShouldClear(textField)
    }
  }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    optionalDefault("textFieldShouldReturn:", self, [textField], true) {
      (next: any UITextFieldDelegate) in next.textFieldShouldReturn(textField)
    }
  }
}

extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get {
      optionalDefault("autocapitalizationType", self, [], .sentences) {
        (next: any UITextInputTraits) in next.autocapitalizationType
      }
    }
    set { unimplemented(()) }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get {
      optionalDefault("autocorrectionType", self, [], .default) { (next: any UITextInputTraits) in
        next.autocorrectionType
      }
    }
    set { unimplemented(()) }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get {
      optionalDefault("spellCheckingType", self, [], .default) { (next: any UITextInputTraits) in
        next.spellCheckingType
      }
    }
    set { unimplemented(()) }
  }
  public var keyboardType: UIKeyboardType {
    get {
      optionalDefault("keyboardType", self, [], .default) { (next: any UITextInputTraits) in
        next.keyboardType
      }
    }
    set { unimplemented(()) }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get {
      optionalDefault("keyboardAppearance", self, [], .default) { (next: any UITextInputTraits) in
        next.keyboardAppearance
      }
    }
    set { unimplemented(()) }
  }
  public var returnKeyType: UIReturnKeyType {
    get {
      optionalDefault("returnKeyType", self, [], .default) { (next: any UITextInputTraits) in
        next.returnKeyType
      }
    }
    set { unimplemented(()) }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get {
      optionalDefault("enablesReturnKeyAutomatically", self, [], false) {
        (next: any UITextInputTraits) in next.enablesReturnKeyAutomatically
      }
    }
    set { unimplemented(()) }
  }
  public var isSecureTextEntry: Bool {
    get {
      optionalDefault("isSecureTextEntry", self, [], false) { (next: any UITextInputTraits) in
        next.isSecureTextEntry
      }
    }
    set { unimplemented(()) }
  }
  public var textContentType: UITextContentType! {
    get {
      optionalDefault("textContentType", self, [], nil) { (next: any UITextInputTraits) in
        next.textContentType
      }
    }
    set { unimplemented(()) }
  }
}
