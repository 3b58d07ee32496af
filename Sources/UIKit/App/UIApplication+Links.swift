// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What reaches an app from outside: links, and the quick actions of its icon (Documentation/Lifecycle.md
/// §9).
extension UIApplication {
  /// The schemes of addresses that Info.plist says the app opens, in small letters.
  package var ownSchemes: Set<String> {
    let types = launchInfo["CFBundleURLTypes"] as? [[String: Any]] ?? []
    let schemes = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
    return Set(schemes.map { $0.lowercased() })
  }

  /// The quick actions of the icon: those of Info.plist, then those that the app has set.
  package var quickActions: [UIApplicationShortcutItem] {
    let entries = launchInfo["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
    return entries.compactMap(UIApplicationShortcutItem.init(entry:)) + (shortcutItems ?? [])
  }

  /// Whether an address is the app's own: then the system hands it back to the app.
  func opens(_ url: URL) -> Bool {
    url.scheme.map { ownSchemes.contains($0.lowercased()) } ?? false
  }

  /// Has the app come back from behind for a link that was tapped elsewhere: to a page of the web as an
  /// activity, any other as an address.
  ///
  /// - Returns: Whether the app has code that takes it.
  package func receive(_ url: URL) -> Bool {
    comeBack {
      ["http", "https"].contains(url.scheme?.lowercased()) ? goOn(with: url) : handOver(url)
    }
  }

  /// Has the app come back from behind for a quick action of its icon.
  ///
  /// - Returns: Whether the app has code that takes it.
  package func receive(_ action: UIApplicationShortcutItem) -> Bool {
    comeBack {
      for case let scene as UIWindowScene in connectedScenes {
        guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { continue }
        let answer: Void? = optionalCall(on: delegate) {
          delegate.windowScene(scene, performActionFor: action) { _ in }
        }
        return answer != nil
      }
      guard let delegate else { return false }
      let answer: Void? = optionalCall(on: delegate) {
        delegate.application(self, performActionFor: action) { _ in }
      }
      return answer != nil
    }
  }

  /// The delegate of the scene is told; of an app without scenes its own, by the newest method it has.
  func handOver(_ url: URL) -> Bool {
    for scene in connectedScenes {
      guard let delegate = scene.delegate else { continue }
      let answer: Void? = optionalCall(on: delegate) {
        delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
      }
      return answer != nil
    }
    guard let delegate else { return false }
    let calls: [() -> Bool] = [
      { delegate.application(self, open: url, options: [:]) },
      { delegate.application(self, open: url, sourceApplication: nil, annotation: NSNull()) },
      { delegate.application(self, handleOpen: url) },
    ]
    return calls.contains { optionalCall(on: delegate, $0) != nil }
  }

  private func goOn(with url: URL) -> Bool {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    for scene in connectedScenes {
      guard let delegate = scene.delegate else { continue }
      let answer: Void? = optionalCall(on: delegate) { delegate.scene(scene, continue: activity) }
      return answer != nil
    }
    guard let delegate else { return false }
    let answer = optionalCall(on: delegate) {
      delegate.application(self, continue: activity) { objects in
        for object in objects ?? [] { object.restoreUserActivityState(activity) }
      }
    }
    return answer != nil
  }

  /// Links are delivered between the foreground and being active.
  private func comeBack(_ deliver: () -> Bool) -> Bool {
    enterBackground()
    enterForeground()
    defer { becomeActive() }
    return deliver()
  }
}

extension UIApplicationShortcutItem {
  /// An entry of Info.plist; nil without a type or a title.
  ///
  /// Its texts are keys of `InfoPlist.strings`, where that has them.
  fileprivate convenience init?(entry: [String: Any]) {
    func text(_ key: String) -> String? {
      (entry[key] as? String).map {
        Bundle.main.localizedString(forKey: $0, value: $0, table: "InfoPlist")
      }
    }
    guard let type = entry["UIApplicationShortcutItemType"] as? String,
      let title = text("UIApplicationShortcutItemTitle")
    else { return nil }
    let information = entry["UIApplicationShortcutItemUserInfo"] as? [String: Any]
    self.init(
      type: type, localizedTitle: title,
      localizedSubtitle: text("UIApplicationShortcutItemSubtitle"),
      userInfo: information?.compactMapValues { value in
        switch value {
        case let text as String: NSString(string: text)
        case let number as NSNumber: number
        default: value as? any NSSecureCoding
        }
      })
  }
}

extension UIApplication {
  /// Tells whoever has the keyboard, else the controller in front, that the device was shaken.
  ///
  /// - Parameter front: The controller in front.
  package func shake(_ front: UIViewController?) {
    let responder = Runtime.current.firstResponder ?? front ?? keyWindow
    let event = UIEvent()
    event.type = .motion
    event.subtype = .motionShake
    event.timestamp = CACurrentMediaTime()
    responder?.motionBegan(.motionShake, with: event)
    responder?.motionEnded(.motionShake, with: event)
  }
}
