// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// What the rewriting of each file asks of the whole module, found once.
struct ModuleFacts {
  /// Properties that are declared as lists of objects of any class.
  let untypedLists: Set<String>
  /// The written types of properties that objects are asked for by name.
  let exposedTypes: [String: [String]]
  /// The classes that declare the exposed static properties, where one alone declares a name.
  let exposedStatics: [String: String]
  /// Framework classes that have a generated subclass here.
  let categories: Set<String>
  /// Names of methods whose calls ask for an override.
  let asked: Set<String>

  /// Parameters that are any object, of this module and those it imports.
  let objectParameters: ObjectParameters

  /// Full names of the initialisers that protocols and classes of other kinds ask of every class.
  let required: Set<String>

  init(_ model: ModuleModel) {
    untypedLists = Set(
      model.ordered.flatMap(\.bodies).flatMap(\.members).filter { $0.result == "[AnyObject]" }
        .flatMap(\.variables))
    exposedTypes = Dictionary(
      model.ordered.filter { $0.access >= .internal && !$0.isLocal }.flatMap(\.bodies)
        .flatMap(\.members).filter(\.isExposed)
        .flatMap { member in member.variables.map { ($0, [ModuleFacts.type(of: member) ?? ""]) } },
      uniquingKeysWith: +
    ).filter { !$0.value.contains("") }
    let classes = model.ordered.filter {
      ($0.kind == .class || $0.kind == .foreign) && $0.access >= .internal && !$0.isLocal
        && !$0.isGeneric
    }
    exposedStatics = Dictionary(
      classes.flatMap { type in
        type.bodies.flatMap(\.members).filter {
          $0.isStatic && $0.isExposed && $0.overrideRange == nil
        }.flatMap(\.variables).map { ($0, type.name) }
      }, uniquingKeysWith: { $0 == $1 ? $0 : "" }
    ).filter { !$0.value.isEmpty }
    categories = Set(OverridePass.categories(in: model).map(\.type.name))
    asked = Set(OverridePass.asked(in: model).keys)
    objectParameters = ObjectParameters(model)
    let others = model.ordered.filter { type in
      type.kind == .protocol || type.kind == .class && model.frameworkBase(of: type) == nil
    }
    required = Set(
      others.flatMap { type in
        type.bodies.flatMap(\.members).filter {
          $0.kind == .initializer && (type.kind == .protocol || $0.isRequired)
        }.map(\.fullName)
      })
  }

  /// The type of a property, written or said by a literal or an object that it is set to.
  private static func type(of member: Member) -> String? {
    if let written = member.result { return written }
    switch member.initialValue?.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr: return "Bool"
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .stringLiteralExpr: return "String"
    case .functionCallExpr(let call):
      let name = call.calledExpression.trimmedDescription
      return name.first?.isUppercase == true && !name.contains(".") ? name : nil
    default: return nil
    }
  }
}
