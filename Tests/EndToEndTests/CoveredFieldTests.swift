// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Ways on which the keyboard covers a field of one device (Documentation/Exploration.md §7.2).
@Suite("Fields under the keyboard")
struct CoveredFieldTests {
  @Test("one that no finger gets to is told, and another one is not filled in its place")
  func covered() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.form, to: "App.swift")
    let result = try Snug.run([
      "check", folder.path, "--explore", "40", "--report", folder.path + "/report", "--device",
      "iPhone SE,iPhone 14", "--text-size", "L", "--locale", "en_US", "--orientation", "portrait",
      "--appearance", "light", "--direction", "ltr",
    ])
    #expect(result.output.contains("FormController › filled"), "\(result.errors)")
    #expect(result.output.contains("is covered by"), "\(result.output)")
    // Two texts in the first field would be the width that the app ends at.
    #expect(!result.output.contains("[crash]"), "\(result.output)")
  }

  private static let form =
    SmallApp.delegate(showing: "FormController()") + """


      class FormController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          for top in [60, 430] {
            let field = UITextField(frame: CGRect(x: 20, y: top, width: 200, height: 44))
            field.borderStyle = .roundedRect
            field.accessibilityLabel = ""
            field.addTarget(self, action: #selector(changed), for: .editingChanged)
            view.addSubview(field)
          }
        }

        @objc func changed(_ field: UITextField) {
          if field.text == "SampleSample" { fatalError("filled twice") }
        }
      }
      """
}
