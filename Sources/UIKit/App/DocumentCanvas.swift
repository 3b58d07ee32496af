// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix
package import IBDocument

/// Lays documents out as Interface Builder's canvas does: every scene, view and prototype at the
/// size that the document records, without the app's classes.
///
/// The rules are Documentation/Fidelity.md §2.
@MainActor
package final class DocumentCanvas {
  /// A view that an element made, after layout.
  package struct Placed {
    package let element: Element
    /// In the coordinates of the superview, points.
    package let frame: CGRect
    /// Names of the elements from the root to the view: `view › stackView › label`.
    package let path: String
  }

  private let document: Document
  private let device: Device?
  /// Views by the place of their element; an element is laid out once.
  private var views: [Location: UIView] = [:]
  /// Kept until the canvas is read: nothing else holds controllers and hosts.
  private var kept: [AnyObject] = []

  /// - Parameter device: What the document was laid out for; nil for documents that do not say.
  package init(document: Document, device: Device?, conditions: CanvasConditions) {
    self.document = document
    self.device = device
    let name = device?.name ?? "iPhone 8"
    let orientation: Orientation = document.device?.isLandscape == true ? .landscape : .portrait
    // Documents that name no device were laid out on a canvas of whole points.
    let configuration = Configuration(
      device: name, orientation: orientation, textSize: conditions.textSize,
      scale: document.device == nil ? 1 : nil)
    if let description = DeviceDescription(configuration) {
      _ = UIApplication.replaceShared(description)
    }
    Runtime.current.release = Self.release(ofToolsVersion: document.majorToolsVersion)
    Runtime.current.textScale = conditions.roundsTextToPoints ? 1 : nil
    // Without a device the canvas is any size class, with margins by width.
    Runtime.current.knowsSizeClasses = document.device != nil
    let isWideAware = document.majorToolsVersion >= 7000
    Runtime.current.sideMargins =
      document.device == nil ? { isWideAware && $0 >= 414 ? 20 : 16 } : nil
  }

  /// The system that the canvas of an Xcode shows, by the first part of its tools version.
  static func release(ofToolsVersion version: Int) -> SystemRelease {
    switch version {
    case ..<13000: .iOS10
    case ..<15000: .iOS12
    case ..<17000: .iOS13
    default: .iOS14
    }
  }

  /// Lays everything out and returns each view that an element made and that is in a tree.
  package func placed() -> [Placed] {
    let source = NibSource(document: document, bundle: Bundle.main)
    NibLoader.strictness = .reporting
    NibLoader.observer = { [weak self] element, object in
      guard let self, let view = object as? UIView, views[element.location] == nil else { return }
      views[element.location] = view
    }
    defer { NibLoader.observer = nil }
    for scene in document.scenes { layOut(scene, source) }
    if document.kind == .xib { layOutObjects(source) }
    return collect()
  }

  // MARK: Scenes

  private func layOut(_ scene: Scene, _ source: NibSource) {
    guard let element = scene.controller,
      let root = element.children.first(where: { $0.key == "view" && $0.name != "nil" })
    else { return }
    let storyboard = UIStoryboard(source: source)
    guard let controller = storyboard.controller(of: scene, creator: nil),
      controller.loadArchivedView != nil
    else { return }
    kept.append(controller)
    let size = root.rect("frame")?.size ?? UIScreen.main.bounds.size
    let bars = CanvasBars(document: document)
    let covered = bars.insets(ofController: element, isPad: isPad)
    controller.containerSafeAreaInsets = covered
    let hasStatusBar = !CanvasBars.hidesStatusBar(element)
    let statusBar = hasStatusBar && !bars.standsBelowTopBar(element)
    // A navigation bar has the status bar above it in scenes of any size, and so has everything on
    // phones without a home button.
    let isScreen =
      device == nil
      ? statusBar
      : isAsLargeAsTheScreen(size) || statusBar && (isNotched || covered.top > 0)
    host(controller.view, size: size, isScreen: isScreen, hasStatusBar: hasStatusBar)
    for free in scene.freeObjects {
      guard let view = views[free.location], view.superview == nil else { continue }
      let size = free.rect("frame")?.size ?? .zero
      host(view, size: size, isScreen: isAsLargeAsTheScreen(size))
    }
    layOutPrototypes(below: root, source, storyboard, controller)
  }

  private var isPad: Bool { device?.idiom == .pad }

  private func isAsLargeAsTheScreen(_ size: CGSize) -> Bool {
    device != nil && size == UIScreen.main.bounds.size
  }

  /// Scenes of any size keep clear of the corners of phones without a home button.
  private var isNotched: Bool { !isPad && UIScreen.main.bounds.height >= 812 }

  /// Puts a root into a host of its own size and lays it out, with the screen's safe area or none.
  private func host(
    _ view: UIView, size: CGSize, isScreen: Bool, hasStatusBar: Bool = true
  ) {
    let host = UIView(frame: CGRect(origin: .zero, size: size))
    kept.append(host)
    if isScreen {
      host.assignSafeAreaInsets(
        CanvasBars(document: document).screenInsets(
          UIScreen.main.bounds.size, isPad: isPad, hasStatusBar: hasStatusBar))
    }
    view.translatesAutoresizingMaskIntoConstraints = true
    host.addSubview(view)
    view.frame = host.bounds
    Runtime.current.settle(host)
  }

  // MARK: Xibs and prototypes

  private func layOutObjects(_ source: NibSource) {
    let loader = NibLoader(source: source, owner: nil)
    kept.append(loader)
    var roots: [(UIView, Element)] = []
    for element in document.objects {
      let object = loader.make(element)
      if let object { kept.append(object) }
      if let view = object as? UIView { roots.append((view, element)) }
    }
    loader.finish()
    for (view, element) in roots {
      let size = element.rect("frame")?.size ?? view.bounds.size
      giveContentExtent(view, element, size: size)
      host(view, size: size, isScreen: isAsLargeAsTheScreen(size))
    }
    for (_, element) in roots { layOutPrototypes(below: element, source, nil, nil) }
  }

  /// Cells are laid out at the size that the document gives them, one by one, inside their list.
  private func layOutPrototypes(
    below root: Element, _ source: NibSource, _ storyboard: UIStoryboard?,
    _ controller: UIViewController?
  ) {
    root.forEachDescendant { list, _ in
      guard list.name == "tableView" || list.name == "collectionView" else { return }
      let cells =
        list.items(of: "prototypes") + list.items(of: "cells")
        + list.items(of: "sections").flatMap { $0.items(of: "cells") }
        + list.children.filter { $0.name == "collectionReusableView" }
      for cell in cells {
        let loader = NibLoader(source: source, owner: controller, storyboard: storyboard)
        kept.append(loader)
        // Static rows were made with their table; here each has its recorded size instead.
        cell.forEachDescendant { element, _ in views[element.location] = nil }
        guard let view = loader.make(cell) as? UIView else { continue }
        kept.append(view)
        loader.finish()
        layOut(view, cell, in: views[list.location])
      }
      placeFooter(of: list, below: cells)
    }
  }

  /// The canvas shows prototypes as rows of a section, and the table's footer below them; from
  /// Xcode 11 on below the section's footer.
  private func placeFooter(of list: Element, below cells: [Element]) {
    guard list["dataMode"] == "prototypes",
      let footer = list.child(key: "tableFooterView").flatMap({ views[$0.location] }),
      let rowsEnd = cells.compactMap({ $0.rect("frame")?.maxY }).max()
    else { return }
    let hasFooter = document.majorToolsVersion >= 15000
    footer.frame.origin.y = rowsEnd + (hasFooter ? list.number("sectionFooterHeight") ?? 0 : 0)
  }

  private func layOut(_ cell: UIView, _ element: Element, in list: UIView?) {
    let frame =
      element.rect("frame") ?? CGRect(x: 0, y: 0, width: list?.bounds.width ?? 0, height: 44)
    let host = UIView(frame: CGRect(origin: .zero, size: frame.size))
    kept.append(host)
    host.layoutMargins = list?.layoutMargins ?? host.layoutMargins
    host.addSubview(cell)
    cell.frame = host.bounds
    giveContentExtent(cell, element, size: frame.size)
    Runtime.current.settle(host)
  }

  /// The extent of a content view changed from version to version; what is in it is compared at
  /// the extent that the document recorded.
  private func giveContentExtent(_ view: UIView, _ element: Element, size: CGSize) {
    guard let row = view as? UITableViewCell, element["style"] == nil else { return }
    row.assignContentSize(contentSize(ofRow: element, size: size))
  }

  /// The extent of a row's content: as recorded, else all of the row but, up to iOS 12, its line.
  private func contentSize(ofRow element: Element, size: CGSize) -> CGSize? {
    if let frame = element.child(key: "contentView")?.rect("frame") { return frame.size }
    guard Runtime.current.release < .iOS13 else { return nil }
    return CGSize(width: size.width, height: size.height - 1 / UIScreen.main.scale)
  }

  // MARK: Reading

  private func collect() -> [Placed] {
    var result: [Placed] = []
    collect(document.root, path: [], into: &result)
    return result
  }

  private func collect(_ element: Element, path: [String], into result: inout [Placed]) {
    var path = path
    if let view = views[element.location] {
      path.append(element.name)
      if view.superview != nil {
        result.append(
          Placed(element: element, frame: view.frame, path: path.joined(separator: " › ")))
      }
    }
    for child in element.children { collect(child, path: path, into: &result) }
  }
}
