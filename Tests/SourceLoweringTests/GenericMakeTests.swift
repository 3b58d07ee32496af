// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// Views and controllers that a generic type makes (Documentation/SourceLowering.md §4.5).
@Suite("Objects of generic types")
struct GenericMakeTests {
  @Test("an associated type's object is made by the class method")
  func associated() {
    let lowered = Lowered(
      """
      import UIKit
      protocol Base { associatedtype Root: UIViewController }
      protocol Route: Base {}
      class Flow<R: Route> {
        let root: R.Root
        init() { root = R.Root() }
        init(nib: String) { root = R.Root.init(nibName: nib, bundle: nil) }
      }
      """)
    #expect(lowered.contains("init() { root = R.Root.snugMake() }"))
    #expect(lowered.contains("root = R.Root.snugMake(nibName: nib, bundle: nil) }"))
  }

  @Test("another name of a generic parameter or of its associated type is followed")
  func alias() {
    let lowered = Lowered(
      """
      import UIKit
      protocol Route { associatedtype Root: UIViewController }
      class Flow<R> where R: Route {
        typealias Root = R.Root
        let root: Root
        init(given: Root?) { root = given ?? Root() }
      }
      struct Cell<V: UIView> { typealias Content = V; func make() -> Content { Content() } }
      struct Loop<T> { typealias A = B; typealias B = A; func make() -> A { A() } }
      """)
    #expect(lowered.contains("root = given ?? Root.snugMake() }"))
    #expect(lowered.contains("func make() -> Content { Content.snugMake() }"))
    #expect(lowered.contains("func make() -> A { A() }"))
  }

  @Test("of several requirements on a generic parameter the class counts, wherever it stands")
  func severalRequirements() {
    let lowered = Lowered(
      """
      import UIKit
      protocol Titled { var word: String { get } }
      class Strip<V> where V: Titled, V: UIView { let view = V() }
      class Bar<V: Titled> where V: Hashable, V: UIScrollView { let view = V() }
      """)
    #expect(lowered.contains("V: UIView { let view = V.snugMake() }"))
    #expect(lowered.contains("V: UIScrollView { let view = V.snugMake() }"))
  }

  @Test("an alias of several protocols together is followed to the class that one of them wants")
  func composition() {
    let lowered = Lowered(
      """
      import UIKit
      protocol Styled: UIView { associatedtype Style; init(style: Style) }
      protocol Filled { func fill() }
      typealias Card = Filled & Styled
      typealias Loop = Loop & Filled
      final class Frame<Content: Card>: UIView { let content = Content() }
      final class Rest<Content: Loop> { let content = Content() }
      """)
    #expect(lowered.contains("Frame<Content: Card>: UIView { let content = Content.snugMake() }"))
    #expect(lowered.contains("Rest<Content: Loop> { let content = Content() }"))
  }

  @Test("types of a known name, and a method's call, are left as they are")
  func known() {
    let lowered = Lowered(
      """
      import UIKit
      enum Parts { typealias Title = UILabel; class Badge: UIView {} }
      struct Screen<T: UIView> {
        typealias Title = UILabel
        func title() -> UILabel { Title() }
        func all() -> [UIView] { [Parts.Title(), Parts.Badge(), UIKit.UIView()] }
      }
      """)
    #expect(lowered.contains("{ Title() }"))
    #expect(lowered.contains("[Parts.Title(), Parts.Badge(), UIKit.UIView()]"))
  }

  @Test("objects of other classes are asked of the register by their whole name")
  func objects() {
    let lowered = Lowered(
      """
      import UIKit
      protocol Store { associatedtype Item: NSObject }
      struct Shelf<S: Store> { func make() -> S.Item { S.Item() } }
      """)
    #expect(lowered.contains("{ UIKit.RuntimeRegistry.construct(S.Item.self) }"))
  }
}
