// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument

/// Outlets, collections, actions and runtime attributes (Documentation/InterfaceBuilder.md §6).
extension NibLoader {
  // MARK: Runtime attributes

  func setRuntimeAttributes(of entry: Made) {
    for attribute in entry.element.runtimeAttributes {
      if case .color = attribute.value, attribute.keyPath.hasPrefix("layer.") {
        // A layer takes CGColor; the UIColor of a document has no effect on iOS either.
        report(
          "\(attribute.keyPath) takes a CGColor, which a document cannot give; it has no effect.",
          at: attribute.location)
        continue
      }
      let (path, object) = (attribute.keyPath, entry.object)
      let value = value(of: attribute)
      guard !RuntimeRegistry.setValue(value, forKey: path, of: object, raises: false) else {
        continue
      }
      // UIKit catches what a runtime attribute raises, writes this and goes on.
      let name = ProgrammingError.className(of: object)
      report(
        "Failed to set (\(path)) user defined inspected property on (\(name)): this class is not key "
          + "value coding-compliant for the key \(path).", at: attribute.location)
    }
  }

  private func value(of attribute: RuntimeAttribute) -> Any? {
    switch attribute.value {
    case .null: return nil
    case .boolean(let value): return value
    case .integer(let value): return value
    case .real(let value): return value
    case .string(let value), .localizedString(let value): return value
    case .color(let value): return color(value)
    case .point(let value): return value
    case .size(let value): return value
    case .rect(let value): return value
    case .range(let location, let length): return NSRange(location: location, length: length)
    case .image(let name): return image(named: name, at: attribute.location)
    }
  }

  // MARK: Outlets

  func connectOutlets(of entry: Made) {
    var collections: [(key: String, objects: [AnyObject], location: Location)] = []
    for connection in entry.element.connections {
      switch connection.kind {
      case .outlet(let property):
        guard let target = object(withID: connection.destination) else {
          reportAbsent(connection)
          continue
        }
        connect(target, property, of: entry.object, connection.location)
      case .outletCollection(let property):
        guard let target = object(withID: connection.destination) else {
          reportAbsent(connection)
          continue
        }
        if let index = collections.firstIndex(where: { $0.key == property }) {
          collections[index].objects.append(target)
        } else {
          collections.append((property, [target], connection.location))
        }
      case .action, .segue: continue
      }
    }
    for collection in collections {
      if collection.key == "gestureRecognizers", let view = entry.object as? UIView {
        for case let recognizer as UIGestureRecognizer in collection.objects {
          view.addGestureRecognizer(recognizer)
        }
      } else {
        set(collection.objects, forKey: collection.key, of: entry.object, collection.location)
      }
    }
  }

  /// An uninstalled object or a dangling id.
  private func reportAbsent(_ connection: Connection) {
    report(
      "Nothing has the id '\(connection.destination)'; the connection is left out.",
      at: connection.location)
  }

  private func connect(
    _ target: AnyObject, _ key: String, of object: AnyObject, _ location: Location
  ) {
    if key == "view", let controller = object as? UIViewController, let view = target as? UIView {
      if controller.viewIfLoaded !== view { controller.view = view }
      return
    }
    set(target, forKey: key, of: object, location)
  }

  /// Whom text views and fields ask when text is pasted, dragged and dropped, which nothing does here.
  private static let silentOutlets: Set<String> = [
    "pasteDelegate", "textDragDelegate", "textDropDelegate",
  ]

  private func set(_ value: Any?, forKey key: String, of object: AnyObject, _ location: Location) {
    if NibLoader.silentOutlets.contains(key), object is any UITextInput { return }
    let stops = NibLoader.strictness == .stopping && !isMissingAbove(object)
    if RuntimeRegistry.setValue(value, forKey: key, of: object, raises: stops) { return }
    if stops {
      ProgrammingError.unknownKeyOnSet(
        key, object, from: "\(location): error: '\(key)' is connected here")
    }
    report(
      "\(ProgrammingError.className(of: object)) is not key value coding-compliant for the key "
        + "\(key).", at: location)
  }

  /// Whether a class above is one that a build left out, which may have had any key
  /// (Documentation/Gaps.md §6.10).
  private func isMissingAbove(_ object: AnyObject) -> Bool {
    sequence(first: Swift.type(of: object) as AnyClass) { _getSuperclass($0) }
      .contains(where: LostClass.isPlaceholder)
  }

  // MARK: Actions

  func connectActions(of entry: Made) {
    for connection in entry.element.connections {
      switch connection.kind {
      case .action(let name, let event):
        // The first responder is found when the event comes: no target.
        let target = object(withID: connection.destination)
        guard target != nil || connection.destination == "-2" else {
          reportAbsent(connection)
          continue
        }
        let selector = Selector(name)
        if let target, !RuntimeRegistry.responds(target, to: selector) {
          ProgrammingError.note(
            selector, of: target, "\(connection.location): error: '\(name)' is connected here")
        }
        addAction(selector, target: target, event: event, to: entry.object)
      case .outlet, .outletCollection, .segue: continue
      }
    }
  }

  /// A controller's own segues are known before its view is: they may be performed at once.
  func connectSegues(of entry: Made) {
    for connection in entry.element.connections {
      if case .segue(let segue) = connection.kind {
        addSegue(segue, connection, to: entry.object)
      }
    }
  }

  func addAction(_ selector: Selector, target: AnyObject?, event: String?, to object: AnyObject) {
    switch object {
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    default:
      _ = ActionConnection.connect(object, selector, target, event)
    }
  }
}
