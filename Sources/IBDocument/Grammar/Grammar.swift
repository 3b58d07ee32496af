// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What Interface Builder writes: elements, their attributes, and the form of the values.
///
/// The tables say what Snug understands. What they do not name is kept in the element tree and
/// reported, never an error; a value of the wrong form is an error. The tables follow
/// Documentation/InterfaceBuilder.md §10.
enum Grammar {
  enum Form {
    /// `YES` or `NO`.
    case boolean
    /// A decimal number, or `infinite`.
    case number
    /// A number or a quotient.
    case multiplier
    /// Some other element's id.
    case reference
    /// Anything.
    case text
    /// One of the constraint attributes.
    case layoutAttribute
    /// `lessThanOrEqual`, `equal`, `greaterThanOrEqual`.
    case relation
  }

  /// The attributes of an element, or nil for an element that is not known.
  static func attributes(of element: String) -> Set<String>? {
    elements[element]
  }

  /// The attributes without which an element means nothing.
  static func required(in element: String) -> [String] {
    switch element {
    case "constraint": ["firstAttribute"]
    case "outlet", "outletCollection": ["property", "destination"]
    case "action": ["selector"]
    case "viewController", "tableViewController", "collectionViewController",
      "navigationController", "tabBarController", "splitViewController", "pageViewController":
      ["id"]
    case "exclude", "include": ["reference"]
    case "userDefinedRuntimeAttribute": ["keyPath"]
    default: []
    }
  }

  /// The form of an attribute's value. `point` and friends mean the same everywhere; only `value`
  /// and `constant` depend on the element.
  static func form(of attribute: String, in element: String) -> Form {
    switch attribute {
    case "firstAttribute", "secondAttribute": .layoutAttribute
    case "relation": .relation
    case "multiplier": .multiplier
    case "value":
      element == "integer" || element == "real" || element == "slider"
        || element == "stepper" ? .number : .text
    case "up", "down", "top", "left", "bottom", "right":
      element == "popoverArrowDirection" || element == "extendedEdge" || element == "rectEdge"
        ? .boolean : numbers.contains(attribute) ? .number : .text
    default:
      if booleans.contains(attribute) {
        .boolean
      } else if numbers.contains(attribute) {
        .number
      } else if references.contains(attribute) {
        .reference
      } else {
        .text
      }
    }
  }

  private static let elements: [String: Set<String>] = {
    var result: [String: Set<String>] = [:]
    for (names, attributes) in structure + controllers + barItems + values + gestures {
      for name in names.split(separator: " ") {
        result[String(name)] = Set(attributes.split(separator: " ").map(String.init))
      }
    }
    let common = Set(viewAttributes.split(separator: " ").map(String.init))
    for (names, attributes) in views {
      for name in names.split(separator: " ") {
        result[String(name)] = common.union(attributes.split(separator: " ").map(String.init))
      }
    }
    return result
  }()

  /// Splits a table's words.
  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  private static let references = words(
    """
    destination firstItem secondItem reference tableViewCell textLabel detailTextLabel imageView
    popoverAnchorView popoverAnchorBarButtonItem initialViewController
    """)

  private static let booleans = words(
    """
    useAutolayout useTraitCollections useSafeAreas colorMatched launchScreen opaque clipsSubviews
    hidden multipleTouchEnabled userInteractionEnabled clearsContextBeforeDrawing autoresizesSubviews
    translatesAutoresizingMaskIntoConstraints fixedFrame preservesSuperviewLayoutMargins
    layoutMarginsFollowReadableWidth insetsLayoutMarginsFromSafeArea ambiguous misplaced
    widthSizable heightSizable flexibleMinX flexibleMaxX flexibleMinY flexibleMaxY symbolic
    appends adjustsFontSizeToFit adjustsFontForContentSizeCategory
    usesAttributedText scrollEnabled editable selectable pagingEnabled bounces alwaysBounceVertical
    alwaysBounceHorizontal showsHorizontalScrollIndicator showsVerticalScrollIndicator
    automaticEstimatedItemSize allowsSelection allowsMultipleSelection hidesAccessoryWhenEditing
    shouldIndentWhileEditing on enabled animating hidesWhenStopped translucent largeTitles
    baselineRelativeArrangement delaysContentTouches bouncesZoom
    adjustsImageSizeForAccessibilityContentSizeCategory hidesBottomBarWhenPushed
    autoresizesArchivedViewToFullSize automaticallyAdjustsScrollViewInsets
    extendedLayoutIncludesOpaqueBars clearsSelectionOnViewWillAppear definesPresentationContext
    toolbarHidden navigationBarHidden contentViewInsetsToSafeArea reversesTitleShadowWhenHighlighted
    showsTouchWhenHighlighted adjustsImageWhenHighlighted adjustsImageWhenDisabled
    """)

  private static let numbers = words(
    """
    x y width height minX minY maxX maxY top left bottom right leading trailing alpha red green blue
    white pointSize constant priority tag spacing horizontalHuggingPriority verticalHuggingPriority
    horizontalCompressionResistancePriority verticalCompressionResistancePriority numberOfLines
    minimumFontSize minimumScaleFactor preferredMaxLayoutWidth rowHeight estimatedRowHeight
    sectionHeaderHeight sectionFooterHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight
    indentationWidth indentationLevel minimumLineSpacing minimumInteritemSpacing minValue maxValue
    minimumValue maximumValue stepValue progress numberOfPages currentPage selectedSegmentIndex
    minimumZoomScale maximumZoomScale placeholderIntrinsicWidth placeholderIntrinsicHeight
    numberOfTapsRequired numberOfTouchesRequired minimumPressDuration allowableMovement
    """)
}
