// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Conflicts that a step of a way brought about (Documentation/Check.md §6).
@Suite("Conflicts of earlier steps")
struct StandingConflictTests {
  @Test("one that the keyboard made is told of the filled form, and nothing of what it left open")
  func keyboard() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.form, to: "App/App.swift")
    try folder.write(Self.screens, to: "App/snug-screens.json")
    let app = folder.path + "/App"
    let result = try Snug.run(
      ["check", app, "--no-explore", "--report", folder.path + "/report"] + Snug.onePhone)
    #expect(result.output.contains("FormController › filled  1 config"), "\(result.errors)")
    #expect(result.output.contains("[unsatisfiable-constraints]"), "\(result.output)")
    #expect(!result.output.contains("[ambiguous-layout]"), "\(result.output)")
  }

  private static let screens = """
    {
      "screens": [
        {
          "name": "FormController › filled",
          "controller": "FormController",
          "sees": ["FormController"],
          "steps": ["type \\"Ada\\" into \\"Name\\"", "type \\"Turin\\" into \\"Town\\""]
        }
      ]
    }
    """

  /// 568 points less the keyboard's 260 hold no 216 between two fields and a button.
  private static let form =
    SmallApp.delegate(showing: "FormController()") + """


      final class FormController: UIViewController {
        let name = UITextField()
        let town = UITextField()
        let box = UIView()
        let save = UIButton(type: .system)
        private var foot: NSLayoutConstraint?

        override func viewDidLoad() {
          super.viewDidLoad()
          name.placeholder = "Name"
          town.placeholder = "Town"
          save.setTitle("Save", for: .normal)
          for part in [name, town, box, save] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            part.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
            part.widthAnchor.constraint(equalToConstant: 280).isActive = true
          }
          let safe = view.safeAreaLayoutGuide
          let foot = safe.bottomAnchor.constraint(equalTo: save.bottomAnchor, constant: 16)
          self.foot = foot
          NSLayoutConstraint.activate([
            name.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
            name.heightAnchor.constraint(equalToConstant: 34),
            town.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 16),
            town.heightAnchor.constraint(equalToConstant: 34),
            box.topAnchor.constraint(equalTo: town.bottomAnchor, constant: 16),
            box.heightAnchor.constraint(equalToConstant: 216),
            save.topAnchor.constraint(greaterThanOrEqualTo: box.bottomAnchor, constant: 16),
            save.heightAnchor.constraint(equalToConstant: 44),
            foot,
          ])
          NotificationCenter.default.addObserver(
            self, selector: #selector(makeRoom), name: UIResponder.keyboardWillShowNotification,
            object: nil)
        }

        @objc private func makeRoom(_ note: Notification) {
          let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
          foot?.constant = (frame?.cgRectValue.height ?? 0) + 16
        }
      }
      """
}
