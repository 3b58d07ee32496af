// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// What apps get wrong and UIKit lives with: nothing stops, and what is said is UIKit's text.
@MainActor
@Suite("What UIKit survives")
struct SurvivalTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private var console: [String] { Runtime.current.issues.map(\.consoleText) }

  // MARK: Lists

  @Test("asking a list for what it does not have or show is answered with nothing")
  func strangers() {
    onFreshScreen {
      let rows = table(RowScript(counts: [3]))
      rows.layoutIfNeeded()
      #expect(rows.cellForRow(at: path(9)) == nil)
      #expect(rows.cellForRow(at: path(0, 4)) == nil)
      #expect(rows.headerView(forSection: 7) == nil)
      #expect(rows.indexPath(for: UITableViewCell()) == nil)
      #expect(rows.dequeueReusableCell(withIdentifier: "never registered") == nil)
      #expect(rows.dequeueReusableHeaderFooterView(withIdentifier: "nor this") == nil)
      rows.deselectRow(at: path(2), animated: false)

      let items = collection(CollectionScript(counts: [3]))
      items.layoutIfNeeded()
      #expect(items.cellForItem(at: path(9)) == nil)
      #expect(items.cellForItem(at: path(0, 4)) == nil)
      #expect(items.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
      #expect(items.layoutAttributesForItem(at: path(9)) == nil)
      #expect(items.indexPathForItem(at: CGPoint(x: -5, y: -5)) == nil)
      items.deselectItem(at: path(2), animated: false)
    }
  }

  @Test("lists without a data source, or whose data source died, are empty")
  func noData() {
    onFreshScreen {
      let items = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 300),
        collectionViewLayout: UICollectionViewFlowLayout())
      items.layoutIfNeeded()
      #expect(items.numberOfSections == 0)

      let rows = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .plain)
      var script: RowScript? = RowScript(counts: [2])
      rows.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      rows.dataSource = script
      rows.delegate = script
      rows.layoutIfNeeded()
      #expect(rows.visibleCells.count == 2)
      script = nil
      rows.reloadData()
      rows.layoutIfNeeded()
      #expect(rows.dataSource == nil && rows.delegate == nil)
      #expect(rows.visibleCells.isEmpty)
    }
  }

  @Test("scrolling before the first layout, to no item, or not far enough does nothing bad")
  func earlyScrolling() {
    onFreshScreen {
      let rows = table(RowScript(counts: [3]))
      rows.scrollToRow(at: path(2), at: .bottom, animated: false)
      rows.layoutIfNeeded()
      #expect(rows.contentOffset.y == 0)
      rows.scrollRectToVisible(CGRect(x: 0, y: 9_000, width: 1, height: 1), animated: false)
      rows.scrollToNearestSelectedRow(at: .top, animated: false)
      rows.layoutIfNeeded()
      #expect(rows.visibleCells.count == 3)
    }
  }

  @Test("a row of no height and one that is higher than the screen stand in line")
  func extremeHeights() {
    onFreshScreen {
      let script = RowScript(counts: [3])
      script.rowHeight = { $0.row == 0 ? 0 : $0.row == 1 ? 3_000 : 50 }
      let rows = table(script)
      rows.layoutIfNeeded()
      #expect(rows.contentSize.height == 3_050)
      #expect(rows.rectForRow(at: path(2)).minY == 3_000)
    }
  }

  /// Documentation/HostileFiles.md §3.1.
  @Test("a length without end counts as the largest, and is told once with who gave it")
  func endlessLengths() {
    onFreshScreen {
      let script = RowScript(counts: [3])
      script.rowHeight = { $0.row == 1 ? .infinity : 50 }
      let rows = table(script)
      rows.layoutIfNeeded()
      rows.reloadData()
      rows.layoutIfNeeded()
      #expect(rows.contentSize.height == 1_000_000_000)
      rows.rowHeight = 1e10
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 10, height: -CGFloat.infinity)
      // These stand for other things than lengths, or say that there is no end on purpose.
      layout.itemSize = UICollectionViewFlowLayout.automaticSize
      layout.minimumInteritemSpacing = .greatestFiniteMagnitude
      _ = NSCollectionLayoutDimension.absolute(1e12)
      _ = UIFont.systemFont(ofSize: .infinity)
      let problems = Runtime.current.issues.map(\.problem)
      #expect(
        problems == [
          .largeNumber(.infinity, source: "tableView(_:heightForRowAt:)"),
          .largeNumber(1e10, source: "rowHeight"),
          .largeNumber(-.infinity, source: "itemSize"),
          .largeNumber(1e12, source: "NSCollectionLayoutDimension"),
          .largeNumber(1e9, source: "a font's size"),
        ])
      #expect(
        console.first
          == "tableView(_:heightForRowAt:) gives inf points; a layout holds 1e9 at most, which it "
          + "counts as.")
      guard
        case .answer("RowScript", "heightForRowAt")? = Runtime.current.issues.first?.subject.origin
      else {
        Issue.record("nobody is said to have given it")
        return
      }
    }
  }

  @Test(
    "counts without end and below nothing are sizes, and factors without end are those of a layout")
  func endlessCounts() {
    onFreshScreen {
      let pages = UIPageControl()
      pages.numberOfPages = .max
      #expect(pages.sizeThatFits(.zero).width > 1e18)
      pages.numberOfPages = .min
      pages.currentPage = 3
      #expect(pages.currentPage == 0)
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      for factor in [CGFloat.greatestFiniteMagnitude, .leastNonzeroMagnitude, 2] {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: factor).isActive = true
      }
      root.layoutIfNeeded()
      #expect(root.subviews.map(\.frame.height) == [1e10, 0, 20])
    }
  }

  /// Documentation/HostileFiles.md §3.9.
  @Test("where the rest is looked at, a number that UIKit raises for is told once, and left out")
  func outlivedNumbers() {
    onFreshScreen {
      Runtime.current.outlivesRefusedNumbers = true
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
      view.frame.size.width = .nan
      view.center.x = .nan
      view.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 3)
      #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
      let height = view.heightAnchor.constraint(
        equalTo: view.widthAnchor, multiplier: .infinity, constant: .nan)
      #expect(height.multiplier == 1 && height.constant == 0)
      height.constant = 7
      height.constant = .nan
      #expect(height.constant == 7)
      let script = RowScript(counts: [3])
      script.rowHeight = { $0.row == 1 ? .nan : 50 }
      let rows = table(script)
      rows.layoutIfNeeded()
      #expect(rows.contentSize.height == 100)
      // No test keeps where calls were made: what has no answerer is told once for each exception.
      let told = Runtime.current.issues.map(\.consoleText)
      #expect(told.count == 3)
      #expect(
        told[0].hasPrefix("'CALayerInvalidGeometry', reason: 'CALayer position contains NaN: "))
      #expect(
        told[1]
          == "'NSInternalInconsistencyException', reason: 'Multiplier is not finite!  That's illegal.  "
          + "multiplier:inf'")
      #expect(told[2].hasSuffix("The length is of tableView(_:heightForRowAt:)'"))
    }
  }

  @Test("a view as large as there is no end has these bounds, and no place")
  func endlessBounds() {
    onFreshScreen {
      let view = UIView()
      view.bounds.size = CGSize(width: CGFloat.infinity, height: -.infinity)
      #expect(view.bounds.size.width == .infinity)
    }
  }

  @Test("reloading from within a data source's answer, and twice, ends")
  func reentrantReload() {
    onFreshScreen {
      let script = RowScript(counts: [3])
      var once = true
      script.cell = { table, path in
        if once {
          once = false
          table.reloadData()
        }
        return table.dequeueReusableCell(withIdentifier: "row", for: path)
      }
      let rows = table(script)
      rows.layoutIfNeeded()
      rows.reloadData()
      rows.reloadData()
      rows.layoutIfNeeded()
      #expect(rows.visibleCells.count == 3)
    }
  }

  @Test("an item that is too wide is laid out in the middle, with UIKit's words")
  func tooWide() {
    onFreshScreen {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 400, height: 20)
      let items = collection(CollectionScript(counts: [1]), layout: layout)
      items.layoutIfNeeded()
      #expect(items.origins == ["-12.5 0"])
      #expect(
        console.first?.hasPrefix(
          "The behavior of the UICollectionViewFlowLayout is not defined because:\nthe item width "
            + "must be less than the width of the UICollectionView minus the section insets left "
            + "and right values, minus the content insets left and right values.") == true)
    }
  }

  // MARK: Views and constraints

  @Test("removing what is not there changes nothing")
  func removing() {
    let (view, other) = (UIView(), UIView())
    view.removeFromSuperview()
    view.addSubview(other)
    view.addSubview(other)
    #expect(view.subviews == [other])

    let stack = UIStackView()
    stack.removeArrangedSubview(other)
    stack.setCustomSpacing(4, after: other)
    #expect(stack.arrangedSubviews.isEmpty && view.subviews == [other])

    view.removeGestureRecognizer(UITapGestureRecognizer())
    let width = view.widthAnchor.constraint(equalToConstant: 4)
    width.isActive = false
    NSLayoutConstraint.deactivate([width])
    view.removeConstraint(width)
    NSLayoutConstraint.activate([width, width])
    #expect(view.constraints == [width])
  }

  @Test("constraints that exclude each other are reported, one breaks, the rest hold")
  func conflict() {
    onFreshScreen {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 10),
        view.widthAnchor.constraint(equalToConstant: 20),
        view.heightAnchor.constraint(equalToConstant: 7),
      ])
      root.layoutIfNeeded()
      #expect(console.first?.hasPrefix("Unable to simultaneously satisfy constraints.") == true)
      #expect([10, 20].contains(view.frame.width) && view.frame.height == 7)
    }
  }

  @Test("names that no resource has are nil, not an end")
  func missingResources() {
    #expect(UIImage(named: "no such picture") == nil)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIColor(named: "no such colour") == nil)
    #expect(UIFont(name: "No Such Font", size: 12) == nil)
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
  }

  // MARK: Controllers

  @Test("popping the root, dismissing nothing and leaving no parent do nothing")
  func containers() {
    onDevice("iPhone 8") { _ in
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      _ = show(navigation)
      #expect(navigation.popViewController(animated: true) == nil)
      #expect(navigation.popToRootViewController(animated: false)?.isEmpty != false)
      root.removeFromParent()
      root.dismiss(animated: true)
      settle()
      UIViewController().willMove(toParent: nil)
      UIViewController().removeFromParent()
      #expect(UIViewController().navigationController == nil)
    }
  }

  @Test("presenting from outside the window and twice is said, and nothing more happens")
  func presenting() {
    onDevice("iPhone 8") { _ in
      let outside = UIViewController()
      outside.present(UIViewController(), animated: false)
      settle()
      #expect(outside.presentedViewController == nil)
      #expect(
        console.contains {
          $0.hasPrefix("Attempt to present <")
            && $0.contains(" whose view is not in the window hierarchy!")
        })
    }
  }

  @Test("a storyboard without an initial scene, and a controller without a segue's scene")
  func storyboards() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes/>
      </document>
      """
    let storyboard = try UIStoryboard(
      source: NibSource(
        document: .init(data: Data(text.utf8), file: "Main.storyboard"), bundle: .main))
    #expect(storyboard.instantiateInitialViewController() == nil)
    let alone = UIViewController()
    #expect(alone.storyboard == nil)
    #expect(alone.shouldPerformSegue(withIdentifier: "any", sender: nil))
  }

  // MARK: Text and time

  @Test("empty, endless and odd texts are measured")
  func texts() {
    onFreshScreen {
      let label = UILabel()
      label.numberOfLines = 0
      for text in [
        "", "\n", "\u{0}", "\u{FEFF}", String(repeating: "a", count: 20_000), "👩‍👩‍👧‍👦\u{301}",
      ] {
        label.text = text
        let size = label.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
        #expect(size.width <= 100 && size.height.isFinite)
      }
      label.text = "A"
      #expect(label.sizeThatFits(CGSize(width: -5, height: -5)).height > 0)
      #expect(label.sizeThatFits(.zero).height > 0)
    }
  }

  @Test("observers and targets that are gone are not called")
  func gone() {
    onFreshScreen {
      final class Target: NSObject {
        nonisolated(unsafe) static var calls = 0
        func note() { Target.calls += 1 }
      }
      let button = UIButton(type: .system)
      var target: Target? = Target()
      button.addTarget(target, action: Selector("note"), for: .touchUpInside)
      target = nil
      button.sendActions(for: .touchUpInside)
      button.sendActions(for: .valueChanged)
      button.addTarget(nil, action: Selector("nobody:"), for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(Target.calls == 0)
    }
  }
}
