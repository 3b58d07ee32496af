// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import IBDocument
import Testing

@testable import UIKit

/// Documentation/InterfaceBuilder.md §9, Documentation/Fidelity.md §2.
@MainActor
@Suite("What documents leave unwritten", .serialized)
struct UnwrittenValueTests {
  @Test("a label that writes no priorities hugs with 250, in code with 251")
  func hugging() throws {
    let label = try #require(loadNib("<label id=\"l\" text=\"Hi\"/>").first as? UILabel)

    #expect(label.contentHuggingPriority(for: .vertical).rawValue == 250)
    #expect(label.contentCompressionResistancePriority(for: .vertical).rawValue == 750)
    #expect(UILabel().contentHuggingPriority(for: .vertical).rawValue == 251)
  }

  @Test("of two labels in a column the one that writes no hugging stretches")
  func stretching() throws {
    let root = try #require(
      loadNib(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
        <label id="a" text="A" verticalHuggingPriority="251" \
        translatesAutoresizingMaskIntoConstraints="NO"/>
        <label id="b" text="B" translatesAutoresizingMaskIntoConstraints="NO"/>
        </subviews><constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="1"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" \
        id="2"/>
        <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" id="3"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="v" \
        secondAttribute="leading" id="4"/>
        <constraint firstItem="b" firstAttribute="leading" secondItem="v" \
        secondAttribute="leading" id="5"/>
        </constraints></view>
        """
      ).first as? UIView)

    root.layoutIfNeeded()

    #expect(root.subviews[0].frame.height < 25)
    #expect(root.subviews[1].frame.height > 175)
  }

  @Test("a constraint to something that is no view is left out, and the rest is loaded")
  func noView() throws {
    let root = try #require(
      loadNib(
        """
        <view id="v"><subviews>
        <view id="a" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="g" secondAttribute="top" id="1"/>
        <constraint firstItem="a" firstAttribute="width" constant="30" id="2"/>
        <constraint firstItem="a" firstAttribute="leading" constant="30" id="3"/>
        </constraints></view><tapGestureRecognizer id="g"/>
        """
      ).first as? UIView)

    #expect(root.constraints.isEmpty)
    #expect(root.subviews[0].constraints.map(\.constant) == [30])
  }

  @Test("constraints that UIKit would raise for are left out, and the rest is loaded")
  func impossibleConstraints() throws {
    let root = try #require(
      loadNib(
        """
        <view id="v"><subviews>
        <view id="a" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="leading" \
        id="1"/>
        <constraint firstItem="a" firstAttribute="left" secondItem="v" secondAttribute="leading" \
        id="2"/>
        <constraint firstItem="a" firstAttribute="width" constant="infinite" id="3"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" \
        multiplier="0" id="4"/>
        <constraint firstItem="a" firstAttribute="height" constant="20" id="5"/>
        </constraints></view>
        """
      ).first as? UIView)

    #expect(root.constraints.isEmpty)
    #expect(root.subviews[0].constraints.map(\.constant) == [20])
  }

  @Test("every word of a constraint is an attribute of UIKit's")
  func attributeWords() {
    for word in ConstraintValue.Attribute.allCases where word != .baseline {
      #expect("\(word.uiKit)" == word.rawValue)
    }
    #expect(ConstraintValue.Attribute.baseline.uiKit == .lastBaseline)
  }

  @Test("titles of 20 points are wider in documents of before iOS 14")
  func olderTitle() {
    func width(_ release: SystemRelease) -> Double {
      let previous = Runtime.current.release
      defer { Runtime.current.release = previous }
      Runtime.current.release = release
      return Double(makeLabel("oooooooooo", .systemFont(ofSize: 20)).intrinsicContentSize.width)
    }
    // “o”: 1115 − 27.8 units of Display and 0.38 points of tracking; since then the share t = 0.236
    // of Display in 1158 + 51.8 of Text, and −0.45 points.
    let older = 10 * (1087.2 / 2048 * 20 + 0.38)
    let share = (18 + 1.6 * (20.0 - 19) - 17) / 11
    let newer = 10 * (((1 - share) * 1209.8 + share * 1087.2) / 2048 * 20 - 0.45)

    #expect(abs(width(.iOS13) - older) <= 0.51)
    #expect(abs(width(.iOS14) - newer) <= 0.51)
  }

  @Test("bold is semibold, but before iOS 14 a bold of its own from 20 points on")
  func olderBold() {
    let previous = Runtime.current.release
    defer { Runtime.current.release = previous }
    Runtime.current.release = .iOS12

    #expect(UIFont.boldSystemFont(ofSize: 19).nominal.weight == UIFont.Weight.semibold.rawValue)
    #expect(UIFont.boldSystemFont(ofSize: 20).nominal.weight == UIFont.Weight.bold.rawValue)
    Runtime.current.release = .newest
    #expect(UIFont.boldSystemFont(ofSize: 20).nominal.weight == UIFont.Weight.semibold.rawValue)
  }

  @Test("what a scroll view keeps clear of bars is not taken from its content's margins twice")
  func scrolledMargins() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    root.assignSafeAreaInsets(UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    let scrolling = UIScrollView(frame: root.bounds)
    scrolling.alwaysBounceVertical = true
    scrolling.preservesSuperviewLayoutMargins = true
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 59))
    content.preservesSuperviewLayoutMargins = true
    root.addSubview(scrolling)
    scrolling.addSubview(content)
    root.layoutIfNeeded()

    #expect(scrolling.adjustedContentInset.top == 64)
    #expect(content.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 8, right: 20))
  }

  @Test(
    "a view answers touches unless its element says NO",
    arguments: [
      ("label", "", true), ("imageView", "", true),
      ("imageView", "userInteractionEnabled=\"NO\"", false),
      ("view", "", true), ("view", "userInteractionEnabled=\"NO\"", false),
    ])
  func decodesInteraction(element: String, attribute: String, answers: Bool) throws {
    let view = try #require(
      loadNib(
        """
        <\(element) \(attribute) id="v"><rect key="frame" x="0" y="0" width="9" height="9"/>
        </\(element)>
        """
      ).first as? UIView)

    #expect(view.isUserInteractionEnabled == answers)
  }
}
