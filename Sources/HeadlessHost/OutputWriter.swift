// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
package import DisplayList
internal import Findings
import Foundation
import Raster
package import UIKit

/// Writes what the running app shows, in every format of a plan.
@MainActor
struct OutputWriter {
  let plan: RenderPlan

  /// Writes one file a format.
  ///
  /// - Parameter step: The number of the step that has just been done; 0 for the first picture.
  /// - Returns: The paths written, in the plan's order of formats.
  func write(_ configuration: Configuration, afterStep step: Int) throws(HostError) -> [String] {
    let folder = URL(fileURLWithPath: plan.outputDirectory)
    let screen = UIScreen.main
    let list = screenPicture(hasChrome: plan.hasChrome)
    let rasterizer = Rasterizer()
    let windows = UIApplication.shared.windows
    lazy var annotated = AnnotatedScreen(windows)
    var paths: [String] = []
    for format in plan.formats {
      let name = "\(plan.fileName(configuration, afterStep: step)).\(format.fileExtension)"
      let file = folder.appendingPathComponent(name)
      do {
        let data: Data
        switch format {
        case .png:
          data = try rasterizer.png(
            of: list, size: screen.bounds.size, scale: screen.scale, background: .black)
        case .pdf: data = try rasterizer.pdf(of: [(list, screen.bounds.size)])
        case .svg: data = try rasterizer.svg(of: list, size: screen.bounds.size)
        case .text: data = Data(ViewTreeDump.text(of: windows).utf8)
        case .annotated:
          var list = list
          list.append(annotated.overlay(size: screen.bounds.size))
          data = try rasterizer.png(
            of: list, size: screen.bounds.size, scale: screen.scale, background: .black)
        case .tree: data = Data(annotated.text.utf8)
        case .accessibility: data = try annotated.portable()
        }
        if RecordChannel.isOpen {
          try RecordChannel().write(
            .file(.output, name: name, count: data.count), payload: data)
        } else {
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
          try data.write(to: file)
        }
      } catch {
        throw HostError("\(file.path): error: \(error)")
      }
      paths.append("\(plan.outputDirectory)/\(name)")
    }
    for problem in rasterizer.problems {
      FileHandle.standardError.write(Data("warning: \(problem)\n".utf8))
    }
    return paths
  }
}

/// What the screen shows: the app's windows, and over them what the system draws there.
///
/// - Parameter hasChrome: Whether the latter is painted (Documentation/Chrome.md §1).
@MainActor
func screenPicture(hasChrome: Bool) -> DisplayList {
  var list = displayList(of: UIApplication.shared.windows)
  if hasChrome { list.append(ScreenChrome.displayList(over: list, at: RunClock.timeOfDay)) }
  return list
}

/// Windows painted one over the other, hidden ones left out.
@MainActor
package func displayList(of windows: [UIWindow]) -> DisplayList {
  var list = DisplayList()
  for window in windows where !window.isHidden {
    list.append(.save)
    list.append(.concat(.translation(x: window.frame.minX, y: window.frame.minY)))
    list.append(DisplayListBuilder.displayList(of: window))
    list.append(.restore)
  }
  return list
}
