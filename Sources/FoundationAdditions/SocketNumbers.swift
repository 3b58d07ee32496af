// Part of Snug, under the Apache License 2.0; see LICENSE.

// Numbers of sockets are `Int32` on Apple's systems; here those of kinds are an enumeration's and
// those of protocols `Int`. What asks for an `Int32` gets these; all else means Linux's, as before.

@_disfavoredOverload public let SOCK_STREAM: Int32 = 1
@_disfavoredOverload public let SOCK_DGRAM: Int32 = 2
@_disfavoredOverload public let SOCK_RAW: Int32 = 3
@_disfavoredOverload public let SOCK_SEQPACKET: Int32 = 5
@_disfavoredOverload public let IPPROTO_IP: Int32 = 0
@_disfavoredOverload public let IPPROTO_ICMP: Int32 = 1
@_disfavoredOverload public let IPPROTO_TCP: Int32 = 6
@_disfavoredOverload public let IPPROTO_UDP: Int32 = 17
@_disfavoredOverload public let IPPROTO_IPV6: Int32 = 41
@_disfavoredOverload public let IPPROTO_ICMPV6: Int32 = 58
