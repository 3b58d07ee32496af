// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// The workflows of Documentation/CI.md, by the schemas that SchemaStore publishes.
@Suite("Workflows of the notes")
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
}
