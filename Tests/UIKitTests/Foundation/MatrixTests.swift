// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@Suite("Small matrices of simd, and other names of headers")
struct MatrixTests {
  @Test("three by three: columns, products, inverse")
  func three() {
    let turn = simd_float3x3(rows: [
      simd_float3(0, -1, 0), simd_float3(1, 0, 0), simd_float3(0, 0, 2),
    ])
    #expect(turn.columns.0 == simd_float3(0, 1, 0))
    #expect(turn * simd_float3(1, 2, 3) == simd_float3(-2, 1, 6))
    #expect(turn.determinant == 2)
    #expect(turn * turn.inverse == matrix_identity_float3x3)
    #expect(simd_mul(turn, turn.transpose)[2, 2] == 4)
    let twice: double3x3 = 2 * simd_double3x3(1)
    #expect(twice + twice == double3x3(diagonal: simd_double3(repeating: 4)))
  }

  @Test("two by two: columns, products, inverse")
  func two() {
    let matrix = simd_float2x2(columns: (simd_float2(1, 2), simd_float2(3, 4)))
    #expect(matrix * simd_float2(1, 1) == simd_float2(4, 6))
    #expect(matrix.determinant == -2)
    #expect(matrix * simd_inverse(matrix) == matrix_identity_float2x2)
    #expect(matrix[1, 0] == 3)
  }

  @Test("names of Darwin's headers")
  @MainActor
  func headerNames() {
    #expect(pthread_main_np() == 1 && TARGET_OS_SIMULATOR == 1)
    OSMemoryBarrier()
    let text: NSString? = CFStringCreateWithCString(nil, "ä", 0x0800_0100)
    #expect(text == NSString(string: "ä"))
    #expect(CGColorSpace(name: CGColorSpace.extendedLinearDisplayP3)?.numberOfComponents == 3)
    #expect(animationDragCoefficient() == 1)
  }
}
