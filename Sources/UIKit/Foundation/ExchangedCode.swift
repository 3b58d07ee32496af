// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The code that a method runs in place of its own.
public struct ExchangedCode {
  let place: MethodPlace
  let code: MethodCode

  /// Runs the code for the author's method, which is the message being answered.
  public func answer<Result>(_ object: AnyObject, _ arguments: [Any?]) -> Result {
    let frame = MethodFrame(
      object: object, selector: place.selector, place: place, owner: place, own: nil)
    return MethodFrames.current.during(frame) { result(object, arguments) }
  }

  /// The same where nothing says of which type the answer is.
  func anyAnswer(_ object: AnyObject, _ arguments: [Any?]) -> Any? {
    let frame = MethodFrame(
      object: object, selector: place.selector, place: place, owner: place, own: nil)
    return MethodFrames.current.during(frame) { Self.run(code, object, arguments) }
  }

  func result<Result>(_ object: AnyObject, _ arguments: [Any?]) -> Result {
    let result = Self.run(code, object, arguments)
    if Result.self == Void.self, let void = () as? Result { return void }
    if let converted: Result = ValueConversion.convert(result) { return converted }
    ProgrammingError.raise(
      "NSInvalidArgumentException",
      "-[\(ProgrammingError.className(of: object)) \(place.selector)]: the code it was given "
        + "returned no \(Result.self)")
  }

  /// Runs code on an object, whatever its class overrides.
  static func run(_ code: MethodCode, _ object: AnyObject, _ arguments: [Any?]) -> Any? {
    switch code {
    case .block(let block):
      return block.call(object, arguments)
    case .method(let place):
      if let own = RuntimeRegistry.describe(place.cls).ownCodes[place.selector] {
        return own(object, arguments)
      }
      let frames = MethodFrames.current
      if let running = frames.last(owning: place, object), let own = running.own {
        return frames.duringOwn(running) { own(arguments) }
      }
      // Nothing runs for this message: what the class of the object overrides is called, too.
      let frame = MethodFrame(
        object: object, selector: place.selector, place: place, owner: place, own: nil)
      return frames.during(frame) {
        RuntimeRegistry.perform(Selector(place.selector), on: object, with: arguments)
      }
    }
  }
}

/// Exchanged code that runs.
final class MethodFrame {
  let object: AnyObject
  let selector: String
  /// Where the code was given to a class.
  let place: MethodPlace
  /// The method that asked for it, and its own code.
  let owner: MethodPlace
  let own: (([Any?]) -> Any?)?
  /// Whether the method's own code runs in it: what that sends are messages of its own.
  var runsOwn = false

  init(
    object: AnyObject, selector: String, place: MethodPlace, owner: MethodPlace,
    own: (([Any?]) -> Any?)?
  ) {
    self.object = object
    self.selector = selector
    self.place = place
    self.owner = owner
    self.own = own
  }
}

/// The exchanged code that runs on a thread, the innermost last.
final class MethodFrames {
  private static let slot = ThreadSlot { frames in
    if let frames { Unmanaged<MethodFrames>.fromOpaque(frames).release() }
  }
  private var frames: [MethodFrame] = []

  static var current: MethodFrames {
    if let known = slot.value {
      return Unmanaged<MethodFrames>.fromOpaque(known).takeUnretainedValue()
    }
    let made = MethodFrames()
    slot.value = Unmanaged.passRetained(made).toOpaque()
    return made
  }

  func during<Result>(_ frame: MethodFrame, _ body: () -> Result) -> Result {
    frames.append(frame)
    defer { frames.removeLast() }
    return body()
  }

  func duringOwn<Result>(_ frame: MethodFrame, _ body: () -> Result) -> Result {
    let old = frame.runsOwn
    frame.runsOwn = true
    defer { frame.runsOwn = old }
    return body()
  }

  /// Where the code stands that runs for a message to an object.
  func place(of selector: String, _ object: AnyObject) -> MethodPlace? {
    frames.last { $0.object === object && $0.selector == selector && !$0.runsOwn }?.place
  }

  func last(owning place: MethodPlace, _ object: AnyObject) -> MethodFrame? {
    frames.last { $0.object === object && $0.owner == place && $0.own != nil }
  }
}
