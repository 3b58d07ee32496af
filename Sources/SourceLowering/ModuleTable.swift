// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Apple's modules, and what stands for them here.
enum ModuleTable {
  /// Modules that are replaced: `UIKit` brings their types, or Foundation does.
  static let replacements: [String: String] = [
    "CoreGraphics": "UIKit", "QuartzCore": "UIKit", "CoreText": "UIKit", "UIKitCore": "UIKit",
    "CoreFoundation": "Foundation", "ObjectiveC": "Foundation", "Darwin": "Foundation",
    "os": "Foundation", "MobileCoreServices": "Foundation", "OSLog": "Foundation",
  ]

  /// Modules that `canImport` finds.
  static let importable: Set<String> = Set(replacements.keys).union([
    "UIKit", "Foundation", "Dispatch", "Swift", "Glibc", "FoundationNetworking", "FoundationXML",
    "Observation", "Synchronization", "RegexBuilder", "_Concurrency",
  ])

  /// Frameworks of iOS that do not exist here. Many files import what they do not use, so the
  /// import is left out and said; a use of it is an error of the compiler.
  static let absent: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "Accounts", "AdSupport", "AddressBook",
    "AddressBookUI", "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox",
    "AuthenticationServices", "BackgroundTasks", "CallKit", "CloudKit", "Combine", "Contacts",
    "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage",
    "CoreLocation", "CoreMedia", "CoreML", "CoreMotion", "CoreNFC", "CoreServices",
    "CoreSpotlight", "CoreTelephony", "CoreVideo", "CryptoKit", "DeviceCheck", "EventKit",
    "EventKitUI", "ExternalAccessory", "GLKit", "GameController", "GameKit", "GameplayKit",
    "HealthKit", "HomeKit", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
    "MultipeerConnectivity", "NaturalLanguage", "Network", "NetworkExtension", "NotificationCenter",
    "OpenGLES", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuickLook",
    "ReplayKit", "SafariServices", "SceneKit", "Security", "Social", "Speech", "SpriteKit",
    "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "Twitter",
    "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision",
    "WatchConnectivity", "WebKit", "WidgetKit", "XCTest", "iAd",
  ]
}
