// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Foundation
import Testing

/// What other programs read, by what is published of it: the workflows of Documentation/CI.md by the schemas of
/// SchemaStore, JUnit by Jenkins's rules, code quality by GitLab's.
@Suite("Published forms")
struct PublishedFormTests {
  @Test(
    "GitHub and GitLab take them",
    .enabled(if: Tools.hasWorkflowChecker, "install check-jsonschema: pip install check-jsonschema")
  )
  func workflows() throws {
    let result = try Tools.python(
      "import subprocess, sys; sys.exit(subprocess.run([sys.argv[1]]).returncode)",
      Tools.root.appendingPathComponent("Scripts/workflow-schemas").path)
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("github-workflows: valid"))
    #expect(result.output.contains("gitlab-ci: valid"))
  }

  private func problems(of folder: SampleFolder) throws -> (status: Int32, output: String) {
    try Tools.python(
      "import subprocess, sys; sys.exit(subprocess.run([sys.executable] + sys.argv[1:]).returncode)",
      Tools.root.appendingPathComponent("Scripts/published-schemas").path, folder.path)
  }

  @Test(
    "JUnit and code quality are as published, of faults, of nothing and of what was not looked at",
    arguments: [
      SampleReport.report, SampleReport.spread, SampleReport.turned, SampleReport.make([]),
    ])
  func reports(_ report: CheckReport) throws {
    let result = try problems(of: SampleFolder(report))
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("junit.xml: "))
    #expect(result.output.contains("gl-code-quality-report.json: "))
  }

  @Test("what is not as published is found")
  func wrong() throws {
    let folder = try SampleFolder()
    let place = folder.url.appendingPathComponent("gl-code-quality-report.json")
    let text = try folder.read("gl-code-quality-report.json")
    try text.replacingOccurrences(of: "\"critical\"", with: "\"grave\"")
      .write(to: place, atomically: true, encoding: .utf8)
    let result = try problems(of: folder)
    #expect(result.status == 1)
    #expect(result.output.contains("severity of "), "\(result.output)")
  }
}
