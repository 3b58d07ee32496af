// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// Finds what stands in a file for SwiftUI: previews of controllers, views, bridges to them.
///
/// There is no SwiftUI here. Files of UIKit apps hold such declarations for Xcode's canvas; they are
/// left out with a warning, and the rest of the file is compiled (Documentation/SourceLowering.md
/// §2.5).
enum SwiftUIDeclaration {
  private static let protocols: Set<String> = [
    "PreviewProvider", "App", "Scene", "Shape", "InsettableShape", "ViewModifier",
    "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "TextFieldStyle",
    "ProgressViewStyle", "PreferenceKey",
    "EnvironmentKey", "LibraryContentProvider", "DynamicProperty", "Commands", "ToolbarContent",
    "Layout", "AnimatableModifier", "GeometryEffect",
  ]
  private static let types: Set<String> = [
    "View", "Color", "Font", "Text", "Image", "Binding", "EnvironmentValues", "Animation",
    "AnyTransition", "EdgeInsets", "LinearGradient", "ShapeStyle", "Alignment",
  ]

  /// The name of the declaration when it is SwiftUI's, in a file that imports SwiftUI.
  static func name(of item: CodeBlockItemSyntax, in file: ParsedFile) -> String? {
    guard file.importsSwiftUI, case .decl(let declaration) = item.item else { return nil }
    if let extended = declaration.as(ExtensionDeclSyntax.self) {
      let name = ModuleModel.bare(extended.extendedType.trimmedDescription)
      return types.contains(name) || conforms(extended.inheritanceClause) ? name : nil
    }
    guard let named = declaration.asProtocol((any NamedDeclSyntax).self),
      let group = declaration.asProtocol((any DeclGroupSyntax).self),
      conforms(group.inheritanceClause)
    else { return nil }
    return named.name.text
  }

  private static let views: Set<String> = [
    "View", "UIViewRepresentable", "UIViewControllerRepresentable",
  ]
  private static let frameworkViews: Set<String> = [
    "Button", "Color", "Group", "HStack", "Image", "LazyVStack", "List", "NavigationStack",
    "NavigationView", "ScrollView", "TabView", "Text", "VStack", "ZStack",
  ]

  /// Whether a type's inheritance clause makes it a view, or a bridge that is one.
  static func isView(_ clause: InheritanceClauseSyntax?) -> Bool {
    clause?.inheritedTypes.contains { inherited in
      views.contains(ModuleModel.bare(inherited.type.trimmedDescription))
    } ?? false
  }

  /// Whether a name is one of the common views of SwiftUI itself.
  static func isFrameworkView(_ name: String) -> Bool { frameworkViews.contains(name) }

  private static func conforms(_ clause: InheritanceClauseSyntax?) -> Bool {
    clause?.inheritedTypes.contains { inherited in
      protocols.contains(ModuleModel.bare(inherited.type.trimmedDescription))
    } ?? false
  }
}
