// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit
import XCTest

/// What the name of a picture says beside the test's.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let none = Self(rawValue: 1 << 0)
  public static let device = Self(rawValue: 1 << 1)
  public static let OS = Self(rawValue: 1 << 2)
  public static let screenSize = Self(rawValue: 1 << 3)
  public static let screenScale = Self(rawValue: 1 << 4)
}

/// The suffixes of the folder with the pictures.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet { NSOrderedSet(object: "_64") }

/// A test case that writes what each verified view looks like below `FB_REFERENCE_IMAGE_DIR`, under
/// the name that the library it stands for would give the picture.
///
/// Nothing is compared, so a verification fails only where the file cannot be written.
open class FBSnapshotTestCase: XCTestCase {
  open var recordMode = true
  open var usesDrawViewHierarchyInRect = false
  open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = [.screenScale]
  open var folderName: String?

  public func FBSnapshotVerifyView(
    _ view: UIView, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    MainActor.assumeIsolated {
      let picture = usesDrawViewHierarchyInRect ? onScreen(view) : drawn(view.layer)
      write(picture, identifier, suffixes, file, line)
    }
  }

  public func FBSnapshotVerifyView(
    _ view: UIView, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), tolerance: CGFloat,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    FBSnapshotVerifyView(
      view, identifier: identifier, suffixes: suffixes, overallTolerance: tolerance, file: file,
      line: line)
  }

  public func FBSnapshotVerifyLayer(
    _ layer: CALayer, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    MainActor.assumeIsolated { write(drawn(layer), identifier, suffixes, file, line) }
  }

  public func FBSnapshotVerifyViewController(
    _ viewController: UIViewController, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    MainActor.assumeIsolated {
      viewController.view.bounds = UIScreen.main.bounds
      viewController.viewWillAppear(false)
      viewController.viewDidAppear(false)
      FBSnapshotVerifyView(
        viewController.view, identifier: identifier, suffixes: suffixes, file: file, line: line)
    }
  }

  // MARK: Drawing

  @MainActor
  private func onScreen(_ view: UIView) -> UIImage {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let isAlone = view.window == nil && !(view is UIWindow)
    if isAlone { scenes.compactMap(\.keyWindow).first?.addSubview(view) }
    defer { if isAlone { view.removeFromSuperview() } }
    view.layoutIfNeeded()
    let bounds = view.bounds
    return UIGraphicsImageRenderer(size: bounds.size).image { _ in
      view.drawHierarchy(in: bounds, afterScreenUpdates: true)
    }
  }

  @MainActor
  private func drawn(_ layer: CALayer) -> UIImage {
    layer.layoutIfNeeded()
    return UIGraphicsImageRenderer(size: layer.bounds.size).image { layer.render(in: $0.cgContext) }
  }

  // MARK: Files

  @MainActor
  private func write(
    _ picture: UIImage, _ identifier: String?, _ suffixes: NSOrderedSet, _ file: StaticString,
    _ line: UInt
  ) {
    guard let root = ProcessInfo.processInfo.environment["FB_REFERENCE_IMAGE_DIR"] else {
      return XCTFail("FB_REFERENCE_IMAGE_DIR is not set", file: file, line: line)
    }
    let suffix = suffixes.firstObject as? String ?? ""
    let folder = URL(fileURLWithPath: root + suffix)
      .appendingPathComponent(folderName ?? String(reflecting: type(of: self)))
    do {
      guard let data = picture.pngData() else {
        return XCTFail("the view has no size", file: file, line: line)
      }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: folder.appendingPathComponent(fileName(identifier)))
    } catch {
      XCTFail(error.localizedDescription, file: file, line: line)
    }
  }

  @MainActor
  private func fileName(_ identifier: String?) -> String {
    let method = name.split(separator: ".").last.map(String.init) ?? name
    var text = method
    if let identifier, !identifier.isEmpty { text += "_\(identifier)" }
    let options = fileNameOptions
    guard !options.contains(.none) else { return text + ".png" }
    if options.contains(.device) { text += "_\(UIDevice.current.model)" }
    if options.contains(.OS) { text += "_\(UIDevice.current.systemVersion)" }
    if options.contains(.screenSize) {
      let size = UIScreen.main.bounds.size
      text += "_\(Int(size.width))x\(Int(size.height))"
    }
    let invalid = CharacterSet.whitespaces.union(.punctuationCharacters)
    text = text.components(separatedBy: invalid).joined(separator: "_")
    if options.contains(.screenScale) { text += "@\(Int(UIScreen.main.scale))x" }
    return text + ".png"
  }
}
