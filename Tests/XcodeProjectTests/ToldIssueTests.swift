// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing
import XcodeProject

/// The rules of Documentation/XcodeProject.md §15.
@Suite("What is told of a project")
struct ToldIssueTests {
  private func issue(
    _ problem: ProjectIssue.Problem, _ path: String = "/App.xcodeproj/project.pbxproj",
    _ line: Int? = nil
  ) -> ProjectIssue {
    ProjectIssue(problem: problem, location: FileLocation(path: path, line: line))
  }

  @Test("files in other languages of one project are one line with their count")
  func foreignFiles() {
    let issues =
      (1...5).map { issue(.notSwift("Part\($0).m"), "/Kit/Package.swift") }
      + [issue(.notSwift("Part1.m"), "/Kit/Package.swift"), issue(.notSwift("Old.m"), "/App", 7)]

    #expect(
      issues.told == [
        "/Kit/Package.swift: warning: 5 files are not Swift and are left out ('Part1.m', 'Part2.m', "
          + "'Part3.m' and 2 more); code that needs them will not compile until they are written in "
          + "Swift",
        "/App:7: warning: 'Old.m' is not Swift and is left out; code that needs it will not compile "
          + "until it is written in Swift",
      ])
  }

  @Test("two script phases are one line that names both")
  func scriptPhases() {
    let told = [issue(.scriptPhase("Lint")), issue(.scriptPhase("Keys"))].told
    let words = "2 script phases are not run ('Lint', 'Keys'); what they would generate is missing"
    #expect(told == ["/App.xcodeproj/project.pbxproj: warning: " + words])
  }

  @Test("what is missing with the folder of pods is counted in its line, other files are not")
  func pods() {
    let inPods: [ProjectIssue.Problem] = [
      .missingConfigurationFile("/App/Pods/Target Support Files/Pods-App.debug.xcconfig"),
      .missingFile("/App/Pods/Kit/Kit.swift"), .missingProject("/App/Pods/Pods.xcodeproj"),
    ]
    let own = issue(.missingFile("/App/Keys.plist"))
    let told = (inPods.map { issue($0) } + [issue(.missingPods, "/App/Podfile"), own]).told

    #expect(told.count == 2)
    #expect(told[0].hasPrefix("/App/Podfile: warning: the project uses CocoaPods"))
    #expect(told[0].hasSuffix("; 3 files of it are missing"))
    #expect(told[1] == "\(own)")
    #expect(inPods.map { issue($0) }.told.count == 3)
  }

  @Test("the same sentence is told once")
  func duplicates() {
    let revision = ProjectIssue.Problem.otherRevision(package: "kit", there: "a", wanted: "b")
    let issues = [issue(revision, "/kit"), issue(revision, "/kit"), issue(revision, "/other")]
    #expect(issues.told.count == 2)
  }
}
