// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition {
    optionalDefault("positionForBar:", self, [bar], .any)
  }
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    optionalDefault("pickerView:widthForComponent:", self, [pickerView, component], 0)
  }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  { optionalDefault("pickerView:rowHeightForComponent:", self, [pickerView, component], 0) }
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    optionalDefault(
      "pickerView:titleForRow:forComponent:", self, [pickerView, row, component], nil)
  }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    optionalDefault(
      "pickerView:attributedTitleForRow:forComponent:", self, [pickerView, row, component], nil)
  }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    optionalDefault(
      "pickerView:viewForRow:forComponent:reusing:", self, [pickerView, row, component, view],
      UIView())
  }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    optionalDefault("pickerView:didSelectRow:inComponent:", self, [pickerView, row, component], ())
  }
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    optionalDefault("searchBar:textDidChange:", self, [searchBar, searchText], ())
  }
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    optionalDefault(
      "searchBar:selectedScopeButtonIndexDidChange:", self, [searchBar, selectedScope], ())
  }
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    optionalDefault(
      "searchBar:shouldChangeTextInRange:replacementText:", self, [searchBar, range, text], true)
  }
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    optionalDefault("searchBarShouldBeginEditing:", self, [searchBar], true)
  }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    optionalDefault("searchBarShouldEndEditing:", self, [searchBar], true)
  }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    optionalDefault("searchBarTextDidBeginEditing:", self, [searchBar], ())
  }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    optionalDefault("searchBarTextDidEndEditing:", self, [searchBar], ())
  }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    optionalDefault("searchBarSearchButtonClicked:", self, [searchBar], ())
  }
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    optionalDefault("searchBarCancelButtonClicked:", self, [searchBar], ())
  }
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    optionalDefault("textFieldShouldBeginEditing:", self, [textField], true)
  }
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    optionalDefault("textFieldDidBeginEditing:", self, [textField], ())
  }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    optionalDefault("textFieldShouldEndEditing:", self, [textField], true)
  }
  public func textFieldDidEndEditing(_ textField: UITextField) {
    optionalDefault("textFieldDidEndEditing:", self, [textField], ())
  }
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { optionalDefault("textFieldDidEndEditing:reason:", self, [textField, reason], ()) }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    optionalDefault(
      "textField:shouldChangeCharactersInRange:replacementString:", self,
      [textField, range, string], true)
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    optionalDefault("textFieldDidChangeSelection:", self, [textField], ())
  }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    optionalDefault("textFieldShouldClear:", self, [textField], true)
  }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    optionalDefault("textFieldShouldReturn:", self, [textField], true)
  }
}

extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { optionalDefault("autocapitalizationType", self, [], .sentences) }
    set { unimplemented(()) }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { optionalDefault("autocorrectionType", self, [], .default) }
    set { unimplemented(()) }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { optionalDefault("spellCheckingType", self, [], .default) }
    set { unimplemented(()) }
  }
  public var keyboardType: UIKeyboardType {
    get { optionalDefault("keyboardType", self, [], .default) }
    set { unimplemented(()) }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { optionalDefault("keyboardAppearance", self, [], .default) }
    set { unimplemented(()) }
  }
  public var returnKeyType: UIReturnKeyType {
    get { optionalDefault("returnKeyType", self, [], .default) }
    set { unimplemented(()) }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { optionalDefault("enablesReturnKeyAutomatically", self, [], false) }
    set { unimplemented(()) }
  }
  public var isSecureTextEntry: Bool {
    get { optionalDefault("isSecureTextEntry", self, [], false) }
    set { unimplemented(()) }
  }
  public var textContentType: UITextContentType! {
    get { optionalDefault("textContentType", self, [], nil) }
    set { unimplemented(()) }
  }
}
