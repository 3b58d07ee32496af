// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// `make install`, `make uninstall` and `make deb`, by the scripts that they run.
@Suite("Installing and packing", .serialized)
struct InstallTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// - Returns: How a program of the checkout's root, or of the machine, ended and what it said.
  private func run(_ words: String...) throws -> (status: Int32, output: String) {
    try MachineProgram.run(words, in: Snug.root)
  }

  /// Paths of files below a folder, sorted.
  private func files(in path: String) throws -> [String] {
    let root = folder.url.appendingPathComponent(path)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path).filter {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: root.appendingPathComponent($0).path, isDirectory: &isFolder)
      return exists && !isFolder.boolValue
    }.sorted()
  }

  @Test("what is installed draws an app, and uninstalling leaves what was there before")
  func installed() throws {
    let prefix = folder.url.appendingPathComponent("prefix").path
    try folder.write("mine", to: "prefix/bin/mine")
    try folder.write("theirs", to: "prefix/share/man/man1/theirs.1")
    let built = Snug.executable.deletingLastPathComponent().path
    let installing = try run("Scripts/install", prefix, built)
    #expect(installing.status == 0, "\(installing.output)")

    let installed = try files(in: "prefix")
    for name in [
      "bin/snug", "lib/snug/libSnugHost.so", "lib/snug/snug-fidelity",
      "lib/snug/Modules/UIKit.swiftmodule", "share/man/man1/snug.1",
      "share/bash-completion/completions/snug", "share/zsh/site-functions/_snug",
      "share/fish/vendor_completions.d/snug.fish",
    ] {
      #expect(installed.contains(name), "\(name)")
    }
    try folder.write(
      SmallApp.delegate(showing: "Page()") + "class Page: UIViewController {}\n",
      to: "App/App.swift")
    let drawn = try run(
      "\(prefix)/bin/snug", "render", folder.url.appendingPathComponent("App").path, "--device",
      "iPhone SE", "--output", folder.url.appendingPathComponent("out").path)
    #expect(drawn.status == 0, "\(drawn.output)")
    #expect(try files(in: "out").contains("iPhone-SE_portrait_L.png"))

    let removing = try run("make", "--silent", "uninstall", "PREFIX=\(prefix)")
    #expect(removing.status == 0, "\(removing.output)")
    #expect(removing.output.hasPrefix("Removed \(prefix)/bin/snug"), "\(removing.output)")
    #expect(try files(in: "prefix") == ["bin/mine", "share/man/man1/theirs.1"])
    let left = try FileManager.default.contentsOfDirectory(atPath: prefix).sorted()
    #expect(left == ["bin", "share"], "no empty folder stays: \(left)")
    let again = try run("make", "--silent", "uninstall", "PREFIX=\(prefix)")
    #expect(again.status == 0, "\(again.output)")
  }

  @Test("a version is tagged with its section of the changelog, once all is committed")
  func tagged() throws {
    let repositories = try GitRepositories()
    let script = try String(
      contentsOf: Snug.root.appendingPathComponent("Scripts/tag"), encoding: .utf8)
    try repositories.commit(
      "snug", version: "first",
      [
        "Scripts/tag": script,
        "CHANGELOG.md": "# Changelog\n\n## 3.2.1\n\n- New.\n\n## 3.2.0\n\n- Old.\n",
        "Sources/CLI/CommandLineTool.swift": "enum Tool {\n  static let version = \"3.2.1\"\n}\n",
      ])
    let place = repositories.folder.url.appendingPathComponent("snug")
    func tag() throws -> (status: Int32, output: String) {
      try run(
        "GIT_COMMITTER_NAME=T", "GIT_COMMITTER_EMAIL=t@example.com", "bash",
        place.appendingPathComponent("Scripts/tag").path)
    }
    try repositories.folder.write("x", to: "snug/Stray.swift")
    let early = try tag()
    #expect(early.status == 1 && early.output.contains("not committed"), "\(early.output)")
    try FileManager.default.removeItem(at: place.appendingPathComponent("Stray.swift"))
    let done = try tag()
    #expect(done.status == 0, "\(done.output)")
    let message = try repositories.git(["tag", "-l", "--format=%(contents)", "v3.2.1"], in: place)
    #expect(message.hasPrefix("Snug 3.2.1\n") && message.contains("- New."), "\(message)")
    #expect(!message.contains("- Old."), "\(message)")
  }

  private static let packs = ["patchelf", "dpkg-deb", "dpkg-shlibdeps"].allSatisfy { name in
    ["/usr/bin/", "/usr/local/bin/"].contains {
      FileManager.default.isExecutableFile(atPath: $0 + name)
    }
  }

  /// The script packs what it is given; a small program with a name and a version is enough.
  @Test(
    "a package has the programs, the runtime, documents and what it depends on",
    .enabled(if: packs, Python.hint))
  func packed() throws {
    try folder.write(#"print("snug 7.8.9")"#, to: "main.swift")
    try folder.write("public let host = 1", to: "Host.swift")
    try folder.write("", to: "build/Modules/UIKit.swiftmodule")
    let path = folder.url.path
    for words in [
      ["-o", "\(path)/build/snug", "\(path)/main.swift"],
      ["-emit-library", "-o", "\(path)/build/libSnugHost.so", "\(path)/Host.swift"],
    ] {
      let compiled = try MachineProgram.run(["swiftc"] + words)
      #expect(compiled.status == 0, "\(compiled.output)")
    }
    try FileManager.default.copyItem(
      atPath: "\(path)/build/snug", toPath: "\(path)/build/snug-fidelity")
    let packing = try run("Scripts/deb", "\(path)/packages", "\(path)/build")
    #expect(packing.status == 0, "\(packing.output)")
    let package = try #require(try files(in: "packages").first)
    #expect(package.hasPrefix("snug_7.8.9_") && package.hasSuffix(".deb"), "\(package)")

    let control = try run("dpkg-deb", "--field", "\(path)/packages/\(package)")
    for words in ["Package: snug\n", "Version: 7.8.9\n", "libc6", "bubblewrap", "fonts-inter"] {
      #expect(control.output.contains(words), "\(words): \(control.output)")
    }
    let list = try run("dpkg-deb", "--contents", "\(path)/packages/\(package)").output
    for name in [
      "usr/bin/snug", "usr/lib/snug/libSnugHost.so", "usr/lib/snug/runtime/libswiftCore.so",
      "usr/share/man/man1/snug.1.gz", "usr/share/doc/snug/changelog.gz",
      "usr/share/doc/snug/copyright",
    ] {
      #expect(list.contains("./\(name)\n"), "\(name): \(list)")
    }
    let owners = list.split(separator: "\n").filter { !$0.contains(" root/root ") }
    #expect(owners.isEmpty, "everything is root's: \(owners)")
    // Unpacked elsewhere, the program finds its runtime beside itself.
    let unpacking = try run(
      "dpkg-deb", "--extract", "\(path)/packages/\(package)", "\(path)/unpacked")
    #expect(unpacking.status == 0, "\(unpacking.output)")
    let linked = try run("ldd", "\(path)/unpacked/usr/bin/snug").output
    #expect(
      linked.contains("/unpacked/usr/bin/../lib/snug/runtime/libswiftCore.so"), "\(linked)")
  }
}
