// Part of Snug, under the Apache License 2.0; see LICENSE.

@_exported import iOSSnapshotTestCase
