// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import UIKit

@Suite("Values that are kept for others")
@MainActor
struct KeptValueTests {
  @Test("a layer keeps values of any key, and knows its own")
  func layerKeys() {
    let layer = CALayer()
    layer.setValue(3, forKey: "app.label.baseline")
    layer.setValue(CGFloat(5), forKey: "cornerRadius")

    #expect(layer.value(forKey: "app.label.baseline") as? Int == 3)
    #expect(layer.value(forKey: "other") == nil)
    #expect(layer.cornerRadius == 5)
  }

  @Test("a map table tells its keys and objects in the order in which they were set")
  func mapTable() {
    let table = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
    table.setObject(1, forKey: "a")
    table.setObject(2, forKey: "b")

    #expect(table.keyEnumerator().allObjects.map { "\($0)" } == ["a", "b"])
    #expect(table.objectEnumerator()?.allObjects.map { "\($0)" } == ["1", "2"])
  }

  @Test("without a window the topmost view lies on the screen by its frame")
  func screenSpace() {
    let top = UIView(frame: CGRect(x: 100, y: 90, width: 50, height: 50))
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    top.addSubview(view)
    let screen = UIScreen.main.coordinateSpace

    #expect(view.convert(CGPoint(x: 1, y: 1), to: screen) == CGPoint(x: 106, y: 97))
    #expect(view.convert(CGPoint(x: 106, y: 97), from: screen) == CGPoint(x: 1, y: 1))
  }
}
