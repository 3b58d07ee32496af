// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// Classes inside functions, private ones, and objects of any class, as an app that runs
/// (Documentation/SourceLowering.md §4.5, §4.9, §6.7).
@Suite("Local classes that run", .serialized, .enabled(if: TrialApp.isInstalled))
struct LocalClassRunTests {
  private static let localClassesText = """
    import UIKit
    func anew<T: NSObject>(_ type: T.Type) -> T { T() }
    func anewView<T: UIView>(_ type: T.Type) -> T { T() }
    private class Alone: NSObject { let n = 3 }
    class Around {
      private class Inner: NSObject { var n = 0; override init() { n = 4 } }
      static func made() -> Int { anew(Inner.self).n }
    }
    class Shy: NSObject {
      let n = 5
      private override init() {}
      static func made() -> Int { anew(Shy.self).n }
    }
    class Box<T>: NSObject { let n = 6 }
    class Picky: NSObject, UITableViewDelegate {
      override func responds(to s: Selector!) -> Bool {
        s == Selector(("odd")) || super.responds(to: s)
      }
      @objc func plain() {}
    }
    @MainActor func view() -> Int {
      class V: UIView {
        var n = 0
        override init(frame: CGRect) { super.init(frame: frame); n = 7 }
        required init?(coder: NSCoder) { nil }
      }
      return anewView(V.self).n
    }
    @MainActor func tag() -> Int {
      class V: UIView {
        let n: Int
        init(n: Int) { self.n = n; super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
      }
      return V(n: 8).n
    }
    @MainActor func cell() -> Int? {
      class Cell: UITableViewCell {
        var n = 0
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          n = 9
        }
        required init?(coder: NSCoder) { nil }
      }
      let table = UITableView()
      table.register(Cell.self, forCellReuseIdentifier: "c")
      return (table.dequeueReusableCell(withIdentifier: "c") as? Cell)?.n
    }
    @MainActor func watched() -> Int {
      class Watcher: NSObject {
        var n = 0
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) { n += 1 }
      }
      let watcher = Watcher()
      let scroll = UIScrollView()
      scroll.addObserver(watcher, forKeyPath: "contentOffset", options: [.new], context: nil)
      scroll.contentOffset.y = 4
      scroll.removeObserver(watcher, forKeyPath: "contentOffset")
      return watcher.n
    }
    @MainActor func asked() -> [Bool] {
      class Always: NSObject { override func responds(to s: Selector!) -> Bool { true } }
      let local: NSObject = Always()
      let picky = Picky()
      let delegate: UITableViewDelegate = picky
      return [
        local.responds(to: Selector(("x"))), delegate.responds(to: Selector(("odd"))),
        delegate.responds(to: Selector(("even"))), picky.responds(to: #selector(Picky.plain)),
      ]
    }
    @MainActor func below() -> [Int] {
      class Base: NSObject { @objc var n: Int { 1 } }
      class Sub: Base { override var n: Int { 2 } }
      return [anew(Base.self).n, anew(Sub.self).n, Sub().value(forKey: "n") as? Int ?? 0]
    }
    @main struct Program {
      @MainActor static func main() {
        print(anew(Alone.self).n, Around.made(), Shy.made(), anew(Box<Int>.self).n)
        print(view(), tag(), cell() ?? 0, watched())
        print(asked(), below())
      }
    }
    """

  private static let initialisersText = """
    import UIKit
    @MainActor func tap<T: UIGestureRecognizer>(_ t: T.Type) -> T { T(target: nil, action: nil) }
    @MainActor func plain<T: UIGestureRecognizer>(_ t: T.Type) -> T { T() }
    @MainActor func stack<T: UIStackView>(_ t: T.Type) -> T { T(arrangedSubviews: [UIView()]) }
    @MainActor func grid<T: UICollectionViewLayout>(_ t: T.Type) -> T { T() }
    @MainActor func button<T: UIButton>(_ t: T.Type) -> T {
      T(frame: .zero, primaryAction: UIAction { _ in })
    }
    @MainActor func item<T: UIBarButtonItem>(_ t: T.Type) -> T {
      T(title: "x", style: .plain, target: nil, action: nil)
    }
    @MainActor func place<T: UICollectionViewLayoutAttributes>(_ t: T.Type) -> T {
      T(forCellWith: IndexPath(item: 1, section: 0))
    }
    @MainActor func shown<T: UIPresentationController>(_ t: T.Type) -> T {
      T(presentedViewController: UIViewController(), presenting: nil)
    }
    @MainActor func split<T: UISplitViewController>(_ t: T.Type) -> T { T(style: .doubleColumn) }
    @MainActor func pages<T: UIPageViewController>(_ t: T.Type) -> T {
      T(transitionStyle: .scroll, navigationOrientation: .vertical)
    }
    @MainActor func text<T: UITextView>(_ t: T.Type, _ c: NSTextContainer) -> T {
      T(frame: CGRect(x: 0, y: 0, width: 9, height: 1), textContainer: c)
    }
    @MainActor func alert<T: UIAlertController>(_ t: T.Type) -> T {
      T(title: "a", message: "b", preferredStyle: .actionSheet)
    }
    @MainActor func bar<T: UIProgressView>(_ t: T.Type) -> T { T(progressViewStyle: .bar) }
    @MainActor func wheel<T: UIActivityIndicatorView>(_ t: T.Type) -> T { T(style: .large) }
    @MainActor func words<T: Formatter>(_ t: T.Type) -> T { T() }
    class Press: UILongPressGestureRecognizer {
      var n = 0
      override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        n = 2
      }
      required init?(coder: NSCoder) { nil }
    }
    class Rows: UICollectionViewFlowLayout {
      override init() {
        super.init()
        minimumLineSpacing = 3
      }
      required init?(coder: NSCoder) { nil }
    }
    class Sheet: UIPresentationController {
      var n = 0
      override init(presentedViewController: UIViewController, presenting: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presenting)
        n = 4
      }
    }
    @main struct Program {
      @MainActor static func main() {
        print(tap(UITapGestureRecognizer.self).numberOfTapsRequired, tap(Press.self).n)
        print(plain(Press.self).n, stack(UIStackView.self).arrangedSubviews.count)
        print(type(of: grid(UICollectionViewFlowLayout.self)), grid(Rows.self).minimumLineSpacing)
        print(button(UIButton.self).enumerated, item(UIBarButtonItem.self).title ?? "")
        print(place(UICollectionViewLayoutAttributes.self).indexPath.item, shown(Sheet.self).n)
        print(split(UISplitViewController.self).style == .doubleColumn)
        let made = pages(UIPageViewController.self)
        print(made.transitionStyle == .scroll, made.navigationOrientation == .vertical)
        let container = NSTextContainer(size: .zero)
        print(text(UITextView.self, container).textContainer === container)
        let sheet = alert(UIAlertController.self)
        print(sheet.title ?? "", sheet.message ?? "", sheet.preferredStyle == .actionSheet)
        print(bar(UIProgressView.self).progressViewStyle == .bar)
        print(wheel(UIActivityIndicatorView.self).bounds.width)
        print(type(of: words(NumberFormatter.self)) is NumberFormatter.Type)
        let view: UIView = UILabel()
        let screen: UIViewController = UITabBarController()
        print(type(of: type(of: view).init()), type(of: type(of: screen).init()))
      }
    }
    extension UIButton {
      var enumerated: Int {
        var count = 0
        enumerateEventHandlers { _, _, _, _ in count += 1 }
        return count
      }
    }
    """

  private static let anyObjectText = """
    import UIKit
    class Holder: NSObject { @objc var size = CGSize(width: 5, height: 6) }
    class Spoken: NSObject {
      override var accessibilityLabel: String? {
        get { "own " + (super.accessibilityLabel ?? "") }
        set { super.accessibilityLabel = newValue }
      }
      override func accessibilityActivate() -> Bool { true }
    }
    @MainActor func list() -> [AnyObject] {
      [UIView().widthAnchor.constraint(equalToConstant: 2)]
    }
    @main struct Program {
      @MainActor static func main() {
        let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        label.text = "t"
        let x: AnyObject = label
        let y: AnyObject? = Holder()
        print(x.text == "t", x.frame == label.frame, x.frame.width, x.tag as Int)
        print(list().first?.priority == .required, list()[0].constant == 2)
        print(y?.size.height as CGFloat?, y?.text == nil)
        for one in list() { print(one.isActive == false) }
        x.setNeedsLayout?()
        let spoken: NSObject = Spoken()
        spoken.accessibilityLabel = "label"
        print(spoken.accessibilityLabel ?? "-", spoken.accessibilityActivate())
      }
    }
    """

  @Test("a class inside a function is made, overrides and is observed as any other")
  func localClasses() throws {
    let lines = try MetatypeTests.output(Self.localClassesText)
    #expect(
      lines == ["3 4 5 6", "7 8 9 1", "[true, true, false, true] [1, 2, 2]"])
  }

  @Test("a metatype makes what its class's initialisers make")
  func initialisers() throws {
    let lines = try MetatypeTests.output(Self.initialisersText)
    #expect(
      lines == [
        "1 2", "2 1", "UICollectionViewFlowLayout 3.0", "1 x", "1 4", "true", "true true", "true",
        "a b true", "true", "37.0", "true", "UILabel UITabBarController",
      ])
  }

  @Test("members of any object are asked by name")
  func anyObject() throws {
    let lines = try MetatypeTests.output(Self.anyObjectText)
    #expect(
      lines == ["true true 3.0 0", "true true", "Optional(6.0) true", "true", "own label true"])
  }
}
