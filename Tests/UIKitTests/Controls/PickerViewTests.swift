// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Wheels of choices")
struct PickerViewTests {
  private final class Colors: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      let view = UIView()
      view.tag = component * 100 + row
      return view
    }
  }

  private final class Titles: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "Row \(row)" }
  }

  private func picker(_ source: any UIPickerViewDataSource & UIPickerViewDelegate) -> UIPickerView {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    (picker.dataSource, picker.delegate) = (source, source)
    picker.layoutIfNeeded()
    return picker
  }

  @Test("rows are the delegate's views, each as large as its row, around the chosen one")
  func ownViews() {
    let source = Colors()
    let picker = picker(source)
    // Rows of 32 in 216: three above and below the chosen one.
    #expect(picker.subviews.map(\.tag) == [0, 1, 2, 3, 100, 101, 102, 103])
    #expect(picker.subviews[1].frame == CGRect(x: 0, y: 124, width: 160, height: 32))
    #expect(picker.subviews[4].frame == CGRect(x: 160, y: 92, width: 160, height: 32))

    picker.selectRow(4, inComponent: 1, animated: false)
    picker.layoutIfNeeded()
    #expect(picker.view(forRow: 4, forComponent: 1)?.frame.midY == 108)
    #expect(picker.view(forRow: 0, forComponent: 1) == nil)
    withExtendedLifetime(source) {}
  }

  @Test("a delegate that gives titles has no views asked of it")
  func titles() {
    let source = Titles()
    #expect(picker(source).subviews.isEmpty)
    withExtendedLifetime(source) {}
  }
}
