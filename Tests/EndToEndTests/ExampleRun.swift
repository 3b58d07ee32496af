// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// One run of an example, in several configurations if need be, driven by steps; what came out is
/// read when it is asked for.
struct ExampleRun {
  let exitCode: Int32
  let errors: String
  private let folder: TemporaryFolder

  /// - Parameters:
  ///   - app: A project in `Examples/`, or the path of a project or of a folder of sources.
  ///   - options: Options of `snug render` beside those for steps and output.
  ///   - steps: The steps, in order.
  init(
    _ app: String, target: String? = nil, _ options: [String], steps: [String] = [],
    format: String = "text"
  ) throws {
    folder = try TemporaryFolder()
    let project = app.contains("/") ? app : ExampleCopy(name: app).project
    var arguments = ["render", project, "--format", format, "--output", folder.path] + options
    if let target { arguments += ["--target", target] }
    if !steps.isEmpty { arguments += ["--steps", steps.joined(separator: "; ")] }
    let result = try Snug.run(arguments)
    exitCode = result.exitCode
    errors = result.errors
  }

  /// The file of a configuration such as `iPhone-8_portrait_L`, after so many steps.
  func file(_ configuration: String, after step: Int, _ type: String) throws -> URL {
    guard step > 0 else { return folder.url.appendingPathComponent("\(configuration).\(type)") }
    let start = "\(configuration)_\(step < 10 ? "0" : "")\(step)_"
    let names = try folder.names(in: "").filter { $0.hasPrefix(start) && $0.hasSuffix(type) }
    try #require(names.count == 1, "one file starts with \(start): \(names)")
    return folder.url.appendingPathComponent(names[0])
  }

  func dump(_ configuration: String, after step: Int = 0) throws -> LayoutDump {
    let data = try Data(contentsOf: file(configuration, after: step, "txt"))
    return LayoutDump(String(decoding: data, as: UTF8.self))
  }

  func picture(_ configuration: String, after step: Int = 0) throws -> Data {
    try Data(contentsOf: file(configuration, after: step, "png"))
  }
}

extension LayoutDump {
  /// The frames of the views whose class ends so, from top to bottom, then from left to right.
  func sorted(_ type: String) -> [CGRect] {
    views.filter { $0.type.hasSuffix(type) }.map(\.frame)
      .sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  /// The frames of the cells of a class that show texts which begin so, in that order.
  func cells(_ type: String, showing starts: [String]) -> [CGRect?] {
    starts.map { start in
      guard let text = views.firstIndex(where: { $0.rest.hasPrefix("\"\(start)") }) else {
        return nil
      }
      return views[..<text].last { $0.type == type && $0.depth < views[text].depth }?.frame
    }
  }

  /// What a scroll view's line says behind its frame, as numbers: offset and content.
  func scrolling(_ type: String) -> (offset: CGPoint, content: CGSize)? {
    guard let words = first(type)?.rest.split(separator: " "), words.count >= 6 else { return nil }
    let numbers = words.compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return (
      CGPoint(x: numbers[0], y: numbers[1]), CGSize(width: numbers[2], height: numbers[3])
    )
  }
}
