// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Turns, by hand calculation.
@Suite("Quaternions, boxed pointers and the folder Library")
struct QuaternionTests {
  private let quarter = simd_quatd(angle: .pi / 2, axis: simd_double3(0, 0, 1))

  private func areNear(_ left: simd_double3, _ right: simd_double3) -> Bool {
    simd_distance(left, right) < 1e-12
  }

  @Test("a quarter turn about z takes x to y, and its matrix and inverse agree")
  func turns() {
    let x = simd_double3(1, 0, 0)
    let y = simd_double3(0, 1, 0)
    #expect(areNear(quarter.act(x), y))
    #expect(areNear(quarter.inverse.act(y), x))
    #expect(areNear((quarter * quarter).act(x), -x))
    #expect(abs(quarter.angle - .pi / 2) < 1e-12 && areNear(quarter.axis, simd_double3(0, 0, 1)))
    let turned = simd_matrix4x4(quarter) * simd_double4(1, 0, 0, 1)
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12 && turned.w == 1)
    #expect(areNear(simd_quatd(from: x, to: y).act(x), y))
    #expect(areNear(simd_quatd(from: x, to: -x).act(x), -x))
    #expect(simd_quatf(ix: 0, iy: 0, iz: 0, r: 1).vector == simd_float4(0, 0, 0, 1))
  }

  @Test("half way to a quarter turn is an eighth, along the shorter arc")
  func between() {
    let none = simd_quatd(ix: 0, iy: 0, iz: 0, r: 1)
    #expect(abs(simd_slerp(none, quarter, 0.5).angle - .pi / 4) < 1e-12)
    let back = simd_slerp(none, -quarter, 0.5)
    #expect(
      areNear(back.act(simd_double3(1, 0, 0)), simd_double3(0.5.squareRoot(), 0.5.squareRoot(), 0)))
    #expect(simd_slerp(none, none, 0.3) == none)
    let product = matrix_multiply(
      matrix_identity_double4x4, matrix_double4x4(diagonal: simd_double4(1, 2, 3, 4)))
    #expect(product.columns.1.y == 2)
  }

  @Test("the folder Library lies in the home")
  func library() throws {
    #expect(URL.libraryDirectory.path == NSHomeDirectory() + "/Library")
    #expect(searchPaths(.libraryDirectory, .userDomainMask, true) == [URL.libraryDirectory.path])
    let folder = try FileManager.default.folder(
      for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    #expect(folder == URL.libraryDirectory)
  }

  @Test("file managers are compared by identity")
  func managers() {
    struct Shelf: Hashable { let manager: FileManager }
    let own = FileManager()
    #expect(Shelf(manager: own) == Shelf(manager: own))
    #expect(Shelf(manager: own) != Shelf(manager: FileManager()))
    #expect(Set([Shelf(manager: own), Shelf(manager: own)]).count == 1)
  }

  @Test("a bundle tells its files of an extension as URLs")
  func bundledFiles() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bundled-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "tea".write(
      to: folder.appendingPathComponent("pot.leaf"), atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(url: folder))
    let found = bundle.bundledURLs(forResourcesWithExtension: "leaf", subdirectory: nil)
    #expect(found?.map(\.lastPathComponent) == ["pot.leaf"])
    let inFolder = Bundle.bundledURLs(
      forResourcesWithExtension: "leaf", subdirectory: nil, in: folder)
    #expect(inFolder?.map(\.lastPathComponent) == ["pot.leaf"])
  }

  @Test("a pointer comes back out of its box")
  func pointers() {
    let number = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    defer { number.deallocate() }
    let boxed = NSValue(pointer: number)
    #expect(boxed.pointerValue == UnsafeMutableRawPointer(number))
    #expect(NSValue(pointer: nil).pointerValue == nil)
    #expect(NSValue(cgPoint: .zero).pointerValue == nil)
  }
}
