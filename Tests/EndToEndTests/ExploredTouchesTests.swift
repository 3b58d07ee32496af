// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Touches beyond taps that lead to screens, each to one of its own (Documentation/Exploration.md §3.1).
@Suite("Exploring by every kind of touch")
struct ExploredTouchesTests {
  private static let login =
    SmallApp.delegate(showing: "LoginController()") + """
      class InsideController: UIViewController {}
      class JoinedController: UIViewController {}

      class LoginController: UIViewController {
          let form = Form()
          let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
          let button = UIButton(type: .system)

          override func viewDidLoad() {
              super.viewDidLoad()
              field.placeholder = "Voucher"
              field.addTarget(self, action: #selector(changed), for: .editingChanged)
              view.addSubview(field)
              button.setTitle("Enter", for: .normal)
              button.frame = CGRect(x: 20, y: 140, width: 200, height: 44)
              button.isEnabled = false
              button.addTarget(self, action: #selector(enter), for: .touchUpInside)
              view.addSubview(button)
              view.addGestureRecognizer(UIPinchGestureRecognizer(target: nil, action: nil))
              form.show(in: view)
              let join = UIButton(type: .system)
              join.setTitle("Join", for: .normal)
              join.frame = CGRect(x: 20, y: 500, width: 200, height: 44)
              join.addAction(UIAction { [weak self] _ in
                  guard self?.form.isValid == true else { return }
                  self?.present(JoinedController(), animated: false)
              }, for: .touchUpInside)
              view.addSubview(join)
          }
          @objc func changed() { button.isEnabled = field.text == "SPRING-10" }
          @objc func enter() { present(InsideController(), animated: false) }
      }

      """

  /// Fields of every kind, each with what a server would ask of it.
  private static let form = """
    @MainActor final class Form {
        let note = UITextView(frame: CGRect(x: 170, y: 430, width: 140, height: 50))
        var fields: [(field: UITextField, isRight: (String) -> Bool)] = []

        var isValid: Bool {
            fields.allSatisfy { $0.isRight($0.field.text ?? "") } && note.text.hasSuffix(".")
        }

        init() {
            add({ $0.keyboardType = .numberPad }) { Int($0) != nil }
            add({ $0.keyboardType = .decimalPad }) { Double($0) != nil && $0.contains(".") }
            add({ $0.keyboardType = .phonePad }) { $0.filter(\\.isNumber).count > 6 }
            add({ $0.keyboardType = .URL }) { URL(string: $0)?.host != nil }
            add({ $0.keyboardType = .emailAddress }) { $0.contains("@") && $0.contains(".") }
            add({ $0.isSecureTextEntry = true }) { text in
                text.count > 11 && text.contains(where: \\.isUppercase)
                    && text.contains(where: \\.isNumber)
            }
            add({ $0.placeholder = "Postal code" }) { $0.count == 5 && Int($0) != nil }
            add({ $0.textContentType = .oneTimeCode }) { $0.count == 6 && Int($0) != nil }
            add({ $0.textContentType = .name }) { $0.contains(" ") }
            add({ $0.placeholder = "City" }) { $0 != "Sample" && !$0.isEmpty }
            note.accessibilityLabel = "Note"
        }
        func add(_ set: (UITextField) -> Void, _ isRight: @escaping (String) -> Bool) {
            let index = fields.count
            let field = UITextField(
                frame: CGRect(x: 20 + 150 * (index % 2), y: 200 + 44 * (index / 2), width: 130, height: 34))
            set(field)
            fields.append((field, isRight))
        }
        func show(in view: UIView) {
            for entry in fields { view.addSubview(entry.field) }
            view.addSubview(note)
        }
    }
    """

  @Test("every controller is reached, nothing within reach is left, and the same way twice")
  func reached() throws {
    let folder = try TemporaryFolder()
    try folder.write(ExploredTouchesApp.source, to: "App/App.swift")
    func check(_ report: String) throws -> Snug.Result {
      try Snug.run(
        ["check", "App", "--explore", "900", "--report", report, "--format", "json"]
          + Snug.onePhone, in: folder.url)
    }
    let result = try check("A")
    #expect(
      result.output.contains("coverage: 31 of 31 view controllers looked at (100 %)"),
      "\(result.output.prefix(2_000))\(result.errors)")
    #expect(result.output.contains(": nothing within reach was left"))
    _ = try check("B")
    let first = try folder.read("A/report.json")
    #expect(try folder.read("B/report.json") == first)
  }

  @Test("a gesture that nothing tries, and a login that stays closed, are told in the head")
  func untold() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.login + Self.form, to: "App/App.swift")
    let closed = try Snug.run(
      ["check", "App", "--min-coverage", "90", "--fail-on", "never"] + Snug.onePhone, in: folder.url
    )
    #expect(closed.output.contains("found: not tried: pinching"), "\(closed.output)")
    #expect(
      closed.output.contains(
        "LoginController: fields stay invalid: 'Enter' is disabled when they are filled"),
      "\(closed.output)")
    #expect(closed.exitCode == 2)
    #expect(closed.errors.contains("66 % of the view controllers were looked at, less than 90 %"))

    try folder.write(
      #"{"explore": {"texts": {"vouch*": "SPRING-10"}}}"#, to: "App/snug.json")
    let open = try Snug.run(
      ["check", "App", "--min-coverage", "90", "--fail-on", "never"] + Snug.onePhone, in: folder.url
    )
    #expect(open.exitCode == 0, "\(open.output)\(open.errors)")
    #expect(open.output.contains("coverage: 3 of 3"))

    try folder.write(
      #"{"explore": {"texts": {"vouch*": "SPRING-10"}, "avoid": ["Ent*"]}}"#, to: "App/snug.json")
    let avoiding = try Snug.run(
      ["check", "App", "--fail-on", "never"] + Snug.onePhone, in: folder.url)
    #expect(avoiding.output.contains("coverage: 2 of 3"), "\(avoiding.output)")

    let part = try Snug.run(
      ["check", "App", "--screen", "LoginController", "--fail-on", "never"] + Snug.onePhone,
      in: folder.url)
    #expect(!part.output.contains("coverage:"), "\(part.output)")
  }

  /// A login that one name and one password open.
  private static let door =
    SmallApp.delegate(showing: "DoorController()") + """
      class HallController: UIViewController {}

      class DoorController: UIViewController {
          let user = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
          let password = UITextField(frame: CGRect(x: 20, y: 130, width: 200, height: 34))

          override func viewDidLoad() {
              super.viewDidLoad()
              user.placeholder = "User name"
              password.placeholder = "Password"
              password.isSecureTextEntry = true
              view.addSubview(user)
              view.addSubview(password)
              let button = UIButton(type: .system)
              button.setTitle("Log in", for: .normal)
              button.frame = CGRect(x: 20, y: 180, width: 200, height: 44)
              button.addAction(UIAction { [weak self] _ in self?.enter() }, for: .touchUpInside)
              view.addSubview(button)
          }
          func enter() {
              guard user.text == "grace", password.text == "open sesame" else { return }
              present(HallController(), animated: false)
          }
      }

      """

  @Test("credentials of snug.json are typed into the fields of a login, which then opens")
  func credentials() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.door, to: "App/App.swift")
    func check() throws -> String {
      let result = try Snug.run(
        ["check", "App", "--fail-on", "never"] + Snug.onePhone, in: folder.url)
      return result.output + result.errors
    }
    let without = try check()
    #expect(without.contains("coverage: 1 of 2 view controllers looked at"), "\(without)")
    try folder.write(
      #"{"explore": {"credentials": {"user": "grace", "password": "open sesame"}}}"#,
      to: "App/snug.json")
    let with = try check()
    #expect(with.contains("coverage: 2 of 2 view controllers looked at"), "\(with)")
  }
}
