// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A key of a hardware keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
  open internal(set) var characters = ""
  open internal(set) var charactersIgnoringModifiers = ""
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  open internal(set) var keyCode = UIKeyboardHIDUsage(rawValue: 0)
}

/// The place of a key, by its number in the USB tables of usages (page 7).
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  private static func key(_ number: Int) -> UIKeyboardHIDUsage {
    UIKeyboardHIDUsage(rawValue: number)
  }

  public static let keyboardA = key(0x04)
  public static let keyboardB = key(0x05)
  public static let keyboardC = key(0x06)
  public static let keyboardD = key(0x07)
  public static let keyboardE = key(0x08)
  public static let keyboardF = key(0x09)
  public static let keyboardG = key(0x0A)
  public static let keyboardH = key(0x0B)
  public static let keyboardI = key(0x0C)
  public static let keyboardJ = key(0x0D)
  public static let keyboardK = key(0x0E)
  public static let keyboardL = key(0x0F)
  public static let keyboardM = key(0x10)
  public static let keyboardN = key(0x11)
  public static let keyboardO = key(0x12)
  public static let keyboardP = key(0x13)
  public static let keyboardQ = key(0x14)
  public static let keyboardR = key(0x15)
  public static let keyboardS = key(0x16)
  public static let keyboardT = key(0x17)
  public static let keyboardU = key(0x18)
  public static let keyboardV = key(0x19)
  public static let keyboardW = key(0x1A)
  public static let keyboardX = key(0x1B)
  public static let keyboardY = key(0x1C)
  public static let keyboardZ = key(0x1D)
  public static let keyboard1 = key(0x1E)
  public static let keyboard2 = key(0x1F)
  public static let keyboard3 = key(0x20)
  public static let keyboard4 = key(0x21)
  public static let keyboard5 = key(0x22)
  public static let keyboard6 = key(0x23)
  public static let keyboard7 = key(0x24)
  public static let keyboard8 = key(0x25)
  public static let keyboard9 = key(0x26)
  public static let keyboard0 = key(0x27)
  public static let keyboardReturnOrEnter = key(0x28)
  public static let keyboardEscape = key(0x29)
  public static let keyboardDeleteOrBackspace = key(0x2A)
  public static let keyboardTab = key(0x2B)
  public static let keyboardSpacebar = key(0x2C)
  public static let keyboardHome = key(0x4A)
  public static let keyboardPageUp = key(0x4B)
  public static let keyboardDeleteForward = key(0x4C)
  public static let keyboardEnd = key(0x4D)
  public static let keyboardPageDown = key(0x4E)
  public static let keyboardRightArrow = key(0x4F)
  public static let keyboardLeftArrow = key(0x50)
  public static let keyboardDownArrow = key(0x51)
  public static let keyboardUpArrow = key(0x52)
  public static let keyboardLeftControl = key(0xE0)
  public static let keyboardLeftShift = key(0xE1)
  public static let keyboardLeftAlt = key(0xE2)
  public static let keyboardLeftGUI = key(0xE3)
}
