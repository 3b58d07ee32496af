// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// Methods that are exchanged at run time, as an app that runs
/// (Documentation/SourceLowering.md §6.18).
@Suite("Exchanged methods that run", .serialized, .enabled(if: TrialApp.isInstalled))
struct MethodExchangeRunTests {
  private static let text = """
    import UIKit
    var told: [String] = []
    func exchange(_ type: AnyClass, _ a: Selector, _ b: Selector) {
      guard let one = class_getInstanceMethod(type, a), let other = class_getInstanceMethod(type, b)
      else { return }
      method_exchangeImplementations(one, other)
    }
    extension UIView {
      @objc func told_layoutSubviews() { told_layoutSubviews(); told.append("laid out") }
      @objc func wide_sizeThatFits(_ size: CGSize) -> CGSize {
        tag == 5 ? CGSize(width: 5, height: 5) : wide_sizeThatFits(size)
      }
      @objc func told_setBounds(_ bounds: CGRect) {
        told.append("bounds \\(Int(bounds.width))")
        told_setBounds(bounds)
      }
    }
    extension UIViewController {
      @objc private func told_viewDidLoad() { told.append("before"); told_viewDidLoad() }
      static func exchangeLoading() {
        exchange(self, #selector(viewDidLoad), #selector(told_viewDidLoad))
      }
      @objc func told_viewWillAppear(_ animated: Bool) {
        told.append("appears \\(animated)")
        told_viewWillAppear(animated)
      }
    }
    extension UITableView {
      @objc func told_insertRows(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
        told.append("inserts \\(paths.count)")
        told_insertRows(paths, animation)
      }
      @objc func fixed_cell() -> UITableViewCell? {
        let cell = UITableViewCell()
        cell.tag = 3
        return cell
      }
    }
    class Rows: NSObject, UITableViewDataSource {
      var count = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    extension UINavigationController {
      @objc func told_pushViewController(_ screen: UIViewController, animated: Bool) {
        told.append("pushes")
        told_pushViewController(screen, animated: animated)
      }
    }
    class Screen: UIViewController {
      override func viewDidLoad() { super.viewDidLoad(); told.append("loaded") }
    }
    class Wide: UIView {}
    class Bare: UIView {
      override func layoutSubviews() { told.append("bare"); super.layoutSubviews() }
    }
    extension Wide {
      @objc func four_intrinsicContentSize() -> CGSize {
        CGSize(width: 4, height: super.intrinsicContentSize.height)
      }
    }
    class Greeter: NSObject {
      @objc dynamic func greet(_ name: String) -> String { "Hello \\(name)" }
      @objc func shout(_ name: String) -> String { shout(name).uppercased() }
      @objc dynamic var title: String { "title" }
    }
    typealias Bounds = @convention(c) (UIView, Selector, CGRect) -> Void
    @main struct Program {
      @MainActor static func views() {
        exchange(UIView.self, #selector(UIView.layoutSubviews), #selector(UIView.told_layoutSubviews))
        let view = Bare()
        view.setNeedsLayout()
        view.layoutIfNeeded()
        print(told)
        exchange(UIView.self, #selector(UIView.layoutSubviews), #selector(UIView.told_layoutSubviews))
        view.setNeedsLayout()
        view.layoutIfNeeded()
        print(told.count)
        exchange(
          UIView.self, #selector(UIView.sizeThatFits(_:)), #selector(UIView.wide_sizeThatFits(_:)))
        view.frame = CGRect(x: 0, y: 0, width: 7, height: 8)
        let first = view.sizeThatFits(.zero)
        view.tag = 5
        print(first, view.sizeThatFits(.zero), UILabel().sizeThatFits(.zero))
        told = []
        let method = class_getInstanceMethod(UIView.self, #selector(setter: UIView.bounds))!
        let code = class_getMethodImplementation(UIView.self, #selector(UIView.told_setBounds(_:)))!
        exchange(UIView.self, #selector(setter: UIView.bounds), #selector(UIView.told_setBounds(_:)))
        view.bounds.size.width = 9
        print(told, view.bounds.width, method_getImplementation(method) == code)
      }
      @MainActor static func screens() {
        told = []
        UIViewController.exchangeLoading()
        Screen().loadViewIfNeeded()
        print(told)
        told = []
        let appear = #selector(UIViewController.viewWillAppear(_:))
        let other = #selector(UIViewController.told_viewWillAppear(_:))
        let one = class_getInstanceMethod(UIViewController.self, appear)!
        let two = class_getInstanceMethod(UIViewController.self, other)!
        if class_addMethod(
          UIViewController.self, appear, method_getImplementation(two), method_getTypeEncoding(two))
        {
          class_replaceMethod(
            UIViewController.self, other, method_getImplementation(one), method_getTypeEncoding(one))
        } else {
          method_exchangeImplementations(one, two)
        }
        Screen().viewWillAppear(true)
        print(told)
      }
      @MainActor static func below() {
        let size = #selector(getter: UIView.intrinsicContentSize)
        let four = class_getMethodImplementation(
          Wide.self, #selector(Wide.four_intrinsicContentSize))!
        let inherited = class_getInstanceMethod(UIView.self, size).map(method_getImplementation)
        let own = class_getInstanceMethod(Wide.self, size).map(method_getImplementation)
        print(own == inherited, class_addMethod(Wide.self, size, four, nil))
        print(Wide().intrinsicContentSize, UIView().intrinsicContentSize.width)
        let block: @convention(block) (UIView, CGSize) -> CGSize = { view, size in
          CGSize(width: size.width * 2, height: CGFloat(view.tag))
        }
        class_addMethod(
          Wide.self, #selector(UIView.sizeThatFits(_:)), imp_implementationWithBlock(block), "")
        print(Wide().sizeThatFits(CGSize(width: 3, height: 3)))
      }
      @MainActor static func added() {
        let added = Selector("addedNote")
        let one: @convention(block) (Wide) -> String = { _ in "added" }
        print(class_addMethod(Wide.self, added, imp_implementationWithBlock(one), nil))
        print(class_addMethod(Wide.self, added, imp_implementationWithBlock(one), nil))
        let two: @convention(block) (Wide) -> String = { view in "exchanged \\(view.tag)" }
        let method = class_getInstanceMethod(Wide.self, added)!
        let old = method_setImplementation(method, imp_implementationWithBlock(two))
        print(Wide().perform(added)!.takeUnretainedValue())
        method_setImplementation(method, old)
        print(Wide().perform(added)!.takeUnretainedValue())
      }
      @MainActor static func lists() {
        told = []
        let (table, rows) = (UITableView(), Rows())
        table.dataSource = rows
        table.reloadData()
        exchange(
          UITableView.self, #selector(UITableView.insertRows(at:with:)),
          #selector(UITableView.told_insertRows(_:_:)))
        exchange(
          UITableView.self, #selector(UITableView.cellForRow(at:)),
          #selector(UITableView.fixed_cell))
        rows.count = 2
        let path = IndexPath(row: 0, section: 0)
        table.insertRows(at: [path, IndexPath(row: 1, section: 0)], with: .none)
        print(told, table.numberOfRows(inSection: 0), table.cellForRow(at: path)?.tag ?? -1)
        exchange(
          UITableView.self, Selector("cellForRowAtIndexPath:"), #selector(UITableView.fixed_cell))
        print(table.cellForRow(at: IndexPath(row: 9, section: 0)) == nil)
      }
      @MainActor static func stacks() {
        told = []
        exchange(
          UINavigationController.self,
          #selector(UINavigationController.pushViewController(_:animated:)),
          #selector(UINavigationController.told_pushViewController(_:animated:)))
        let stack = UINavigationController(rootViewController: UIViewController())
        let before = told.count
        stack.pushViewController(UIViewController(), animated: false)
        print(told.count - before, stack.viewControllers.count)
      }
      static func own() {
        exchange(Greeter.self, #selector(Greeter.greet(_:)), #selector(Greeter.shout(_:)))
        print(Greeter().greet("Ann"))
        let title = class_getInstanceMethod(Greeter.self, #selector(getter: Greeter.title))!
        let block: @convention(block) (Greeter) -> String = { _ in "block" }
        let old = method_setImplementation(title, imp_implementationWithBlock(block))
        print(Greeter().title)
        method_setImplementation(title, old)
        print(Greeter().title)
      }
      @MainActor static func main() {
        views()
        screens()
        below()
        added()
        lists()
        stacks()
        own()
      }
    }
    """

  @Test("the code of UIKit's and the app's methods is exchanged, called through, and put back")
  func exchanges() throws {
    let lines = try MetatypeTests.output(Self.text)
    #expect(
      lines == [
        "[\"bare\", \"laid out\"]", "3", "(7.0, 8.0) (5.0, 5.0) (0.0, 0.0)",
        "[\"bounds 9\"] 9.0 true",
        "[\"before\", \"loaded\"]", "[\"appears true\"]", "true true", "(4.0, -1.0) -1.0",
        "(6.0, 0.0)", "true", "false", "exchanged 0", "added",
        "[\"inserts 2\"] 2 3", "true", "1 2", "HELLO ANN", "block", "title",
      ])
  }
}
