// Part of Snug, under the Apache License 2.0; see LICENSE.

import DisplayList
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Animations of views")
struct AnimationTests {
  private func box(in window: UIWindow) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    return view
  }

  private func shownFrame(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? .null }

  @Test("values hold at once and are shown on their way, half of it in half of the time")
  func halfway() {
    inWindow { window in
      let view = box(in: window)
      var finished: Bool?

      UIView.animate(withDuration: 1) {
        view.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
        view.alpha = 0
      } completion: {
        finished = $0
      }

      #expect(view.frame.minX == 100)
      #expect(shownFrame(view) == CGRect(x: 0, y: 0, width: 100, height: 100))
      wait(0.5)
      let half = shownFrame(view)
      #expect(abs(half.minX - 50) < 1e-6 && abs(half.width - 150) < 1e-6)
      #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
      #expect(finished == nil)
      wait(0.5)
      #expect(finished == true)
      #expect(shownFrame(view) == view.frame)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test("linear time gives every frame its share")
  func linear() {
    inWindow { window in
      let view = box(in: window)
      UIView.animate(withDuration: 0.5, delay: 0.1, options: .curveLinear) { view.center.x = 350 }

      var places: [CGFloat] = []
      for _ in 0..<7 {
        places.append((view.layer.presentation()?.position.x ?? 0).rounded())
        wait(0.1)
      }

      #expect(places == [50, 50, 110, 170, 230, 290, 350])
    }
  }

  @Test("a second animation goes on from where the first one is")
  func interrupted() {
    inWindow { window in
      let view = box(in: window)
      var ends: [String] = []
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 150
      } completion: {
        ends.append("first \($0)")
      }
      wait(0.5)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 50
      } completion: {
        ends.append("second \($0)")
      }

      #expect(abs((view.layer.presentation()?.position.x ?? 0) - 100) < 1e-6)
      wait(0.25)
      // 50, and a quarter of the first way is missing, and three quarters of the second.
      #expect(abs((view.layer.presentation()?.position.x ?? 0) - (50 - 25 + 75)) < 1e-6)
      wait(1)

      #expect(ends == ["first true", "second true"])
    }
  }

  @Test("removed animations are not finished")
  func removed() {
    inWindow { window in
      let view = box(in: window)
      var finished: Bool?
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: {
        finished = $0
      }

      view.layer.removeAllAnimations()
      Runtime.current.turn()

      #expect(finished == false)
    }
  }

  @Test("without changes the completion comes in the next turn")
  func nothing() {
    inWindow { window in
      var finished: Bool?
      UIView.animate(withDuration: 5, animations: {}, completion: { finished = $0 })
      #expect(finished == nil)
      Runtime.current.turn()

      #expect(finished == true)
    }
  }

  @Test("constraints animate by layoutIfNeeded")
  func constraints() {
    inWindow { window in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      let width = view.widthAnchor.constraint(equalToConstant: 100)
      NSLayoutConstraint.activate([
        width, view.heightAnchor.constraint(equalToConstant: 10),
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        view.topAnchor.constraint(equalTo: window.topAnchor),
      ])
      window.layoutIfNeeded()

      width.constant = 200
      UIView.animate(withDuration: 1) { window.layoutIfNeeded() }
      wait(0.5)

      #expect(view.frame.width == 200)
      #expect(abs(shownFrame(view).width - 150) < 1e-6)
    }
  }

  @Test("nothing is animated where animations are off")
  func off() {
    inWindow { window in
      let view = box(in: window)
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { view.alpha = 0.5 }
      }
      #expect(view.layer.animationKeys() == nil)
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      UIView.setAnimationsEnabled(true)

      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test("an inner closure takes the outer one's time unless it says otherwise")
  func nested() {
    inWindow { window in
      let (view, other) = (box(in: window), box(in: window))
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
          other.alpha = 0
        }
      }
      wait(1)

      #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
      #expect(other.layer.presentation()?.opacity == 0)
    }
  }

  @Test("repeating animations go to and fro, and do not keep the clock waiting")
  func repeating() {
    inWindow { window in
      let view = box(in: window)
      UIView.animate(
        withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]
      ) { view.alpha = 0 }

      wait(0.25)
      #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.75) < 1e-6)
      wait(1)
      #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.25) < 1e-6)
      #expect(Runtime.current.nextDue == nil)
    }
  }

  @Test("keyframes follow one another")
  func keyframes() {
    inWindow { window in
      let view = box(in: window)
      UIView.animateKeyframes(
        withDuration: 2, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            view.center.x = 150
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            view.center.x = 250
          }
        })

      wait(0.5)
      #expect(abs((view.layer.presentation()?.position.x ?? 0) - 100) < 1e-6)
      wait(1)
      #expect(abs((view.layer.presentation()?.position.x ?? 0) - 200) < 1e-6)
    }
  }

  @Test("a turn keeps its size on the way")
  func rotation() {
    inWindow { window in
      let view = box(in: window)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      }
      wait(0.5)

      let shown = view.layer.presentation()?.affineTransform() ?? .identity
      #expect(abs(shown.a - cos(.pi / 4)) < 1e-9 && abs(shown.b - sin(.pi / 4)) < 1e-9)
    }
  }

  @Test("a critically damped spring is 1 - e^-ωt (1 + ωt) of its way along")
  func spring() {
    inWindow { window in
      let view = box(in: window)
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
      ) { view.center.x = 150 }
      wait(0.5)

      // ω = 9.2334 a second; e^-4.6167 × 5.6167 = 0.05550.
      #expect(abs((view.layer.presentation()?.position.x ?? 0) - (150 - 5.55)) < 0.01)
    }
  }

  @Test("touches wait until animations are over, unless they are allowed")
  func interaction() {
    inWindow { window in
      let view = box(in: window)
      UIView.animate(withDuration: 1) { view.center.x = 60 }
      #expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === window)
      wait(1)
      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
        view.center.x = 50
      }

      #expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
    }
  }

  @Test("a picture in mid-animation shows the state in between")
  func picture() {
    inWindow { window in
      let view = box(in: window)
      view.backgroundColor = .red
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
      wait(0.25)

      let moves = DisplayListBuilder.displayList(of: window).commands.compactMap { command in
        if case .concat(let matrix) = command { matrix.tx } else { nil }
      }

      #expect(moves == [25])
      #expect(view.center.x == 150)
    }
  }

  @Test("an animator can be scrubbed, turned round and sent back to the start")
  func animator() {
    inWindow { window in
      let view = box(in: window)
      var end: UIViewAnimatingPosition?
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
      animator.addCompletion { end = $0 }

      animator.fractionComplete = 0.25
      #expect(view.layer.presentation()?.position.x == 75)
      animator.startAnimation()
      wait(0.25)
      #expect(abs(animator.fractionComplete - 0.5) < 1e-6)
      animator.isReversed = true
      wait(0.25)
      #expect(abs((view.layer.presentation()?.position.x ?? 0) - 75) < 1e-6)
      wait(0.25)

      #expect(end == .start)
      #expect(view.center.x == 50)
      #expect(animator.state == .inactive)
    }
  }

  @Test("a stopped animator leaves views where they are")
  func stopped() {
    inWindow { window in
      let view = box(in: window)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
      animator.startAnimation()
      wait(0.25)

      animator.stopAnimation(true)

      #expect(abs(view.center.x - 75) < 1e-6)
      #expect(animator.state == .inactive)
    }
  }
}
