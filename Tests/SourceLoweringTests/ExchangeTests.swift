// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@Suite("Methods that can be exchanged")
struct ExchangeTests {
  private static let helper = """
    func exchange(_ a: Method, _ b: Method) { method_exchangeImplementations(a, b) }
    """

  @Test("a method asks for other code, and its own has a name of its own")
  func divides() {
    let lowered = Lowered(
      """
      import UIKit
      extension UIView {
        @objc private func wide_sizeThatFits(_ size: CGSize) -> CGSize { wide_sizeThatFits(size) }
      }
      """, Self.helper)
    #expect(
      lowered.contains("private func snugOwn_UIView_wide_sizeThatFits(_ size: CGSize) -> CGSize {"))
    #expect(
      lowered.contains("private func `wide_sizeThatFits`(_ size: CGSize) -> CGSize { if UIKit."))
    #expect(lowered.contains("code(\"wide_sizeThatFits:\", of: UIView.self, for: self)"))
    #expect(lowered.contains("{ return snugCode.answer(self, [size]) }; return self.snugOwn_"))
    #expect(
      lowered.contains(
        "entry.ownCode(\"wide_sizeThatFits:\") { (o: UIView, a) in "
          + "o.snugOwn_UIView_wide_sizeThatFits(a[0] as CGSize) }"))
  }

  @Test("what overrides a method that only Apple's NSObject has keeps its body and its name")
  func droppedOverrides() {
    let lowered = Lowered(
      """
      import UIKit
      class A: NSObject {
        override func observeValue(
          forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {}
      }
      """, Self.helper)
    #expect(!lowered.contains("snugOwn_A_observeValue"))
  }

  @Test("what takes a closure that may not escape is called as ever")
  func boundClosures() {
    let lowered = Lowered(
      """
      import UIKit
      class A: NSObject {
        @objc func run(_ block: () -> Void) { block() }
        @objc func keep(_ block: (() -> Void)?) {}
      }
      """, Self.helper)
    #expect(!lowered.contains("snugOwn_A_run"))
    #expect(lowered.contains("snugOwn_A_keep"))
  }

  @Test("without the runtime's functions only what is dynamic asks")
  func onlyDynamic() {
    let lowered = Lowered(
      """
      import UIKit
      class A: NSObject {
        @objc func plain() {}
        @objc dynamic func changing() {}
        @objc dynamic var count: Int { 3 }
        @objc dynamic var stored = 4
      }
      """)
    #expect(lowered.text().components(of: "UIKit.MethodExchange.code(") == 2)
    #expect(lowered.contains("func snugOwn_A_changing()"))
    #expect(lowered.contains("var snugOwn_A_count: Int { 3 }"))
    #expect(lowered.contains("func plain()") && !lowered.contains("snugOwn_A_plain"))
  }

  @Test("an override stays one, and its own code does not override")
  func overrides() {
    let lowered = Lowered(
      """
      import UIKit
      class A: UIViewController {
        override func viewDidLoad() { super.viewDidLoad() }
        static let code = #selector(A.viewDidLoad)
      }
      """, Self.helper)
    #expect(lowered.contains("override func `viewDidLoad`() { if UIKit.MethodExchange.isInUse"))
    #expect(lowered.contains("func snugOwn_A_viewDidLoad() { super.viewDidLoad() }"))
    #expect(lowered.text().components(of: "override") == 1)
  }

  @Test("a selector is of the protocol that is named, or of one that it refines")
  func refinedProtocol() {
    let lowered = Lowered(
      """
      import UIKit
      let all = [
        #selector(UITableViewDelegate.indexPathForPreferredFocusedView(in:)),
        #selector(UICollectionViewDelegateFlowLayout.indexPathForPreferredFocusedView(in:)),
      ]
      """)
    #expect(lowered.contains("Selector(\"indexPathForPreferredFocusedViewInTableView:\")"))
    #expect(lowered.contains("Selector(\"indexPathForPreferredFocusedViewInCollectionView:\")"))
  }
}
