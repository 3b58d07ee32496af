// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIStoryboard {
  /// The storyboard that an Info.plist starts an app with: the main one, else that of the first scene; an empty
  /// name is none.
  package static func mainName(in info: [String: Any]) -> String? {
    let main = info["UIMainStoryboardFile"] as? String
    let name =
      main
      ?? SceneManifest(info)?.entry(named: nil, role: .windowApplication)?.storyboardName
    return name.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension UIApplication {
  /// Launches the app: delegate, main storyboard or scenes, first window, active.
  ///
  /// The order is that of Documentation/Lifecycle.md §1. The first layout has not run when this
  /// returns; the host's next turn does it.
  package func launch(
    makeDelegate: (@MainActor () -> any UIApplicationDelegate)?, info: [String: Any]
  ) {
    launchInfo = info
    adoptFixedAppearance()
    // 1.0 The fonts that the app brings are known before its first line runs.
    registerFonts(info)
    // 1.1 The delegate is made. Without scenes the main storyboard's window is there from then on.
    let delegate = makeDelegate?()
    self.delegate = delegate
    let manifest = SceneManifest(info)
    let ofStoryboard = manifest == nil ? windowOfStoryboard(info) : nil

    // 1.2 The delegate is told that the launch begins.
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)

    // 1.3 The delegate finishes the launch; its window, if it has one, is shown.
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    delegate?.applicationDidFinishLaunching(self)
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: self)
    if isReplaced(ofStoryboard, by: delegate?.window) { windows.removeAll { $0 === ofStoryboard } }
    if manifest == nil, let window = windows.first, window.isHidden { window.makeKeyAndVisible() }

    // 1.4 Each scene is connected, then everything becomes active.
    if manifest != nil || windows.isEmpty { connectScene(isDeclared: manifest != nil) }
    enterForeground()
    becomeActive()
  }

  /// The window of the main storyboard, the delegate's where that has made one with itself: one of its
  /// own class (UIApplicationDelegate.window).
  private func windowOfStoryboard(_ info: [String: Any]) -> UIWindow? {
    guard let name = UIStoryboard.mainName(in: info) else { return nil }
    let own = delegate?.window
    let window = own ?? UIWindow(frame: screen.device.windowBounds)
    if own == nil { delegate?.window = window }
    // What the app has set by now came after the storyboard's on a device.
    if window.rootViewController == nil {
      window.rootViewController = initialController(ofStoryboard: name)
    }
    if !windows.contains(where: { $0 === window }) { windows.append(window) }
    return window
  }

  /// What the system logs of a font is said as an issue (Documentation/HostileFiles.md §2.4).
  private func registerFonts(_ info: [String: Any]) {
    // An entry without a name asks for nothing.
    let names = (info["UIAppFonts"] as? [String] ?? []).filter { !$0.isEmpty }
    let failed = UIFont.registerFonts(named: names, in: Bundle.main.resourcePath ?? "")
    for (name, isThere) in failed {
      let problem = LayoutIssue.Problem.unusableResource(
        name: "font '\(name)'",
        reason: isThere
          ? "it is no font file" : "UIAppFonts names it, and the app has no such file",
        remedy: isThere
          ? "Save it as TrueType or OpenType."
          : "Add it to the target's resources, or mend its name in Info.plist.",
        text: isThere
          ? "GSFont: invalid font file - \"\(name)\"" : "GSFont: file doesn't exist at \(name)")
      Runtime.current.report(LayoutIssue(problem, view: nil))
    }
  }

  private func initialController(ofStoryboard name: String) -> UIViewController? {
    let controller = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    if controller == nil {
      Runtime.current.report(
        LayoutIssue(
          .console(
            "Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' "
              + "- perhaps the designated entry point is not set?"), view: nil))
    }
    return controller
  }

  /// Whether a delegate made a window of its own: then it let go of the storyboard's, which nobody sees
  /// (Documentation/Lifecycle.md §1.2).
  private func isReplaced(_ ofStoryboard: UIWindow?, by own: UIWindow?) -> Bool {
    ofStoryboard != nil && own != nil && own !== ofStoryboard
  }

  /// - Parameter isDeclared: Whether Info.plist has scenes; else the delegate has to name one's delegate
  ///   or storyboard itself.
  private func connectScene(isDeclared: Bool) {
    let role = UISceneSession.Role.windowApplication
    let session = UISceneSession(
      role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role))
    let options = UIScene.ConnectionOptions()
    if let delegate,
      let answer = optionalCall(
        on: delegate,
        {
          delegate.application(
            self, configurationForConnecting: session, options: options)
        })
    {
      session.configuration = answer
    }
    let configuration = session.configuration
    guard isDeclared || configuration.delegateClass != nil || configuration.storyboard != nil else {
      return
    }
    let scene = UIWindowScene(session: session, connectionOptions: options)
    session.scene = scene
    connectedScenes = [scene]
    openSessions = [session]
    scene.delegate = session.configuration.delegateClass.flatMap(makeSceneDelegate)
    let delegate = scene.delegate as? any UIWindowSceneDelegate
    var ofStoryboard: UIWindow?
    if let storyboard = session.configuration.storyboard {
      let own = delegate?.window
      let window = own ?? UIWindow(windowScene: scene)
      ofStoryboard = window
      if own == nil { delegate?.window = window } else { window.windowScene = scene }
      if window.rootViewController == nil {
        window.rootViewController = storyboard.instantiateInitialViewController()
      }
    }
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    if isReplaced(ofStoryboard, by: delegate?.window) { ofStoryboard?.windowScene = nil }
    for window in scene.windows where window.isHidden && window.rootViewController != nil {
      window.makeKeyAndVisible()
    }
  }

  private func makeSceneDelegate(_ type: AnyClass) -> (any UISceneDelegate)? {
    RuntimeRegistry.make(type) as? any UISceneDelegate
  }
}
