// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix

/// The groups of devices, and of windows on tablets, that have a name.
struct DeviceGroups {
  private typealias Entry = (value: String, device: Device?, configuration: Configuration)

  private let entries: [Entry]

  init(_ matrix: [Configuration]) {
    var seen: Set<String> = []
    var entries: [Entry] = []
    for configuration in matrix {
      let value = MatrixAxis.device.value(of: configuration)
      guard seen.insert(value).inserted else { continue }
      entries.append((value, DeviceCatalog.device(named: configuration.device), configuration))
    }
    self.entries = entries
  }

  /// Gives every group, wide ones first; a group of one device only has that device's name.
  func each(_ add: (String, [String]) -> Void) {
    func addGroup(_ words: String, _ isMember: (Device, Configuration) -> Bool) {
      let members = entries.filter { entry in
        entry.device.map { isMember($0, entry.configuration) } ?? false
      }
      guard Set(members.map(\.configuration.device)).count > 1 else { return }
      add(words, members.map(\.value))
    }
    addGroup("all phones") { device, _ in device.idiom == .phone }
    addGroup("all iPads") { device, _ in device.idiom == .pad }
    addGroup("phones with a home button") {
      $0.idiom == .phone && !$0.hasHomeIndicator && $1.isFull
    }
    addGroup("phones without a home button") {
      $0.idiom == .phone && $0.hasHomeIndicator && $1.isFull
    }
    addGroup("large phones") { device, _ in device.isLargePhone }
    for width in phoneWidths {
      addGroup("phones up to \(width) pt wide") { device, _ in
        device.idiom == .phone && Int(device.size.width) <= width
      }
    }
    for width in phoneWidths {
      addGroup("phones from \(width) pt wide") { device, _ in
        device.idiom == .phone && Int(device.size.width) >= width
      }
    }
    addGroup("all iPads in full screen") { $0.idiom == .pad && $1.isFull }
    addGroup("all iPads beside another app") { $0.idiom == .pad && !$1.isFull }
    for window in windows {
      addGroup("all iPads \(Self.words(for: window))") { $0.idiom == .pad && $1.window == window }
    }
    addDevices(add)
  }

  /// Each device with all its windows, with those that leave room for another app, then each window.
  private func addDevices(_ add: (String, [String]) -> Void) {
    for entry in entries {
      let name = entry.configuration.device
      let same = entries.filter { $0.configuration.device == name }
      if same.count > 1 || entry.configuration.isFull { add(name, same.map(\.value)) }
      let parts = same.filter { !$0.configuration.isFull }
      if parts.count > 1 { add("\(name) beside another app", parts.map(\.value)) }
    }
    for entry in entries where entries.count > 1 {
      let configuration = entry.configuration
      add("\(configuration.device) \(Self.words(for: configuration.window))", [entry.value])
    }
  }

  /// In points, narrowest first.
  private var phoneWidths: [Int] {
    Set(entries.compactMap(\.device).filter { $0.idiom == .phone }.map { Int($0.size.width) })
      .sorted()
  }

  /// In the order of the matrix.
  private var windows: [WindowShape] {
    var seen: Set<WindowShape> = []
    return entries.map(\.configuration.window).filter { $0 != .full && seen.insert($0).inserted }
  }

  private static func words(for window: WindowShape) -> String {
    switch window {
    case .full: "in full screen"
    case .half: "in half of the screen"
    case .oneThird: "in a third of the screen"
    case .twoThirds: "in two thirds of the screen"
    case .slideOver: "in slide-over"
    case .size: "in a window of \(window.name)"
    }
  }
}

extension Device {
  fileprivate var hasHomeIndicator: Bool { portraitSafeArea.bottom > 0 }
}

extension Configuration {
  fileprivate var isFull: Bool { window == .full }
}
