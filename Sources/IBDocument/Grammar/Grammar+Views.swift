// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Views: names on the left, attributes beyond those of every view on the right.
extension Grammar {
  /// What every view element may carry.
  static let viewAttributes = """
    id key customClass customModule customModuleProvider userLabel sceneMemberID contentMode opaque \
    clipsSubviews hidden alpha tag multipleTouchEnabled userInteractionEnabled \
    clearsContextBeforeDrawing autoresizesSubviews semanticContentAttribute restorationIdentifier \
    translatesAutoresizingMaskIntoConstraints fixedFrame preservesSuperviewLayoutMargins \
    layoutMarginsFollowReadableWidth insetsLayoutMarginsFromSafeArea horizontalHuggingPriority \
    verticalHuggingPriority horizontalCompressionResistancePriority \
    verticalCompressionResistancePriority placeholderIntrinsicWidth placeholderIntrinsicHeight \
    ambiguous misplaced verifyAmbiguity appearanceType simulatedAppContext exclusiveTouch \
    maximumContentSizeCategory minimumContentSizeCategory viewLayoutMarginsFollowReadableWidth \
    hasIntrinsicSize interfaceStyle
    """

  private static let control = """
    enabled selected highlighted contentHorizontalAlignment contentVerticalAlignment \
    showsMenuAsPrimaryAction toolTip
    """

  private static let scrolling = """
    scrollEnabled pagingEnabled bounces bouncesZoom alwaysBounceVertical alwaysBounceHorizontal \
    showsHorizontalScrollIndicator showsVerticalScrollIndicator indicatorStyle directionalLockEnabled \
    delaysContentTouches canCancelContentTouches keyboardDismissMode minimumZoomScale \
    maximumZoomScale contentInsetAdjustmentBehavior decelerationRate
    """

  static let views: [(String, String)] = [
    (
      "view containerView mapView webView wkWebView glkView mtkView sceneKitView arscnView skView",
      """
      mapType showsScale showsUserLocation zoomEnabled rotateEnabled pitchEnabled \
      scalesPageToFit allowsBackForwardNavigationGestures allowsLinkPreview showsCompass \
      showsTraffic showsBuildings showsPointsOfInterest
      """
    ),
    ("window", "resizesToFullScreen visibleAtLaunch"),
    ("pickerView", "showsSelectionIndicator"),
    ("visualEffectView", ""),
    ("visualEffectContentView", ""),
    (
      "label",
      """
      text textAlignment lineBreakMode numberOfLines baselineAdjustment minimumFontSize \
      minimumScaleFactor adjustsFontSizeToFit adjustsFontForContentSizeCategory \
      adjustsLetterSpacingToFitWidth preferredMaxLayoutWidth usesAttributedText enabled highlighted \
      allowsDefaultTighteningForTruncation showsExpansionTextWhenTruncated lineBreakStrategy
      """
    ),
    (
      "button",
      control + """
         buttonType lineBreakMode showsTouchWhenHighlighted reversesTitleShadowWhenHighlighted \
        adjustsImageWhenHighlighted adjustsImageWhenDisabled springLoaded role \
        changesSelectionAsPrimaryAction adjustsImageSizeForAccessibilityContentSizeCategory \
        pointerInteraction
        """
    ),
    (
      "imageView",
      """
      image highlightedImage catalog highlighted preferredSymbolScale \
      adjustsImageSizeForAccessibilityContentSizeCategory
      """
    ),
    (
      "textField",
      control + """
         text placeholder textAlignment borderStyle minimumFontSize clearButtonMode \
        clearsOnBeginEditing usesAttributedText adjustsFontSizeToFit \
        adjustsFontForContentSizeCategory background disabledBackground
        """
    ),
    (
      "textView",
      scrolling + """
         text textAlignment editable selectable usesAttributedText \
        adjustsFontForContentSizeCategory allowsEditingTextAttributes
        """
    ),
    ("switch", control + " on"),
    ("slider", control + " value minValue maxValue continuous minimumValueImage maximumValueImage"),
    ("stepper", control + " value minimumValue maximumValue stepValue autorepeat wraps continuous"),
    (
      "segmentedControl",
      control
        + " segmentControlStyle selectedSegmentIndex momentary apportionsSegmentWidthsByContent"
    ),
    (
      "pageControl",
      control + " numberOfPages currentPage hidesForSinglePage defersCurrentPageDisplay"
    ),
    ("refreshControl", control),
    (
      "datePicker",
      control + " datePickerMode minuteInterval style useCurrentDate countDownDuration"
    ),
    ("activityIndicatorView", "style animating hidesWhenStopped"),
    ("progressView", "progress progressViewStyle"),
    (
      "stackView",
      "axis distribution alignment spacing spacingType baselineRelativeArrangement layoutMarginsRelativeArrangement"
    ),
    ("scrollView", scrolling),
    (
      "tableView",
      scrolling + """
         dataMode style separatorStyle rowHeight estimatedRowHeight sectionHeaderHeight \
        sectionFooterHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight \
        allowsSelection allowsMultipleSelection allowsSelectionDuringEditing \
        allowsMultipleSelectionDuringEditing contentViewInsetsToSafeArea springLoaded \
        sectionIndexMinimumDisplayRowCount separatorInsetReference dragInteractionEnabled \
        separatorInsetReference
        """
    ),
    (
      "tableViewCell",
      """
      reuseIdentifier style textLabel detailTextLabel imageView accessoryType \
      editingAccessoryType selectionStyle indentationWidth indentationLevel rowHeight \
      shouldIndentWhileEditing hidesAccessoryWhenEditing showsReorderControl focusStyle
      """
    ),
    ("tableViewCellContentView", "tableViewCell"),
    ("tableViewHeaderFooterView", "reuseIdentifier"),
    (
      "collectionView",
      scrolling + """
         dataMode allowsSelection allowsMultipleSelection prefetchingEnabled springLoaded \
        dragInteractionEnabled
        """
    ),
    ("collectionViewCell", "reuseIdentifier"),
    ("collectionViewCellContentView", "gestureRecognizers"),
    ("collectionReusableView", "reuseIdentifier"),
    (
      "searchBar",
      """
      text placeholder prompt barStyle searchBarStyle translucent showsCancelButton \
      showsScopeBar showsBookmarkButton showsSearchResultsButton
      """
    ),
    ("navigationBar", "barStyle translucent largeTitles"),
    ("toolbar", "barStyle translucent"),
    ("tabBar", "barStyle translucent itemPositioning selectedImageTintColor"),
  ]
}
