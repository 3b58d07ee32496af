// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Forms that open for other texts and for what is chosen, and gestures beyond a tap
/// (Documentation/Exploration.md §3.1, §5). A tab a kind, each with controllers of its own.
@Suite("Exploring shut forms and further gestures")
struct ExploredFormsTests {
  private static func app(_ tabs: String) -> String {
    SmallApp.delegate(showing: "Tabs()") + """
      class Tabs: UITabBarController {
          override func viewDidLoad() {
              super.viewDidLoad()
              viewControllers = [\(tabs)].map { UINavigationController(rootViewController: $0) }
          }
      }

      class TabController: UIViewController {
          func open(_ controller: UIViewController) {
              navigationController?.pushViewController(controller, animated: false)
          }
          func field(_ name: String, _ y: CGFloat) -> UITextField {
              let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
              field.placeholder = name
              view.addSubview(field)
              return field
          }
          func button(_ title: String, _ y: CGFloat, _ run: @escaping () -> Void) -> UIButton {
              let button = UIButton(type: .system)
              button.setTitle(title, for: .normal)
              button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
              button.addAction(UIAction { _ in run() }, for: .touchUpInside)
              view.addSubview(button)
              return button
          }
      }

      """
  }

  /// A field that opens a list in place of the keyboard, one that wants letters alone, and one
  /// whose date is chosen.
  private static let forms = """
    class CityController: UIViewController {}
    class CodeController: UIViewController {}
    class SavedController: UIViewController {}
    class DatedController: UIViewController {}

    class CityFormController: TabController, UITextFieldDelegate {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "City"
            field("Place", 80).delegate = self
            let code = field("Code", 130)
            _ = button("Go", 180) { [weak self] in
                if code.text?.isEmpty == false { self?.open(CodeController()) }
            }
        }
        func textFieldShouldBeginEditing(_ field: UITextField) -> Bool {
            open(CityController())
            return false
        }
    }

    class NameFormController: TabController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Person"
            let name = field("Name", 80)
            _ = button("Save", 130) { [weak self] in
                let text = name.text ?? ""
                if !text.isEmpty, text.allSatisfy(\\.isLetter) { self?.open(SavedController()) }
            }
        }
    }

    class DateFormController: TabController {
        var date: UITextField?
        var onward: UIButton?

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Date"
            date = field("Day of birth", 80)
            let picker = UIDatePicker()
            picker.datePickerMode = .date
            picker.preferredDatePickerStyle = .wheels
            picker.addTarget(self, action: #selector(chosen), for: .valueChanged)
            date?.inputView = picker
            onward = button("Next", 130) { [weak self] in self?.open(DatedController()) }
            onward?.isEnabled = false
        }
        @objc func chosen(_ picker: UIDatePicker) {
            date?.text = "chosen"
            onward?.isEnabled = true
        }
    }

    """

  /// A card that is thrown, a picture that waits for two taps, a drawer behind the edge, a recognizer
  /// of the app's own, and a screen that comes when the device is turned.
  private static let gestures = """
    class ThrownController: UIViewController {}
    class ZoomedController: UIViewController {}
    class DrawerController: UIViewController {}
    class OwnController: UIViewController {}
    class WideController: UIViewController {}

    class TouchDown: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            state = .ended
        }
    }

    class GestureController: TabController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Gestures"
            add(UIPanGestureRecognizer(target: self, action: #selector(panned)), 80)
            let twice = UITapGestureRecognizer(target: self, action: #selector(zoomed))
            twice.numberOfTapsRequired = 2
            add(twice, 160)
            add(TouchDown(target: self, action: #selector(touched)), 240)
            let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(drawn))
            edge.edges = .left
            view.addGestureRecognizer(edge)
        }
        func add(_ recognizer: UIGestureRecognizer, _ y: CGFloat) {
            let pad = UIView(frame: CGRect(x: 100, y: y, width: 120, height: 60))
            pad.addGestureRecognizer(recognizer)
            view.addSubview(pad)
        }
        @objc func panned(_ pan: UIPanGestureRecognizer) {
            if pan.state == .ended, pan.translation(in: view).x < -40 { open(ThrownController()) }
        }
        @objc func zoomed() { open(ZoomedController()) }
        @objc func touched() { open(OwnController()) }
        @objc func drawn(_ edge: UIScreenEdgePanGestureRecognizer) {
            if edge.state == .ended { open(DrawerController()) }
        }
    }

    class TurnController: TabController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Turn"
        }
        override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            guard view.window != nil || presentedViewController != nil else { return }
            if size.width > size.height {
                let wide = WideController()
                wide.modalPresentationStyle = .fullScreen
                present(wide, animated: false)
            } else {
                dismiss(animated: false)
            }
        }
    }

    """

  private func check(_ source: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "App/App.swift")
    let result = try Snug.run(
      ["check", "App", "--explore", "400", "--fail-on", "never"] + Snug.onePhone, in: folder.url)
    return result.output + result.errors
  }

  @Test("a field that opens a list, a name of letters alone and a date that is chosen lead on")
  func shut() throws {
    let output = try check(
      Self.app("CityFormController(), NameFormController(), DateFormController()") + Self.forms)
    #expect(output.contains("coverage: 8 of 8 view controllers looked at (100 %)"), "\(output)")
  }

  @Test("drags, two taps, an edge, an app's own recognizer and a turned device lead on")
  func gestures() throws {
    let output = try check(Self.app("GestureController(), TurnController()") + Self.gestures)
    #expect(output.contains("coverage: 8 of 8 view controllers looked at (100 %)"), "\(output)")
    // More than a tap of such a recognizer is not tried.
    #expect(output.contains("gestures of the app's own"), "\(output)")
  }
}
