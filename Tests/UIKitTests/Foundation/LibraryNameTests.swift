// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing
import UIKit

private final class Unanswering: NSObject {}

@Suite("Names and values that libraries use")
@MainActor
struct LibraryNameTests {
  @Test("levels of windows and priorities move by plain numbers, also in a default value")
  func levels() {
    let none: UIWindow.Level? = nil
    let level = none ?? UIWindow.Level.normal + 1
    #expect(level == UIWindow.Level(1) && UIWindow.Level.alert - .statusBar == 1000)
    var priority = UILayoutPriority.required - 1
    priority += 0.5
    #expect(priority.rawValue == 999.5 && 1 + UILayoutPriority.defaultLow == UILayoutPriority(251))
  }

  @Test("a matrix times its inverse is the identity; one without an inverse has no numbers")
  func inverse() {
    // By hand: of [[0, 2], [4, 0]] in the first two columns it is [[0, 1/4], [1/2, 0]].
    var matrix = simd_double4x4(1)
    matrix.columns.0 = SIMD4(0, 4, 0, 0)
    matrix.columns.1 = SIMD4(2, 0, 0, 0)
    #expect(matrix.inverse.columns.0 == SIMD4(0, 0.5, 0, 0))
    #expect(matrix.inverse.columns.1 == SIMD4(0.25, 0, 0, 0))
    #expect(simd_inverse(matrix) * matrix == simd_double4x4(1))
    #expect(simd_double4x4().inverse[0][0].isNaN)
  }

  @Test("a predicate of two expressions compares as its operator, options and modifier say")
  func comparison() {
    func holds(
      _ left: ValueExpression, _ type: ComparisonPredicate.Operator, _ right: Any,
      _ modifier: ComparisonPredicate.Modifier = .direct,
      _ options: ComparisonPredicate.Options = [], on object: Any
    ) -> Bool {
      ComparisonPredicate(
        leftExpression: left, rightExpression: ValueExpression(forConstantValue: right),
        modifier: modifier, type: type, options: options
      ).evaluate(with: object)
    }
    let itself = ValueExpression.expressionForEvaluatedObject()
    #expect(holds(itself, .greaterThan, 3, on: 4) && !holds(itself, .lessThan, 3, on: 4))
    #expect(!holds(itself, .beginsWith, "É", on: "etude"))
    let loose: ComparisonPredicate.Options = [.caseInsensitive, .diacriticInsensitive]
    #expect(holds(itself, .beginsWith, "É", .direct, loose, on: "etude"))
    #expect(holds(itself, .equalTo, 2, .any, on: [1, 2]))
    #expect(!holds(itself, .equalTo, 2, .all, on: [1, 2]))
  }

  @Test("what compares in Swift is sorted by a descriptor of the objects themselves")
  func sortedIndexPaths() {
    let paths = [IndexPath(item: 0, section: 0), IndexPath(item: 5, section: 0), [0, 3], [1, 1]]
    let sorted = NSMutableArray(array: paths).sortedArray(
      using: [NSSortDescriptor(key: nil, ascending: false)])
    #expect(sorted as? [IndexPath] == [[1, 1], [0, 5], [0, 3], [0, 0]])
  }

  @Test("a protocol's methods are told by their names, required and optional ones apart")
  func protocolMethods() {
    RuntimeRegistry.describe(
      protocol: UITextViewDelegate.self, required: ["fill:"], optional: ["clear", "add:to:"])
    let fill = Selector("fill:")
    let told = protocol_getMethodDescription(UITextViewDelegate.self, fill, true, true)
    #expect(told.name == fill && told.types.map { String(cString: $0) } == "?@:?")
    #expect(protocol_getMethodDescription(UITextViewDelegate.self, fill, false, true).types == nil)
    #expect(protocol_getMethodDescription(UITextViewDelegate.self, fill, true, false).name == nil)
    var count: UInt32 = 0
    let list = protocol_copyMethodDescriptionList(UITextViewDelegate.self, false, true, &count)
    #expect(count == 2 && list?[1].name == Selector("add:to:"))
    list?.deallocate()
    #expect(protocol_copyMethodDescriptionList(UITableViewDelegate.self, true, true, &count) == nil)
    #expect(count == 0)
  }

  @Test("a formatter of one's own reads texts by its own method, others by the framework's")
  func formatters() {
    let numbers = NumberFormatter()
    var value: AnyObject?
    #expect(numbers.getObjectValue(&value, for: "12", errorDescription: nil))
    #expect((value as? NSNumber)?.intValue == 12)
    var fault: NSString?
    #expect(!numbers.getObjectValue(nil, for: "x", errorDescription: &fault) && fault != nil)
    #expect(numbers.isPartialStringValid("1", newEditingString: nil, errorDescription: nil))
    #expect(!Unanswering().accessibilityElementIsFocused())
  }
}
