// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

extension FontLibrary {
  /// What a name stands for.
  enum NameMeaning {
    case system(FontRequest.Design, FontNameStyle)
    case face(FontFace)
    case standIn(FamilyStandIn, FontNameStyle)
  }

  /// The face that a family or PostScript name stands for; `nil` when the name is unknown.
  ///
  /// Known are: registered files, the families of iOS (drawn by stand-ins,
  /// Documentation/TextLayout.md §7), the system font's own names, Inter and the Noto families.
  package func resolves(_ name: String) -> FontName? {
    locked {
      switch lookUp(name) {
      case .system(let design, let style): Self.systemName(design, style)
      case .face(let face): face.name
      case .standIn(let standIn, let style): Self.standInName(standIn, style, asked: name)
      case nil: nil
      }
    }
  }

  /// Whether a name is that of a published family which apps bring along, with a style that is known.
  package func isOfApp(_ name: String) -> Bool {
    FamilyStandIn.named(name, among: FamilyStandIn.ofApps) != nil
  }

  /// The names of the face that answers `request`, in Apple's terms.
  package func name(for request: FontRequest) -> FontName {
    var style = FontNameStyle()
    style.weight = Double(request.weight)
    style.isItalic = request.isItalic
    switch request.family {
    case .system(let design): return Self.systemName(design, style)
    case .ofApp(let name):
      guard let found = FamilyStandIn.named(name, among: FamilyStandIn.ofApps) else {
        return Self.systemName(.standard, style)
      }
      return Self.standInName(found.standIn, found.style, asked: name)
    case .named(let name):
      guard var found = resolves(name) else { return Self.systemName(.standard, style) }
      guard request.weight != 0 || request.isItalic else { return found }
      if request.weight == 0 { style.weight = Double(found.weight) }
      style.isItalic = style.isItalic || found.isItalic
      found.weight = CGFloat(style.weight)
      found.isItalic = style.isItalic
      found.faceName = style.faceName
      let base = found.postScriptName.split(separator: "-").first.map(String.init) ?? name
      found.postScriptName = "\(base)-\(style.faceName.filter { $0 != " " })"
      return found
    }
  }

  /// The families that can be asked for by name, sorted.
  package var families: [String] {
    locked {
      let names = registered.map(\.familyName) + FamilyStandIn.all.map(\.family)
      return Set(names + configuration.families()).sorted()
    }
  }

  /// The PostScript names of a family's faces, sorted; case does not matter.
  package func fontNames(forFamily family: String) -> [String] {
    locked {
      let own = facesOfFamily(family).map(\.postScriptName)
      if !own.isEmpty { return Set(own).sorted() }
      let asked = family.lowercased()
      return FamilyStandIn.all.first { $0.family.lowercased() == asked }?.faceNames ?? []
    }
  }

  /// Call with the lock held.
  func lookUp(_ name: String) -> NameMeaning? {
    if let system = Self.systemMeaning(of: name) { return system }
    if let face = registered.first(where: { $0.postScriptName == name }) { return .face(face) }
    let family = registered.filter { $0.familyName == name }
    if let face = Self.mostRegular(of: family) { return .face(face) }
    if let found = FamilyStandIn.named(name) { return .standIn(found.standIn, found.style) }
    return pinnedFace(named: name).map { .face($0) }
  }

  /// The open faces of a family: registered ones, else those of the pinned set.
  func facesOfFamily(_ family: String) -> [FontFace] {
    let own = registered.filter { $0.familyName == family }
    if !own.isEmpty { return own }
    guard family.hasPrefix("Noto") || family.hasPrefix("Inter") else { return [] }
    return configuration.faces(ofFamily: family).map { face($0.path, index: $0.index) }
  }

  /// A face of the pinned set by family or PostScript name.
  private func pinnedFace(named name: String) -> FontFace? {
    guard name.hasPrefix("Noto") || name.hasPrefix("Inter") else { return nil }
    if let face = Self.mostRegular(of: facesOfFamily(name)) { return face }
    let base = String(name.split(separator: "-").first ?? "")
    for family in configuration.families() where family.filter({ $0 != " " }) == base {
      if let face = facesOfFamily(family).first(where: { $0.postScriptName == name }) {
        return face
      }
    }
    return nil
  }

  private static func mostRegular(of faces: [FontFace]) -> FontFace? {
    let distance = { (face: FontFace) in
      abs(face.style.weight) + (face.style.isItalic ? 10 : 0)
    }
    return faces.min { distance($0) < distance($1) }
  }

  private static func systemMeaning(of name: String) -> NameMeaning? {
    let designs: [(prefix: String, design: FontRequest.Design)] = [
      (".AppleSystemUIFontMonospaced", .monospaced), (".AppleSystemUIFontRounded", .rounded),
      (".AppleSystemUIFontSerif", .serif), (".AppleSystemUIFont", .standard),
      (".SFUIDisplay", .standard), (".SFUIText", .standard), (".SFUIMono", .monospaced),
      (".SFUI", .standard), (".SFNSText", .standard), (".SFNSDisplay", .standard),
      (".SFNS", .standard), ("System", .standard),
    ]
    for entry in designs where name.hasPrefix(entry.prefix) {
      guard let style = FontNameStyle(parsing: name.dropFirst(entry.prefix.count)) else { continue }
      return .system(entry.design, style)
    }
    return nil
  }

  private static func systemName(
    _ design: FontRequest.Design, _ style: FontNameStyle
  ) -> FontName {
    let family: String
    switch design {
    case .standard: family = ".AppleSystemUIFont"
    case .monospaced: family = ".AppleSystemUIFontMonospaced"
    case .rounded: family = ".AppleSystemUIFontRounded"
    case .serif: family = ".AppleSystemUIFontSerif"
    }
    let prefix = design == .standard ? ".SFUI" : family
    return FontName(
      postScriptName: "\(prefix)-\(style.faceName.filter { $0 != " " })", familyName: family,
      faceName: style.faceName, weight: CGFloat(style.weight), isItalic: style.isItalic,
      isMonospaced: design == .monospaced)
  }

  private static func standInName(
    _ standIn: FamilyStandIn, _ style: FontNameStyle, asked name: String
  ) -> FontName {
    let compact = name.filter { $0 != " " }
    let listed = standIn.faceNames.first { $0.lowercased() == compact.lowercased() }
    return FontName(
      postScriptName: listed ?? standIn.prefix + compact.dropFirst(standIn.prefix.count),
      familyName: standIn.family,
      faceName: style.faceName, weight: CGFloat(style.weight), isItalic: style.isItalic,
      isMonospaced: standIn.kind == .monospaced)
  }
}
