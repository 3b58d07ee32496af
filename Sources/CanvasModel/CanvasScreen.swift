// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
internal import IBDocument
internal import UIKit

/// What the screen of the canvas covers of a scene: status bar, corners, home indicator
/// (Documentation/Fidelity.md §2.4).
struct CanvasScreen {
  let device: DocumentDevice?
  let era: CanvasEra
  /// The first part of the tools version.
  let toolsVersion: Int
  /// Whether a document of a small tablet has roots of the one without a home button, which Xcode
  /// 13 calls as the old ones.
  private let isRoundMini: Bool

  init(_ document: Document) {
    device = document.device
    var isRoundMini = false
    if document.device?.id == "ipad7_9" {
      document.root.forEachDescendant { element, _ in
        let size = element.rect("frame")?.size
        if size == CGSize(width: 744, height: 1133) { isRoundMini = true }
      }
    }
    self.isRoundMini = isRoundMini
    toolsVersion = document.majorToolsVersion
    era = CanvasEra(toolsVersion: toolsVersion)
  }

  /// Pixels a point: the device's; without a device one, and two from Xcode 7.3 on (10000).
  static func scale(of document: Document) -> CGFloat {
    document.device?.scale ?? (document.majorToolsVersion >= 10000 ? 2 : 1)
  }

  var isPad: Bool { device?.isPad ?? false }

  /// Whether the screen has round corners and a home indicator.
  var isRound: Bool {
    guard let device else { return false }
    if device.isPad {
      return device.id.hasSuffix("rounded") || device.id == "ipad11_0" || isRoundMini
    }
    return max(device.size.width, device.size.height) >= 812
  }

  /// What the screen covers of a root without bars, points.
  ///
  /// - Parameters:
  ///   - frame: The root's; its origin is the screen's but for roots below an opaque bar.
  ///   - inXib: Whether it is a xib's.
  func insets(of frame: CGRect, hasStatusBar: Bool, inXib: Bool = false) -> UIEdgeInsets {
    var covered = insets(hasStatusBar: hasStatusBar)
    guard !isPad, let device else { return covered }
    // Since Xcode 14.3 roots of any size have the inset below.
    let isNarrow =
      frame.width < device.size.width
      || inXib && era >= .xcode11 && frame.width == device.size.width
        && frame.height < device.size.height
    if isBeforeXcode14_3, isNarrow { covered.bottom = 0 }
    // What is neither as high as the screen nor wider has it once where canvases double it.
    if doublesInsets, !device.isLandscape, frame.width <= device.size.width,
      frame.height < device.size.height
    {
      covered.bottom /= 2
    }
    return covered
  }

  /// Insets of a whole screen without bars, points.
  private func insets(hasStatusBar: Bool) -> UIEdgeInsets {
    guard isRound else {
      let top: CGFloat = hasStatusBar && showsPlainStatusBar && !isPhoneOnItsSide ? 20 : 0
      return UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
    }
    if isPad {
      return UIEdgeInsets(top: 24, left: 0, bottom: era == .xcode26 ? 50 : 20, right: 0)
    }
    let housing = era.knowsEveryHousing ? housing : 44
    let upright = UIEdgeInsets(top: housing, left: 0, bottom: 34, right: 0)
    let turned = UIEdgeInsets(top: 0, left: housing, bottom: 21, right: housing)
    let insets = device?.isLandscape == true ? turned : upright
    guard doublesInsets else { return insets }
    return UIEdgeInsets(
      top: insets.top + upright.top, left: insets.left, bottom: insets.bottom + upright.bottom,
      right: insets.right)
  }

  /// Whether the canvas adds the insets of the upright screen once more: since Xcode 16.3.
  var doublesInsets: Bool { isSinceXcode16_3 }

  /// What of the insets of a whole screen is that addition, at the top.
  func addedTop(of insets: UIEdgeInsets) -> CGFloat {
    guard doublesInsets, isRound else { return 0 }
    return device?.isLandscape == true ? insets.top : insets.top / 2
  }

  private var isSinceXcode16_3: Bool { (23700..<32000).contains(toolsVersion) }

  /// Xcode 14.3 began with 21700, Xcode 14.2 had 21507.
  private var isBeforeXcode14_3: Bool { toolsVersion < 21600 }

  /// Xcode 11 to 14.2 show no status bar on phones with a home button; round ones keep their
  /// corners, and tablets have it.
  private var showsPlainStatusBar: Bool { isPad || toolsVersion < 14800 || !isBeforeXcode14_3 }

  /// Whether texts of all sizes are in the family San Francisco Text: in Xcode 8
  /// (Documentation/TextLayout.md §3.10).
  var showsTextFamilyOnly: Bool { era == .xcode8 }

  /// Whether labels of one line and a fixed font that constraints place have whole points as a
  /// rule: on the canvas of a device, at three pixels a point until Xcode 26
  /// (Documentation/Fidelity.md §2.8).
  var keepsWholeTexts: Bool {
    let scale = device?.scale ?? 1
    return scale > 2 ? era < .xcode26 : scale > 1
  }

  /// Points that a tab bar covers of a root; a phone on its side was recorded with Xcode 26 only,
  /// which has a home indicator below it on plain phones too.
  var tabBarHeight: CGFloat {
    if isPad { return 50 }
    guard era == .xcode26 else { return 49 }
    if device?.isLandscape == true { return 31 }
    return isRound ? 49 : 83
  }

  /// Points of a toolbar, which a scene has or which stands by itself.
  var toolbarHeight: CGFloat { isRound && !isPad ? 49 : 44 }

  /// The text size of the canvas: Xcode 13 shows text styles at the smallest, Xcode 5 at M.
  var textSize: TextSize {
    switch toolsVersion {
    case 18000..<21000: .xS
    case ..<6000: .m
    default: .l
    }
  }

  /// Whether the style title 1 has 26 points, in Xcode 9 to 11 (Documentation/Fidelity.md §2.7).
  var hasSmallTitle: Bool { (13500..<17000).contains(toolsVersion) }

  /// Points at the sides of controllers' views, by their width (Documentation/Fidelity.md §2.7).
  func sideMargin(width: CGFloat) -> CGFloat {
    toolsVersion >= 7000 && width >= 400 && !isPhoneOnItsSide ? 20 : 16
  }

  private var isPhoneOnItsSide: Bool { !isPad && device?.isLandscape == true }

  /// Points beside the content of rows (Documentation/Fidelity.md §2.5).
  func rowMargin(inTable width: CGFloat, isRoot: Bool) -> CGFloat {
    if isPhoneOnItsSide { return 16 }
    if width > 375 || width > 320 && (device?.size.width ?? 0) > 375 { return 20 }
    return era == .xcode9 && !isRoot ? 15 : 16
  }

  /// Points beside the content of a row of a xib, which has no table.
  func rowMargin(rowWidth: CGFloat) -> CGFloat {
    let isWide = (device?.size.width ?? 0) > (isSinceXcode16_3 ? 390 : 375)
    if era == .xcode9, rowWidth > 375 { return 20 }
    if era == .xcode11, toolsVersion < 17000, !isWide { return 15 }
    return rowWidth > 320 && isWide ? 20 : 16
  }

  /// The depth of a phone's sensor housing, as the canvas has it since Xcode 14, points.
  private var housing: CGFloat {
    switch device?.id {
    // The canvas shows the mini phones for 5.9 inches.
    case "retina5_9", "retina5_4": isBeforeXcode14_3 ? 47 : 50
    case "retina6_1": 48
    case "retina6_0", "retina6_7": 47
    case "retina6_12", "retina6_72": 59
    case "retina6_3", "retina6_9": 62
    default: 44
    }
  }

  /// Points that a large title adds below a navigation bar; a bar with the system's "add" item is
  /// higher (Documentation/Fidelity.md §2.3).
  func largeTitleHeight(besideAddItem: Bool) -> CGFloat {
    guard besideAddItem else { return 52 }
    let scale = device?.scale ?? 2
    return era < .xcode14 ? 60 : (60.3 * scale).rounded(.up) / scale
  }

  /// Whether a list that is the first in its scene folds the large title away: in Xcode 13 to 16.2.
  var foldsLargeTitles: Bool { toolsVersion >= 18000 && !isSinceXcode16_3 }

  /// Points above the navigation bar in a sheet of Xcode 26 on a round phone; nil elsewhere, where
  /// the bar begins below what the screen covers of the sheet.
  var sheetBarTop: CGFloat? {
    guard era == .xcode26, isRound, !isPad, device?.isLandscape == false else { return nil }
    return device?.id == "retina6_1" ? 20 : 16
  }

  /// Points of the line above a navigation bar's title, on the canvas.
  static let promptHeight: CGFloat = 34

  /// The height of a navigation bar, points; sheets have a higher one since iOS 13, and phones on
  /// their sides a lower one.
  func navigationBarHeight(inSheet: Bool) -> CGFloat {
    guard era < .xcode26 else { return 54 }
    if isPhoneOnItsSide { return 32 }
    return inSheet && era >= .xcode11 ? 56 : 44
  }
}

/// Xcodes whose canvases differ, by the first part of the tools version.
enum CanvasEra: Int, Comparable {
  /// Xcode 7 and older.
  case older
  case xcode8
  case xcode9
  case xcode11
  case xcode14
  case xcode26

  init(toolsVersion: Int) {
    self =
      switch toolsVersion {
      case ..<11000: .older
      case ..<13000: .xcode8
      // The first betas of Xcode 11 begin with 14810.
      case ..<14800: .xcode9
      case ..<21000: .xcode11
      case ..<24000: .xcode14
      // Documents that were saved outside a release have 32700.
      case ..<32000: .xcode26
      default: .xcode14
      }
  }

  static func < (one: CanvasEra, other: CanvasEra) -> Bool { one.rawValue < other.rawValue }

  /// Until Xcode 13 all round phones have 44 points above.
  var knowsEveryHousing: Bool { self >= .xcode14 }
}
