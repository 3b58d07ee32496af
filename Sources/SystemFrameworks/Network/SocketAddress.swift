// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

#if canImport(Glibc)
  import Glibc
#endif

// Addresses of sockets have a byte for their own length on Apple's systems, which the ways to ask
// for reachability write (`zeroAddress.sin_len = …`). Here they know it without being told.

extension sockaddr_in {
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }

  public init(
    sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
    sin_zero: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8)
  ) {
    self.init()
    self.sin_family = sin_family
    self.sin_port = sin_port
    self.sin_addr = sin_addr
  }
}

extension sockaddr_in6 {
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}

extension sockaddr {
  public var sa_len: UInt8 {
    get {
      UInt8(
        Int32(sa_family) == AF_INET6
          ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size)
    }
    set {}
  }

  public init(
    sa_len: UInt8, sa_family: sa_family_t,
    sa_data: (
      Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8
    )
  ) {
    self.init(sa_family: sa_family, sa_data: sa_data)
  }
}

public let kSCNetworkFlagsTransientConnection = 1
public let kSCNetworkFlagsReachable = 2
public let kSCNetworkFlagsConnectionRequired = 4
public let kSCNetworkFlagsConnectionAutomatic = 8
public let kSCNetworkFlagsInterventionRequired = 16
public let kSCNetworkFlagsIsLocalAddress = 65_536
public let kSCNetworkFlagsIsDirect = 131_072
