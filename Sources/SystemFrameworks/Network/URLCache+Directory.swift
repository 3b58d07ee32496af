// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import FoundationNetworking

extension URLCache {
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(
      memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
