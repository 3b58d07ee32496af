// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

@Suite("Names of Darwin, Core Foundation and simd")
struct DarwinNameTests {
  @Test("atomic functions change what they are given and answer the new value")
  func atomics() {
    var value: Int32 = 4
    #expect(OSAtomicIncrement32(&value) == 5 && OSAtomicDecrement32Barrier(&value) == 4)
    #expect(OSAtomicAdd32(-6, &value) == -2 && value == -2)
    #expect(!OSAtomicCompareAndSwap32(3, 9, &value) && value == -2)
    #expect(OSAtomicCompareAndSwap32Barrier(-2, 9, &value) && value == 9)
    var bits: UInt32 = 5
    #expect(OSAtomicOr32Barrier(2, &bits) == 7)
  }

  @Test("ticks of the machine's clock never go back and are nanoseconds by its base")
  func ticks() {
    var base = mach_timebase_info_data_t()
    #expect(mach_timebase_info(&base) == 0 && base.numer == base.denom && base.numer > 0)
    let first = mach_absolute_time()
    #expect(first > 0 && mach_absolute_time() >= first)
  }

  @Test("an object tells which protocols its class adopts and its class which selectors it answers")
  @MainActor
  func conformance() {
    let table = UITableView()
    #expect(table.conforms(to: UIFocusEnvironment.self))
    #expect(!table.conforms(to: UITableViewDataSource.self))
    let focus = NSProtocolFromString("UIFocusEnvironment")
    #expect(
      focus.map(table.conforms(to:)) == true && focus == NSProtocolFromString("UIFocusEnvironment"))
    #expect(focus.map(NSStringFromProtocol) == "UIFocusEnvironment")
    let source = NSProtocolFromString("UITableViewDataSource")
    #expect(source.map(table.conforms(to:)) == false && source != focus)
    #expect(NSProtocolFromString("UIGhostDelegate") == nil && NSProtocolFromString("UIView") == nil)
    RuntimeRegistry.prepareFramework()
    #expect(UIView.instancesRespond(to: Selector("setAlpha:")))
    #expect(!UIView.instancesRespond(to: Selector("setGhost:")))
  }

  @Test("a phone without a keyboard has no focus; environments contain what lies in their views")
  @MainActor
  func focus() {
    let view = UIView()
    let label = UILabel()
    #expect(!UIFocusSystem.environment(view, contains: label))
    view.addSubview(label)
    #expect(UIFocusSystem.environment(view, contains: label))
    #expect(!UIFocusSystem.environment(label, contains: view))
    #expect(UIFocusSystem.focusSystem(for: label) == nil)
    let guide = UIFocusGuide()
    view.addLayoutGuide(guide)
    #expect(guide.owningView === view)
  }

  @Test("a stopped run loop's run ends, also when it was stopped before it began")
  func stoppedRunLoop() {
    CFRunLoopStop(CFRunLoopGetCurrent())
    #expect(CFRunLoopRunInMode(.defaultMode, 60, false) == .stopped)
  }

  @Test("a timer of Core Foundation's fires at its date, and again where it has an interval")
  func runLoopTimer() {
    let loop = CFRunLoopGetCurrent()
    var calls = 0
    let date = CFAbsoluteTimeGetCurrent() - 1
    let once = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, date, 0, 0, 0) { timer in
      calls += timer == nil ? 100 : 1
      CFRunLoopStop(loop)
    }
    #expect(CFRunLoopTimerIsValid(once) && !CFRunLoopTimerDoesRepeat(once))
    #expect(CFRunLoopTimerGetNextFireDate(once) == date)
    CFRunLoopAddTimer(loop, once, .defaultMode)
    #expect(CFRunLoopRunInMode(.defaultMode, 60, false) == .stopped)
    #expect(calls == 1 && !CFRunLoopTimerIsValid(once))
    let often = CFRunLoopTimerCreateWithHandler(nil, date, 60, 0, 0) { _ in calls += 1 }
    #expect(CFRunLoopTimerDoesRepeat(often) && CFRunLoopTimerGetInterval(often) == 60)
    CFRunLoopTimerInvalidate(often)
    #expect(!CFRunLoopTimerIsValid(often) && calls == 1)
  }

  @Test("an inverse takes a transform back; one of no volume stays")
  func inverse() {
    let turned = CATransform3DRotate(CATransform3DMakeTranslation(3, -4, 5), 0.7, 1, 2, 3)
    let scaled = CATransform3DScale(turned, 2, 4, 0.5)
    let product = CATransform3DConcat(scaled, CATransform3DInvert(scaled))
    for (row, other) in zip(product.rows, CATransform3DIdentity.rows) {
      for (a, b) in zip(row, other) { #expect(abs(a - b) < 1e-12) }
    }
    // Translation by 3 and scale by 2, by hand: x' = 2x + 3, so x = x'/2 - 1.5.
    var plain = CATransform3DMakeScale(2, 1, 1)
    plain.m41 = 3
    #expect(CATransform3DInvert(plain).m11 == 0.5 && CATransform3DInvert(plain).m41 == -1.5)
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test("matrices are in columns, and multiply vectors from the left")
  func matrices() {
    var move = matrix_identity_double4x4
    move[3] = SIMD4(5, 6, 7, 1)
    #expect(move * SIMD4(1, 1, 1, 1) == SIMD4(6, 7, 8, 1))
    #expect(move.transpose[0, 3] == 5 && move[3, 0] == 5)
    #expect(move * double4x4(2) == simd_mul(double4x4(diagonal: SIMD4(repeating: 2)), move))
  }

  @Test("a class's superclass and name; a message whose code was taken out is sent")
  func classes() {
    #expect(class_getSuperclass(UILabel.self) == UIView.self)
    #expect(String(cString: class_getName(UILabel.self)) == "UIKit.UILabel")
  }

  @MainActor @Test("constraints of an app's own equality are equal by it, and else by identity")
  func equality() {
    let (view, other) = (UIView(), UIView())
    let (a, b) = (view.widthAnchor.constraint(equalToConstant: 3), view.widthAnchor)
    let same = b.constraint(equalToConstant: 3)
    #expect(a != same && a == a)
    NSLayoutConstraint.isEqualByApp = { one, object in
      one.constant == (object as? NSLayoutConstraint)?.constant
    }
    #expect(a == same && a != other.widthAnchor.constraint(equalToConstant: 4))
    NSLayoutConstraint.isEqualByApp = nil
    #expect(a != same)
  }

  @MainActor @Test("members of objects of no known class are found by name, and converted")
  func members() {
    RuntimeRegistry.prepareFramework()
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 3)
    constraint.priority = .defaultHigh
    let priority: Float? = RuntimeRegistry.member(of: constraint, named: "priority")
    #expect(priority == 750)
    let none: Float? = RuntimeRegistry.member(of: nil, named: "priority")
    let unknown: Float? = RuntimeRegistry.member(of: constraint, named: "weight")
    #expect(none == nil && unknown == nil)
  }

  @MainActor @Test("traits answer for themselves in subclasses, and changes can be made")
  func subclasses() {
    final class Wide: UITraitCollection, @unchecked Sendable {
      override var horizontalSizeClass: UIUserInterfaceSizeClass { .regular }
    }
    #expect(Wide().horizontalSizeClass == .regular)
    #expect(UICollectionViewUpdateItem().updateAction == .none)
  }

  @Test("a row times a matrix is the product with each column")
  func rows() {
    let matrix = double4x4(
      SIMD4(1, 2, 3, 4), SIMD4(0, 1, 0, 0), SIMD4(2, 0, 0, 1), SIMD4(1, 1, 1, 1))
    #expect(SIMD4(1, 2, 3, 4) * matrix == SIMD4(30, 2, 6, 10))
    #expect(simd_mul(SIMD4(1, 2, 3, 4), matrix) == SIMD4(1, 2, 3, 4) * matrix)
  }

  @Test("a Core Image colour has the components of the colour that it is made of")
  func imageColor() {
    let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75))
    #expect(color.numberOfComponents == 4)
    #expect([color.red, color.green, color.blue, color.alpha] == [0.25, 0.5, 1, 0.75])
    #expect(CIColor(color: UIColor(white: 0.5, alpha: 1)).green == 0.5)
    #expect(CIColor(string: "0.5 0.25 1 1") == CIColor(red: 0.5, green: 0.25, blue: 1))
    #expect(UIColor(ciColor: .red) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(CGColorSpaceCreateDeviceGray().model == .monochrome)
    #expect(CGColorSpaceCreateDeviceRGB().model == .rgb)
  }
}
