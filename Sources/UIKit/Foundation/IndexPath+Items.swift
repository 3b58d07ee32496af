// Part of Snug, under the Apache License 2.0; see LICENSE.

extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The first index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second index, named for collection views.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The second index, named for table views.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  public convenience init(item: Int, section: Int) {
    let indexes = [section, item]
    self.init(indexes: indexes, length: 2)
  }

  public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

  public var section: Int { index(atPosition: 0) }

  public var item: Int { index(atPosition: 1) }

  public var row: Int { index(atPosition: 1) }
}
