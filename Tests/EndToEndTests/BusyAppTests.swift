// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Apps that lay out without end (Documentation/HeadlessHost.md).
@Suite("Busy apps")
struct BusyAppTests {
  @Test("a transition comes to its end though a table is reloaded whenever it is asked")
  func transition() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.app, to: "App.swift")
    let result = try Snug.run([
      "render", folder.path, "--device", "iPhone SE", "--output", folder.path + "/out",
      "--format", "text", "--steps", "tap Go",
    ])
    #expect(result.exitCode == 0, "\(result.errors)")
    let dump = try folder.read("out/iPhone-SE_portrait_L_01_tap-Go.txt")
    let line = dump.components(separatedBy: "\n").first { $0.contains("\"Arrived\"") }
    #expect(line?.contains("UILabel 20 100 100 30") == true, "\(dump)")
    #expect(!dump.contains("\"Go\""), "\(dump)")
  }

  private static let app =
    SmallApp.delegate(showing: "UINavigationController(rootViewController: Start())") + """


      class Start: UIViewController, UITableViewDataSource {
        override func viewDidLoad() {
          super.viewDidLoad()
          let table = UITableView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
          table.dataSource = self
          view.addSubview(table)
          let go = UIButton(type: .system)
          go.setTitle("Go", for: .normal)
          go.frame = CGRect(x: 20, y: 100, width: 60, height: 44)
          go.addTarget(self, action: #selector(show), for: .touchUpInside)
          view.addSubview(go)
        }

        @objc func show() { navigationController?.pushViewController(End(), animated: true) }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          DispatchQueue.main.async { tableView.reloadData() }
          return 1
        }

        func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
      }

      class End: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
          label.text = "Arrived"
          view.addSubview(label)
        }
      }
      """
}
