// Part of Snug, under the Apache License 2.0; see LICENSE.

extension ModuleModel {
  /// The access to the `init()` by which an object that is no view can be made, as nibs, the launch
  /// and metatypes do; nil where there is none.
  func plainInitializer(of type: TypeModel) -> Access? {
    guard type.kind == .class,
      FrameworkTable.plainClasses.contains(frameworkBase(of: type) ?? "")
    else { return nil }
    for ancestor in chain(of: type) {
      let own = ancestor.bodies.flatMap(\.members).filter { $0.kind == .initializer }
      if let plain = own.first(where: { $0.parameters.isEmpty }) {
        let access = plain.access ?? .internal
        let isPlain =
          !plain.isFailable && !plain.isThrowing && !plain.isAsync && !plain.isUnavailable
        return isPlain && (ancestor === type || access >= .internal) ? access : nil
      }
      if own.contains(where: { !$0.isConvenience }) { return nil }
      // What Swift writes for such a class, as to decode it, is no `init()`.
      let stored = ancestor.declaration?.members ?? []
      if stored.contains(where: { $0.lacksValue && !$0.isStatic }) { return nil }
    }
    return knownSuperclass(of: type)?.lacksPlainInitializer == true ? nil : .internal
  }
}
