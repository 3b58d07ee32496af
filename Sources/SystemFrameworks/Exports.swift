// Part of Snug, under the Apache License 2.0; see LICENSE.

// Thin parts of Apple's frameworks that UIKit apps import beside UIKit. What needs a network, a
// server, a sensor or another process answers as a device without it would; what draws is empty
// and named. Documentation/SystemFrameworks.md says which framework is offered how far.
@_exported import CoreData
@_exported import UIKit
