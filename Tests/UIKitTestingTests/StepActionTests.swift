// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing
import UIKitTesting

/// Every kind of step of Documentation/Steps.md §2 that the examples do not use.
@MainActor
@Suite("Steps of every kind")
struct StepActionTests {
  private func controls(_ device: String = "iPhone X") -> (Screen, ControlsController) {
    let screen = Screen(device: device)
    let controller = ControlsController()
    screen.show(controller)
    return (screen, controller)
  }

  private func expectFailure(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void
  ) {
    withKnownIssue(sourceLocation: sourceLocation) {
      body()
    } matching: { issue in
      issue.comments.map(\.rawValue) == [text]
    }
  }

  @Test("set: switches, sliders, steppers, segments and texts, told like a user's touch")
  func setting() {
    let (screen, controller) = controls()

    #expect(screen.perform("set power to on; set power to on; set volume to 0.5"))
    #expect(controller.power.isOn)
    #expect(abs(controller.volume.value - 0.5) < 0.02)
    #expect(screen.perform("set copies to 3; set copies to 1; set size to Large; set size to 0"))
    #expect(controller.copies.value == 1)
    #expect(controller.size.selectedSegmentIndex == 0)
    #expect(screen.perform("set name to Ada; set name to \"Grace Hopper\"; set notes to Hi"))
    #expect(controller.name.text == "Grace Hopper")
    #expect(controller.notes.text == "Hi")
    // One for the switch, which is on already the second time; three and two for the stepper.
    let counts = ["power", "copies", "size"].map { name in
      controller.events.filter { $0 == name }.count
    }
    #expect(counts == [1, 5, 2])
    #expect(controller.events.contains("volume"))
  }

  @Test("scroll: to an end of the content that lies between two pixels")
  func scrollingBetweenPixels() {
    let screen = Screen(device: "iPhone X")
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 375, height: 912.5)
    controller.view.addSubview(scroll)
    screen.show(controller)

    // 912.5 - 812 is no whole third of a point.
    #expect(screen.perform("scroll 300"))
    #expect(abs(scroll.contentOffset.y - 100.5) < 0.34)
  }

  @Test("set: what cannot be set says which values there are")
  func settingWrongly() {
    let (screen, _) = controls()

    expectFailure("'set power to maybe': a switch is set to on or off, not to 'maybe'") {
      screen.perform("set power to maybe")
    }
    expectFailure("'set volume to 7': '7' is no number from 0.0 to 1.0") {
      screen.perform("set volume to 7")
    }
    expectFailure("'set size to Huge': 'size' has no segment 'Huge'; it has Small, Medium, Large") {
      screen.perform("set size to Huge")
    }
  }

  @Test("type and clear: letters go to the field with the keyboard, the return key is one of them")
  func typing() {
    let (screen, controller) = controls()

    expectFailure(
      "'type x': no text field has the keyboard; tap one first, or write: type \"…\" into a field"
    ) { screen.perform("type x") }
    #expect(screen.perform("tap name; type \"Ada\"; type \" L.\""))
    #expect(controller.name.text == "Ada L.")
    #expect(controller.name.isFirstResponder)
    #expect(screen.perform("type \"one\\ntwo\" into notes"))
    #expect(controller.notes.text == "one\ntwo")
    #expect(screen.perform("clear name; clear notes"))
    #expect(controller.name.text == "" && controller.notes.text == "")
    expectFailure("'type x into power': 'power' takes no text") {
      controller.notes.resignFirstResponder()
      screen.perform("type x into power")
    }
  }

  @Test("type: a field goes before captions of its name, also when only the captions show")
  func typingBesideCaptions() {
    let screen = Screen(device: "iPhone X")
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    scroll.contentSize = CGSize(width: 375, height: 2000)
    let field = UITextField(frame: CGRect(x: 20, y: 1500, width: 300, height: 44))
    field.placeholder = "E-mail"
    for y in [100, 200] {
      let caption = UILabel(frame: CGRect(x: 20, y: y, width: 300, height: 20))
      caption.text = "E-mail"
      caption.accessibilityLabel = "E-mail"
      scroll.addSubview(caption)
    }
    scroll.addSubview(field)
    controller.view.addSubview(scroll)
    screen.show(controller)

    #expect(screen.perform("type ada into \"E-mail\""))
    #expect(field.text == "ada")
    #expect(screen.perform("clear E-mail"))
    #expect(field.text == "")
  }

  @Test("a custom view that takes keys is typed into, too")
  func keyInput() {
    let (screen, controller) = controls()
    let view = KeyView(frame: CGRect(x: 20, y: 600, width: 100, height: 44))
    view.accessibilityIdentifier = "keys"
    controller.view.addSubview(view)

    #expect(screen.perform("type \"abc\" into keys"))

    #expect(view.text == "abc")
  }

  @Test("back taps the bar's button; where there is none, that is said")
  func back() {
    let screen = Screen(device: "iPhone X")
    let root = UIViewController()
    root.title = "Start"
    let navigation = UINavigationController(rootViewController: root)
    screen.show(navigation)
    expectFailure(
      "'back': there is no back button on the screen; nothing was pushed there"
    ) { screen.perform("back") }

    navigation.pushViewController(ControlsController(), animated: true)
    screen.settle()
    #expect(screen.shows("Controls"))
    #expect(screen.perform("back; expect Start; expect no Controls"))
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("dismiss takes away what was presented last, unless it is modal")
  func dismissing() {
    let (screen, controller) = controls()
    expectFailure("'dismiss': nothing is presented that could be dismissed") {
      screen.perform("dismiss")
    }
    let sheet = UIViewController()
    controller.present(sheet, animated: true)
    screen.settle()
    sheet.isModalInPresentation = true
    expectFailure(
      "'dismiss': UIViewController does not let itself be dismissed (isModalInPresentation)"
    ) { screen.perform("dismiss") }

    sheet.isModalInPresentation = false
    #expect(screen.perform("dismiss"))
    #expect(controller.presentedViewController == nil)
  }

  @Test("window: parts of a tablet's screen, and a size of its own")
  func window() {
    let screen = Screen(device: "iPad Pro 11", orientation: .landscapeRight)
    let controller = UIViewController()
    screen.show(controller)

    #expect(screen.perform("window half"))
    let half = controller.view.bounds.width
    #expect(half < 1194 / 2 && half > 1194 / 2 - 20)
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
    #expect(screen.perform("window 507x768"))
    #expect(controller.view.bounds.size == CGSize(width: 507, height: 768))
    #expect(screen.perform("window full"))
    #expect(controller.view.bounds.size == CGSize(width: 1194, height: 834))
    #expect(controller.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("wait for: until it shows, on virtual time; what never shows is an error after its seconds")
  func waiting() {
    let (screen, controller) = controls()
    let label = UILabel(frame: CGRect(x: 20, y: 500, width: 200, height: 20))
    label.text = "Loaded"
    label.alpha = 0
    controller.view.addSubview(label)
    UIView.animate(withDuration: 0.1, delay: 3) { label.alpha = 1 }

    #expect(screen.perform("wait for Loaded within 5s"))
    withKnownIssue {
      screen.perform("wait for Never within 2s")
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(
        "'wait for Never within 2s': there is no 'Never' on the screen; ") == true
    }
  }

  @Test("presses, double taps, drags and swipes reach their recognizers")
  func gestures() {
    let (screen, controller) = controls()
    let pad = UIView(frame: CGRect(x: 20, y: 500, width: 300, height: 200))
    pad.accessibilityIdentifier = "pad"
    controller.view.addSubview(pad)
    let listener = GestureListener(controller)
    listener.listen(on: pad)

    #expect(screen.perform("long-press pad for 2s; double-tap pad"))
    #expect(screen.perform("drag pad by 40,-30"))
    #expect(screen.perform("swipe left on pad"))

    #expect(controller.events == ["press", "twice", "pan 40 -30", "swipe"])
  }

  @Test("select taps an item, far down and in another section too")
  func selecting() {
    let screen = Screen(device: "iPhone 8")
    let controller = RowsController(count: 1000)
    screen.show(controller)

    #expect(screen.select(item: 702))
    #expect(controller.selected == [702])
    #expect(screen.perform("select 3; select 0.4"))
    #expect(controller.selected == [702, 3, 4])
    expectFailure(
      "'select 1000': there is no item 1000 in section 0 of the UITableView; it has 1000, counted "
        + "from 0"
    ) { screen.perform("select 1000") }
    expectFailure(
      "'select 2.0': there is no section 2 in the UITableView; it has 1, counted from 0"
    ) { screen.perform("select 2.0") }
  }

  @Test("a settings step is what the Settings app does")
  func settings() {
    let (screen, controller) = controls()

    #expect(screen.perform("text-size AX3; text-size larger; appearance dark; direction rtl"))
    var traits = controller.traitCollection
    #expect(traits.preferredContentSizeCategory == .accessibilityExtraExtraLarge)
    #expect(traits.userInterfaceStyle == .dark && traits.layoutDirection == .rightToLeft)
    #expect(screen.perform("text-size smaller; text-size smaller; locale de; bold on"))
    traits = controller.traitCollection
    #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
    #expect(traits.layoutDirection == .leftToRight && traits.legibilityWeight == .bold)
  }
}

/// A view that takes keys without being a field.
private final class KeyView: UIView, UIKeyInput {
  var text = ""
  var hasText: Bool { !text.isEmpty }
  override var canBecomeFirstResponder: Bool { true }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { text.removeLast() }
}

/// Recognizers that tell a controller.
private final class GestureListener: NSObject {
  private let controller: ControlsController

  init(_ controller: ControlsController) { self.controller = controller }

  @MainActor
  func listen(on view: UIView) {
    RuntimeRegistry.describe(GestureListener.self).method("heard:") {
      (listener: GestureListener, values) in
      listener.note(values[0] as UIGestureRecognizer)
    }
    let press = UILongPressGestureRecognizer()
    let twice = UITapGestureRecognizer()
    twice.numberOfTapsRequired = 2
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .left
    let pan = UIPanGestureRecognizer()
    pan.require(toFail: swipe)
    for recognizer in [press, twice, swipe, pan] {
      view.addGestureRecognizer(recognizer)
      recognizer.addTarget(self, action: Selector("heard:"))
    }
  }

  @MainActor
  private func note(_ recognizer: UIGestureRecognizer) {
    switch (recognizer, recognizer.state) {
    case (is UILongPressGestureRecognizer, .began): controller.note("press")
    case (is UITapGestureRecognizer, .ended): controller.note("twice")
    case (is UISwipeGestureRecognizer, .ended): controller.note("swipe")
    case (let pan as UIPanGestureRecognizer, .ended):
      let way = pan.translation(in: pan.view)
      controller.note("pan \(Int(way.x.rounded())) \(Int(way.y.rounded()))")
    default: break
    }
  }
}
