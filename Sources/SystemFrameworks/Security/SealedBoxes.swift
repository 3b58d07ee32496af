// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CNettle
import Foundation

/// Why something secret could not be made or opened.
public enum CryptoKitError: Error {
  case incorrectKeySize
  case incorrectParameterSize
  case authenticationFailure
  case underlyingCoreCryptoError(error: Int32)
  case wrapFailure
  case unwrapFailure
  case invalidParameter
}

/// A cipher that proves what it hides, by Nettle.
struct SealingCipher {
  static let nonceByteCount = 12
  static let tagByteCount = 16
  private let cipher: nettle_aead
  private var context: [UInt8]
  private let encrypts: Bool

  init(_ name: String, key: SymmetricKey, nonce: Data, encrypts: Bool) throws {
    guard let list = nettle_get_aeads() else { throw CryptoKitError.incorrectKeySize }
    var place = list
    while let candidate = place.pointee, String(cString: candidate.pointee.name) != name {
      place += 1
    }
    guard let found = place.pointee, Int(found.pointee.key_size) * 8 == key.bitCount else {
      throw CryptoKitError.incorrectKeySize
    }
    guard nonce.count == Self.nonceByteCount else { throw CryptoKitError.incorrectParameterSize }
    cipher = found.pointee
    self.encrypts = encrypts
    context = [UInt8](repeating: 0, count: Int(cipher.context_size))
    let setKey = encrypts ? cipher.set_encrypt_key : cipher.set_decrypt_key
    let secret = key.withUnsafeBytes { Array($0) }
    let setNonce = cipher.set_nonce
    context.withUnsafeMutableBytes {
      setKey?($0.baseAddress, secret)
      setNonce?($0.baseAddress, Array(nonce))
    }
  }

  /// The other form of `data`, and the proof.
  mutating func run(_ data: Data, authenticating more: Data) -> (result: Data, tag: Data) {
    var result = [UInt8](repeating: 0, count: data.count)
    var tag = [UInt8](repeating: 0, count: Self.tagByteCount)
    let (cipher, encrypts) = (cipher, encrypts)
    context.withUnsafeMutableBytes {
      if !more.isEmpty { cipher.update($0.baseAddress, more.count, Array(more)) }
      let work = encrypts ? cipher.encrypt : cipher.decrypt
      if !data.isEmpty { work?($0.baseAddress, data.count, &result, Array(data)) }
      cipher.digest($0.baseAddress, tag.count, &tag)
    }
    return (Data(result), Data(tag))
  }

  static func randomNonce() -> Data {
    Data((0..<nonceByteCount).map { _ in UInt8.random(in: 0...255) })
  }
}

/// A cipher with sealed boxes, by its name.
public protocol SealingKind: Sendable {
  /// Nettle's name for keys of so many bits.
  static func libraryName(bitCount: Int) -> String
}

/// A number that is used once.
public struct SealingNonce<Kind: SealingKind>: ContiguousBytes, Sequence, Sendable {
  let data: Data

  public init() { data = SealingCipher.randomNonce() }

  /// - Throws: unless there are 12 bytes.
  public init<D: DataProtocol>(data: D) throws {
    guard data.count == SealingCipher.nonceByteCount else {
      throw CryptoKitError.incorrectParameterSize
    }
    self.data = Data(data)
  }

  public func makeIterator() -> Data.Iterator { data.makeIterator() }

  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try data.withUnsafeBytes(body) }
}

/// A secret message with its nonce and its proof.
public struct SealedMessage<Kind: SealingKind>: Sendable {
  public let nonce: SealingNonce<Kind>
  public let ciphertext: Data
  public let tag: Data

  public init<C: DataProtocol, T: DataProtocol>(
    nonce: SealingNonce<Kind>, ciphertext: C, tag: T
  ) throws {
    guard tag.count == SealingCipher.tagByteCount else {
      throw CryptoKitError.incorrectParameterSize
    }
    self.nonce = nonce
    self.ciphertext = Data(ciphertext)
    self.tag = Data(tag)
  }

  public init<D: DataProtocol>(combined: D) throws {
    let (first, last) = (SealingCipher.nonceByteCount, SealingCipher.tagByteCount)
    let data = Data(combined)
    guard data.count >= first + last else { throw CryptoKitError.incorrectParameterSize }
    try self.init(
      nonce: SealingNonce(data: data.prefix(first)),
      ciphertext: data.dropFirst(first).dropLast(last), tag: data.suffix(last))
  }

  var whole: Data { nonce.data + ciphertext + tag }

  init(
    _ message: Data, _ key: SymmetricKey, _ nonce: SealingNonce<Kind>?, _ more: Data
  ) throws {
    let nonce = nonce ?? SealingNonce()
    var cipher = try SealingCipher(
      Kind.libraryName(bitCount: key.bitCount), key: key, nonce: nonce.data, encrypts: true)
    let sealed = cipher.run(message, authenticating: more)
    try self.init(nonce: nonce, ciphertext: sealed.result, tag: sealed.tag)
  }

  func opened(_ key: SymmetricKey, _ more: Data) throws -> Data {
    var cipher = try SealingCipher(
      Kind.libraryName(bitCount: key.bitCount), key: key, nonce: nonce.data, encrypts: false)
    let opened = cipher.run(ciphertext, authenticating: more)
    guard opened.tag == tag else { throw CryptoKitError.authenticationFailure }
    return opened.result
  }
}

/// AES in Galois/Counter Mode.
public enum AES {
  public enum GCM: SealingKind {
    public typealias Nonce = SealingNonce<GCM>
    public typealias SealedBox = SealedMessage<GCM>

    public static func libraryName(bitCount: Int) -> String { "gcm_aes\(bitCount)" }

    public static func seal<Plaintext: DataProtocol>(
      _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox { try SealedBox(Data(message), key, nonce, Data()) }

    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
      _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
      authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox { try SealedBox(Data(message), key, nonce, Data(authenticatedData)) }

    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try sealedBox.opened(key, Data())
    }

    public static func open<AuthenticatedData: DataProtocol>(
      _ sealedBox: SealedBox, using key: SymmetricKey,
      authenticating authenticatedData: AuthenticatedData
    ) throws -> Data { try sealedBox.opened(key, Data(authenticatedData)) }
  }
}

/// ChaCha20 with Poly1305 (RFC 8439).
public enum ChaChaPoly: SealingKind {
  public typealias Nonce = SealingNonce<ChaChaPoly>
  public typealias SealedBox = SealedMessage<ChaChaPoly>

  public static func libraryName(bitCount: Int) -> String { "chacha_poly1305" }

  public static func seal<Plaintext: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox { try SealedBox(Data(message), key, nonce, Data()) }

  public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> SealedBox { try SealedBox(Data(message), key, nonce, Data(authenticatedData)) }

  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try sealedBox.opened(key, Data())
  }

  public static func open<AuthenticatedData: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> Data { try sealedBox.opened(key, Data(authenticatedData)) }
}

extension SealedMessage where Kind == AES.GCM {
  /// Nonce, secret and proof in one; nil for nonces that are not of 12 bytes, which are none here.
  public var combined: Data? { whole }
}

extension SealedMessage where Kind == ChaChaPoly {
  public var combined: Data { whole }
}
