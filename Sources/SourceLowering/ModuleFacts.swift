// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What the rewriting of each file asks of the whole module, found once.
struct ModuleFacts {
  /// Properties that are declared as lists of objects of any class.
  let untypedLists: Set<String>
  /// Framework classes that have a generated subclass here.
  let categories: Set<String>
  /// Names of methods whose calls ask for an override.
  let asked: Set<String>

  init(_ model: ModuleModel) {
    untypedLists = Set(
      model.ordered.flatMap(\.bodies).flatMap(\.members).filter { $0.result == "[AnyObject]" }
        .flatMap(\.variables))
    categories = Set(OverridePass.categories(in: model).map(\.type.name))
    asked = Set(OverridePass.asked(in: model).keys)
  }
}
