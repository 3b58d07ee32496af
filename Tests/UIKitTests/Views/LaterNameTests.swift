// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Parts of iOS 16 to 18 that do something here; what is only kept is in StoredProperties.md.
@MainActor
@Suite("Parts of iOS 16 to 18")
struct LaterNameTests {
  /// Takes links over as apps do since iOS 17, or as they did before where it says nothing.
  private final class Reader: NSObject, UITextViewDelegate {
    var heard: [String] = []
    var answer: (UIAction) -> UIAction? = { $0 }

    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      if case .link(let url) = textItem.content {
        heard.append("\(url) \(textItem.range.location) \(textItem.range.length)")
      }
      return answer(defaultAction)
    }

    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      heard.append("older")
      return false
    }
  }

  @Test("a touched link asks for its action; the standard one asks as before, none does nothing")
  func link() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.isEditable = false
    view.attributedText = NSAttributedString(
      string: "Conditions", attributes: [.link: url, .font: UIFont.systemFont(ofSize: 17)])
    let reader = Reader()
    view.delegate = reader
    view.layoutIfNeeded()

    view.tap(at: CGPoint(x: 20, y: 15))
    #expect(reader.heard == ["https://example.org/a 0 10", "older"])

    reader.heard = []
    reader.answer = { _ in nil }
    view.tap(at: CGPoint(x: 20, y: 15))
    #expect(reader.heard == ["https://example.org/a 0 10"])

    reader.heard = []
    reader.answer = { _ in UIAction { _ in reader.heard.append("own") } }
    view.tap(at: CGPoint(x: 20, y: 15))
    #expect(reader.heard == ["https://example.org/a 0 10", "own"])
  }

  @Test("an update link that goes on calls sixty times a second while it is enabled")
  func updates() {
    onFreshScreen {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let view = UIView()
      window.addSubview(view)
      var times: [TimeInterval] = []
      let link = UIUpdateLink(view: view)
      link.addAction { _, info in times.append(info.modelTime) }
      link.requiresContinuousUpdates = true
      #expect(link.currentUpdateInfo == nil)
      link.isEnabled = true
      wait(0.5)
      #expect(times.count == 30)
      #expect(times == times.sorted())
      link.requiresContinuousUpdates = false
      wait(0.5)
      #expect(times.count == 30, "it waits for updates of others")
    }
  }

  @Test("a page's time turns it, and the last page stays")
  func pageTimer() {
    onFreshScreen {
      let control = UIPageControl()
      control.numberOfPages = 3
      let progress = UIPageControlTimerProgress(preferredDuration: 2)
      progress.setDuration(1, forPage: 1)
      control.progress = progress
      progress.resumeTimer()
      wait(1.9)
      #expect(control.currentPage == 0 && progress.isRunning)
      wait(0.2)
      #expect(control.currentPage == 1)
      wait(1)
      #expect(control.currentPage == 2)
      wait(5)
      #expect(control.currentPage == 2 && !progress.isRunning)
    }
  }

  @Test("a section's coasting and bouncing are those of its properties, in a copy as well")
  func shelf() throws {
    try onFreshScreenThrowing {
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(200), heightDimension: .absolute(120))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      section.orthogonalScrollingProperties.decelerationRate = .fast
      section.orthogonalScrollingProperties.bounce = .never
      let copy = try #require(section.copy() as? NSCollectionLayoutSection)
      let view = collection(
        CollectionScript(counts: [20]), layout: UICollectionViewCompositionalLayout(section: copy))
      view.layoutIfNeeded()

      let scroller = try #require(view.subviews.compactMap { $0 as? OrthogonalScroller }.first)
      #expect(!scroller.bounces)
      #expect(scroller.decelerationRate == .fast)
    }
  }

  @Test("a background has the shadow of its configuration")
  func shadow() throws {
    var configuration = UIBackgroundConfiguration.clear()
    configuration.shadowProperties.opacity = 0.5
    configuration.shadowProperties.radius = 4
    configuration.shadowProperties.offset = CGSize(width: 0, height: 2)
    let owner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let background = try #require(
      ConfiguredBackgroundView.show(configuration, in: owner, instead: nil))
    let layer = try #require(background.subviews.first?.layer)

    #expect(layer.shadowOpacity == 0.5)
    #expect(layer.shadowRadius == 4)
    #expect(layer.shadowOffset == CGSize(width: 0, height: 2))
  }

  private final class Sink: UIView {
    var pastes = 0
    override func paste(itemProviders: [NSItemProvider]) { pastes += 1 }
  }

  @Test("a paste control has a button's size and hands what was copied to its target")
  func paste() throws {
    let look = UIPasteControl.Configuration()
    look.displayMode = .labelOnly
    let control = UIPasteControl(configuration: look)
    let sink = Sink()
    control.target = sink
    let button = try #require(control.subviews.first as? UIButton)
    #expect(control.intrinsicContentSize == button.intrinsicContentSize)
    #expect(button.configuration?.title == "Paste" && button.configuration?.image == nil)

    button.sendActions(for: .touchUpInside)
    #expect(sink.pastes == 1)
  }
}
