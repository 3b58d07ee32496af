// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
package import IBDocument
package import UIKit

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
    /// What decides the view's place.
    package let arrangement: Arrangement
    /// The view's superview: of those that elements made, the nearest around it.
    package let container: Location?
  }

  let document: Document
  private let conditions: CanvasConditions
  let screen: CanvasScreen
  let bars: CanvasBars
  /// Views by the place of their element; an element is laid out once.
  var views: [Location: UIView] = [:]
  /// Roots as they stand in their hosts: scenes' views, a xib's objects, rows.
  var roots: [(view: UIView, element: Element)] = []
  /// What constraints name, by id; and the views that keep their frames since none does.
  lazy var constrainedItems = Self.constrainedItems(of: document)
  var unconstrained: Set<Location> = []
  /// Kept until the canvas is read: nothing else holds controllers and hosts.
  var kept: [AnyObject] = []

  package init(document: Document, conditions: CanvasConditions) {
    self.document = document
    self.conditions = conditions
    screen = CanvasScreen(document)
    bars = CanvasBars(document: document)
    let name = Self.device(of: document)?.name ?? "iPhone 8"
    let orientation: Orientation = document.device?.isLandscape == true ? .landscape : .portrait
    let configuration = Configuration(
      device: name, orientation: orientation, textSize: conditions.textSize,
      scale: document.device == nil ? CanvasScreen.scale(of: document) : nil)
    if let description = DeviceDescription(configuration) {
      _ = UIApplication.replaceShared(description)
    }
    // A size that UIKit raises for ends no run over documents.
    Runtime.current.outlivesRefusedNumbers = true
    Runtime.current.release = Self.release(ofToolsVersion: document.majorToolsVersion)
    var rules = CanvasRules()
    if screen.hasSmallTitle { rules.styleSizes["UICTFontTextStyleTitle1"] = 26 }
    rules.showsTextFamilyOnly = screen.showsTextFamilyOnly
    rules.toolbarHeight = screen.toolbarHeight
    rules.navigationBarHeight = screen.navigationBarHeight(inSheet: false)
    rules.roundsConfiguredWidths = document.majorToolsVersion >= 24000
    // Without a device the canvas is any size class.
    rules.knowsSizeClasses = document.device != nil
    rules.sideMargins = { [screen] in screen.sideMargin(width: $0) }
    Runtime.current.canvas = rules
  }

  /// The catalogue's device of the size that the document names; nil for documents that do not say.
  private static func device(of document: Document) -> Device? {
    guard let wanted = document.device else { return nil }
    let sides = [wanted.size.width, wanted.size.height].sorted()
    return DeviceCatalog.all.first {
      [$0.size.width, $0.size.height] == sides && $0.scale == wanted.scale
    }
  }

  /// The system that the canvas of an Xcode shows, by the first part of its tools version.
  package static func release(ofToolsVersion version: Int) -> SystemRelease {
    switch CanvasEra(toolsVersion: version) {
    case .older: .iOS9
    case .xcode8: .iOS10
    case .xcode9 where version < 13500: .iOS10
    case .xcode9: .iOS12
    case .xcode11 where version < 17000: .iOS13
    case .xcode14 where (23700..<24000).contains(version): .iOS18
    case .xcode11, .xcode14: .iOS14
    case .xcode26: .iOS26
    }
  }

  /// Lays everything out and returns each view that an element made and that is in a tree.
  package func placed() -> [Placed] {
    makeRoots()
    return collect()
  }

  /// Makes and lays out every root of the document.
  func makeRoots() {
    let source = NibSource(document: document, bundle: Bundle.main)
    NibLoader.strictness = .reporting
    NibLoader.observer = { [weak self] element, object in
      guard let self, let view = object as? UIView, views[element.location] == nil else { return }
      views[element.location] = view
    }
    defer { NibLoader.observer = nil }
    for scene in document.scenes { layOut(scene, source) }
    if document.kind == .xib { layOutObjects(source) }
  }

  // MARK: Scenes

  private func layOut(_ scene: Scene, _ source: NibSource) {
    guard let element = scene.controller,
      let root = element.children.first(where: { $0.key == "view" && $0.name != "nil" })
    else { return }
    let size = root.rect("frame")?.size ?? UIScreen.main.bounds.size
    Runtime.current.canvas?.navigationBarHeight = screen.navigationBarHeight(
      inSheet: isSheet(element, size))
    let storyboard = UIStoryboard(source: source)
    guard let controller = storyboard.controller(of: scene, creator: nil),
      controller.loadArchivedView != nil
    else { return }
    kept.append(controller)
    let insets = surroundings(of: element, root)
    controller.containerSafeAreaInsets = insets.bars
    // Before iOS 11 margins did not know of bars.
    if screen.era < .xcode9 { controller.view.insetsLayoutMarginsFromSafeArea = false }
    host(controller.view, root, size: size, insets: insets.screen)
    for free in scene.freeObjects {
      guard let view = views[free.location], view.superview == nil else { continue }
      let size = free.rect("frame")?.size ?? .zero
      let bounds = CGRect(origin: .zero, size: size)
      let isScreen = size == UIScreen.main.bounds.size
      host(
        view, free, size: size,
        insets: isScreen ? screen.insets(of: bounds, hasStatusBar: true) : .zero)
    }
    layOutPrototypes(below: root, source, storyboard, controller)
  }

  /// What screen and bars cover of a scene's root view (Documentation/Fidelity.md §2.3, §2.4).
  private func surroundings(
    of controller: Element, _ root: Element
  ) -> (screen: UIEdgeInsets, bars: UIEdgeInsets) {
    let frame = root.rect("frame") ?? .zero
    let isSheet = isSheet(controller, frame.size)
    let bars = bars.insets(ofController: controller, inSheet: isSheet)
    let hasStatusBar = !self.bars.hidesStatusBar(controller)
    var screen = screen.insets(of: frame, hasStatusBar: hasStatusBar)
    if self.bars.standsBelowTopBar(controller) {
      screen.top = 0
      screen.bottom = max(screen.bottom, beyondScreen(frame))
    }
    if self.bars.standsAboveBottomBar(controller) { screen.bottom = 0 }
    if isSheet {
      // The sheet begins below the status bar; newer canvases count it once more.
      screen.top = self.screen.addedTop(of: screen)
      if bars.top > 0, let top = self.screen.sheetBarTop { screen.top = top }
      // Until Xcode 13 a sheet reaches as far down as the screen.
      if self.screen.era >= .xcode14 { screen.bottom = 0 }
    }
    if isTiny(controller, frame.size) { screen.top = self.screen.addedTop(of: screen) }
    return (screen, bars)
  }

  /// How far a root that begins below a bar reaches beyond the screen, points.
  private func beyondScreen(_ frame: CGRect) -> CGFloat {
    guard frame.minY > 0 else { return 0 }
    if let device = document.device { return max(0, frame.maxY - device.size.height) }
    // Without a device the height of a root is that of the screen, if a screen has it.
    return DocumentDevice.isScreenHeight(frame.height) ? frame.minY : 0
  }

  /// Whether a scene is shown in a sheet: presented, and as wide as the screen but not as high. What
  /// is presented from a view in a container is lower by as much as that view is.
  private func isSheet(_ controller: Element, _ size: CGSize) -> Bool {
    guard let device = document.device, screen.era >= .xcode11, size.width == device.size.width,
      size.height < device.size.height, !bars.isFreeform(controller)
    else { return false }
    return bars.isSheet(controller) || bars.isPresented(controller.id ?? "")
  }

  /// Views of today widgets: of free size, below no bar, with their edges inside.
  private func isTiny(_ controller: Element, _ size: CGSize) -> Bool {
    guard let edges = controller.child(key: "edgesForExtendedLayout") else { return false }
    return !edges.boolean("top", default: false) && size != UIScreen.main.bounds.size
  }

  /// Puts a root into a host of its own size and lays it out.
  func host(_ view: UIView, _ element: Element, size: CGSize, insets: UIEdgeInsets) {
    let host = UIView(frame: CGRect(origin: .zero, size: size))
    kept.append(host)
    host.assignSafeAreaInsets(insets)
    view.translatesAutoresizingMaskIntoConstraints = true
    host.addSubview(view)
    view.frame = host.bounds
    widenCentredLabels(in: view)
    roots.append((view, element))
    settle(host, element)
  }

  /// Labels of roots without stack views may have whole points, and configured buttons have them
  /// (Documentation/Fidelity.md §2.8).
  func useTextScale(of root: Element) {
    let isLaidOutAnew = root.holdsStackView
    Runtime.current.canvas?.textScale =
      conditions.roundsTextToPoints && !isLaidOutAnew ? 1 : nil
    Runtime.current.canvas?.roundsConfiguredHeights = !isLaidOutAnew
  }

  /// Lays a root out, and once more where empty views have taken a size.
  func settle(_ host: UIView, _ element: Element) {
    useTextScale(of: element)
    sizeEmptyLabels(below: element)
    keepUnconstrainedFrames(below: element)
    Runtime.current.settle(host)
    if sizeEmptyViews(below: element) { Runtime.current.settle(host) }
  }
}
