// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/Containers.md §6.8.
@MainActor
@Suite("Presentation controllers of apps")
struct OwnPresentationTests {
  /// A card at the bottom, 16 from the sides and as high as its content.
  private final class Card: UIPresentationController {
    var preferredSizesHeard: [CGSize] = []

    override var frameOfPresentedViewInContainerView: CGRect {
      guard let containerView, let presentedView else { return .zero }
      let room = containerView.bounds.inset(by: containerView.safeAreaInsets)
      let width = room.width - 32
      let height = presentedView.systemLayoutSizeFitting(
        CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .defaultLow
      ).height
      return CGRect(x: room.minX + 16, y: room.maxY - height, width: width, height: height)
    }

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      preferredSizesHeard.append(container.preferredContentSize)
    }
  }

  /// Pins the view to the container's centre; says nothing about a frame.
  private final class Pinned: UIPresentationController {
    override func presentationTransitionWillBegin() {
      guard let containerView, let presentedView else { return }
      presentedView.translatesAutoresizingMaskIntoConstraints = false
      containerView.addSubview(presentedView)
      NSLayoutConstraint.activate([
        presentedView.centerXAnchor.constraint(equalTo: containerView.centerXAnchor),
        presentedView.centerYAnchor.constraint(equalTo: containerView.centerYAnchor),
        presentedView.widthAnchor.constraint(equalToConstant: 201),
        presentedView.heightAnchor.constraint(equalToConstant: 100),
      ])
    }
  }

  private final class Plain: UIPresentationController {}

  /// Leaves the view where no frame of the presentation is.
  private final class Dropping: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
      context.containerView.addSubview(view)
      view.frame = CGRect(x: 40, y: -300, width: 200, height: 300)
      UIView.animate(withDuration: 0.2) {
        view.frame.origin.y = 100
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }

  private final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
    let make: (UIViewController, UIViewController?) -> UIPresentationController
    var animator: (any UIViewControllerAnimatedTransitioning)?

    init(_ make: @escaping (UIViewController, UIViewController?) -> UIPresentationController) {
      self.make = make
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? { make(presented, presenting) }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  /// A controller whose view is as high as a box of 120 in it.
  private func boxed() -> UIViewController {
    let controller = UIViewController()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: controller.view.topAnchor),
      box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      box.heightAnchor.constraint(equalToConstant: 120),
    ])
    return controller
  }

  /// Presents on an iPhone X (375 × 812, 44 above, 34 below) and asks.
  private func presented(
    _ controller: UIViewController, _ transitions: Transitions, animated: Bool,
    _ body: (UIApplication) -> Void
  ) {
    let root = UIViewController()
    let window = show(root)
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = transitions
    root.present(controller, animated: animated)
    Runtime.current.advance(to: Runtime.current.now + 2)
    settle()
    controller.presentationController?.containerView?.setNeedsLayout()
    settle()
    body(UIApplication.shared)
    #expect(Runtime.current.issues.isEmpty, "\(Runtime.current.issues)")
    withExtendedLifetime(window) {}
  }

  @Test(
    "a fitted card stands above the home indicator, through layout and a turn",
    arguments: [
      true, false,
    ])
  func card(animated: Bool) {
    onDevice("iPhone X") { _ in
      let controller = boxed()
      presented(controller, Transitions(Card.init), animated: animated) { app in
        #expect(controller.view.frame == CGRect(x: 16, y: 658, width: 343, height: 120))
        #expect(app.rotate(to: .landscapeLeft))
        Runtime.current.advance(to: Runtime.current.now + 1)
        settle()
        // 812 less 44 on both sides and 16; 21 below.
        #expect(controller.view.frame == CGRect(x: 60, y: 234, width: 692, height: 120))
      }
    }
  }

  @Test(
    "a view that the app pinned keeps its constraints, without a conflict",
    arguments: [
      true, false,
    ])
  func pinned(animated: Bool) {
    onDevice("iPhone X") { _ in
      let controller = UIViewController()
      presented(controller, Transitions(Pinned.init), animated: animated) { _ in
        #expect(controller.view.frame == CGRect(x: 87, y: 356, width: 201, height: 100))
      }
    }
  }

  @Test("a view stays where the app's animator left it")
  func dropped() {
    onDevice("iPhone X") { _ in
      let controller = UIViewController()
      let transitions = Transitions(Plain.init)
      transitions.animator = Dropping()
      presented(controller, transitions, animated: true) { _ in
        #expect(controller.view.frame == CGRect(x: 40, y: 100, width: 200, height: 300))
      }
    }
  }

  @Test("the presentation hears of another preferred size")
  func preferredSize() throws {
    try onDevice("iPhone X") { _ in
      let controller = boxed()
      presented(controller, Transitions(Card.init), animated: false) { _ in
        controller.preferredContentSize = CGSize(width: 100, height: 50)
      }
      let card = try #require(controller.presentationController as? Card)
      #expect(card.preferredSizesHeard == [CGSize(width: 100, height: 50)])
    }
  }
}
