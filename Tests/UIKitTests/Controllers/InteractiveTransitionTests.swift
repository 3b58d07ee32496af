// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/Containers.md §3.5 and §4.2.
@MainActor
@Suite("Interactive transitions", .serialized)
struct InteractiveTransitionTests {
  /// Lets the upper view sink by 200 points in a second.
  private final class Sink: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let from = context.view(forKey: .from) else { return }
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        from.frame.origin.y += 200
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private final class Director: NSObject, UINavigationControllerDelegate {
    let interaction = UIPercentDrivenInteractiveTransition()

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Sink() }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  private struct Stage {
    let navigation: UINavigationController
    let lower: UIViewController
    let upper: UIViewController
    let director: Director
    let window: UIWindow
  }

  private func stage() -> Stage {
    let (lower, upper) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: lower)
    navigation.pushViewController(upper, animated: false)
    let window = show(navigation)
    let director = Director()
    navigation.delegate = director
    return Stage(
      navigation: navigation, lower: lower, upper: upper, director: director, window: window)
  }

  private func sunk(_ stage: Stage) -> CGFloat? {
    stage.upper.view.layer.presentation().map { $0.frame.minY }
  }

  @Test("the animation stands at the share that the interaction gives, and runs on when it ends")
  func finishes() {
    onDevice("iPhone X") { _ in
      let stage = stage()
      stage.navigation.popViewController(animated: true)
      settle()
      stage.director.interaction.update(0.25)
      wait(3)
      #expect(abs((sunk(stage) ?? 0) - 50) < 1e-6)
      #expect(stage.navigation.transitionCoordinator?.percentComplete == 0.25)
      stage.director.interaction.update(0.5)
      #expect(abs((sunk(stage) ?? 0) - 100) < 1e-6)

      stage.director.interaction.finish()
      wait(0.25)
      #expect(abs((sunk(stage) ?? 0) - 150) < 1e-6)
      wait(0.3)
      #expect(stage.navigation.viewControllers == [stage.lower])
      #expect(stage.upper.viewIfLoaded?.superview == nil)
      #expect(stage.navigation.view.layer.speed == 1)
    }
  }

  @Test("a cancelled interaction runs back, and the stack is as before")
  func cancels() {
    onDevice("iPhone X") { _ in
      let stage = stage()
      stage.navigation.popViewController(animated: true)
      settle()
      stage.director.interaction.update(0.5)
      stage.director.interaction.cancel()
      wait(0.25)
      #expect(abs((sunk(stage) ?? 0) - 50) < 1e-6)
      wait(0.3)
      settle()
      #expect(stage.navigation.viewControllers == [stage.lower, stage.upper])
      #expect(stage.upper.view.frame == stage.navigation.view.bounds)
      #expect(stage.lower.viewIfLoaded?.superview == nil)
      #expect(stage.upper.view.window != nil)
    }
  }

  @Test("a swipe from the leading edge pops when it goes past the middle, and else goes back")
  func swipeBack() {
    for (reach, remains) in [(CGFloat(300), 1), (80, 2)] {
      onDevice("iPhone X") { _ in
        let stage = stage()
        stage.navigation.delegate = nil
        TouchDriver.drag(
          from: CGPoint(x: 2, y: 400), to: CGPoint(x: reach, y: 400), in: stage.window,
          duration: 2)
        settle()
        wait(0.5)
        settle()
        #expect(stage.navigation.viewControllers.count == remains)
        #expect(stage.navigation.topViewController?.view.frame == stage.navigation.view.bounds)
      }
    }
  }

  @Test("from right to left the leading edge is the right one")
  func mirroredSwipe() {
    onDevice("iPhone X", locale: "ar") { _ in
      let stage = stage()
      stage.navigation.delegate = nil
      TouchDriver.drag(
        from: CGPoint(x: 373, y: 400), to: CGPoint(x: 60, y: 400), in: stage.window, duration: 2)
      settle()
      wait(0.5)
      #expect(stage.navigation.viewControllers == [stage.lower])
    }
  }
}
