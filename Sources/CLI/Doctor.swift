// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import Foundation
import Supervision
import TextLayout

/// Looks for what Snug needs.
struct Doctor {
  /// What was found of one thing.
  struct Answer: Equatable, Sendable, Codable {
    enum State: String, Sendable, Codable {
      case fine
      /// Snug does without, in part.
      case lacking
      case missing

      var word: String {
        switch self {
        case .fine: "fine"
        case .lacking: "partly"
        case .missing: "MISSING"
        }
      }
    }

    let subject: String
    let state: State
    let found: String
    var remedy: String?
  }

  var answers: [Answer] {
    [
      toolchain, installation, fonts, Self.folder(.symbols), Self.folder(.hyphenation), containment,
      cache, packages, symbolizer,
    ]
  }

  // MARK: Compiling

  private var toolchain: Answer {
    let subject = "toolchain"
    let compiler: Compiler
    do {
      compiler = try Compiler.find()
    } catch {
      return Answer(
        subject: subject, state: .missing, found: "there is no swiftc in PATH",
        remedy: "install Swift 6.3 from swift.org, or name its compiler in SNUG_SWIFTC")
    }
    let (line, complaint) = Self.firstLine(of: compiler.path.path, ["--version"])
    guard let words = line else {
      return Answer(
        subject: subject, state: .missing,
        found: "\(compiler.path.path) does not run" + (complaint.map { ": \($0)" } ?? ""),
        remedy: "install Swift 6.3 from swift.org, or name its compiler in SNUG_SWIFTC")
    }
    return Answer(subject: subject, state: .fine, found: "\(words), \(compiler.path.path)")
  }

  /// Whether the compiler can read the modules that apps are compiled against, by trying.
  private var installation: Answer {
    let subject = "modules"
    guard let compiler = try? Compiler.find(),
      FileManager.default.isExecutableFile(atPath: compiler.path.path)
    else {
      return Answer(subject: subject, state: .lacking, found: "not tried without a compiler")
    }
    do {
      let installation = try Installation.current()
      let folder = try RunFolder.make("doctor")
      defer { RunFolder.removeTree(folder.path) }
      let source = folder.appendingPathComponent("Probe.swift")
      try Data("import UIKit\n".utf8).write(to: source)
      try SystemModules.write(to: folder)
      let answer = try Tool.run(
        Launch(
          executable: compiler.path.path,
          arguments: [
            "-typecheck", "-swift-version", "6", "-I", installation.modules.path,
            "-module-cache-path", folder.appendingPathComponent("cache").path, source.path,
          ] + SystemModules.flags(in: folder), environment: ProcessInfo.processInfo.environment),
        within: 120, areMerged: true)
      guard answer.hasSucceeded else {
        let text = String(decoding: answer.output, as: UTF8.self)
        let line = text.split(separator: "\n").first { $0.contains("error:") } ?? "it says nothing"
        return Answer(
          subject: subject, state: .missing, found: "the compiler does not take UIKit: \(line)",
          remedy: "build Snug again with this toolchain: make install")
      }
      return Answer(subject: subject, state: .fine, found: installation.modules.path)
    } catch {
      return Answer(
        subject: subject, state: .missing, found: "\(error)", remedy: "make install")
    }
  }

  private var symbolizer: Answer {
    let subject = "places"
    guard let compiler = try? Compiler.find() else {
      return Answer(subject: subject, state: .lacking, found: "no toolchain to look in")
    }
    let path = compiler.sibling("llvm-symbolizer").path.path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      return Answer(
        subject: subject, state: .lacking,
        found: "the toolchain has no llvm-symbolizer: findings name no lines",
        remedy: "install the whole toolchain from swift.org")
    }
    return Answer(subject: subject, state: .fine, found: path)
  }

  // MARK: Drawing

  private var fonts: Answer {
    do throws(FontError) {
      try FontLibrary.checkPinnedFonts()
    } catch {
      return Answer(subject: "fonts", state: .missing, found: error.description, remedy: nil)
    }
    return Answer(subject: "fonts", state: .fine, found: "Inter, Noto and Noto CJK, emoji")
  }

  /// Data that some drawings need.
  private enum Drawings: String {
    case symbols = "/usr/share/bootstrap-icons/svg"
    case hyphenation = "/usr/share/hyphen"
  }

  private static func folder(_ data: Drawings) -> Answer {
    let count = (try? FileManager.default.contentsOfDirectory(atPath: data.rawValue).count) ?? 0
    switch data {
    case .symbols:
      return count > 0
        ? Answer(subject: "symbols", state: .fine, found: "\(count) drawings")
        : Answer(
          subject: "symbols", state: .lacking, found: "system symbols are not drawn",
          remedy: "apt-get install bootstrap-icons")
    case .hyphenation:
      return count > 0
        ? Answer(subject: "hyphenation", state: .fine, found: data.rawValue)
        : Answer(
          subject: "hyphenation", state: .lacking, found: "words are not parted",
          remedy: "apt-get install hyphen-en-us hyphen-de hyphen-fr hyphen-es hyphen-it")
    }
  }

  // MARK: Running

  private var containment: Answer {
    let containment = Containment.current
    guard let remark = containment.remark else {
      return Answer(
        subject: "containment", state: .fine,
        found: "namespaces and filters of system calls keep apps away from the machine")
    }
    let isInstalled = Self.path(of: "bwrap") != nil
    return Answer(
      subject: "containment", state: .lacking, found: remark,
      remedy: isInstalled
        ? "allow namespaces of users (sysctl kernel.unprivileged_userns_clone=1; in a container "
          + "seccomp's profile forbids them)"
        : "apt-get install bubblewrap")
  }

  private var cache: Answer {
    let cache = BuildCache.standard
    try? FileManager.default.createDirectory(at: cache.folder, withIntermediateDirectories: true)
    guard access(cache.folder.path, W_OK) == 0 else {
      return Answer(
        subject: "cache", state: .lacking,
        found: "\(cache.folder.path) cannot be written: every run builds its app again",
        remedy: "make the folder writable, or name another one with XDG_CACHE_HOME")
    }
    let (apps, bytes) = cache.contents
    let size = String(
      format: "%.1f MB of %d MB", Double(bytes) / Double(1 << 20), cache.limit >> 20)
    return Answer(
      subject: "cache", state: .fine,
      found: "\(cache.folder.path): \(apps == 1 ? "1 app" : "\(apps) apps"), \(size)")
  }

  /// What SwiftPM needs to fetch packages.
  private var packages: Answer {
    let lacks = ["git", "swift"].filter { Self.path(of: $0) == nil }
    guard lacks.isEmpty else {
      return Answer(
        subject: "packages", state: .lacking,
        found:
          "\(lacks.joined(separator: " and ")) \(lacks.count == 1 ? "is" : "are") not in PATH: "
          + "apps' Swift packages cannot be fetched",
        remedy: lacks.contains("git")
          ? "apt-get install git" : "put the toolchain's folder into PATH")
    }
    return Answer(subject: "packages", state: .fine, found: "SwiftPM and git are there")
  }

  // MARK: Asking

  private static func path(of program: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The line that a program says its version in; where it does not run, what it says of that.
  private static func firstLine(
    of program: String, _ arguments: [String]
  ) -> (line: String?, complaint: String?) {
    guard
      let answer = try? Tool.run(
        Launch(
          executable: program, arguments: arguments,
          environment: ProcessInfo.processInfo.environment), within: 30)
    else { return (nil, nil) }
    guard answer.hasSucceeded else {
      let words = String(decoding: answer.errors, as: UTF8.self).split(separator: "\n").first
      return (nil, words.map(String.init))
    }
    let lines = String(decoding: answer.output, as: UTF8.self).split(separator: "\n")
    return ((lines.first { $0.contains("Swift version") } ?? lines.first).map(String.init), nil)
  }
}
