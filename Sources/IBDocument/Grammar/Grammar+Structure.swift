// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Elements that are not views: names on the left, their attributes on the right.
extension Grammar {
  static let structure: [(String, String)] = [
    (
      "document",
      """
      type version toolsVersion targetRuntime propertyAccessControl useAutolayout \
      useTraitCollections useSafeAreas colorMatched initialViewController launchScreen \
      systemVersion variant
      """
    ),
    ("device", "id orientation appearance layout"),
    ("adaptation", "id"),
    (
      "dependencies scenes resources connections constraints subviews userDefinedRuntimeAttributes",
      ""
    ),
    ("objects layoutGuides gestureRecognizers prototypes sections cells segments items", ""),
    ("toolbarItems leftBarButtonItems rightBarButtonItems", "key"),
    ("designables", ""),
    ("designable", "name"),
    ("inferredMetricsTieBreakers attributes animations", ""),
    ("deployment", "identifier version"),
    ("development", "identifier version"),
    ("plugIn", "identifier version"),
    ("capability", "name minToolsVersion"),
    ("scene", "sceneID"),
    ("customFonts", "key"),
    ("array", "key"),
    (
      "placeholder",
      """
      placeholderIdentifier id userLabel sceneMemberID customClass customModule \
      customModuleProvider
      """
    ),
    ("exit", "id userLabel sceneMemberID"),
    ("customObject", "id customClass customModule customModuleProvider userLabel"),
    ("viewControllerLayoutGuide", "type id"),
    ("viewLayoutGuide", "key id"),
    ("keyboardLayoutGuide", "key id"),
    (
      "constraint",
      """
      firstItem firstAttribute relation secondItem secondAttribute multiplier constant priority \
      identifier symbolic placeholder id userLabel type
      """
    ),
    (
      "variation",
      "key axis constant priority hidden fixedFrame spacing alignment distribution misplaced"
    ),
    ("mask", "key"),
    ("exclude include", "reference"),
    ("outlet", "property destination id"),
    ("outletCollection", "property destination id appends collectionClass"),
    ("action", "selector destination eventType id"),
    (
      "segue",
      """
      destination kind relationship id identifier reference popoverAnchorView \
      popoverAnchorBarButtonItem modalPresentationStyle modalTransitionStyle unwindAction \
      customClass customModule customModuleProvider animates trigger splitViewControllerTargetIndex \
      destinationCreationSelector
      """
    ),
    ("popoverArrowDirection", "key up down left right"),
    ("userDefinedRuntimeAttribute", "type keyPath value"),
    (
      """
      simulatedMetricsContainer freeformSimulatedSizeMetrics splitViewMasterSimulatedSizeMetrics \
      splitViewDetailSimulatedSizeMetrics simulatedTabBarMetrics simulatedToolbarMetrics
      """, "key"
    ),
    ("simulatedStatusBarMetrics", "key statusBarStyle"),
    ("simulatedOrientationMetrics", "key orientation"),
    ("simulatedScreenMetrics", "key type"),
    ("simulatedNavigationBarMetrics", "key barStyle prompted translucent"),
  ]

  static let controllers: [(String, String)] = [
    (
      """
      viewController tableViewController collectionViewController navigationController \
      tabBarController splitViewController pageViewController hostingController \
      viewControllerPlaceholder glkViewController avPlayerViewController
      """,
      """
      id storyboardIdentifier useStoryboardIdentifierAsRestorationIdentifier restorationIdentifier \
      title customClass customModule customModuleProvider sceneMemberID userLabel key nibName \
      automaticallyAdjustsScrollViewInsets extendedLayoutIncludesOpaqueBars \
      hidesBottomBarWhenPushed clearsSelectionOnViewWillAppear definesPresentationContext \
      modalPresentationStyle modalTransitionStyle providesPresentationContextTransitionStyle \
      autoresizesArchivedViewToFullSize wantsFullScreenLayout toolbarHidden navigationBarHidden \
      hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears \
      hidesBarsWhenVerticallyCompact transitionStyle \
      navigationOrientation pageSpacing spineLocation storyboardName referencedIdentifier \
      bundleIdentifier interfaceStyle preferredDisplayMode allowsWeakReference
      """
    )
  ]

  static let barItems: [(String, String)] = [
    (
      "navigationItem",
      "key id title prompt largeTitleDisplayMode hidesSearchBarWhenScrolling userLabel style"
    ),
    (
      "barButtonItem",
      """
      key id title style systemItem image landscapeImage width enabled tag userLabel catalog \
      largeContentSizeImage selected changesSelectionAsPrimaryAction
      """
    ),
    (
      "tabBarItem",
      """
      key id title image selectedImage systemItem badgeValue tag enabled catalog userLabel \
      largeContentSizeImage landscapeImage springLoaded
      """
    ),
    ("textAttributes", "key"),
    ("offsetWrapper", "key horizontal vertical"),
  ]

  static let gestures: [(String, String)] = [
    (
      """
      tapGestureRecognizer swipeGestureRecognizer pinchGestureRecognizer panGestureRecognizer \
      rotationGestureRecognizer pongPressGestureRecognizer screenEdgePanGestureRecognizer \
      gestureRecognizer
      """,
      """
      id userLabel customClass customModule customModuleProvider enabled cancelsTouchesInView \
      delaysTouchesBegan delaysTouchesEnded numberOfTapsRequired numberOfTouchesRequired \
      direction minimumNumberOfTouches maximumNumberOfTouches allowableMovement \
      minimumPressDuration scale rotation
      """
    )
  ]

  static let values: [(String, String)] = [
    ("rect", "key x y width height"),
    ("frame", "key minX minY maxX maxY width height"),
    ("point", "key x y"),
    ("size", "key width height"),
    ("value", "key type x y width height"),
    ("inset", "key minX minY maxX maxY"),
    ("edgeInsets", "key top left bottom right"),
    ("directionalEdgeInsets", "key top leading bottom trailing"),
    ("extendedEdge rectEdge", "key top left bottom right"),
    (
      "autoresizingMask",
      "key widthSizable heightSizable flexibleMinX flexibleMaxX flexibleMinY flexibleMaxY"
    ),
    (
      "color",
      """
      key red green blue white alpha colorSpace customColorSpace systemColor cocoaTouchSystemColor \
      xcode11CocoaTouchSystemColor name cyan magenta yellow black catalog
      """
    ),
    ("systemColor namedColor", "name"),
    ("image", "key name width height catalog renderingMode symbolScale"),
    ("imageReference", "key image catalog symbolScale renderingMode weight"),
    ("preferredSymbolConfiguration", "key scale weight configurationType pointSize renderingMode"),
    ("fontDescription", "key name family type weight style pointSize size"),
    ("font", "key name family size metaFont"),
    ("string mutableString", "key base64-UTF8"),
    ("nil", "key name"),
    ("integer real", "key value"),
    ("bool", "key value"),
    ("range", "key location length"),
    ("date", "key timeIntervalSinceReferenceDate"),
    ("locale timeZone", "key localeIdentifier name"),
    ("url", "key string"),
    ("attributedString", "key"),
    ("fragment", "content"),
    (
      "paragraphStyle",
      """
      key alignment lineBreakMode baseWritingDirection lineSpacing paragraphSpacing \
      paragraphSpacingBefore firstLineHeadIndent headIndent tailIndent lineHeightMultiple \
      minimumLineHeight maximumLineHeight hyphenationFactor tighteningFactorForTruncation \
      allowsDefaultTighteningForTruncation
      """
    ),
    ("tabStops textTab", "key alignment location"),
    ("accessibility", "key identifier label hint"),
    ("accessibilityTraits", "key"),
    ("blurEffect", "style"),
    ("vibrancyEffect", "style"),
    (
      "buttonConfiguration",
      "key style title subtitle image imagePlacement imagePadding catalog titleAlignment cornerStyle buttonSize titlePadding"
    ),
    ("backgroundConfiguration", "key image cornerRadius strokeWidth"),
    ("state", "key title image backgroundImage catalog"),
    ("segment", "title image enabled width catalog"),
    ("tableViewSection", "headerTitle footerTitle id colspan rowspan userLabel"),
    (
      "textInputTraits",
      """
      key autocapitalizationType autocorrectionType spellCheckingType keyboardType \
      keyboardAppearance returnKeyType enablesReturnKeyAutomatically secureTextEntry textContentType \
      smartDashesType smartInsertDeleteType smartQuotesType
      """
    ),
    ("scopeButtonTitles", ""),
    (
      "wkWebViewConfiguration",
      "key allowsAirPlayForMediaPlayback allowsInlineMediaPlayback suppressesIncrementalRendering"
    ),
    ("wkPreferences", "key javaScriptCanOpenWindowsAutomatically"),
    (
      "audiovisualMediaTypes dataDetectorType",
      "key none audio video phoneNumber link address calendarEvent"
    ),
    ("menu menuItem command", "key id title identifier"),
    ("collectionViewLayout", "key id customClass customModule customModuleProvider"),
    (
      "collectionViewFlowLayout",
      """
      key id customClass customModule customModuleProvider minimumLineSpacing \
      minimumInteritemSpacing scrollDirection automaticEstimatedItemSize sectionInsetReference \
      sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds
      """
    ),
  ]
}
