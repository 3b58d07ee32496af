// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Names that apps of Apple's SDK use and Foundation here lacks.
@MainActor
@Suite("Names of Foundation and small ones of UIKit")
struct NamedPartTests {
  @Test("geometry is printed as on iOS: numbers in brackets, or a structure")
  func printing() {
    let point = CGPoint(x: 1.5, y: 2)
    let rect = CGRect(x: 0, y: 44, width: 375, height: 930)
    #expect("\(CGSize(width: 375, height: 930))" == "(375.0, 930.0)")
    #expect("\(point)" == "(1.5, 2.0)")
    #expect(String(describing: rect) == "(0.0, 44.0, 375.0, 930.0)")
    #expect("\([point])" == "[(1.5, 2.0)]")
    #expect("\(Optional(rect) as Any)" == "Optional((0.0, 44.0, 375.0, 930.0))")
    var text = ""
    Swift.print(point, rect.size, to: &text)
    #expect(text == "(1.5, 2.0) (375.0, 930.0)\n")
    #expect(
      "\(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))"
        == "UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)")
    #expect(
      "\(CGAffineTransform.identity)"
        == "CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0)")
    #expect("\(CGVector(dx: 1, dy: 2))" == "CGVector(dx: 1.0, dy: 2.0)")
    #expect(
      "\(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))"
        == "NSDirectionalEdgeInsets(top: 1.0, leading: 2.0, bottom: 3.0, trailing: 4.0)")
    #expect("\(UIOffset(horizontal: 1, vertical: 2))" == "UIOffset(horizontal: 1.0, vertical: 2.0)")
  }

  @Test("objects made without arguments")
  func emptyObjects() {
    #expect(UIColor().cgColor.alpha == 0)
    #expect(NSError().code == 0)
    let search = UISearchController()
    #expect(search.searchResultsController == nil)
    search.loadViewIfNeeded()
    #expect(search.searchBar.searchBarStyle == .minimal)
  }

  @Test("a class by its own name and by its objects'")
  func classes() {
    #expect(UILabel.classForCoder() == UILabel.self)
    #expect(UILabel().classForCoder == UILabel.self)
  }

  @Test("a style's metrics scale as metrics made for it")
  func metrics() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let style = UIFont.TextStyle.caption1
    #expect(
      style.metrics.scaledValue(for: 20, compatibleWith: traits)
        == UIFontMetrics(forTextStyle: style).scaledValue(for: 20, compatibleWith: traits))
  }

  @Test("measurements: the locale's unit with few digits, the own one with what it has")
  func measurements() {
    let american = Locale(identifier: "en_US")
    typealias Style = Measurement<UnitLength>.FormatStyle
    let meter = Measurement(value: 1, unit: UnitLength.meters)
    // 1 m is 3.28 ft, 100 m are 328.08 ft, 5 km are 3.11 mi.
    #expect(meter.formatted(Style(width: .abbreviated, locale: american)) == "3.3 ft")
    #expect((meter * 100).formatted(Style(width: .abbreviated, locale: american)) == "328 ft")
    #expect(
      Measurement(value: 5, unit: UnitLength.kilometers)
        .formatted(Style(width: .wide, locale: american, usage: .road)) == "3.1 miles")
    #expect(
      (meter * 2.125).formatted(Style(width: .abbreviated, locale: american, usage: .asProvided))
        == "2.125 m")
    let two = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
    #expect(
      meter.formatted(
        .measurement(width: .narrow, usage: .asProvided, numberFormatStyle: two)
          .locale(Locale(identifier: "de_DE"))) == "1,00m")
  }

  @Test("notifications arrive one after another in a loop")
  func notifications() async {
    let center = NotificationCenter()
    let name = Notification.Name("snug.test")
    var heard: [Int] = []
    let notes = center.notifications(named: name)
    var iterator = notes.makeAsyncIterator()
    for number in 1...3 { center.post(name: name, object: nil, userInfo: ["n": number]) }
    center.post(name: Notification.Name("other"), object: nil)
    while heard.count < 3, let note = await iterator.next() {
      heard.append(note.userInfo?["n"] as? Int ?? 0)
    }
    #expect(heard == [1, 2, 3])
  }

  @Test("a strongly emphasised run is as wide as bold, code as wide as monospaced")
  func intents() {
    func width(_ intent: InlinePresentationIntent?, _ font: UIFont) -> CGFloat {
      var text = AttributedString("iiiiWWWW")
      text.font = font
      text.inlinePresentationIntent = intent
      return text.referenceText.size().width
    }
    let plain = UIFont.systemFont(ofSize: 17)
    #expect(
      width(.stronglyEmphasized, plain) == width(nil, UIFont.systemFont(ofSize: 17, weight: .bold)))
    #expect(
      width(.code, plain) == width(nil, .monospacedSystemFont(ofSize: 17, weight: .regular)))
    #expect(width(.stronglyEmphasized, plain) > width(nil, plain))
  }
}
