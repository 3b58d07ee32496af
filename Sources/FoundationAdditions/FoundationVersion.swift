// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The version of Foundation; above all that have names, which end at iOS 9.
public let NSFoundationVersionNumber = 3000.0

// Source: NSObjCRuntime.h.
public let NSFoundationVersionNumber_iOS_2_0 = 678.24
public let NSFoundationVersionNumber_iOS_3_0 = 678.47
public let NSFoundationVersionNumber_iOS_4_0 = 751.32
public let NSFoundationVersionNumber_iOS_4_3 = 751.49
public let NSFoundationVersionNumber_iOS_5_0 = 881.0
public let NSFoundationVersionNumber_iOS_5_1 = 890.10
public let NSFoundationVersionNumber_iOS_6_0 = 992.0
public let NSFoundationVersionNumber_iOS_6_1 = 993.0
public let NSFoundationVersionNumber_iOS_7_0 = 1047.20
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
public let NSFoundationVersionNumber_iOS_8_1 = 1141.1
public let NSFoundationVersionNumber_iOS_8_2 = 1142.14
public let NSFoundationVersionNumber_iOS_8_3 = 1144.17
public let NSFoundationVersionNumber_iOS_8_4 = 1144.17
public let NSFoundationVersionNumber_iOS_8_x_Max = 1199.0
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
public let NSFoundationVersionNumber_iOS_9_1 = 1241.14
public let NSFoundationVersionNumber_iOS_9_2 = 1242.12
public let NSFoundationVersionNumber_iOS_9_3 = 1242.12
public let NSFoundationVersionNumber_iOS_9_4 = 1280.25
public let NSFoundationVersionNumber_iOS_9_x_Max = 1299.0
