// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing
import UIKitTesting

/// What a test says that fails.
@MainActor
@Suite("Failures say what differs")
struct FailureMessageTests {
  /// Expects exactly one failure, with that text, at the line of the closure's call.
  private func expectFailure(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void
  ) {
    withKnownIssue(sourceLocation: sourceLocation) {
      body()
    } matching: { issue in
      issue.comments.map(\.rawValue) == [text]
        && issue.sourceLocation?.fileID == sourceLocation.fileID
    }
  }

  private func counter() -> Screen {
    let screen = Screen(device: "iPhone X")
    screen.show(CounterController())
    return screen
  }

  @Test("frames: by how much each number is off")
  func frames() {
    let screen = counter()

    expectFailure(
      """
      Frames differ:
      counter: y +10, height −1.5
        expected 10 50 200 21.5
        found    10 60 200 20
      """
    ) {
      screen.expectFrames([
        "counter": CGRect(x: 10, y: 50, width: 200, height: 21.5),
        "Count": CGRect(x: 10, y: 100, width: 120, height: 44),
      ])
    }
    screen.expectFrames(
      ["counter": CGRect(x: 10, y: 59, width: 200, height: 21)], accuracy: 1)
  }

  @Test("frames of a class: missing and unexpected ones")
  func framesOfClass() {
    let screen = counter()

    expectFailure(
      """
      Frames differ:
      UIButton[0]: x +10
        expected 0 100 120 44
        found    10 100 120 44
      UIButton[1] is missing:
        expected 1 2 3 4
      """
    ) {
      screen.expectFrames(
        of: UIButton.self,
        [CGRect(x: 0, y: 100, width: 120, height: 44), CGRect(x: 1, y: 2, width: 3, height: 4)])
    }
    expectFailure(
      """
      Frames differ:
      UITextField[0] is not expected:
        found    10 160 200 34
      """
    ) {
      screen.expectFrames(of: UITextField.self, [])
    }
  }

  @Test("a layout: the lines that differ, then all of it")
  func layout() {
    let screen = Screen(device: "iPhone X")
    let view = UIView()
    let child = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    view.addSubview(child)
    screen.show(view, width: 100, height: 50)

    expectFailure(
      """
      The layout differs:
      line 2: x +1, width −2.5
        expected UIView 4 6 9.5 8
        found    UIView 5 6 7 8
      The whole layout is:
      UIView 0 44 100 50
        UIView 5 6 7 8

      """
    ) {
      screen.expectLayout(
        """
        UIView 0 44 100 50
          UIView 4 6 9.5 8
        """)
    }
  }

  @Test("an element that is not there: what is, nearest first")
  func missing() {
    let screen = counter()

    expectFailure(
      "there is no 'Cuont' on the screen; did you mean 'Count'? There are: \"Count\" (UIButton), "
        + "id:counter (UILabel \"0\"), \"Name\" (UITextField)"
    ) {
      screen.tap("Cuont")
    }
    expectFailure(
      "'tap Count 7': there is no 'Count' 7: 1 such elements are on the screen, counted from 0"
    ) {
      screen.perform("tap Count 7")
    }
    expectFailure("steps:1:4: error: an element is missing; write for example: tap Refresh") {
      screen.perform("tap")
    }
  }

  @Test(
    "buttons that show a picture only go by its name, controls that show nothing by their class")
  func pictureNames() {
    let screen = Screen(device: "iPhone X")
    let view = UIView()
    var pressed: [String] = []
    let plus = UIButton(type: .system)
    plus.setImage(UIImage(systemName: "plus"), for: .normal)
    let heart = UIButton(configuration: .plain())
    heart.configuration?.image = UIImage(systemName: "heart")
    heart.accessibilityLabel = "Like"
    let controls = [("plus", plus), ("heart", heart), ("switch", UISwitch() as UIControl)]
    for (index, (name, control)) in controls.enumerated() {
      control.frame = CGRect(x: 10 + 80 * index, y: 60, width: 60, height: 40)
      control.addAction(UIAction { _ in pressed.append(name) }, for: .touchUpInside)
      view.addSubview(control)
    }
    screen.show(view, width: 300, height: 200)

    screen.tap("plus")
    screen.tap("Like")
    #expect(pressed == ["plus", "heart"])
    expectFailure(
      "there is no 'Qwxyz' on the screen; there are: \"plus\" (UIButton), \"Like\" (UIButton), "
        + "UISwitch"
    ) {
      screen.tap("Qwxyz")
    }
  }

  @Test("elements a finger does not reach")
  func unreachable() {
    let screen = Screen(device: "iPhone X")
    let controller = CounterController()
    screen.show(controller)

    controller.button.isEnabled = false
    expectFailure("'Count' is disabled") { screen.tap("Count") }

    controller.button.isEnabled = true
    controller.button.isUserInteractionEnabled = false
    expectFailure(
      "'Count' takes no touches (isUserInteractionEnabled is false there or around it)"
    ) { screen.tap("Count") }

    controller.button.isUserInteractionEnabled = true
    let cover = UIView(frame: controller.view.bounds)
    cover.accessibilityIdentifier = "curtain"
    controller.view.addSubview(cover)
    expectFailure("'Count' is covered by id:curtain (UIView), so a finger does not reach it") {
      screen.tap("Count")
    }

    cover.removeFromSuperview()
    controller.button.frame.origin.x = 1000
    expectFailure("'Count' is outside the screen and nothing scrolls to it") {
      screen.tap("Count")
    }
  }

  @Test("issues: the text UIKit would log")
  func issues() {
    let screen = counter()
    screen.expectNoIssues()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let widths = [10, 20].map { view.widthAnchor.constraint(equalToConstant: $0) }
    screen.window.rootViewController?.view.addSubview(view)
    NSLayoutConstraint.activate(widths)
    screen.settle()

    #expect(screen.issues.map(\.kind) == [.conflict])
    withKnownIssue {
      screen.expectNoIssues()
    } matching: { issue in
      issue.comments.first?.rawValue.contains("Unable to simultaneously satisfy constraints.")
        == true
    }
  }

  @Test("a device that is not known")
  func device() {
    expectFailure(
      "There is no device 'iPhone 9'; did you mean 'iPhone 8', 'iPhone 6', 'iPhone 7'?"
    ) {
      _ = Screen(device: "iPhone 9")
    }
  }

  @Test("a picture that was never recorded, and one that differs")
  func pictures() throws {
    let screen = counter()

    expectFailure("Goldens/none.png is not there; run once with RECORD=1 to make it") {
      screen.expectPicture("Goldens/none.png")
    }
  }
}
