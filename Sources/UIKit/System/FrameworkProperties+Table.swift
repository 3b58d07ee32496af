// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/framework-properties; change the classes instead.

extension FrameworkProperties {
  static let parts: [Part] = [
    (AXCustomContent.self, ofAXCustomContent),
    (CAAnimation.self, ofCAAnimation),
    (CAAnimationGroup.self, ofCAAnimationGroup),
    (CABasicAnimation.self, ofCABasicAnimation),
    (CADisplayLink.self, ofCADisplayLink),
    (CAEmitterCell.self, ofCAEmitterCell),
    (CAEmitterCell.self, ofCAEmitterCell2),
    (CAEmitterLayer.self, ofCAEmitterLayer),
    (CAGradientLayer.self, ofCAGradientLayer),
    (CAKeyframeAnimation.self, ofCAKeyframeAnimation),
    (CALayer.self, ofCALayer),
    (CALayer.self, ofCALayer2),
    (CALayer.self, ofCALayer3),
    (CAPropertyAnimation.self, ofCAPropertyAnimation),
    (CAReplicatorLayer.self, ofCAReplicatorLayer),
    (CAScrollLayer.self, ofCAScrollLayer),
    (CAShapeLayer.self, ofCAShapeLayer),
    (CASpringAnimation.self, ofCASpringAnimation),
    (CATextLayer.self, ofCATextLayer),
    (CATiledLayer.self, ofCATiledLayer),
    (CATransition.self, ofCATransition),
    (CAValueFunction.self, ofCAValueFunction),
    (CGColor.self, ofCGColor),
    (CGColorSpace.self, ofCGColorSpace),
    (CGContext.self, ofCGContext),
    (CGDataProvider.self, ofCGDataProvider),
    (CGFont.self, ofCGFont),
    (CGImage.self, ofCGImage),
    (CGLayer.self, ofCGLayer),
    (CGPDFDocument.self, ofCGPDFDocument),
    (CGPDFPage.self, ofCGPDFPage),
    (CGPath.self, ofCGPath),
    (CIColor.self, ofCIColor),
    (CIContext.self, ofCIContext),
    (CIFaceFeature.self, ofCIFaceFeature),
    (CIFeature.self, ofCIFeature),
    (CIFilter.self, ofCIFilter),
    (CIImage.self, ofCIImage),
    (CIQRCodeFeature.self, ofCIQRCodeFeature),
    (CIRectangleFeature.self, ofCIRectangleFeature),
    (CIVector.self, ofCIVector),
    (DateComponentsFormatter.self, ofDateComponentsFormatter),
    (ListFormatter.self, ofListFormatter),
    (MeasurementFormatter.self, ofMeasurementFormatter),
    (NSCollectionLayoutAnchor.self, ofNSCollectionLayoutAnchor),
    (
      NSCollectionLayoutBoundarySupplementaryItem.self,
      ofNSCollectionLayoutBoundarySupplementaryItem
    ),
    (NSCollectionLayoutDecorationItem.self, ofNSCollectionLayoutDecorationItem),
    (NSCollectionLayoutDimension.self, ofNSCollectionLayoutDimension),
    (NSCollectionLayoutEdgeSpacing.self, ofNSCollectionLayoutEdgeSpacing),
    (NSCollectionLayoutGroup.self, ofNSCollectionLayoutGroup),
    (NSCollectionLayoutGroupCustomItem.self, ofNSCollectionLayoutGroupCustomItem),
    (NSCollectionLayoutItem.self, ofNSCollectionLayoutItem),
    (NSCollectionLayoutSection.self, ofNSCollectionLayoutSection),
    (NSCollectionLayoutSize.self, ofNSCollectionLayoutSize),
    (NSCollectionLayoutSpacing.self, ofNSCollectionLayoutSpacing),
    (NSCollectionLayoutSupplementaryItem.self, ofNSCollectionLayoutSupplementaryItem),
    (NSDataAsset.self, ofNSDataAsset),
    (NSExtensionContext.self, ofNSExtensionContext),
    (NSExtensionItem.self, ofNSExtensionItem),
    (NSItemProvider.self, ofNSItemProvider),
    (NSLayoutConstraint.self, ofNSLayoutConstraint),
    (NSLayoutManager.self, ofNSLayoutManager),
    (NSParagraphStyle.self, ofNSParagraphStyle),
    (NSPointerArray.self, ofNSPointerArray),
    (NSShadow.self, ofNSShadow),
    (NSStringDrawingContext.self, ofNSStringDrawingContext),
    (NSTextAttachment.self, ofNSTextAttachment),
    (NSTextContainer.self, ofNSTextContainer),
    (NSTextContentManager.self, ofNSTextContentManager),
    (NSTextContentStorage.self, ofNSTextContentStorage),
    (NSTextElement.self, ofNSTextElement),
    (NSTextLayoutFragment.self, ofNSTextLayoutFragment),
    (NSTextLayoutManager.self, ofNSTextLayoutManager),
    (NSTextLineFragment.self, ofNSTextLineFragment),
    (NSTextList.self, ofNSTextList),
    (NSTextParagraph.self, ofNSTextParagraph),
    (NSTextRange.self, ofNSTextRange),
    (NSTextSelection.self, ofNSTextSelection),
    (NSTextStorage.self, ofNSTextStorage),
    (NSTextTab.self, ofNSTextTab),
    (NSTextViewportLayoutController.self, ofNSTextViewportLayoutController),
    (NSUbiquitousKeyValueStore.self, ofNSUbiquitousKeyValueStore),
    (NSUserActivity.self, ofNSUserActivity),
    (PersonNameComponentsFormatter.self, ofPersonNameComponentsFormatter),
    (RelativeDateTimeFormatter.self, ofRelativeDateTimeFormatter),
    (UIAccessibilityCustomAction.self, ofUIAccessibilityCustomAction),
    (UIAccessibilityCustomRotor.self, ofUIAccessibilityCustomRotor),
    (UIAccessibilityCustomRotorItemResult.self, ofUIAccessibilityCustomRotorItemResult),
    (UIAccessibilityCustomRotorSearchPredicate.self, ofUIAccessibilityCustomRotorSearchPredicate),
    (UIAccessibilityElement.self, ofUIAccessibilityElement),
    (UIAccessibilityLocationDescriptor.self, ofUIAccessibilityLocationDescriptor),
    (UIAction.self, ofUIAction),
    (UIActivity.self, ofUIActivity),
    (UIActivityIndicatorView.self, ofUIActivityIndicatorView),
    (UIActivityItemProvider.self, ofUIActivityItemProvider),
    (UIActivityItemsConfiguration.self, ofUIActivityItemsConfiguration),
    (UIActivityViewController.self, ofUIActivityViewController),
    (UIAlertAction.self, ofUIAlertAction),
    (UIAlertController.self, ofUIAlertController),
    (UIAlertView.self, ofUIAlertView),
    (UIApplication.self, ofUIApplication),
    (UIApplicationShortcutItem.self, ofUIApplicationShortcutItem),
    (UIAttachmentBehavior.self, ofUIAttachmentBehavior),
    (UIBackgroundExtensionView.self, ofUIBackgroundExtensionView),
    (UIBarAppearance.self, ofUIBarAppearance),
    (UIBarButtonItem.self, ofUIBarButtonItem),
    (UIBarButtonItemAppearance.self, ofUIBarButtonItemAppearance),
    (UIBarButtonItemGroup.self, ofUIBarButtonItemGroup),
    (UIBarButtonItemStateAppearance.self, ofUIBarButtonItemStateAppearance),
    (UIBarItem.self, ofUIBarItem),
    (UIBezierPath.self, ofUIBezierPath),
    (UIBlurEffect.self, ofUIBlurEffect),
    (UIButton.self, ofUIButton),
    (UIButton.self, ofUIButton2),
    (UICalendarSelectionMultiDate.self, ofUICalendarSelectionMultiDate),
    (UICalendarSelectionSingleDate.self, ofUICalendarSelectionSingleDate),
    (UICalendarSelectionWeekOfYear.self, ofUICalendarSelectionWeekOfYear),
    (UICalendarView.self, ofUICalendarView),
    (UICloudSharingController.self, ofUICloudSharingController),
    (
      UICollectionLayoutSectionOrthogonalScrollingProperties.self,
      ofUICollectionLayoutSectionOrthogonalScrollingProperties
    ),
    (UICollectionReusableView.self, ofUICollectionReusableView),
    (UICollectionView.self, ofUICollectionView),
    (UICollectionView.self, ofUICollectionView2),
    (UICollectionViewCell.self, ofUICollectionViewCell),
    (UICollectionViewCompositionalLayout.self, ofUICollectionViewCompositionalLayout),
    (
      UICollectionViewCompositionalLayoutConfiguration.self,
      ofUICollectionViewCompositionalLayoutConfiguration
    ),
    (UICollectionViewController.self, ofUICollectionViewController),
    (UICollectionViewDropPlaceholder.self, ofUICollectionViewDropPlaceholder),
    (UICollectionViewDropProposal.self, ofUICollectionViewDropProposal),
    (UICollectionViewFlowLayout.self, ofUICollectionViewFlowLayout),
    (
      UICollectionViewFlowLayoutInvalidationContext.self,
      ofUICollectionViewFlowLayoutInvalidationContext
    ),
    (UICollectionViewFocusUpdateContext.self, ofUICollectionViewFocusUpdateContext),
    (UICollectionViewLayout.self, ofUICollectionViewLayout),
    (UICollectionViewLayoutAttributes.self, ofUICollectionViewLayoutAttributes),
    (UICollectionViewLayoutInvalidationContext.self, ofUICollectionViewLayoutInvalidationContext),
    (UICollectionViewListCell.self, ofUICollectionViewListCell),
    (UICollectionViewPlaceholder.self, ofUICollectionViewPlaceholder),
    (UICollectionViewTransitionLayout.self, ofUICollectionViewTransitionLayout),
    (UICollectionViewUpdateItem.self, ofUICollectionViewUpdateItem),
    (UICollisionBehavior.self, ofUICollisionBehavior),
    (UIColor.self, ofUIColor),
    (UIColorPickerViewController.self, ofUIColorPickerViewController),
    (UIColorWell.self, ofUIColorWell),
    (UICommand.self, ofUICommand),
    (UICommandAlternate.self, ofUICommandAlternate),
    (UIContentUnavailableView.self, ofUIContentUnavailableView),
    (UIContextMenuConfiguration.self, ofUIContextMenuConfiguration),
    (UIContextMenuInteraction.self, ofUIContextMenuInteraction),
    (UIContextualAction.self, ofUIContextualAction),
    (UIControl.self, ofUIControl),
    (UICubicTimingParameters.self, ofUICubicTimingParameters),
    (UIDatePicker.self, ofUIDatePicker),
    (UIDevice.self, ofUIDevice),
    (UIDocument.self, ofUIDocument),
    (UIDocumentBrowserAction.self, ofUIDocumentBrowserAction),
    (UIDocumentBrowserTransitionController.self, ofUIDocumentBrowserTransitionController),
    (UIDocumentBrowserViewController.self, ofUIDocumentBrowserViewController),
    (UIDocumentInteractionController.self, ofUIDocumentInteractionController),
    (UIDocumentPickerViewController.self, ofUIDocumentPickerViewController),
    (UIDocumentProperties.self, ofUIDocumentProperties),
    (UIDocumentViewController.self, ofUIDocumentViewController),
    (UIDragInteraction.self, ofUIDragInteraction),
    (UIDragItem.self, ofUIDragItem),
    (UIDragPreview.self, ofUIDragPreview),
    (UIDropInteraction.self, ofUIDropInteraction),
    (UIDropProposal.self, ofUIDropProposal),
    (UIDynamicAnimator.self, ofUIDynamicAnimator),
    (UIDynamicBehavior.self, ofUIDynamicBehavior),
    (UIDynamicItemBehavior.self, ofUIDynamicItemBehavior),
    (UIDynamicItemGroup.self, ofUIDynamicItemGroup),
    (UIDynamicListBehavior.self, ofUIDynamicListBehavior),
    (UIEditMenuConfiguration.self, ofUIEditMenuConfiguration),
    (UIEditMenuInteraction.self, ofUIEditMenuInteraction),
    (UIEvent.self, ofUIEvent),
    (UIFieldBehavior.self, ofUIFieldBehavior),
    (UIFindInteraction.self, ofUIFindInteraction),
    (UIFindSession.self, ofUIFindSession),
    (UIFocusGuide.self, ofUIFocusGuide),
    (UIFocusHaloEffect.self, ofUIFocusHaloEffect),
    (UIFocusMovementHint.self, ofUIFocusMovementHint),
    (UIFocusSystem.self, ofUIFocusSystem),
    (UIFocusUpdateContext.self, ofUIFocusUpdateContext),
    (UIFont.self, ofUIFont),
    (UIFontDescriptor.self, ofUIFontDescriptor),
    (UIFontPickerViewController.self, ofUIFontPickerViewController),
    (UIFontPickerViewController.Configuration.self, ofUIFontPickerViewControllerConfiguration),
    (UIGestureRecognizer.self, ofUIGestureRecognizer),
    (UIGlassContainerEffect.self, ofUIGlassContainerEffect),
    (UIGlassEffect.self, ofUIGlassEffect),
    (UIGraphicsImageRenderer.self, ofUIGraphicsImageRenderer),
    (UIGraphicsImageRendererContext.self, ofUIGraphicsImageRendererContext),
    (UIGraphicsImageRendererFormat.self, ofUIGraphicsImageRendererFormat),
    (UIGraphicsPDFRenderer.self, ofUIGraphicsPDFRenderer),
    (UIGraphicsPDFRendererContext.self, ofUIGraphicsPDFRendererContext),
    (UIGraphicsPDFRendererFormat.self, ofUIGraphicsPDFRendererFormat),
    (UIGraphicsRendererContext.self, ofUIGraphicsRendererContext),
    (UIGraphicsRendererFormat.self, ofUIGraphicsRendererFormat),
    (UIGravityBehavior.self, ofUIGravityBehavior),
    (UIHoverGestureRecognizer.self, ofUIHoverGestureRecognizer),
    (UIHoverStyle.self, ofUIHoverStyle),
    (UIImage.self, ofUIImage),
    (UIImagePickerController.self, ofUIImagePickerController),
    (UIImageView.self, ofUIImageView),
    (UIInputView.self, ofUIInputView),
    (UIInputViewController.self, ofUIInputViewController),
    (UIInterpolatingMotionEffect.self, ofUIInterpolatingMotionEffect),
    (UIKey.self, ofUIKey),
    (UIKeyCommand.self, ofUIKeyCommand),
    (UIKeyboardLayoutGuide.self, ofUIKeyboardLayoutGuide),
    (UILabel.self, ofUILabel),
    (UILargeContentViewerInteraction.self, ofUILargeContentViewerInteraction),
    (UILayoutGuide.self, ofUILayoutGuide),
    (UIListContentView.self, ofUIListContentView),
    (UILocalizedIndexedCollation.self, ofUILocalizedIndexedCollation),
    (UILongPressGestureRecognizer.self, ofUILongPressGestureRecognizer),
    (UIMarkupTextPrintFormatter.self, ofUIMarkupTextPrintFormatter),
    (UIMenu.self, ofUIMenu),
    (UIMenuController.self, ofUIMenuController),
    (UIMenuDisplayPreferences.self, ofUIMenuDisplayPreferences),
    (UIMenuElement.self, ofUIMenuElement),
    (UIMenuItem.self, ofUIMenuItem),
    (UIMotionEffectGroup.self, ofUIMotionEffectGroup),
    (UINavigationBar.self, ofUINavigationBar),
    (UINavigationBarAppearance.self, ofUINavigationBarAppearance),
    (UINavigationController.self, ofUINavigationController),
    (UINavigationItem.self, ofUINavigationItem),
    (UINavigationItem.self, ofUINavigationItem2),
    (UIOpenURLContext.self, ofUIOpenURLContext),
    (UIPageControl.self, ofUIPageControl),
    (UIPageControlProgress.self, ofUIPageControlProgress),
    (UIPageControlTimerProgress.self, ofUIPageControlTimerProgress),
    (UIPageViewController.self, ofUIPageViewController),
    (UIPanGestureRecognizer.self, ofUIPanGestureRecognizer),
    (UIPasteConfiguration.self, ofUIPasteConfiguration),
    (UIPasteControl.self, ofUIPasteControl),
    (UIPasteControl.Configuration.self, ofUIPasteControlConfiguration),
    (UIPasteboard.self, ofUIPasteboard),
    (UIPencilInteraction.self, ofUIPencilInteraction),
    (UIPercentDrivenInteractiveTransition.self, ofUIPercentDrivenInteractiveTransition),
    (UIPickerView.self, ofUIPickerView),
    (UIPinchGestureRecognizer.self, ofUIPinchGestureRecognizer),
    (UIPointerInteraction.self, ofUIPointerInteraction),
    (UIPointerRegion.self, ofUIPointerRegion),
    (UIPointerRegionRequest.self, ofUIPointerRegionRequest),
    (UIPointerStyle.self, ofUIPointerStyle),
    (UIPopoverController.self, ofUIPopoverController),
    (UIPopoverPresentationController.self, ofUIPopoverPresentationController),
    (UIPresentationController.self, ofUIPresentationController),
    (UIPress.self, ofUIPress),
    (UIPressesEvent.self, ofUIPressesEvent),
    (UIPreviewAction.self, ofUIPreviewAction),
    (UIPreviewActionGroup.self, ofUIPreviewActionGroup),
    (UIPreviewInteraction.self, ofUIPreviewInteraction),
    (UIPreviewParameters.self, ofUIPreviewParameters),
    (UIPreviewTarget.self, ofUIPreviewTarget),
    (UIPrintFormatter.self, ofUIPrintFormatter),
    (UIPrintInfo.self, ofUIPrintInfo),
    (UIPrintInteractionController.self, ofUIPrintInteractionController),
    (UIPrintPageRenderer.self, ofUIPrintPageRenderer),
    (UIPrintPaper.self, ofUIPrintPaper),
    (UIProgressView.self, ofUIProgressView),
    (UIPushBehavior.self, ofUIPushBehavior),
    (UIRefreshControl.self, ofUIRefreshControl),
    (UIResponder.self, ofUIResponder),
    (UIResponder.self, ofUIResponder2),
    (UIRotationGestureRecognizer.self, ofUIRotationGestureRecognizer),
    (UIScene.self, ofUIScene),
    (UIScene.ActivationRequestOptions.self, ofUISceneActivationRequestOptions),
    (UIScene.ConnectionOptions.self, ofUISceneConnectionOptions),
    (UIScene.OpenExternalURLOptions.self, ofUISceneOpenExternalURLOptions),
    (UIScene.OpenURLOptions.self, ofUISceneOpenURLOptions),
    (UISceneConfiguration.self, ofUISceneConfiguration),
    (UISceneSession.self, ofUISceneSession),
    (UISceneSessionActivationRequest.self, ofUISceneSessionActivationRequest),
    (UISceneSizeRestrictions.self, ofUISceneSizeRestrictions),
    (UIScreen.self, ofUIScreen),
    (UIScreenEdgePanGestureRecognizer.self, ofUIScreenEdgePanGestureRecognizer),
    (UIScreenMode.self, ofUIScreenMode),
    (UIScreenshotService.self, ofUIScreenshotService),
    (UIScribbleInteraction.self, ofUIScribbleInteraction),
    (UIScrollEdgeEffect.self, ofUIScrollEdgeEffect),
    (UIScrollEdgeElementContainerInteraction.self, ofUIScrollEdgeElementContainerInteraction),
    (UIScrollView.self, ofUIScrollView),
    (UIScrollView.self, ofUIScrollView2),
    (UISearchBar.self, ofUISearchBar),
    (UISearchBar.self, ofUISearchBar2),
    (UISearchController.self, ofUISearchController),
    (UISearchSuggestionItem.self, ofUISearchSuggestionItem),
    (UISearchTab.self, ofUISearchTab),
    (UISearchTextField.self, ofUISearchTextField),
    (UISearchToken.self, ofUISearchToken),
    (UISegmentedControl.self, ofUISegmentedControl),
    (UISheetPresentationController.self, ofUISheetPresentationController),
    (UISheetPresentationController.Detent.self, ofUISheetPresentationControllerDetent),
    (UISimpleTextPrintFormatter.self, ofUISimpleTextPrintFormatter),
    (UISlider.self, ofUISlider),
    (UISnapBehavior.self, ofUISnapBehavior),
    (UISplitViewController.self, ofUISplitViewController),
    (UISpringLoadedInteraction.self, ofUISpringLoadedInteraction),
    (UISpringTimingParameters.self, ofUISpringTimingParameters),
    (UIStackView.self, ofUIStackView),
    (UIStatusBarManager.self, ofUIStatusBarManager),
    (UIStepper.self, ofUIStepper),
    (UIStoryboardSegue.self, ofUIStoryboardSegue),
    (UIStoryboardUnwindSegueSource.self, ofUIStoryboardUnwindSegueSource),
    (UISwipeActionsConfiguration.self, ofUISwipeActionsConfiguration),
    (UISwipeGestureRecognizer.self, ofUISwipeGestureRecognizer),
    (UISwitch.self, ofUISwitch),
    (UISymbolEffectCompletionContext.self, ofUISymbolEffectCompletionContext),
    (UITab.self, ofUITab),
    (UITabAccessory.self, ofUITabAccessory),
    (UITabBar.self, ofUITabBar),
    (UITabBarAppearance.self, ofUITabBarAppearance),
    (UITabBarController.self, ofUITabBarController),
    (UITabBarController.Sidebar.self, ofUITabBarControllerSidebar),
    (UITabBarItem.self, ofUITabBarItem),
    (UITabBarItemAppearance.self, ofUITabBarItemAppearance),
    (UITabBarItemStateAppearance.self, ofUITabBarItemStateAppearance),
    (UITabGroup.self, ofUITabGroup),
    (UITableView.self, ofUITableView),
    (UITableView.self, ofUITableView2),
    (UITableViewCell.self, ofUITableViewCell),
    (UITableViewCell.self, ofUITableViewCell2),
    (UITableViewController.self, ofUITableViewController),
    (UITableViewDropPlaceholder.self, ofUITableViewDropPlaceholder),
    (UITableViewDropProposal.self, ofUITableViewDropProposal),
    (UITableViewFocusUpdateContext.self, ofUITableViewFocusUpdateContext),
    (UITableViewHeaderFooterView.self, ofUITableViewHeaderFooterView),
    (UITableViewPlaceholder.self, ofUITableViewPlaceholder),
    (UITableViewRowAction.self, ofUITableViewRowAction),
    (UITapGestureRecognizer.self, ofUITapGestureRecognizer),
    (UITargetedPreview.self, ofUITargetedPreview),
    (UITextChecker.self, ofUITextChecker),
    (UITextDropProposal.self, ofUITextDropProposal),
    (UITextField.self, ofUITextField),
    (UITextField.self, ofUITextField2),
    (UITextInputAssistantItem.self, ofUITextInputAssistantItem),
    (UITextInputMode.self, ofUITextInputMode),
    (UITextInputPasswordRules.self, ofUITextInputPasswordRules),
    (UITextInteraction.self, ofUITextInteraction),
    (UITextItem.self, ofUITextItem),
    (UITextPlaceholder.self, ofUITextPlaceholder),
    (UITextRange.self, ofUITextRange),
    (UITextSearchingFindSession.self, ofUITextSearchingFindSession),
    (UITextSelectionDisplayInteraction.self, ofUITextSelectionDisplayInteraction),
    (UITextSelectionRect.self, ofUITextSelectionRect),
    (UITextView.self, ofUITextView),
    (UITextView.self, ofUITextView2),
    (UIToolTipConfiguration.self, ofUIToolTipConfiguration),
    (UIToolTipInteraction.self, ofUIToolTipInteraction),
    (UIToolbar.self, ofUIToolbar),
    (UIToolbarAppearance.self, ofUIToolbarAppearance),
    (UITouch.self, ofUITouch),
    (UITraitCollection.self, ofUITraitCollection),
    (UIUpdateInfo.self, ofUIUpdateInfo),
    (UIUpdateLink.self, ofUIUpdateLink),
    (UIUserNotificationSettings.self, ofUIUserNotificationSettings),
    (UIVibrancyEffect.self, ofUIVibrancyEffect),
    (UIView.self, ofUIView),
    (UIView.self, ofUIView2),
    (UIView.self, ofUIView3),
    (UIView.self, ofUIView4),
    (UIViewController.self, ofUIViewController),
    (UIViewController.self, ofUIViewController2),
    (UIViewController.self, ofUIViewController3),
    (UIViewController.Transition.ZoomOptions.self, ofUIViewControllerTransitionZoomOptions),
    (UIViewPrintFormatter.self, ofUIViewPrintFormatter),
    (UIViewPropertyAnimator.self, ofUIViewPropertyAnimator),
    (UIVisualEffectView.self, ofUIVisualEffectView),
    (UIWindow.self, ofUIWindow),
    (UIWindowScene.self, ofUIWindowScene),
    (UIWindowScene.Geometry.self, ofUIWindowSceneGeometry),
    (UIWindowScene.GeometryPreferences.iOS.self, ofUIWindowSceneGeometryPreferencesiOS),
    (UIWritingToolsCoordinator.self, ofUIWritingToolsCoordinator),
  ]

  @MainActor private static func ofAXCustomContent(_ entry: RuntimeClass) {
    entry.ownReadOnly("attributedLabel", \AXCustomContent.attributedLabel)
    entry.ownReadOnly("attributedValue", \AXCustomContent.attributedValue)
    entry.own("importance", \AXCustomContent.importance)
    entry.own("label", \AXCustomContent.label)
    entry.own("value", \AXCustomContent.value)
  }

  @MainActor private static func ofCAAnimation(_ entry: RuntimeClass) {
    entry.own("autoreverses", \CAAnimation.autoreverses)
    entry.own("beginTime", \CAAnimation.beginTime)
    entry.own("delegate", \CAAnimation.delegate)
    entry.own("duration", \CAAnimation.duration)
    entry.own("fillMode", \CAAnimation.fillMode)
    entry.own("isRemovedOnCompletion", \CAAnimation.isRemovedOnCompletion)
    entry.own("preferredFrameRateRange", \CAAnimation.preferredFrameRateRange)
    entry.own("repeatCount", \CAAnimation.repeatCount)
    entry.own("repeatDuration", \CAAnimation.repeatDuration)
    entry.own("speed", \CAAnimation.speed)
    entry.own("timeOffset", \CAAnimation.timeOffset)
    entry.own("timingFunction", \CAAnimation.timingFunction)
  }

  @MainActor private static func ofCAAnimationGroup(_ entry: RuntimeClass) {
    entry.own("animations", \CAAnimationGroup.animations)
  }

  @MainActor private static func ofCABasicAnimation(_ entry: RuntimeClass) {
    entry.own("byValue", \CABasicAnimation.byValue)
    entry.own("fromValue", \CABasicAnimation.fromValue)
    entry.own("toValue", \CABasicAnimation.toValue)
  }

  @MainActor private static func ofCADisplayLink(_ entry: RuntimeClass) {
    entry.own("duration", \CADisplayLink.duration)
    entry.own("frameInterval", \CADisplayLink.frameInterval)
    entry.own("isPaused", \CADisplayLink.isPaused)
    entry.own("preferredFrameRateRange", \CADisplayLink.preferredFrameRateRange)
    entry.own("preferredFramesPerSecond", \CADisplayLink.preferredFramesPerSecond)
    entry.ownReadOnly("targetTimestamp", \CADisplayLink.targetTimestamp)
    entry.ownReadOnly("timestamp", \CADisplayLink.timestamp)
  }

  @MainActor private static func ofCAEmitterCell(_ entry: RuntimeClass) {
    entry.own("alphaRange", \CAEmitterCell.alphaRange)
    entry.own("alphaSpeed", \CAEmitterCell.alphaSpeed)
    entry.own("autoreverses", \CAEmitterCell.autoreverses)
    entry.own("beginTime", \CAEmitterCell.beginTime)
    entry.own("birthRate", \CAEmitterCell.birthRate)
    entry.own("blueRange", \CAEmitterCell.blueRange)
    entry.own("blueSpeed", \CAEmitterCell.blueSpeed)
    entry.own("color", \CAEmitterCell.color)
    entry.own("contents", \CAEmitterCell.contents)
    entry.own("contentsRect", \CAEmitterCell.contentsRect)
    entry.own("contentsScale", \CAEmitterCell.contentsScale)
    entry.own("duration", \CAEmitterCell.duration)
    entry.own("emissionLatitude", \CAEmitterCell.emissionLatitude)
    entry.own("emissionLongitude", \CAEmitterCell.emissionLongitude)
    entry.own("emissionRange", \CAEmitterCell.emissionRange)
    entry.own("emitterCells", \CAEmitterCell.emitterCells)
    entry.own("fillMode", \CAEmitterCell.fillMode)
    entry.own("greenRange", \CAEmitterCell.greenRange)
    entry.own("greenSpeed", \CAEmitterCell.greenSpeed)
    entry.own("isEnabled", \CAEmitterCell.isEnabled)
    entry.own("lifetime", \CAEmitterCell.lifetime)
    entry.own("lifetimeRange", \CAEmitterCell.lifetimeRange)
    entry.own("magnificationFilter", \CAEmitterCell.magnificationFilter)
    entry.own("minificationFilter", \CAEmitterCell.minificationFilter)
    entry.own("name", \CAEmitterCell.name)
    entry.own("redRange", \CAEmitterCell.redRange)
    entry.own("redSpeed", \CAEmitterCell.redSpeed)
    entry.own("repeatCount", \CAEmitterCell.repeatCount)
  }

  @MainActor private static func ofCAEmitterCell2(_ entry: RuntimeClass) {
    entry.own("repeatDuration", \CAEmitterCell.repeatDuration)
    entry.own("scale", \CAEmitterCell.scale)
    entry.own("scaleRange", \CAEmitterCell.scaleRange)
    entry.own("scaleSpeed", \CAEmitterCell.scaleSpeed)
    entry.own("speed", \CAEmitterCell.speed)
    entry.own("spin", \CAEmitterCell.spin)
    entry.own("spinRange", \CAEmitterCell.spinRange)
    entry.own("style", \CAEmitterCell.style)
    entry.own("timeOffset", \CAEmitterCell.timeOffset)
    entry.own("velocity", \CAEmitterCell.velocity)
    entry.own("velocityRange", \CAEmitterCell.velocityRange)
    entry.own("xAcceleration", \CAEmitterCell.xAcceleration)
    entry.own("yAcceleration", \CAEmitterCell.yAcceleration)
    entry.own("zAcceleration", \CAEmitterCell.zAcceleration)
  }

  @MainActor private static func ofCAEmitterLayer(_ entry: RuntimeClass) {
    entry.own("birthRate", \CAEmitterLayer.birthRate)
    entry.own("emitterCells", \CAEmitterLayer.emitterCells)
    entry.own("emitterDepth", \CAEmitterLayer.emitterDepth)
    entry.own("emitterMode", \CAEmitterLayer.emitterMode)
    entry.own("emitterPosition", \CAEmitterLayer.emitterPosition)
    entry.own("emitterShape", \CAEmitterLayer.emitterShape)
    entry.own("emitterSize", \CAEmitterLayer.emitterSize)
    entry.own("emitterZPosition", \CAEmitterLayer.emitterZPosition)
    entry.own("lifetime", \CAEmitterLayer.lifetime)
    entry.own("preservesDepth", \CAEmitterLayer.preservesDepth)
    entry.own("renderMode", \CAEmitterLayer.renderMode)
    entry.own("scale", \CAEmitterLayer.scale)
    entry.own("seed", \CAEmitterLayer.seed)
    entry.own("spin", \CAEmitterLayer.spin)
    entry.own("velocity", \CAEmitterLayer.velocity)
  }

  @MainActor private static func ofCAGradientLayer(_ entry: RuntimeClass) {
    entry.own("colors", \CAGradientLayer.colors)
    entry.own("endPoint", \CAGradientLayer.endPoint)
    entry.own("locations", \CAGradientLayer.locations)
    entry.own("startPoint", \CAGradientLayer.startPoint)
    entry.own("type", \CAGradientLayer.type)
  }

  @MainActor private static func ofCAKeyframeAnimation(_ entry: RuntimeClass) {
    entry.own("biasValues", \CAKeyframeAnimation.biasValues)
    entry.own("calculationMode", \CAKeyframeAnimation.calculationMode)
    entry.own("continuityValues", \CAKeyframeAnimation.continuityValues)
    entry.own("keyTimes", \CAKeyframeAnimation.keyTimes)
    entry.own("path", \CAKeyframeAnimation.path)
    entry.own("rotationMode", \CAKeyframeAnimation.rotationMode)
    entry.own("tensionValues", \CAKeyframeAnimation.tensionValues)
    entry.own("timingFunctions", \CAKeyframeAnimation.timingFunctions)
    entry.own("values", \CAKeyframeAnimation.values)
  }

  @MainActor private static func ofCALayer(_ entry: RuntimeClass) {
    entry.own("actions", \CALayer.actions)
    entry.own("allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing)
    entry.own("allowsGroupOpacity", \CALayer.allowsGroupOpacity)
    entry.own("anchorPoint", \CALayer.anchorPoint)
    entry.own("anchorPointZ", \CALayer.anchorPointZ)
    entry.own("autoreverses", \CALayer.autoreverses)
    entry.own("backgroundColor", \CALayer.backgroundColor)
    entry.own("backgroundFilters", \CALayer.backgroundFilters)
    entry.own("beginTime", \CALayer.beginTime)
    entry.own("borderColor", \CALayer.borderColor)
    entry.own("borderWidth", \CALayer.borderWidth)
    entry.own("bounds", \CALayer.bounds)
    entry.own("compositingFilter", \CALayer.compositingFilter)
    entry.own("contents", \CALayer.contents)
    entry.own("contentsCenter", \CALayer.contentsCenter)
    entry.own("contentsFormat", \CALayer.contentsFormat)
    entry.own("contentsGravity", \CALayer.contentsGravity)
    entry.own("contentsRect", \CALayer.contentsRect)
    entry.own("contentsScale", \CALayer.contentsScale)
    entry.own("cornerCurve", \CALayer.cornerCurve)
    entry.own("cornerRadius", \CALayer.cornerRadius)
    entry.own("delegate", \CALayer.delegate)
    entry.own("drawsAsynchronously", \CALayer.drawsAsynchronously)
    entry.own("duration", \CALayer.duration)
    entry.own("edgeAntialiasingMask", \CALayer.edgeAntialiasingMask)
    entry.own("fillMode", \CALayer.fillMode)
    entry.own("filters", \CALayer.filters)
    entry.own("frame", \CALayer.frame)
  }

  @MainActor private static func ofCALayer2(_ entry: RuntimeClass) {
    entry.own("isDoubleSided", \CALayer.isDoubleSided)
    entry.own("isGeometryFlipped", \CALayer.isGeometryFlipped)
    entry.own("isHidden", \CALayer.isHidden)
    entry.own("isOpaque", \CALayer.isOpaque)
    entry.own("magnificationFilter", \CALayer.magnificationFilter)
    entry.own("mask", \CALayer.mask)
    entry.own("maskedCorners", \CALayer.maskedCorners)
    entry.own("masksToBounds", \CALayer.masksToBounds)
    entry.own("minificationFilter", \CALayer.minificationFilter)
    entry.own("minificationFilterBias", \CALayer.minificationFilterBias)
    entry.own("name", \CALayer.name)
    entry.own("needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange)
    entry.own("opacity", \CALayer.opacity)
    entry.own("position", \CALayer.position)
    entry.own("rasterizationScale", \CALayer.rasterizationScale)
    entry.own("repeatCount", \CALayer.repeatCount)
    entry.own("repeatDuration", \CALayer.repeatDuration)
    entry.own("shadowColor", \CALayer.shadowColor)
    entry.own("shadowOffset", \CALayer.shadowOffset)
    entry.own("shadowOpacity", \CALayer.shadowOpacity)
    entry.own("shadowPath", \CALayer.shadowPath)
    entry.own("shadowRadius", \CALayer.shadowRadius)
    entry.own("shouldRasterize", \CALayer.shouldRasterize)
    entry.own("speed", \CALayer.speed)
    entry.own("style", \CALayer.style)
    entry.own("sublayerTransform", \CALayer.sublayerTransform)
    entry.own("sublayers", \CALayer.sublayers)
    entry.ownReadOnly("superlayer", \CALayer.superlayer)
  }

  @MainActor private static func ofCALayer3(_ entry: RuntimeClass) {
    entry.own("timeOffset", \CALayer.timeOffset)
    entry.own("toneMapMode", \CALayer.toneMapMode)
    entry.own("transform", \CALayer.transform)
    entry.own("visibleRect", \CALayer.visibleRect)
    entry.own("wantsExtendedDynamicRangeContent", \CALayer.wantsExtendedDynamicRangeContent)
    entry.own("zPosition", \CALayer.zPosition)
  }

  @MainActor private static func ofCAPropertyAnimation(_ entry: RuntimeClass) {
    entry.own("isAdditive", \CAPropertyAnimation.isAdditive)
    entry.own("isCumulative", \CAPropertyAnimation.isCumulative)
    entry.own("keyPath", \CAPropertyAnimation.keyPath)
    entry.own("valueFunction", \CAPropertyAnimation.valueFunction)
  }

  @MainActor private static func ofCAReplicatorLayer(_ entry: RuntimeClass) {
    entry.own("instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset)
    entry.own("instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset)
    entry.own("instanceColor", \CAReplicatorLayer.instanceColor)
    entry.own("instanceCount", \CAReplicatorLayer.instanceCount)
    entry.own("instanceDelay", \CAReplicatorLayer.instanceDelay)
    entry.own("instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset)
    entry.own("instanceRedOffset", \CAReplicatorLayer.instanceRedOffset)
    entry.own("instanceTransform", \CAReplicatorLayer.instanceTransform)
    entry.own("preservesDepth", \CAReplicatorLayer.preservesDepth)
  }

  @MainActor private static func ofCAScrollLayer(_ entry: RuntimeClass) {
    entry.own("scrollMode", \CAScrollLayer.scrollMode)
  }

  @MainActor private static func ofCAShapeLayer(_ entry: RuntimeClass) {
    entry.own("fillColor", \CAShapeLayer.fillColor)
    entry.own("fillRule", \CAShapeLayer.fillRule)
    entry.own("lineCap", \CAShapeLayer.lineCap)
    entry.own("lineDashPattern", \CAShapeLayer.lineDashPattern)
    entry.own("lineDashPhase", \CAShapeLayer.lineDashPhase)
    entry.own("lineJoin", \CAShapeLayer.lineJoin)
    entry.own("lineWidth", \CAShapeLayer.lineWidth)
    entry.own("miterLimit", \CAShapeLayer.miterLimit)
    entry.own("path", \CAShapeLayer.path)
    entry.own("strokeColor", \CAShapeLayer.strokeColor)
    entry.own("strokeEnd", \CAShapeLayer.strokeEnd)
    entry.own("strokeStart", \CAShapeLayer.strokeStart)
  }

  @MainActor private static func ofCASpringAnimation(_ entry: RuntimeClass) {
    entry.own("allowsOverdamping", \CASpringAnimation.allowsOverdamping)
    entry.own("bounce", \CASpringAnimation.bounce)
    entry.own("damping", \CASpringAnimation.damping)
    entry.own("initialVelocity", \CASpringAnimation.initialVelocity)
    entry.own("mass", \CASpringAnimation.mass)
    entry.own("perceptualDuration", \CASpringAnimation.perceptualDuration)
    entry.own("settlingDuration", \CASpringAnimation.settlingDuration)
    entry.own("stiffness", \CASpringAnimation.stiffness)
  }

  @MainActor private static func ofCATextLayer(_ entry: RuntimeClass) {
    entry.own("alignmentMode", \CATextLayer.alignmentMode)
    entry.own("allowsFontSubpixelQuantization", \CATextLayer.allowsFontSubpixelQuantization)
    entry.own("font", \CATextLayer.font)
    entry.own("fontSize", \CATextLayer.fontSize)
    entry.own("foregroundColor", \CATextLayer.foregroundColor)
    entry.own("isWrapped", \CATextLayer.isWrapped)
    entry.own("string", \CATextLayer.string)
    entry.own("truncationMode", \CATextLayer.truncationMode)
  }

  @MainActor private static func ofCATiledLayer(_ entry: RuntimeClass) {
    entry.own("levelsOfDetail", \CATiledLayer.levelsOfDetail)
    entry.own("levelsOfDetailBias", \CATiledLayer.levelsOfDetailBias)
    entry.own("tileSize", \CATiledLayer.tileSize)
  }

  @MainActor private static func ofCATransition(_ entry: RuntimeClass) {
    entry.own("endProgress", \CATransition.endProgress)
    entry.own("startProgress", \CATransition.startProgress)
    entry.own("subtype", \CATransition.subtype)
    entry.own("type", \CATransition.type)
  }

  @MainActor private static func ofCAValueFunction(_ entry: RuntimeClass) {
    entry.ownReadOnly("name", \CAValueFunction.name)
  }

  @MainActor private static func ofCGColor(_ entry: RuntimeClass) {
    entry.own("alpha", \CGColor.alpha)
    entry.ownReadOnly("colorSpace", \CGColor.colorSpace)
    entry.own("components", \CGColor.components)
    entry.own("description", \CGColor.description)
    entry.own("numberOfComponents", \CGColor.numberOfComponents)
    entry.own("pattern", \CGColor.pattern)
  }

  @MainActor private static func ofCGColorSpace(_ entry: RuntimeClass) {
    entry.own("description", \CGColorSpace.description)
    entry.own("isWideGamutRGB", \CGColorSpace.isWideGamutRGB)
    entry.own("model", \CGColorSpace.model)
    entry.ownReadOnly("name", \CGColorSpace.name)
    entry.ownReadOnly("numberOfComponents", \CGColorSpace.numberOfComponents)
    entry.own("supportsOutput", \CGColorSpace.supportsOutput)
  }

  @MainActor private static func ofCGContext(_ entry: RuntimeClass) {
    entry.own("alphaInfo", \CGContext.alphaInfo)
    entry.own("bitmapInfo", \CGContext.bitmapInfo)
    entry.own("bitsPerComponent", \CGContext.bitsPerComponent)
    entry.own("bitsPerPixel", \CGContext.bitsPerPixel)
    entry.own("boundingBoxOfClipPath", \CGContext.boundingBoxOfClipPath)
    entry.own("boundingBoxOfPath", \CGContext.boundingBoxOfPath)
    entry.own("bytesPerRow", \CGContext.bytesPerRow)
    entry.own("colorSpace", \CGContext.colorSpace)
    entry.own("ctm", \CGContext.ctm)
    entry.own("currentPointOfPath", \CGContext.currentPointOfPath)
    entry.own("data", \CGContext.data)
    entry.own("height", \CGContext.height)
    entry.own("interpolationQuality", \CGContext.interpolationQuality)
    entry.own("isPathEmpty", \CGContext.isPathEmpty)
    entry.own("path", \CGContext.path)
    entry.own("textMatrix", \CGContext.textMatrix)
    entry.own("textPosition", \CGContext.textPosition)
    entry.own("userSpaceToDeviceSpaceTransform", \CGContext.userSpaceToDeviceSpaceTransform)
    entry.own("width", \CGContext.width)
  }

  @MainActor private static func ofCGDataProvider(_ entry: RuntimeClass) {
    entry.own("data", \CGDataProvider.data)
  }

  @MainActor private static func ofCGFont(_ entry: RuntimeClass) {
    entry.own("fullName", \CGFont.fullName)
    entry.ownReadOnly("postScriptName", \CGFont.postScriptName)
  }

  @MainActor private static func ofCGImage(_ entry: RuntimeClass) {
    entry.own("alphaInfo", \CGImage.alphaInfo)
    entry.own("bitmapInfo", \CGImage.bitmapInfo)
    entry.own("bitsPerComponent", \CGImage.bitsPerComponent)
    entry.own("bitsPerPixel", \CGImage.bitsPerPixel)
    entry.own("byteOrderInfo", \CGImage.byteOrderInfo)
    entry.own("bytesPerRow", \CGImage.bytesPerRow)
    entry.own("colorSpace", \CGImage.colorSpace)
    entry.own("dataProvider", \CGImage.dataProvider)
    entry.own("decode", \CGImage.decode)
    entry.own("description", \CGImage.description)
    entry.own("height", \CGImage.height)
    entry.own("isMask", \CGImage.isMask)
    entry.own("renderingIntent", \CGImage.renderingIntent)
    entry.own("shouldInterpolate", \CGImage.shouldInterpolate)
    entry.own("width", \CGImage.width)
  }

  @MainActor private static func ofCGLayer(_ entry: RuntimeClass) {
    entry.ownReadOnly("context", \CGLayer.context)
    entry.ownReadOnly("size", \CGLayer.size)
  }

  @MainActor private static func ofCGPDFDocument(_ entry: RuntimeClass) {
    entry.own("allowsCopying", \CGPDFDocument.allowsCopying)
    entry.own("allowsPrinting", \CGPDFDocument.allowsPrinting)
    entry.own("isEncrypted", \CGPDFDocument.isEncrypted)
    entry.own("isUnlocked", \CGPDFDocument.isUnlocked)
    entry.ownReadOnly("numberOfPages", \CGPDFDocument.numberOfPages)
  }

  @MainActor private static func ofCGPDFPage(_ entry: RuntimeClass) {
    entry.own("document", \CGPDFPage.document)
    entry.ownReadOnly("pageNumber", \CGPDFPage.pageNumber)
    entry.own("rotationAngle", \CGPDFPage.rotationAngle)
  }

  @MainActor private static func ofCGPath(_ entry: RuntimeClass) {
    entry.own("boundingBox", \CGPath.boundingBox)
    entry.own("boundingBoxOfPath", \CGPath.boundingBoxOfPath)
    entry.own("currentPoint", \CGPath.currentPoint)
    entry.own("description", \CGPath.description)
    entry.own("isEmpty", \CGPath.isEmpty)
  }

  @MainActor private static func ofCIColor(_ entry: RuntimeClass) {
    entry.own("alpha", \CIColor.alpha)
    entry.own("blue", \CIColor.blue)
    entry.ownReadOnly("colorSpace", \CIColor.colorSpace)
    entry.own("green", \CIColor.green)
    entry.own("numberOfComponents", \CIColor.numberOfComponents)
    entry.own("red", \CIColor.red)
    entry.own("stringRepresentation", \CIColor.stringRepresentation)
  }

  @MainActor private static func ofCIContext(_ entry: RuntimeClass) {
    entry.own("workingColorSpace", \CIContext.workingColorSpace)
  }

  @MainActor private static func ofCIFaceFeature(_ entry: RuntimeClass) {
    entry.own("hasLeftEyePosition", \CIFaceFeature.hasLeftEyePosition)
    entry.own("hasMouthPosition", \CIFaceFeature.hasMouthPosition)
    entry.own("hasRightEyePosition", \CIFaceFeature.hasRightEyePosition)
    entry.own("hasSmile", \CIFaceFeature.hasSmile)
    entry.own("leftEyePosition", \CIFaceFeature.leftEyePosition)
    entry.own("mouthPosition", \CIFaceFeature.mouthPosition)
    entry.own("rightEyePosition", \CIFaceFeature.rightEyePosition)
  }

  @MainActor private static func ofCIFeature(_ entry: RuntimeClass) {
    entry.own("bounds", \CIFeature.bounds)
    entry.own("type", \CIFeature.type)
  }

  @MainActor private static func ofCIFilter(_ entry: RuntimeClass) {
    entry.own("attributes", \CIFilter.attributes)
    entry.own("inputKeys", \CIFilter.inputKeys)
    entry.own("isEnabled", \CIFilter.isEnabled)
    entry.own("name", \CIFilter.name)
    entry.own("outputImage", \CIFilter.outputImage)
    entry.own("outputKeys", \CIFilter.outputKeys)
  }

  @MainActor private static func ofCIImage(_ entry: RuntimeClass) {
    entry.own("cgImage", \CIImage.cgImage)
    entry.own("colorSpace", \CIImage.colorSpace)
    entry.ownReadOnly("extent", \CIImage.extent)
    entry.own("properties", \CIImage.properties)
    entry.own("url", \CIImage.url)
  }

  @MainActor private static func ofCIQRCodeFeature(_ entry: RuntimeClass) {
    entry.own("bottomLeft", \CIQRCodeFeature.bottomLeft)
    entry.own("bottomRight", \CIQRCodeFeature.bottomRight)
    entry.own("messageString", \CIQRCodeFeature.messageString)
    entry.own("topLeft", \CIQRCodeFeature.topLeft)
    entry.own("topRight", \CIQRCodeFeature.topRight)
  }

  @MainActor private static func ofCIRectangleFeature(_ entry: RuntimeClass) {
    entry.own("bottomLeft", \CIRectangleFeature.bottomLeft)
    entry.own("bottomRight", \CIRectangleFeature.bottomRight)
    entry.own("topLeft", \CIRectangleFeature.topLeft)
    entry.own("topRight", \CIRectangleFeature.topRight)
  }

  @MainActor private static func ofCIVector(_ entry: RuntimeClass) {
    entry.own("cgPointValue", \CIVector.cgPointValue)
    entry.own("cgRectValue", \CIVector.cgRectValue)
    entry.own("count", \CIVector.count)
    entry.own("w", \CIVector.w)
    entry.own("x", \CIVector.x)
    entry.own("y", \CIVector.y)
    entry.own("z", \CIVector.z)
  }

  @MainActor private static func ofDateComponentsFormatter(_ entry: RuntimeClass) {
    entry.own("allowedUnits", \DateComponentsFormatter.allowedUnits)
    entry.own("allowsFractionalUnits", \DateComponentsFormatter.allowsFractionalUnits)
    entry.own("calendar", \DateComponentsFormatter.calendar)
    entry.own("collapsesLargestUnit", \DateComponentsFormatter.collapsesLargestUnit)
    entry.own("formattingContext", \DateComponentsFormatter.formattingContext)
    entry.own("includesApproximationPhrase", \DateComponentsFormatter.includesApproximationPhrase)
    entry.own("includesTimeRemainingPhrase", \DateComponentsFormatter.includesTimeRemainingPhrase)
    entry.own("maximumUnitCount", \DateComponentsFormatter.maximumUnitCount)
    entry.own("referenceDate", \DateComponentsFormatter.referenceDate)
    entry.own("unitsStyle", \DateComponentsFormatter.unitsStyle)
    entry.own("zeroFormattingBehavior", \DateComponentsFormatter.zeroFormattingBehavior)
  }

  @MainActor private static func ofListFormatter(_ entry: RuntimeClass) {
    entry.own("itemFormatter", \ListFormatter.itemFormatter)
    entry.own("locale", \ListFormatter.locale)
  }

  @MainActor private static func ofMeasurementFormatter(_ entry: RuntimeClass) {
    entry.own("locale", \MeasurementFormatter.locale)
    entry.own("numberFormatter", \MeasurementFormatter.numberFormatter)
    entry.own("unitOptions", \MeasurementFormatter.unitOptions)
    entry.own("unitStyle", \MeasurementFormatter.unitStyle)
  }

  @MainActor private static func ofNSCollectionLayoutAnchor(_ entry: RuntimeClass) {
    entry.ownReadOnly("edges", \NSCollectionLayoutAnchor.edges)
    entry.ownReadOnly("isAbsoluteOffset", \NSCollectionLayoutAnchor.isAbsoluteOffset)
    entry.own("isFractionalOffset", \NSCollectionLayoutAnchor.isFractionalOffset)
    entry.ownReadOnly("offset", \NSCollectionLayoutAnchor.offset)
  }

  @MainActor private static func ofNSCollectionLayoutBoundarySupplementaryItem(
    _ entry: RuntimeClass
  ) {
    entry.ownReadOnly("alignment", \NSCollectionLayoutBoundarySupplementaryItem.alignment)
    entry.own("extendsBoundary", \NSCollectionLayoutBoundarySupplementaryItem.extendsBoundary)
    entry.ownReadOnly("offset", \NSCollectionLayoutBoundarySupplementaryItem.offset)
    entry.own("pinToVisibleBounds", \NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds)
  }

  @MainActor private static func ofNSCollectionLayoutDecorationItem(_ entry: RuntimeClass) {
    entry.ownReadOnly("elementKind", \NSCollectionLayoutDecorationItem.elementKind)
    entry.own("zIndex", \NSCollectionLayoutDecorationItem.zIndex)
  }

  @MainActor private static func ofNSCollectionLayoutDimension(_ entry: RuntimeClass) {
    entry.own("dimension", \NSCollectionLayoutDimension.dimension)
    entry.own("isAbsolute", \NSCollectionLayoutDimension.isAbsolute)
    entry.own("isEstimated", \NSCollectionLayoutDimension.isEstimated)
    entry.own("isFractionalHeight", \NSCollectionLayoutDimension.isFractionalHeight)
    entry.own("isFractionalWidth", \NSCollectionLayoutDimension.isFractionalWidth)
    entry.own("isUniformAcrossSiblings", \NSCollectionLayoutDimension.isUniformAcrossSiblings)
  }

  @MainActor private static func ofNSCollectionLayoutEdgeSpacing(_ entry: RuntimeClass) {
    entry.ownReadOnly("bottom", \NSCollectionLayoutEdgeSpacing.bottom)
    entry.ownReadOnly("leading", \NSCollectionLayoutEdgeSpacing.leading)
    entry.ownReadOnly("top", \NSCollectionLayoutEdgeSpacing.top)
    entry.ownReadOnly("trailing", \NSCollectionLayoutEdgeSpacing.trailing)
  }

  @MainActor private static func ofNSCollectionLayoutGroup(_ entry: RuntimeClass) {
    entry.own("interItemSpacing", \NSCollectionLayoutGroup.interItemSpacing)
    entry.ownReadOnly("subitems", \NSCollectionLayoutGroup.subitems)
  }

  @MainActor private static func ofNSCollectionLayoutGroupCustomItem(_ entry: RuntimeClass) {
    entry.ownReadOnly("frame", \NSCollectionLayoutGroupCustomItem.frame)
    entry.ownReadOnly("zIndex", \NSCollectionLayoutGroupCustomItem.zIndex)
  }

  @MainActor private static func ofNSCollectionLayoutItem(_ entry: RuntimeClass) {
    entry.own("contentInsets", \NSCollectionLayoutItem.contentInsets)
    entry.own("edgeSpacing", \NSCollectionLayoutItem.edgeSpacing)
    entry.ownReadOnly("layoutSize", \NSCollectionLayoutItem.layoutSize)
    entry.own("supplementaryItems", \NSCollectionLayoutItem.supplementaryItems)
  }

  @MainActor private static func ofNSCollectionLayoutSection(_ entry: RuntimeClass) {
    entry.own("boundarySupplementaryItems", \NSCollectionLayoutSection.boundarySupplementaryItems)
    entry.own("contentInsets", \NSCollectionLayoutSection.contentInsets)
    entry.own("contentInsetsReference", \NSCollectionLayoutSection.contentInsetsReference)
    entry.own("decorationItems", \NSCollectionLayoutSection.decorationItems)
    entry.ownReadOnly("group", \NSCollectionLayoutSection.group)
    entry.own("interGroupSpacing", \NSCollectionLayoutSection.interGroupSpacing)
    entry.own("orthogonalScrollingBehavior", \NSCollectionLayoutSection.orthogonalScrollingBehavior)
    entry.ownReadOnly(
      "orthogonalScrollingProperties", \NSCollectionLayoutSection.orthogonalScrollingProperties)
    entry.own(
      "supplementariesFollowContentInsets",
      \NSCollectionLayoutSection.supplementariesFollowContentInsets)
    entry.own(
      "supplementaryContentInsetsReference",
      \NSCollectionLayoutSection.supplementaryContentInsetsReference)
    entry.own(
      "visibleItemsInvalidationHandler", \NSCollectionLayoutSection.visibleItemsInvalidationHandler)
  }

  @MainActor private static func ofNSCollectionLayoutSize(_ entry: RuntimeClass) {
    entry.ownReadOnly("heightDimension", \NSCollectionLayoutSize.heightDimension)
    entry.ownReadOnly("widthDimension", \NSCollectionLayoutSize.widthDimension)
  }

  @MainActor private static func ofNSCollectionLayoutSpacing(_ entry: RuntimeClass) {
    entry.own("isFixedSpacing", \NSCollectionLayoutSpacing.isFixedSpacing)
    entry.own("isFlexibleSpacing", \NSCollectionLayoutSpacing.isFlexibleSpacing)
    entry.own("spacing", \NSCollectionLayoutSpacing.spacing)
  }

  @MainActor private static func ofNSCollectionLayoutSupplementaryItem(_ entry: RuntimeClass) {
    entry.ownReadOnly("containerAnchor", \NSCollectionLayoutSupplementaryItem.containerAnchor)
    entry.ownReadOnly("elementKind", \NSCollectionLayoutSupplementaryItem.elementKind)
    entry.ownReadOnly("itemAnchor", \NSCollectionLayoutSupplementaryItem.itemAnchor)
    entry.own("zIndex", \NSCollectionLayoutSupplementaryItem.zIndex)
  }

  @MainActor private static func ofNSDataAsset(_ entry: RuntimeClass) {
    entry.ownReadOnly("data", \NSDataAsset.data)
    entry.ownReadOnly("name", \NSDataAsset.name)
    entry.ownReadOnly("typeIdentifier", \NSDataAsset.typeIdentifier)
  }

  @MainActor private static func ofNSExtensionContext(_ entry: RuntimeClass) {
    entry.own("inputItems", \NSExtensionContext.inputItems)
  }

  @MainActor private static func ofNSExtensionItem(_ entry: RuntimeClass) {
    entry.own("attachments", \NSExtensionItem.attachments)
    entry.own("attributedContentText", \NSExtensionItem.attributedContentText)
    entry.own("attributedTitle", \NSExtensionItem.attributedTitle)
    entry.own("userInfo", \NSExtensionItem.userInfo)
  }

  @MainActor private static func ofNSItemProvider(_ entry: RuntimeClass) {
    entry.own("preferredPresentationSize", \NSItemProvider.preferredPresentationSize)
    entry.own("registeredTypeIdentifiers", \NSItemProvider.registeredTypeIdentifiers)
    entry.own("suggestedName", \NSItemProvider.suggestedName)
  }

  @MainActor private static func ofNSLayoutConstraint(_ entry: RuntimeClass) {
    entry.own("constant", \NSLayoutConstraint.constant)
    entry.own("firstAnchor", \NSLayoutConstraint.firstAnchor)
    entry.ownReadOnly("firstAttribute", \NSLayoutConstraint.firstAttribute)
    entry.own("firstItem", \NSLayoutConstraint.firstItem)
    entry.own("identifier", \NSLayoutConstraint.identifier)
    entry.own("isActive", \NSLayoutConstraint.isActive)
    entry.ownReadOnly("multiplier", \NSLayoutConstraint.multiplier)
    entry.own("priority", \NSLayoutConstraint.priority)
    entry.ownReadOnly("relation", \NSLayoutConstraint.relation)
    entry.own("secondAnchor", \NSLayoutConstraint.secondAnchor)
    entry.ownReadOnly("secondAttribute", \NSLayoutConstraint.secondAttribute)
    entry.own("secondItem", \NSLayoutConstraint.secondItem)
    entry.own("shouldBeArchived", \NSLayoutConstraint.shouldBeArchived)
  }

  @MainActor private static func ofNSLayoutManager(_ entry: RuntimeClass) {
    entry.own("allowsNonContiguousLayout", \NSLayoutManager.allowsNonContiguousLayout)
    entry.own("delegate", \NSLayoutManager.delegate)
    entry.own("hasNonContiguousLayout", \NSLayoutManager.hasNonContiguousLayout)
    entry.own("hyphenationFactor", \NSLayoutManager.hyphenationFactor)
    entry.own(
      "limitsLayoutForSuspiciousContents", \NSLayoutManager.limitsLayoutForSuspiciousContents)
    entry.own("numberOfGlyphs", \NSLayoutManager.numberOfGlyphs)
    entry.own("showsControlCharacters", \NSLayoutManager.showsControlCharacters)
    entry.own("showsInvisibleCharacters", \NSLayoutManager.showsInvisibleCharacters)
    entry.ownReadOnly("textContainers", \NSLayoutManager.textContainers)
    entry.ownReadOnly("textStorage", \NSLayoutManager.textStorage)
    entry.own("usesDefaultHyphenation", \NSLayoutManager.usesDefaultHyphenation)
    entry.own("usesFontLeading", \NSLayoutManager.usesFontLeading)
  }

  @MainActor private static func ofNSParagraphStyle(_ entry: RuntimeClass) {
    entry.own("alignment", \NSParagraphStyle.alignment)
    entry.own(
      "allowsDefaultTighteningForTruncation", \NSParagraphStyle.allowsDefaultTighteningForTruncation
    )
    entry.own("baseWritingDirection", \NSParagraphStyle.baseWritingDirection)
    entry.own("defaultTabInterval", \NSParagraphStyle.defaultTabInterval)
    entry.own("firstLineHeadIndent", \NSParagraphStyle.firstLineHeadIndent)
    entry.own("headIndent", \NSParagraphStyle.headIndent)
    entry.own("hyphenationFactor", \NSParagraphStyle.hyphenationFactor)
    entry.own("lineBreakMode", \NSParagraphStyle.lineBreakMode)
    entry.own("lineBreakStrategy", \NSParagraphStyle.lineBreakStrategy)
    entry.own("lineHeightMultiple", \NSParagraphStyle.lineHeightMultiple)
    entry.own("lineSpacing", \NSParagraphStyle.lineSpacing)
    entry.own("maximumLineHeight", \NSParagraphStyle.maximumLineHeight)
    entry.own("minimumLineHeight", \NSParagraphStyle.minimumLineHeight)
    entry.own("paragraphSpacing", \NSParagraphStyle.paragraphSpacing)
    entry.own("paragraphSpacingBefore", \NSParagraphStyle.paragraphSpacingBefore)
    entry.own("tabStops", \NSParagraphStyle.tabStops)
    entry.own("tailIndent", \NSParagraphStyle.tailIndent)
    entry.own("textLists", \NSParagraphStyle.textLists)
    entry.own("usesDefaultHyphenation", \NSParagraphStyle.usesDefaultHyphenation)
  }

  @MainActor private static func ofNSPointerArray(_ entry: RuntimeClass) {
    entry.own("allObjects", \NSPointerArray.allObjects)
    entry.own("count", \NSPointerArray.count)
  }

  @MainActor private static func ofNSShadow(_ entry: RuntimeClass) {
    entry.own("shadowBlurRadius", \NSShadow.shadowBlurRadius)
    entry.own("shadowColor", \NSShadow.shadowColor)
    entry.own("shadowOffset", \NSShadow.shadowOffset)
  }

  @MainActor private static func ofNSStringDrawingContext(_ entry: RuntimeClass) {
    entry.ownReadOnly("actualScaleFactor", \NSStringDrawingContext.actualScaleFactor)
    entry.own("minimumScaleFactor", \NSStringDrawingContext.minimumScaleFactor)
    entry.ownReadOnly("totalBounds", \NSStringDrawingContext.totalBounds)
  }

  @MainActor private static func ofNSTextAttachment(_ entry: RuntimeClass) {
    entry.own("allowsTextAttachmentView", \NSTextAttachment.allowsTextAttachmentView)
    entry.own("bounds", \NSTextAttachment.bounds)
    entry.own("contents", \NSTextAttachment.contents)
    entry.own("fileType", \NSTextAttachment.fileType)
    entry.own("image", \NSTextAttachment.image)
    entry.own("lineLayoutPadding", \NSTextAttachment.lineLayoutPadding)
    entry.own("usesTextAttachmentView", \NSTextAttachment.usesTextAttachmentView)
  }

  @MainActor private static func ofNSTextContainer(_ entry: RuntimeClass) {
    entry.own("exclusionPaths", \NSTextContainer.exclusionPaths)
    entry.own("heightTracksTextView", \NSTextContainer.heightTracksTextView)
    entry.own("isSimpleRectangularTextContainer", \NSTextContainer.isSimpleRectangularTextContainer)
    entry.ownReadOnly("layoutManager", \NSTextContainer.layoutManager)
    entry.own("lineBreakMode", \NSTextContainer.lineBreakMode)
    entry.own("lineFragmentPadding", \NSTextContainer.lineFragmentPadding)
    entry.own("maximumNumberOfLines", \NSTextContainer.maximumNumberOfLines)
    entry.own("size", \NSTextContainer.size)
    entry.own("widthTracksTextView", \NSTextContainer.widthTracksTextView)
  }

  @MainActor private static func ofNSTextContentManager(_ entry: RuntimeClass) {
    entry.own(
      "automaticallySynchronizesTextLayoutManagers",
      \NSTextContentManager.automaticallySynchronizesTextLayoutManagers)
    entry.own(
      "automaticallySynchronizesToBackingStore",
      \NSTextContentManager.automaticallySynchronizesToBackingStore)
    entry.own("delegate", \NSTextContentManager.delegate)
    entry.own("documentRange", \NSTextContentManager.documentRange)
    entry.ownReadOnly("hasEditingTransaction", \NSTextContentManager.hasEditingTransaction)
    entry.own("primaryTextLayoutManager", \NSTextContentManager.primaryTextLayoutManager)
    entry.ownReadOnly("textLayoutManagers", \NSTextContentManager.textLayoutManagers)
  }

  @MainActor private static func ofNSTextContentStorage(_ entry: RuntimeClass) {
    entry.own("attributedString", \NSTextContentStorage.attributedString)
    entry.own("textStorage", \NSTextContentStorage.textStorage)
  }

  @MainActor private static func ofNSTextElement(_ entry: RuntimeClass) {
    entry.own("childElements", \NSTextElement.childElements)
    entry.own("elementRange", \NSTextElement.elementRange)
    entry.own("isRepresentedElement", \NSTextElement.isRepresentedElement)
    entry.own("parent", \NSTextElement.parent)
    entry.own("textContentManager", \NSTextElement.textContentManager)
  }

  @MainActor private static func ofNSTextLayoutFragment(_ entry: RuntimeClass) {
    entry.own("bottomMargin", \NSTextLayoutFragment.bottomMargin)
    entry.own("layoutFragmentFrame", \NSTextLayoutFragment.layoutFragmentFrame)
    entry.own("layoutQueue", \NSTextLayoutFragment.layoutQueue)
    entry.own("leadingPadding", \NSTextLayoutFragment.leadingPadding)
    entry.own("rangeInElement", \NSTextLayoutFragment.rangeInElement)
    entry.own("renderingSurfaceBounds", \NSTextLayoutFragment.renderingSurfaceBounds)
    entry.ownReadOnly("state", \NSTextLayoutFragment.state)
    entry.ownReadOnly("textElement", \NSTextLayoutFragment.textElement)
    entry.ownReadOnly("textLayoutManager", \NSTextLayoutFragment.textLayoutManager)
    entry.ownReadOnly("textLineFragments", \NSTextLayoutFragment.textLineFragments)
    entry.own("topMargin", \NSTextLayoutFragment.topMargin)
    entry.own("trailingPadding", \NSTextLayoutFragment.trailingPadding)
  }

  @MainActor private static func ofNSTextLayoutManager(_ entry: RuntimeClass) {
    entry.own("delegate", \NSTextLayoutManager.delegate)
    entry.own("layoutQueue", \NSTextLayoutManager.layoutQueue)
    entry.own(
      "limitsLayoutForSuspiciousContents", \NSTextLayoutManager.limitsLayoutForSuspiciousContents)
    entry.own("textContainer", \NSTextLayoutManager.textContainer)
    entry.ownReadOnly("textContentManager", \NSTextLayoutManager.textContentManager)
    entry.own("textSelections", \NSTextLayoutManager.textSelections)
    entry.ownReadOnly(
      "textViewportLayoutController", \NSTextLayoutManager.textViewportLayoutController)
    entry.own("usageBoundsForTextContainer", \NSTextLayoutManager.usageBoundsForTextContainer)
    entry.own("usesFontLeading", \NSTextLayoutManager.usesFontLeading)
    entry.own("usesHyphenation", \NSTextLayoutManager.usesHyphenation)
  }

  @MainActor private static func ofNSTextLineFragment(_ entry: RuntimeClass) {
    entry.ownReadOnly("attributedString", \NSTextLineFragment.attributedString)
    entry.ownReadOnly("characterRange", \NSTextLineFragment.characterRange)
    entry.ownReadOnly("glyphOrigin", \NSTextLineFragment.glyphOrigin)
    entry.ownReadOnly("typographicBounds", \NSTextLineFragment.typographicBounds)
  }

  @MainActor private static func ofNSTextList(_ entry: RuntimeClass) {
    entry.own("isOrdered", \NSTextList.isOrdered)
    entry.ownReadOnly("listOptions", \NSTextList.listOptions)
    entry.ownReadOnly("markerFormat", \NSTextList.markerFormat)
    entry.own("startingItemNumber", \NSTextList.startingItemNumber)
  }

  @MainActor private static func ofNSTextParagraph(_ entry: RuntimeClass) {
    entry.ownReadOnly("attributedString", \NSTextParagraph.attributedString)
    entry.own("paragraphContentRange", \NSTextParagraph.paragraphContentRange)
    entry.own("paragraphSeparatorRange", \NSTextParagraph.paragraphSeparatorRange)
  }

  @MainActor private static func ofNSTextRange(_ entry: RuntimeClass) {
    entry.ownReadOnly("endLocation", \NSTextRange.endLocation)
    entry.own("isEmpty", \NSTextRange.isEmpty)
    entry.ownReadOnly("location", \NSTextRange.location)
  }

  @MainActor private static func ofNSTextSelection(_ entry: RuntimeClass) {
    entry.ownReadOnly("affinity", \NSTextSelection.affinity)
    entry.own("anchorPositionOffset", \NSTextSelection.anchorPositionOffset)
    entry.ownReadOnly("granularity", \NSTextSelection.granularity)
    entry.own("isLogical", \NSTextSelection.isLogical)
    entry.own("isTransient", \NSTextSelection.isTransient)
    entry.own("secondarySelectionLocation", \NSTextSelection.secondarySelectionLocation)
    entry.ownReadOnly("textRanges", \NSTextSelection.textRanges)
    entry.own("typingAttributes", \NSTextSelection.typingAttributes)
  }

  @MainActor private static func ofNSTextStorage(_ entry: RuntimeClass) {
    entry.ownReadOnly("changeInLength", \NSTextStorage.changeInLength)
    entry.own("delegate", \NSTextStorage.delegate)
    entry.ownReadOnly("editedMask", \NSTextStorage.editedMask)
    entry.ownReadOnly("editedRange", \NSTextStorage.editedRange)
    entry.own("fixesAttributesLazily", \NSTextStorage.fixesAttributesLazily)
    entry.ownReadOnly("layoutManagers", \NSTextStorage.layoutManagers)
  }

  @MainActor private static func ofNSTextTab(_ entry: RuntimeClass) {
    entry.ownReadOnly("alignment", \NSTextTab.alignment)
    entry.ownReadOnly("location", \NSTextTab.location)
    entry.ownReadOnly("options", \NSTextTab.options)
  }

  @MainActor private static func ofNSTextViewportLayoutController(_ entry: RuntimeClass) {
    entry.own("delegate", \NSTextViewportLayoutController.delegate)
    entry.ownReadOnly("textLayoutManager", \NSTextViewportLayoutController.textLayoutManager)
    entry.ownReadOnly("viewportBounds", \NSTextViewportLayoutController.viewportBounds)
    entry.ownReadOnly("viewportRange", \NSTextViewportLayoutController.viewportRange)
  }

  @MainActor private static func ofNSUbiquitousKeyValueStore(_ entry: RuntimeClass) {
    entry.own("dictionaryRepresentation", \NSUbiquitousKeyValueStore.dictionaryRepresentation)
  }

  @MainActor private static func ofNSUserActivity(_ entry: RuntimeClass) {
    entry.ownReadOnly("activityType", \NSUserActivity.activityType)
    entry.own("delegate", \NSUserActivity.delegate)
    entry.own("expirationDate", \NSUserActivity.expirationDate)
    entry.own("isEligibleForHandoff", \NSUserActivity.isEligibleForHandoff)
    entry.own("isEligibleForPrediction", \NSUserActivity.isEligibleForPrediction)
    entry.own("isEligibleForPublicIndexing", \NSUserActivity.isEligibleForPublicIndexing)
    entry.own("isEligibleForSearch", \NSUserActivity.isEligibleForSearch)
    entry.own("keywords", \NSUserActivity.keywords)
    entry.own("needsSave", \NSUserActivity.needsSave)
    entry.own("persistentIdentifier", \NSUserActivity.persistentIdentifier)
    entry.own("referrerURL", \NSUserActivity.referrerURL)
    entry.own("requiredUserInfoKeys", \NSUserActivity.requiredUserInfoKeys)
    entry.own("suggestedInvocationPhrase", \NSUserActivity.suggestedInvocationPhrase)
    entry.own("supportsContinuationStreams", \NSUserActivity.supportsContinuationStreams)
    entry.own("targetContentIdentifier", \NSUserActivity.targetContentIdentifier)
    entry.own("title", \NSUserActivity.title)
    entry.own("userInfo", \NSUserActivity.userInfo)
    entry.own("webpageURL", \NSUserActivity.webpageURL)
  }

  @MainActor private static func ofPersonNameComponentsFormatter(_ entry: RuntimeClass) {
    entry.own("isPhonetic", \PersonNameComponentsFormatter.isPhonetic)
    entry.own("locale", \PersonNameComponentsFormatter.locale)
    entry.own("style", \PersonNameComponentsFormatter.style)
  }

  @MainActor private static func ofRelativeDateTimeFormatter(_ entry: RuntimeClass) {
    entry.own("calendar", \RelativeDateTimeFormatter.calendar)
    entry.own("dateTimeStyle", \RelativeDateTimeFormatter.dateTimeStyle)
    entry.own("formattingContext", \RelativeDateTimeFormatter.formattingContext)
    entry.own("locale", \RelativeDateTimeFormatter.locale)
    entry.own("unitsStyle", \RelativeDateTimeFormatter.unitsStyle)
  }

  @MainActor private static func ofUIAccessibilityCustomAction(_ entry: RuntimeClass) {
    entry.own("actionHandler", \UIAccessibilityCustomAction.actionHandler)
    entry.own("attributedName", \UIAccessibilityCustomAction.attributedName)
    entry.own("category", \UIAccessibilityCustomAction.category)
    entry.own("image", \UIAccessibilityCustomAction.image)
    entry.own("name", \UIAccessibilityCustomAction.name)
    entry.own("selector", \UIAccessibilityCustomAction.selector)
    entry.own("target", \UIAccessibilityCustomAction.target)
  }

  @MainActor private static func ofUIAccessibilityCustomRotor(_ entry: RuntimeClass) {
    entry.own("attributedName", \UIAccessibilityCustomRotor.attributedName)
    entry.own("itemSearchBlock", \UIAccessibilityCustomRotor.itemSearchBlock)
    entry.own("name", \UIAccessibilityCustomRotor.name)
    entry.ownReadOnly("systemRotorType", \UIAccessibilityCustomRotor.systemRotorType)
  }

  @MainActor private static func ofUIAccessibilityCustomRotorItemResult(_ entry: RuntimeClass) {
    entry.own("targetElement", \UIAccessibilityCustomRotorItemResult.targetElement)
    entry.own("targetRange", \UIAccessibilityCustomRotorItemResult.targetRange)
  }

  @MainActor private static func ofUIAccessibilityCustomRotorSearchPredicate(_ entry: RuntimeClass)
  {
    entry.own("currentItem", \UIAccessibilityCustomRotorSearchPredicate.currentItem)
    entry.own("searchDirection", \UIAccessibilityCustomRotorSearchPredicate.searchDirection)
  }

  @MainActor private static func ofUIAccessibilityElement(_ entry: RuntimeClass) {
    entry.own("accessibilityContainer", \UIAccessibilityElement.accessibilityContainer)
    entry.own(
      "accessibilityFrameInContainerSpace",
      \UIAccessibilityElement.accessibilityFrameInContainerSpace)
    entry.own("accessibilityIdentifier", \UIAccessibilityElement.accessibilityIdentifier)
  }

  @MainActor private static func ofUIAccessibilityLocationDescriptor(_ entry: RuntimeClass) {
    entry.ownReadOnly("attributedName", \UIAccessibilityLocationDescriptor.attributedName)
    entry.own("name", \UIAccessibilityLocationDescriptor.name)
    entry.ownReadOnly("point", \UIAccessibilityLocationDescriptor.point)
    entry.ownReadOnly("view", \UIAccessibilityLocationDescriptor.view)
  }

  @MainActor private static func ofUIAction(_ entry: RuntimeClass) {
    entry.own("attributes", \UIAction.attributes)
    entry.own("discoverabilityTitle", \UIAction.discoverabilityTitle)
    entry.ownReadOnly("identifier", \UIAction.identifier)
    entry.ownReadOnly("sender", \UIAction.sender)
    entry.own("state", \UIAction.state)
  }

  @MainActor private static func ofUIActivity(_ entry: RuntimeClass) {
    entry.own("activityImage", \UIActivity.activityImage)
    entry.own("activityTitle", \UIActivity.activityTitle)
    entry.own("activityType", \UIActivity.activityType)
    entry.own("activityViewController", \UIActivity.activityViewController)
  }

  @MainActor private static func ofUIActivityIndicatorView(_ entry: RuntimeClass) {
    entry.own("color", \UIActivityIndicatorView.color)
    entry.own("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped)
    entry.ownReadOnly("isAnimating", \UIActivityIndicatorView.isAnimating)
    entry.own("style", \UIActivityIndicatorView.style)
  }

  @MainActor private static func ofUIActivityItemProvider(_ entry: RuntimeClass) {
    entry.ownReadOnly("activityType", \UIActivityItemProvider.activityType)
    entry.own("item", \UIActivityItemProvider.item)
    entry.ownReadOnly("placeholderItem", \UIActivityItemProvider.placeholderItem)
  }

  @MainActor private static func ofUIActivityItemsConfiguration(_ entry: RuntimeClass) {
    entry.own(
      "applicationActivitiesProvider", \UIActivityItemsConfiguration.applicationActivitiesProvider)
    entry.ownReadOnly(
      "itemProvidersForActivityItemsConfiguration",
      \UIActivityItemsConfiguration.itemProvidersForActivityItemsConfiguration)
    entry.own("localObject", \UIActivityItemsConfiguration.localObject)
    entry.own("metadataProvider", \UIActivityItemsConfiguration.metadataProvider)
    entry.own("perItemMetadataProvider", \UIActivityItemsConfiguration.perItemMetadataProvider)
    entry.own("previewProvider", \UIActivityItemsConfiguration.previewProvider)
    entry.own("supportedInteractions", \UIActivityItemsConfiguration.supportedInteractions)
  }

  @MainActor private static func ofUIActivityViewController(_ entry: RuntimeClass) {
    entry.own("allowsProminentActivity", \UIActivityViewController.allowsProminentActivity)
    entry.own("completionHandler", \UIActivityViewController.completionHandler)
    entry.own("completionWithItemsHandler", \UIActivityViewController.completionWithItemsHandler)
    entry.own("excludedActivityTypes", \UIActivityViewController.excludedActivityTypes)
  }

  @MainActor private static func ofUIAlertAction(_ entry: RuntimeClass) {
    entry.own("accessibilityIdentifier", \UIAlertAction.accessibilityIdentifier)
    entry.own("isEnabled", \UIAlertAction.isEnabled)
    entry.ownReadOnly("style", \UIAlertAction.style)
    entry.ownReadOnly("title", \UIAlertAction.title)
  }

  @MainActor private static func ofUIAlertController(_ entry: RuntimeClass) {
    entry.ownReadOnly("actions", \UIAlertController.actions)
    entry.own("message", \UIAlertController.message)
    entry.own("preferredAction", \UIAlertController.preferredAction)
    entry.ownReadOnly("preferredStyle", \UIAlertController.preferredStyle)
    entry.own("severity", \UIAlertController.severity)
    entry.ownReadOnly("textFields", \UIAlertController.textFields)
  }

  @MainActor private static func ofUIAlertView(_ entry: RuntimeClass) {
    entry.own("alertViewStyle", \UIAlertView.alertViewStyle)
    entry.own("cancelButtonIndex", \UIAlertView.cancelButtonIndex)
    entry.own("delegate", \UIAlertView.delegate)
    entry.own("firstOtherButtonIndex", \UIAlertView.firstOtherButtonIndex)
    entry.own("isVisible", \UIAlertView.isVisible)
    entry.own("message", \UIAlertView.message)
    entry.own("numberOfButtons", \UIAlertView.numberOfButtons)
    entry.own("title", \UIAlertView.title)
  }

  @MainActor private static func ofUIApplication(_ entry: RuntimeClass) {
    entry.own("alternateIconName", \UIApplication.alternateIconName)
    entry.own("applicationIconBadgeNumber", \UIApplication.applicationIconBadgeNumber)
    entry.ownReadOnly("applicationState", \UIApplication.applicationState)
    entry.own("applicationSupportsShakeToEdit", \UIApplication.applicationSupportsShakeToEdit)
    entry.own("backgroundRefreshStatus", \UIApplication.backgroundRefreshStatus)
    entry.own("backgroundTimeRemaining", \UIApplication.backgroundTimeRemaining)
    entry.ownReadOnly("connectedScenes", \UIApplication.connectedScenes)
    entry.own("delegate", \UIApplication.delegate)
    entry.own("isIdleTimerDisabled", \UIApplication.isIdleTimerDisabled)
    entry.own("isIgnoringInteractionEvents", \UIApplication.isIgnoringInteractionEvents)
    entry.own("isNetworkActivityIndicatorVisible", \UIApplication.isNetworkActivityIndicatorVisible)
    entry.own("isProtectedDataAvailable", \UIApplication.isProtectedDataAvailable)
    entry.own(
      "isRegisteredForRemoteNotifications", \UIApplication.isRegisteredForRemoteNotifications)
    entry.own("isStatusBarHidden", \UIApplication.isStatusBarHidden)
    entry.own("keyWindow", \UIApplication.keyWindow)
    entry.ownReadOnly("openSessions", \UIApplication.openSessions)
    entry.own("preferredContentSizeCategory", \UIApplication.preferredContentSizeCategory)
    entry.own("shortcutItems", \UIApplication.shortcutItems)
    entry.own("statusBarFrame", \UIApplication.statusBarFrame)
    entry.own("statusBarOrientation", \UIApplication.statusBarOrientation)
    entry.own(
      "statusBarOrientationAnimationDuration", \UIApplication.statusBarOrientationAnimationDuration)
    entry.own("statusBarStyle", \UIApplication.statusBarStyle)
    entry.own("supportsAlternateIcons", \UIApplication.supportsAlternateIcons)
    entry.own("supportsMultipleScenes", \UIApplication.supportsMultipleScenes)
    entry.own("supportsShakeToEdit", \UIApplication.supportsShakeToEdit)
    entry.own("userInterfaceLayoutDirection", \UIApplication.userInterfaceLayoutDirection)
    entry.ownReadOnly("windows", \UIApplication.windows)
  }

  @MainActor private static func ofUIApplicationShortcutItem(_ entry: RuntimeClass) {
    entry.ownReadOnly("icon", \UIApplicationShortcutItem.icon)
    entry.ownReadOnly("localizedSubtitle", \UIApplicationShortcutItem.localizedSubtitle)
    entry.ownReadOnly("localizedTitle", \UIApplicationShortcutItem.localizedTitle)
    entry.ownReadOnly("type", \UIApplicationShortcutItem.type)
    entry.ownReadOnly("userInfo", \UIApplicationShortcutItem.userInfo)
  }

  @MainActor private static func ofUIAttachmentBehavior(_ entry: RuntimeClass) {
    entry.own("anchorPoint", \UIAttachmentBehavior.anchorPoint)
    entry.ownReadOnly("attachedBehaviorType", \UIAttachmentBehavior.attachedBehaviorType)
    entry.own("damping", \UIAttachmentBehavior.damping)
    entry.own("frequency", \UIAttachmentBehavior.frequency)
    entry.own("frictionTorque", \UIAttachmentBehavior.frictionTorque)
    entry.ownReadOnly("items", \UIAttachmentBehavior.items)
    entry.own("length", \UIAttachmentBehavior.length)
  }

  @MainActor private static func ofUIBackgroundExtensionView(_ entry: RuntimeClass) {
    entry.own(
      "automaticallyPlacesContentView", \UIBackgroundExtensionView.automaticallyPlacesContentView)
    entry.own("contentView", \UIBackgroundExtensionView.contentView)
  }

  @MainActor private static func ofUIBarAppearance(_ entry: RuntimeClass) {
    entry.own("backgroundColor", \UIBarAppearance.backgroundColor)
    entry.own("backgroundEffect", \UIBarAppearance.backgroundEffect)
    entry.own("backgroundImage", \UIBarAppearance.backgroundImage)
    entry.own("backgroundImageContentMode", \UIBarAppearance.backgroundImageContentMode)
    entry.ownReadOnly("idiom", \UIBarAppearance.idiom)
    entry.own("shadowColor", \UIBarAppearance.shadowColor)
    entry.own("shadowImage", \UIBarAppearance.shadowImage)
  }

  @MainActor private static func ofUIBarButtonItem(_ entry: RuntimeClass) {
    entry.own("action", \UIBarButtonItem.action)
    entry.own("badge", \UIBarButtonItem.badge)
    entry.ownReadOnly("buttonGroup", \UIBarButtonItem.buttonGroup)
    entry.own("changesSelectionAsPrimaryAction", \UIBarButtonItem.changesSelectionAsPrimaryAction)
    entry.own("customView", \UIBarButtonItem.customView)
    entry.own("hidesSharedBackground", \UIBarButtonItem.hidesSharedBackground)
    entry.own("identifier", \UIBarButtonItem.identifier)
    entry.own("isHidden", \UIBarButtonItem.isHidden)
    entry.own("isSelected", \UIBarButtonItem.isSelected)
    entry.own("isSpringLoaded", \UIBarButtonItem.isSpringLoaded)
    entry.own("isSymbolAnimationEnabled", \UIBarButtonItem.isSymbolAnimationEnabled)
    entry.own("menu", \UIBarButtonItem.menu)
    entry.own("menuRepresentation", \UIBarButtonItem.menuRepresentation)
    entry.own("possibleTitles", \UIBarButtonItem.possibleTitles)
    entry.own("preferredMenuElementOrder", \UIBarButtonItem.preferredMenuElementOrder)
    entry.own("primaryAction", \UIBarButtonItem.primaryAction)
    entry.own("sharesBackground", \UIBarButtonItem.sharesBackground)
    entry.own("style", \UIBarButtonItem.style)
    entry.own("target", \UIBarButtonItem.target)
    entry.own("tintColor", \UIBarButtonItem.tintColor)
    entry.own("width", \UIBarButtonItem.width)
  }

  @MainActor private static func ofUIBarButtonItemAppearance(_ entry: RuntimeClass) {
    entry.ownReadOnly("disabled", \UIBarButtonItemAppearance.disabled)
    entry.ownReadOnly("focused", \UIBarButtonItemAppearance.focused)
    entry.ownReadOnly("highlighted", \UIBarButtonItemAppearance.highlighted)
    entry.ownReadOnly("normal", \UIBarButtonItemAppearance.normal)
  }

  @MainActor private static func ofUIBarButtonItemGroup(_ entry: RuntimeClass) {
    entry.own("alwaysAvailable", \UIBarButtonItemGroup.alwaysAvailable)
    entry.own("barButtonItems", \UIBarButtonItemGroup.barButtonItems)
    entry.own(
      "isDisplayingRepresentativeItem", \UIBarButtonItemGroup.isDisplayingRepresentativeItem)
    entry.own("isHidden", \UIBarButtonItemGroup.isHidden)
    entry.own("menuRepresentation", \UIBarButtonItemGroup.menuRepresentation)
    entry.own("representativeItem", \UIBarButtonItemGroup.representativeItem)
  }

  @MainActor private static func ofUIBarButtonItemStateAppearance(_ entry: RuntimeClass) {
    entry.own("backgroundImage", \UIBarButtonItemStateAppearance.backgroundImage)
    entry.own(
      "backgroundImagePositionAdjustment",
      \UIBarButtonItemStateAppearance.backgroundImagePositionAdjustment)
    entry.own("titlePositionAdjustment", \UIBarButtonItemStateAppearance.titlePositionAdjustment)
    entry.own("titleTextAttributes", \UIBarButtonItemStateAppearance.titleTextAttributes)
  }

  @MainActor private static func ofUIBarItem(_ entry: RuntimeClass) {
    entry.own("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier)
    entry.own("accessibilityLabel", \UIBarItem.accessibilityLabel)
    entry.own("image", \UIBarItem.image)
    entry.own("imageInsets", \UIBarItem.imageInsets)
    entry.own("isEnabled", \UIBarItem.isEnabled)
    entry.own("landscapeImagePhone", \UIBarItem.landscapeImagePhone)
    entry.own("landscapeImagePhoneInsets", \UIBarItem.landscapeImagePhoneInsets)
    entry.own("largeContentSizeImage", \UIBarItem.largeContentSizeImage)
    entry.own("largeContentSizeImageInsets", \UIBarItem.largeContentSizeImageInsets)
    entry.own("tag", \UIBarItem.tag)
    entry.own("title", \UIBarItem.title)
  }

  @MainActor private static func ofUIBezierPath(_ entry: RuntimeClass) {
    entry.own("bounds", \UIBezierPath.bounds)
    entry.own("cgPath", \UIBezierPath.cgPath)
    entry.own("currentPoint", \UIBezierPath.currentPoint)
    entry.own("flatness", \UIBezierPath.flatness)
    entry.own("isEmpty", \UIBezierPath.isEmpty)
    entry.own("lineCapStyle", \UIBezierPath.lineCapStyle)
    entry.own("lineJoinStyle", \UIBezierPath.lineJoinStyle)
    entry.own("lineWidth", \UIBezierPath.lineWidth)
    entry.own("miterLimit", \UIBezierPath.miterLimit)
    entry.own("usesEvenOddFillRule", \UIBezierPath.usesEvenOddFillRule)
  }

  @MainActor private static func ofUIBlurEffect(_ entry: RuntimeClass) {
    entry.ownReadOnly("style", \UIBlurEffect.style)
  }

  @MainActor private static func ofUIButton(_ entry: RuntimeClass) {
    entry.own("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled)
    entry.own("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted)
    entry.own("automaticallyUpdatesConfiguration", \UIButton.automaticallyUpdatesConfiguration)
    entry.own("behavioralStyle", \UIButton.behavioralStyle)
    entry.own("buttonType", \UIButton.buttonType)
    entry.own("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction)
    entry.own("configuration", \UIButton.configuration)
    entry.own("configurationUpdateHandler", \UIButton.configurationUpdateHandler)
    entry.own("contentEdgeInsets", \UIButton.contentEdgeInsets)
    entry.own("currentAttributedTitle", \UIButton.currentAttributedTitle)
    entry.own("currentBackgroundImage", \UIButton.currentBackgroundImage)
    entry.own("currentImage", \UIButton.currentImage)
    entry.own("currentPreferredSymbolConfiguration", \UIButton.currentPreferredSymbolConfiguration)
    entry.own("currentTitle", \UIButton.currentTitle)
    entry.own("currentTitleColor", \UIButton.currentTitleColor)
    entry.own("currentTitleShadowColor", \UIButton.currentTitleShadowColor)
    entry.own("imageEdgeInsets", \UIButton.imageEdgeInsets)
    entry.own("imageView", \UIButton.imageView)
    entry.own("isHeld", \UIButton.isHeld)
    entry.own("isPointerInteractionEnabled", \UIButton.isPointerInteractionEnabled)
    entry.own("menu", \UIButton.menu)
    entry.own("pointerStyleProvider", \UIButton.pointerStyleProvider)
    entry.own("preferredBehavioralStyle", \UIButton.preferredBehavioralStyle)
    entry.own("preferredMenuElementOrder", \UIButton.preferredMenuElementOrder)
    entry.own("reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted)
    entry.own("role", \UIButton.role)
    entry.own("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted)
    entry.own("subtitleLabel", \UIButton.subtitleLabel)
  }

  @MainActor private static func ofUIButton2(_ entry: RuntimeClass) {
    entry.own("titleEdgeInsets", \UIButton.titleEdgeInsets)
    entry.own("titleLabel", \UIButton.titleLabel)
  }

  @MainActor private static func ofUICalendarSelectionMultiDate(_ entry: RuntimeClass) {
    entry.own("delegate", \UICalendarSelectionMultiDate.delegate)
    entry.own("selectedDates", \UICalendarSelectionMultiDate.selectedDates)
  }

  @MainActor private static func ofUICalendarSelectionSingleDate(_ entry: RuntimeClass) {
    entry.own("delegate", \UICalendarSelectionSingleDate.delegate)
    entry.own("selectedDate", \UICalendarSelectionSingleDate.selectedDate)
  }

  @MainActor private static func ofUICalendarSelectionWeekOfYear(_ entry: RuntimeClass) {
    entry.own("delegate", \UICalendarSelectionWeekOfYear.delegate)
    entry.own("selectedWeekOfYear", \UICalendarSelectionWeekOfYear.selectedWeekOfYear)
  }

  @MainActor private static func ofUICalendarView(_ entry: RuntimeClass) {
    entry.own("availableDateRange", \UICalendarView.availableDateRange)
    entry.own("calendar", \UICalendarView.calendar)
    entry.own("delegate", \UICalendarView.delegate)
    entry.own("fontDesign", \UICalendarView.fontDesign)
    entry.own("locale", \UICalendarView.locale)
    entry.own("selectionBehavior", \UICalendarView.selectionBehavior)
    entry.own("timeZone", \UICalendarView.timeZone)
    entry.own("visibleDateComponents", \UICalendarView.visibleDateComponents)
    entry.own("wantsDateDecorations", \UICalendarView.wantsDateDecorations)
  }

  @MainActor private static func ofUICloudSharingController(_ entry: RuntimeClass) {
    entry.own("availablePermissions", \UICloudSharingController.availablePermissions)
  }

  @MainActor private static func ofUICollectionLayoutSectionOrthogonalScrollingProperties(
    _ entry: RuntimeClass
  ) {
    entry.own("bounce", \UICollectionLayoutSectionOrthogonalScrollingProperties.bounce)
    entry.own(
      "decelerationRate", \UICollectionLayoutSectionOrthogonalScrollingProperties.decelerationRate)
  }

  @MainActor private static func ofUICollectionReusableView(_ entry: RuntimeClass) {
    entry.own("reuseIdentifier", \UICollectionReusableView.reuseIdentifier)
  }

  @MainActor private static func ofUICollectionView(_ entry: RuntimeClass) {
    entry.own("allowsFocus", \UICollectionView.allowsFocus)
    entry.own("allowsFocusDuringEditing", \UICollectionView.allowsFocusDuringEditing)
    entry.own("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection)
    entry.own(
      "allowsMultipleSelectionDuringEditing", \UICollectionView.allowsMultipleSelectionDuringEditing
    )
    entry.own("allowsSelection", \UICollectionView.allowsSelection)
    entry.own("allowsSelectionDuringEditing", \UICollectionView.allowsSelectionDuringEditing)
    entry.own("backgroundView", \UICollectionView.backgroundView)
    entry.own("collectionViewLayout", \UICollectionView.collectionViewLayout)
    entry.own("contextMenuInteraction", \UICollectionView.contextMenuInteraction)
    entry.own("dataSource", \UICollectionView.dataSource)
    entry.own("delegate", \UICollectionView.delegate)
    entry.own("dragDelegate", \UICollectionView.dragDelegate)
    entry.own("dragInteractionEnabled", \UICollectionView.dragInteractionEnabled)
    entry.own("dropDelegate", \UICollectionView.dropDelegate)
    entry.own("hasActiveDrag", \UICollectionView.hasActiveDrag)
    entry.own("hasActiveDrop", \UICollectionView.hasActiveDrop)
    entry.own("hasUncommittedUpdates", \UICollectionView.hasUncommittedUpdates)
    entry.own("indexPathsForSelectedItems", \UICollectionView.indexPathsForSelectedItems)
    entry.own("indexPathsForVisibleItems", \UICollectionView.indexPathsForVisibleItems)
    entry.own("isEditing", \UICollectionView.isEditing)
    entry.own("isPrefetchingEnabled", \UICollectionView.isPrefetchingEnabled)
    entry.own("isSpringLoaded", \UICollectionView.isSpringLoaded)
    entry.own("numberOfSections", \UICollectionView.numberOfSections)
    entry.own("prefetchDataSource", \UICollectionView.prefetchDataSource)
    entry.own("remembersLastFocusedIndexPath", \UICollectionView.remembersLastFocusedIndexPath)
    entry.own("reorderingCadence", \UICollectionView.reorderingCadence)
    entry.own("selectionFollowsFocus", \UICollectionView.selectionFollowsFocus)
    entry.own("selfSizingInvalidation", \UICollectionView.selfSizingInvalidation)
  }

  @MainActor private static func ofUICollectionView2(_ entry: RuntimeClass) {
    entry.own("visibleCells", \UICollectionView.visibleCells)
  }

  @MainActor private static func ofUICollectionViewCell(_ entry: RuntimeClass) {
    entry.own(
      "automaticallyUpdatesBackgroundConfiguration",
      \UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration)
    entry.own(
      "automaticallyUpdatesContentConfiguration",
      \UICollectionViewCell.automaticallyUpdatesContentConfiguration)
    entry.own("backgroundConfiguration", \UICollectionViewCell.backgroundConfiguration)
    entry.own("backgroundView", \UICollectionViewCell.backgroundView)
    entry.own("configurationState", \UICollectionViewCell.configurationState)
    entry.own("configurationUpdateHandler", \UICollectionViewCell.configurationUpdateHandler)
    entry.own("contentConfiguration", \UICollectionViewCell.contentConfiguration)
    entry.own("contentView", \UICollectionViewCell.contentView)
    entry.own("isHighlighted", \UICollectionViewCell.isHighlighted)
    entry.own("isSelected", \UICollectionViewCell.isSelected)
    entry.own("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
  }

  @MainActor private static func ofUICollectionViewCompositionalLayout(_ entry: RuntimeClass) {
    entry.own("configuration", \UICollectionViewCompositionalLayout.configuration)
  }

  @MainActor private static func ofUICollectionViewCompositionalLayoutConfiguration(
    _ entry: RuntimeClass
  ) {
    entry.own(
      "boundarySupplementaryItems",
      \UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems)
    entry.own(
      "contentInsetsReference",
      \UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference)
    entry.own(
      "interSectionSpacing", \UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing)
    entry.own("scrollDirection", \UICollectionViewCompositionalLayoutConfiguration.scrollDirection)
  }

  @MainActor private static func ofUICollectionViewController(_ entry: RuntimeClass) {
    entry.own(
      "clearsSelectionOnViewWillAppear", \UICollectionViewController.clearsSelectionOnViewWillAppear
    )
    entry.own("collectionView", \UICollectionViewController.collectionView)
    entry.own("collectionViewLayout", \UICollectionViewController.collectionViewLayout)
    entry.own(
      "installsStandardGestureForInteractiveMovement",
      \UICollectionViewController.installsStandardGestureForInteractiveMovement)
    entry.own(
      "useLayoutToLayoutNavigationTransitions",
      \UICollectionViewController.useLayoutToLayoutNavigationTransitions)
  }

  @MainActor private static func ofUICollectionViewDropPlaceholder(_ entry: RuntimeClass) {
    entry.own(
      "previewParametersProvider", \UICollectionViewDropPlaceholder.previewParametersProvider)
  }

  @MainActor private static func ofUICollectionViewDropProposal(_ entry: RuntimeClass) {
    entry.ownReadOnly("intent", \UICollectionViewDropProposal.intent)
  }

  @MainActor private static func ofUICollectionViewFlowLayout(_ entry: RuntimeClass) {
    entry.own("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize)
    entry.own("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize)
    entry.own("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize)
    entry.own("itemSize", \UICollectionViewFlowLayout.itemSize)
    entry.own("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing)
    entry.own("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing)
    entry.own("scrollDirection", \UICollectionViewFlowLayout.scrollDirection)
    entry.own(
      "sectionFootersPinToVisibleBounds",
      \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds)
    entry.own(
      "sectionHeadersPinToVisibleBounds",
      \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds)
    entry.own("sectionInset", \UICollectionViewFlowLayout.sectionInset)
    entry.own("sectionInsetReference", \UICollectionViewFlowLayout.sectionInsetReference)
  }

  @MainActor private static func ofUICollectionViewFlowLayoutInvalidationContext(
    _ entry: RuntimeClass
  ) {
    entry.own(
      "invalidateFlowLayoutAttributes",
      \UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutAttributes)
    entry.own(
      "invalidateFlowLayoutDelegateMetrics",
      \UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutDelegateMetrics)
  }

  @MainActor private static func ofUICollectionViewFocusUpdateContext(_ entry: RuntimeClass) {
    entry.ownReadOnly(
      "nextFocusedIndexPath", \UICollectionViewFocusUpdateContext.nextFocusedIndexPath)
    entry.ownReadOnly(
      "previouslyFocusedIndexPath", \UICollectionViewFocusUpdateContext.previouslyFocusedIndexPath)
  }

  @MainActor private static func ofUICollectionViewLayout(_ entry: RuntimeClass) {
    entry.own("collectionView", \UICollectionViewLayout.collectionView)
    entry.own("collectionViewContentSize", \UICollectionViewLayout.collectionViewContentSize)
    entry.own("developmentLayoutDirection", \UICollectionViewLayout.developmentLayoutDirection)
    entry.own(
      "flipsHorizontallyInOppositeLayoutDirection",
      \UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection)
  }

  @MainActor private static func ofUICollectionViewLayoutAttributes(_ entry: RuntimeClass) {
    entry.own("alpha", \UICollectionViewLayoutAttributes.alpha)
    entry.own("bounds", \UICollectionViewLayoutAttributes.bounds)
    entry.own("center", \UICollectionViewLayoutAttributes.center)
    entry.own("frame", \UICollectionViewLayoutAttributes.frame)
    entry.own("indexPath", \UICollectionViewLayoutAttributes.indexPath)
    entry.own("isHidden", \UICollectionViewLayoutAttributes.isHidden)
    entry.own("name", \UICollectionViewLayoutAttributes.name)
    entry.ownReadOnly(
      "representedElementCategory", \UICollectionViewLayoutAttributes.representedElementCategory)
    entry.ownReadOnly(
      "representedElementKind", \UICollectionViewLayoutAttributes.representedElementKind)
    entry.own("size", \UICollectionViewLayoutAttributes.size)
    entry.own("transform", \UICollectionViewLayoutAttributes.transform)
    entry.own("transform3D", \UICollectionViewLayoutAttributes.transform3D)
    entry.own("zIndex", \UICollectionViewLayoutAttributes.zIndex)
  }

  @MainActor private static func ofUICollectionViewLayoutInvalidationContext(_ entry: RuntimeClass)
  {
    entry.own(
      "contentOffsetAdjustment", \UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment)
    entry.own(
      "contentSizeAdjustment", \UICollectionViewLayoutInvalidationContext.contentSizeAdjustment)
    entry.own(
      "interactiveMovementTarget",
      \UICollectionViewLayoutInvalidationContext.interactiveMovementTarget)
    entry.ownReadOnly(
      "invalidateDataSourceCounts",
      \UICollectionViewLayoutInvalidationContext.invalidateDataSourceCounts)
    entry.ownReadOnly(
      "invalidateEverything", \UICollectionViewLayoutInvalidationContext.invalidateEverything)
    entry.ownReadOnly(
      "invalidatedDecorationIndexPaths",
      \UICollectionViewLayoutInvalidationContext.invalidatedDecorationIndexPaths)
    entry.ownReadOnly(
      "invalidatedItemIndexPaths",
      \UICollectionViewLayoutInvalidationContext.invalidatedItemIndexPaths)
    entry.ownReadOnly(
      "invalidatedSupplementaryIndexPaths",
      \UICollectionViewLayoutInvalidationContext.invalidatedSupplementaryIndexPaths)
    entry.own(
      "previousIndexPathsForInteractivelyMovingItems",
      \UICollectionViewLayoutInvalidationContext.previousIndexPathsForInteractivelyMovingItems)
    entry.own(
      "targetIndexPathsForInteractivelyMovingItems",
      \UICollectionViewLayoutInvalidationContext.targetIndexPathsForInteractivelyMovingItems)
  }

  @MainActor private static func ofUICollectionViewListCell(_ entry: RuntimeClass) {
    entry.own("accessories", \UICollectionViewListCell.accessories)
    entry.own("indentationLevel", \UICollectionViewListCell.indentationLevel)
    entry.own("indentationWidth", \UICollectionViewListCell.indentationWidth)
    entry.own("indentsAccessories", \UICollectionViewListCell.indentsAccessories)
    entry.own("separatorLayoutGuide", \UICollectionViewListCell.separatorLayoutGuide)
  }

  @MainActor private static func ofUICollectionViewPlaceholder(_ entry: RuntimeClass) {
    entry.own("cellUpdateHandler", \UICollectionViewPlaceholder.cellUpdateHandler)
    entry.ownReadOnly("insertionIndexPath", \UICollectionViewPlaceholder.insertionIndexPath)
    entry.ownReadOnly("reuseIdentifier", \UICollectionViewPlaceholder.reuseIdentifier)
  }

  @MainActor private static func ofUICollectionViewTransitionLayout(_ entry: RuntimeClass) {
    entry.ownReadOnly("currentLayout", \UICollectionViewTransitionLayout.currentLayout)
    entry.ownReadOnly("nextLayout", \UICollectionViewTransitionLayout.nextLayout)
    entry.own("transitionProgress", \UICollectionViewTransitionLayout.transitionProgress)
  }

  @MainActor private static func ofUICollectionViewUpdateItem(_ entry: RuntimeClass) {
    entry.own("indexPathAfterUpdate", \UICollectionViewUpdateItem.indexPathAfterUpdate)
    entry.own("indexPathBeforeUpdate", \UICollectionViewUpdateItem.indexPathBeforeUpdate)
    entry.own("updateAction", \UICollectionViewUpdateItem.updateAction)
  }

  @MainActor private static func ofUICollisionBehavior(_ entry: RuntimeClass) {
    entry.own("boundaryIdentifiers", \UICollisionBehavior.boundaryIdentifiers)
    entry.own("collisionDelegate", \UICollisionBehavior.collisionDelegate)
    entry.own("collisionMode", \UICollisionBehavior.collisionMode)
    entry.own(
      "translatesReferenceBoundsIntoBoundary",
      \UICollisionBehavior.translatesReferenceBoundsIntoBoundary)
  }

  @MainActor private static func ofUIColor(_ entry: RuntimeClass) {
    entry.own("accessibilityName", \UIColor.accessibilityName)
    entry.own("cgColor", \UIColor.cgColor)
    entry.own("ciColor", \UIColor.ciColor)
    entry.own("prominence", \UIColor.prominence)
    entry.own("standardDynamicRange", \UIColor.standardDynamicRange)
  }

  @MainActor private static func ofUIColorPickerViewController(_ entry: RuntimeClass) {
    entry.own("delegate", \UIColorPickerViewController.delegate)
    entry.own("selectedColor", \UIColorPickerViewController.selectedColor)
    entry.own("supportsAlpha", \UIColorPickerViewController.supportsAlpha)
  }

  @MainActor private static func ofUIColorWell(_ entry: RuntimeClass) {
    entry.own("selectedColor", \UIColorWell.selectedColor)
    entry.own("supportsAlpha", \UIColorWell.supportsAlpha)
    entry.own("title", \UIColorWell.title)
  }

  @MainActor private static func ofUICommand(_ entry: RuntimeClass) {
    entry.ownReadOnly("action", \UICommand.action)
    entry.ownReadOnly("alternates", \UICommand.alternates)
    entry.own("attributes", \UICommand.attributes)
    entry.own("discoverabilityTitle", \UICommand.discoverabilityTitle)
    entry.ownReadOnly("propertyList", \UICommand.propertyList)
    entry.own("state", \UICommand.state)
  }

  @MainActor private static func ofUICommandAlternate(_ entry: RuntimeClass) {
    entry.ownReadOnly("action", \UICommandAlternate.action)
    entry.ownReadOnly("modifierFlags", \UICommandAlternate.modifierFlags)
    entry.ownReadOnly("title", \UICommandAlternate.title)
  }

  @MainActor private static func ofUIContentUnavailableView(_ entry: RuntimeClass) {
    entry.own("configuration", \UIContentUnavailableView.configuration)
    entry.own("isScrollEnabled", \UIContentUnavailableView.isScrollEnabled)
  }

  @MainActor private static func ofUIContextMenuConfiguration(_ entry: RuntimeClass) {
    entry.own("badgeCount", \UIContextMenuConfiguration.badgeCount)
    entry.ownReadOnly("identifier", \UIContextMenuConfiguration.identifier)
    entry.own("preferredMenuElementOrder", \UIContextMenuConfiguration.preferredMenuElementOrder)
    entry.own("secondaryItemIdentifiers", \UIContextMenuConfiguration.secondaryItemIdentifiers)
  }

  @MainActor private static func ofUIContextMenuInteraction(_ entry: RuntimeClass) {
    entry.own("delegate", \UIContextMenuInteraction.delegate)
    entry.own("menuAppearance", \UIContextMenuInteraction.menuAppearance)
    entry.ownReadOnly("view", \UIContextMenuInteraction.view)
  }

  @MainActor private static func ofUIContextualAction(_ entry: RuntimeClass) {
    entry.own("backgroundColor", \UIContextualAction.backgroundColor)
    entry.ownReadOnly("handler", \UIContextualAction.handler)
    entry.own("image", \UIContextualAction.image)
    entry.ownReadOnly("style", \UIContextualAction.style)
    entry.own("title", \UIContextualAction.title)
  }

  @MainActor private static func ofUIControl(_ entry: RuntimeClass) {
    entry.own("allControlEvents", \UIControl.allControlEvents)
    entry.own("allTargets", \UIControl.allTargets)
    entry.own("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
    entry.own("contentVerticalAlignment", \UIControl.contentVerticalAlignment)
    entry.own("contextMenuInteraction", \UIControl.contextMenuInteraction)
    entry.own("effectiveContentHorizontalAlignment", \UIControl.effectiveContentHorizontalAlignment)
    entry.own("isContextMenuInteractionEnabled", \UIControl.isContextMenuInteractionEnabled)
    entry.own("isEnabled", \UIControl.isEnabled)
    entry.own("isHighlighted", \UIControl.isHighlighted)
    entry.own("isSelected", \UIControl.isSelected)
    entry.own("isSymbolAnimationEnabled", \UIControl.isSymbolAnimationEnabled)
    entry.ownReadOnly("isTouchInside", \UIControl.isTouchInside)
    entry.ownReadOnly("isTracking", \UIControl.isTracking)
    entry.own("showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction)
    entry.own("state", \UIControl.state)
    entry.own("toolTip", \UIControl.toolTip)
    entry.own("toolTipInteraction", \UIControl.toolTipInteraction)
  }

  @MainActor private static func ofUICubicTimingParameters(_ entry: RuntimeClass) {
    entry.ownReadOnly("animationCurve", \UICubicTimingParameters.animationCurve)
    entry.ownReadOnly("controlPoint1", \UICubicTimingParameters.controlPoint1)
    entry.ownReadOnly("controlPoint2", \UICubicTimingParameters.controlPoint2)
    entry.own("cubicTimingParameters", \UICubicTimingParameters.cubicTimingParameters)
    entry.own("springTimingParameters", \UICubicTimingParameters.springTimingParameters)
    entry.own("timingCurveType", \UICubicTimingParameters.timingCurveType)
  }

  @MainActor private static func ofUIDatePicker(_ entry: RuntimeClass) {
    entry.own("calendar", \UIDatePicker.calendar)
    entry.own("countDownDuration", \UIDatePicker.countDownDuration)
    entry.own("date", \UIDatePicker.date)
    entry.own("datePickerMode", \UIDatePicker.datePickerMode)
    entry.own("datePickerStyle", \UIDatePicker.datePickerStyle)
    entry.own("locale", \UIDatePicker.locale)
    entry.own("maximumDate", \UIDatePicker.maximumDate)
    entry.own("minimumDate", \UIDatePicker.minimumDate)
    entry.own("minuteInterval", \UIDatePicker.minuteInterval)
    entry.own("preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle)
    entry.own("roundsToMinuteInterval", \UIDatePicker.roundsToMinuteInterval)
    entry.own("timeZone", \UIDatePicker.timeZone)
  }

  @MainActor private static func ofUIDevice(_ entry: RuntimeClass) {
    entry.own("batteryLevel", \UIDevice.batteryLevel)
    entry.own("batteryState", \UIDevice.batteryState)
    entry.own("identifierForVendor", \UIDevice.identifierForVendor)
    entry.own("isBatteryMonitoringEnabled", \UIDevice.isBatteryMonitoringEnabled)
    entry.own(
      "isGeneratingDeviceOrientationNotifications",
      \UIDevice.isGeneratingDeviceOrientationNotifications)
    entry.own("isMultitaskingSupported", \UIDevice.isMultitaskingSupported)
    entry.own("isProximityMonitoringEnabled", \UIDevice.isProximityMonitoringEnabled)
    entry.own("localizedModel", \UIDevice.localizedModel)
    entry.own("model", \UIDevice.model)
    entry.own("name", \UIDevice.name)
    entry.own("orientation", \UIDevice.orientation)
    entry.own("proximityState", \UIDevice.proximityState)
    entry.own("systemName", \UIDevice.systemName)
    entry.own("systemVersion", \UIDevice.systemVersion)
    entry.own("userInterfaceIdiom", \UIDevice.userInterfaceIdiom)
  }

  @MainActor private static func ofUIDocument(_ entry: RuntimeClass) {
    entry.ownReadOnly("documentState", \UIDocument.documentState)
    entry.own("fileModificationDate", \UIDocument.fileModificationDate)
    entry.own("fileType", \UIDocument.fileType)
    entry.ownReadOnly("fileURL", \UIDocument.fileURL)
    entry.own("hasUnsavedChanges", \UIDocument.hasUnsavedChanges)
    entry.own("localizedName", \UIDocument.localizedName)
    entry.own("progress", \UIDocument.progress)
    entry.own("savingFileType", \UIDocument.savingFileType)
    entry.own("undoManager", \UIDocument.undoManager)
    entry.own("userActivity", \UIDocument.userActivity)
  }

  @MainActor private static func ofUIDocumentBrowserAction(_ entry: RuntimeClass) {
    entry.ownReadOnly("availability", \UIDocumentBrowserAction.availability)
    entry.ownReadOnly("identifier", \UIDocumentBrowserAction.identifier)
    entry.own("image", \UIDocumentBrowserAction.image)
    entry.ownReadOnly("localizedTitle", \UIDocumentBrowserAction.localizedTitle)
    entry.own("supportedContentTypes", \UIDocumentBrowserAction.supportedContentTypes)
    entry.own("supportsMultipleItems", \UIDocumentBrowserAction.supportsMultipleItems)
  }

  @MainActor private static func ofUIDocumentBrowserTransitionController(_ entry: RuntimeClass) {
    entry.own("loadingProgress", \UIDocumentBrowserTransitionController.loadingProgress)
    entry.own("targetView", \UIDocumentBrowserTransitionController.targetView)
  }

  @MainActor private static func ofUIDocumentBrowserViewController(_ entry: RuntimeClass) {
    entry.own(
      "activeDocumentCreationIntent", \UIDocumentBrowserViewController.activeDocumentCreationIntent)
    entry.own(
      "additionalLeadingNavigationBarButtonItems",
      \UIDocumentBrowserViewController.additionalLeadingNavigationBarButtonItems)
    entry.own(
      "additionalTrailingNavigationBarButtonItems",
      \UIDocumentBrowserViewController.additionalTrailingNavigationBarButtonItems)
    entry.ownReadOnly("allowedContentTypes", \UIDocumentBrowserViewController.allowedContentTypes)
    entry.own("allowsDocumentCreation", \UIDocumentBrowserViewController.allowsDocumentCreation)
    entry.own(
      "allowsPickingMultipleItems", \UIDocumentBrowserViewController.allowsPickingMultipleItems)
    entry.own(
      "browserUserInterfaceStyle", \UIDocumentBrowserViewController.browserUserInterfaceStyle)
    entry.own("customActions", \UIDocumentBrowserViewController.customActions)
    entry.own(
      "defaultDocumentAspectRatio", \UIDocumentBrowserViewController.defaultDocumentAspectRatio)
    entry.own("delegate", \UIDocumentBrowserViewController.delegate)
    entry.own(
      "localizedCreateDocumentActionTitle",
      \UIDocumentBrowserViewController.localizedCreateDocumentActionTitle)
    entry.own("shouldShowFileExtensions", \UIDocumentBrowserViewController.shouldShowFileExtensions)
  }

  @MainActor private static func ofUIDocumentInteractionController(_ entry: RuntimeClass) {
    entry.own("annotation", \UIDocumentInteractionController.annotation)
    entry.own("delegate", \UIDocumentInteractionController.delegate)
    entry.own("icons", \UIDocumentInteractionController.icons)
    entry.own("name", \UIDocumentInteractionController.name)
    entry.own("url", \UIDocumentInteractionController.url)
    entry.own("uti", \UIDocumentInteractionController.uti)
  }

  @MainActor private static func ofUIDocumentPickerViewController(_ entry: RuntimeClass) {
    entry.own("allowsMultipleSelection", \UIDocumentPickerViewController.allowsMultipleSelection)
    entry.own("delegate", \UIDocumentPickerViewController.delegate)
    entry.own("directoryURL", \UIDocumentPickerViewController.directoryURL)
    entry.ownReadOnly("documentPickerMode", \UIDocumentPickerViewController.documentPickerMode)
    entry.own("shouldShowFileExtensions", \UIDocumentPickerViewController.shouldShowFileExtensions)
  }

  @MainActor private static func ofUIDocumentProperties(_ entry: RuntimeClass) {
    entry.own(
      "activityViewControllerProvider", \UIDocumentProperties.activityViewControllerProvider)
    entry.own("dragItemsProvider", \UIDocumentProperties.dragItemsProvider)
    entry.own("wantsIconRepresentation", \UIDocumentProperties.wantsIconRepresentation)
  }

  @MainActor private static func ofUIDocumentViewController(_ entry: RuntimeClass) {
    entry.own("document", \UIDocumentViewController.document)
  }

  @MainActor private static func ofUIDragInteraction(_ entry: RuntimeClass) {
    entry.own(
      "allowsSimultaneousRecognitionDuringLift",
      \UIDragInteraction.allowsSimultaneousRecognitionDuringLift)
    entry.ownReadOnly("delegate", \UIDragInteraction.delegate)
    entry.own("isEnabled", \UIDragInteraction.isEnabled)
    entry.ownReadOnly("view", \UIDragInteraction.view)
  }

  @MainActor private static func ofUIDragItem(_ entry: RuntimeClass) {
    entry.ownReadOnly("itemProvider", \UIDragItem.itemProvider)
    entry.own("localObject", \UIDragItem.localObject)
    entry.own("previewProvider", \UIDragItem.previewProvider)
  }

  @MainActor private static func ofUIDragPreview(_ entry: RuntimeClass) {
    entry.ownReadOnly("parameters", \UIDragPreview.parameters)
    entry.ownReadOnly("view", \UIDragPreview.view)
  }

  @MainActor private static func ofUIDropInteraction(_ entry: RuntimeClass) {
    entry.own("allowsSimultaneousDropSessions", \UIDropInteraction.allowsSimultaneousDropSessions)
    entry.ownReadOnly("delegate", \UIDropInteraction.delegate)
    entry.ownReadOnly("view", \UIDropInteraction.view)
  }

  @MainActor private static func ofUIDropProposal(_ entry: RuntimeClass) {
    entry.own("isPrecise", \UIDropProposal.isPrecise)
    entry.ownReadOnly("operation", \UIDropProposal.operation)
    entry.own("prefersFullSizePreview", \UIDropProposal.prefersFullSizePreview)
  }

  @MainActor private static func ofUIDynamicAnimator(_ entry: RuntimeClass) {
    entry.ownReadOnly("behaviors", \UIDynamicAnimator.behaviors)
    entry.own("delegate", \UIDynamicAnimator.delegate)
    entry.ownReadOnly("elapsedTime", \UIDynamicAnimator.elapsedTime)
    entry.ownReadOnly("isRunning", \UIDynamicAnimator.isRunning)
    entry.ownReadOnly("referenceView", \UIDynamicAnimator.referenceView)
  }

  @MainActor private static func ofUIDynamicBehavior(_ entry: RuntimeClass) {
    entry.own("action", \UIDynamicBehavior.action)
    entry.ownReadOnly("childBehaviors", \UIDynamicBehavior.childBehaviors)
    entry.ownReadOnly("dynamicAnimator", \UIDynamicBehavior.dynamicAnimator)
  }

  @MainActor private static func ofUIDynamicItemBehavior(_ entry: RuntimeClass) {
    entry.own("allowsRotation", \UIDynamicItemBehavior.allowsRotation)
    entry.own("angularResistance", \UIDynamicItemBehavior.angularResistance)
    entry.own("charge", \UIDynamicItemBehavior.charge)
    entry.own("density", \UIDynamicItemBehavior.density)
    entry.own("elasticity", \UIDynamicItemBehavior.elasticity)
    entry.own("friction", \UIDynamicItemBehavior.friction)
    entry.own("isAnchored", \UIDynamicItemBehavior.isAnchored)
    entry.own("resistance", \UIDynamicItemBehavior.resistance)
  }

  @MainActor private static func ofUIDynamicItemGroup(_ entry: RuntimeClass) {
    entry.own("bounds", \UIDynamicItemGroup.bounds)
    entry.own("center", \UIDynamicItemGroup.center)
    entry.ownReadOnly("items", \UIDynamicItemGroup.items)
    entry.own("transform", \UIDynamicItemGroup.transform)
  }

  @MainActor private static func ofUIDynamicListBehavior(_ entry: RuntimeClass) {
    entry.ownReadOnly("items", \UIDynamicListBehavior.items)
  }

  @MainActor private static func ofUIEditMenuConfiguration(_ entry: RuntimeClass) {
    entry.ownReadOnly("identifier", \UIEditMenuConfiguration.identifier)
    entry.ownReadOnly("sourcePoint", \UIEditMenuConfiguration.sourcePoint)
  }

  @MainActor private static func ofUIEditMenuInteraction(_ entry: RuntimeClass) {
    entry.own("delegate", \UIEditMenuInteraction.delegate)
    entry.ownReadOnly("view", \UIEditMenuInteraction.view)
  }

  @MainActor private static func ofUIEvent(_ entry: RuntimeClass) {
    entry.ownReadOnly("allTouches", \UIEvent.allTouches)
    entry.own("buttonMask", \UIEvent.buttonMask)
    entry.own("modifierFlags", \UIEvent.modifierFlags)
    entry.ownReadOnly("subtype", \UIEvent.subtype)
    entry.ownReadOnly("timestamp", \UIEvent.timestamp)
    entry.ownReadOnly("type", \UIEvent.type)
  }

  @MainActor private static func ofUIFieldBehavior(_ entry: RuntimeClass) {
    entry.own("animationSpeed", \UIFieldBehavior.animationSpeed)
    entry.own("direction", \UIFieldBehavior.direction)
    entry.own("falloff", \UIFieldBehavior.falloff)
    entry.own("minimumRadius", \UIFieldBehavior.minimumRadius)
    entry.own("position", \UIFieldBehavior.position)
    entry.own("region", \UIFieldBehavior.region)
    entry.own("smoothness", \UIFieldBehavior.smoothness)
    entry.own("strength", \UIFieldBehavior.strength)
  }

  @MainActor private static func ofUIFindInteraction(_ entry: RuntimeClass) {
    entry.own("activeFindSession", \UIFindInteraction.activeFindSession)
    entry.ownReadOnly("delegate", \UIFindInteraction.delegate)
    entry.own("isFindNavigatorVisible", \UIFindInteraction.isFindNavigatorVisible)
    entry.own("optionsMenuProvider", \UIFindInteraction.optionsMenuProvider)
    entry.own("replacementText", \UIFindInteraction.replacementText)
    entry.own("searchText", \UIFindInteraction.searchText)
    entry.own("view", \UIFindInteraction.view)
  }

  @MainActor private static func ofUIFindSession(_ entry: RuntimeClass) {
    entry.own("highlightedResultIndex", \UIFindSession.highlightedResultIndex)
    entry.own("resultCount", \UIFindSession.resultCount)
    entry.own("searchResultDisplayStyle", \UIFindSession.searchResultDisplayStyle)
    entry.own("supportsReplacement", \UIFindSession.supportsReplacement)
  }

  @MainActor private static func ofUIFocusGuide(_ entry: RuntimeClass) {
    entry.own("isEnabled", \UIFocusGuide.isEnabled)
    entry.own("preferredFocusEnvironments", \UIFocusGuide.preferredFocusEnvironments)
  }

  @MainActor private static func ofUIFocusHaloEffect(_ entry: RuntimeClass) {
    entry.own("containerView", \UIFocusHaloEffect.containerView)
    entry.own("position", \UIFocusHaloEffect.position)
    entry.own("referenceView", \UIFocusHaloEffect.referenceView)
  }

  @MainActor private static func ofUIFocusMovementHint(_ entry: RuntimeClass) {
    entry.ownReadOnly("movementDirection", \UIFocusMovementHint.movementDirection)
  }

  @MainActor private static func ofUIFocusSystem(_ entry: RuntimeClass) {
    entry.own("focusedItem", \UIFocusSystem.focusedItem)
  }

  @MainActor private static func ofUIFocusUpdateContext(_ entry: RuntimeClass) {
    entry.ownReadOnly("focusHeading", \UIFocusUpdateContext.focusHeading)
    entry.ownReadOnly("nextFocusedItem", \UIFocusUpdateContext.nextFocusedItem)
    entry.own("nextFocusedView", \UIFocusUpdateContext.nextFocusedView)
    entry.ownReadOnly("previouslyFocusedItem", \UIFocusUpdateContext.previouslyFocusedItem)
    entry.own("previouslyFocusedView", \UIFocusUpdateContext.previouslyFocusedView)
  }

  @MainActor private static func ofUIFont(_ entry: RuntimeClass) {
    entry.own("ascender", \UIFont.ascender)
    entry.own("capHeight", \UIFont.capHeight)
    entry.own("descender", \UIFont.descender)
    entry.own("familyName", \UIFont.familyName)
    entry.own("fontDescriptor", \UIFont.fontDescriptor)
    entry.own("fontName", \UIFont.fontName)
    entry.own("leading", \UIFont.leading)
    entry.own("lineHeight", \UIFont.lineHeight)
    entry.own("pointSize", \UIFont.pointSize)
    entry.own("xHeight", \UIFont.xHeight)
  }

  @MainActor private static func ofUIFontDescriptor(_ entry: RuntimeClass) {
    entry.own("fontAttributes", \UIFontDescriptor.fontAttributes)
    entry.own("matrix", \UIFontDescriptor.matrix)
    entry.own("pointSize", \UIFontDescriptor.pointSize)
    entry.own("postscriptName", \UIFontDescriptor.postscriptName)
    entry.own("symbolicTraits", \UIFontDescriptor.symbolicTraits)
  }

  @MainActor private static func ofUIFontPickerViewController(_ entry: RuntimeClass) {
    entry.ownReadOnly("configuration", \UIFontPickerViewController.configuration)
    entry.own("delegate", \UIFontPickerViewController.delegate)
    entry.own("selectedFontDescriptor", \UIFontPickerViewController.selectedFontDescriptor)
  }

  @MainActor private static func ofUIFontPickerViewControllerConfiguration(_ entry: RuntimeClass) {
    entry.own(
      "displayUsingSystemFont", \UIFontPickerViewController.Configuration.displayUsingSystemFont)
    entry.own("filteredTraits", \UIFontPickerViewController.Configuration.filteredTraits)
    entry.own("includeFaces", \UIFontPickerViewController.Configuration.includeFaces)
  }

  @MainActor private static func ofUIGestureRecognizer(_ entry: RuntimeClass) {
    entry.own("allowedPressTypes", \UIGestureRecognizer.allowedPressTypes)
    entry.own("allowedTouchTypes", \UIGestureRecognizer.allowedTouchTypes)
    entry.own("buttonMask", \UIGestureRecognizer.buttonMask)
    entry.own("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView)
    entry.own("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan)
    entry.own("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded)
    entry.own("delegate", \UIGestureRecognizer.delegate)
    entry.own("isEnabled", \UIGestureRecognizer.isEnabled)
    entry.own("modifierFlags", \UIGestureRecognizer.modifierFlags)
    entry.own("name", \UIGestureRecognizer.name)
    entry.own("numberOfTouches", \UIGestureRecognizer.numberOfTouches)
    entry.own("requiresExclusiveTouchType", \UIGestureRecognizer.requiresExclusiveTouchType)
    entry.own("state", \UIGestureRecognizer.state)
    entry.ownReadOnly("view", \UIGestureRecognizer.view)
  }

  @MainActor private static func ofUIGlassContainerEffect(_ entry: RuntimeClass) {
    entry.own("spacing", \UIGlassContainerEffect.spacing)
  }

  @MainActor private static func ofUIGlassEffect(_ entry: RuntimeClass) {
    entry.own("isInteractive", \UIGlassEffect.isInteractive)
    entry.ownReadOnly("style", \UIGlassEffect.style)
    entry.own("tintColor", \UIGlassEffect.tintColor)
  }

  @MainActor private static func ofUIGraphicsImageRenderer(_ entry: RuntimeClass) {
    entry.own("allowsImageOutput", \UIGraphicsImageRenderer.allowsImageOutput)
    entry.own("format", \UIGraphicsImageRenderer.format)
  }

  @MainActor private static func ofUIGraphicsImageRendererContext(_ entry: RuntimeClass) {
    entry.own("currentImage", \UIGraphicsImageRendererContext.currentImage)
  }

  @MainActor private static func ofUIGraphicsImageRendererFormat(_ entry: RuntimeClass) {
    entry.own("opaque", \UIGraphicsImageRendererFormat.opaque)
    entry.own("preferredRange", \UIGraphicsImageRendererFormat.preferredRange)
    entry.own("prefersExtendedRange", \UIGraphicsImageRendererFormat.prefersExtendedRange)
    entry.own("scale", \UIGraphicsImageRendererFormat.scale)
  }

  @MainActor private static func ofUIGraphicsPDFRenderer(_ entry: RuntimeClass) {
    entry.own("format", \UIGraphicsPDFRenderer.format)
  }

  @MainActor private static func ofUIGraphicsPDFRendererContext(_ entry: RuntimeClass) {
    entry.own("pdfContextBounds", \UIGraphicsPDFRendererContext.pdfContextBounds)
  }

  @MainActor private static func ofUIGraphicsPDFRendererFormat(_ entry: RuntimeClass) {
    entry.own("documentInfo", \UIGraphicsPDFRendererFormat.documentInfo)
  }

  @MainActor private static func ofUIGraphicsRendererContext(_ entry: RuntimeClass) {
    entry.ownReadOnly("cgContext", \UIGraphicsRendererContext.cgContext)
    entry.ownReadOnly("format", \UIGraphicsRendererContext.format)
  }

  @MainActor private static func ofUIGraphicsRendererFormat(_ entry: RuntimeClass) {
    entry.ownReadOnly("bounds", \UIGraphicsRendererFormat.bounds)
  }

  @MainActor private static func ofUIGravityBehavior(_ entry: RuntimeClass) {
    entry.own("angle", \UIGravityBehavior.angle)
    entry.own("gravityDirection", \UIGravityBehavior.gravityDirection)
    entry.own("magnitude", \UIGravityBehavior.magnitude)
  }

  @MainActor private static func ofUIHoverGestureRecognizer(_ entry: RuntimeClass) {
    entry.own("altitudeAngle", \UIHoverGestureRecognizer.altitudeAngle)
    entry.own("zOffset", \UIHoverGestureRecognizer.zOffset)
  }

  @MainActor private static func ofUIHoverStyle(_ entry: RuntimeClass) {
    entry.own("effect", \UIHoverStyle.effect)
    entry.own("isEnabled", \UIHoverStyle.isEnabled)
    entry.own("shape", \UIHoverStyle.shape)
  }

  @MainActor private static func ofUIImage(_ entry: RuntimeClass) {
    entry.own("accessibilityIdentifier", \UIImage.accessibilityIdentifier)
    entry.own("alignmentRectInsets", \UIImage.alignmentRectInsets)
    entry.own("baselineOffsetFromBottom", \UIImage.baselineOffsetFromBottom)
    entry.own("capInsets", \UIImage.capInsets)
    entry.own("cgImage", \UIImage.cgImage)
    entry.own("ciImage", \UIImage.ciImage)
    entry.own("duration", \UIImage.duration)
    entry.own("flipsForRightToLeftLayoutDirection", \UIImage.flipsForRightToLeftLayoutDirection)
    entry.own("hasBaseline", \UIImage.hasBaseline)
    entry.own("imageAsset", \UIImage.imageAsset)
    entry.own("imageOrientation", \UIImage.imageOrientation)
    entry.own("imageRendererFormat", \UIImage.imageRendererFormat)
    entry.own("images", \UIImage.images)
    entry.own("isHighDynamicRange", \UIImage.isHighDynamicRange)
    entry.own("isSymbolImage", \UIImage.isSymbolImage)
    entry.own("renderingMode", \UIImage.renderingMode)
    entry.own("resizingMode", \UIImage.resizingMode)
    entry.own("scale", \UIImage.scale)
    entry.own("size", \UIImage.size)
  }

  @MainActor private static func ofUIImagePickerController(_ entry: RuntimeClass) {
    entry.own("allowsEditing", \UIImagePickerController.allowsEditing)
    entry.own("allowsImageEditing", \UIImagePickerController.allowsImageEditing)
    entry.own("cameraCaptureMode", \UIImagePickerController.cameraCaptureMode)
    entry.own("cameraDevice", \UIImagePickerController.cameraDevice)
    entry.own("cameraFlashMode", \UIImagePickerController.cameraFlashMode)
    entry.own("cameraOverlayView", \UIImagePickerController.cameraOverlayView)
    entry.own("cameraViewTransform", \UIImagePickerController.cameraViewTransform)
    entry.own("imageExportPreset", \UIImagePickerController.imageExportPreset)
    entry.own("mediaTypes", \UIImagePickerController.mediaTypes)
    entry.own("showsCameraControls", \UIImagePickerController.showsCameraControls)
    entry.own("sourceType", \UIImagePickerController.sourceType)
    entry.own("videoExportPreset", \UIImagePickerController.videoExportPreset)
    entry.own("videoMaximumDuration", \UIImagePickerController.videoMaximumDuration)
    entry.own("videoQuality", \UIImagePickerController.videoQuality)
  }

  @MainActor private static func ofUIImageView(_ entry: RuntimeClass) {
    entry.own(
      "adjustsImageSizeForAccessibilityContentSizeCategory",
      \UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory)
    entry.own("adjustsImageWhenAncestorFocused", \UIImageView.adjustsImageWhenAncestorFocused)
    entry.own("animationDuration", \UIImageView.animationDuration)
    entry.own("animationImages", \UIImageView.animationImages)
    entry.own("animationRepeatCount", \UIImageView.animationRepeatCount)
    entry.own("highlightedAnimationImages", \UIImageView.highlightedAnimationImages)
    entry.own("highlightedImage", \UIImageView.highlightedImage)
    entry.own("image", \UIImageView.image)
    entry.own("imageDynamicRange", \UIImageView.imageDynamicRange)
    entry.ownReadOnly("isAnimating", \UIImageView.isAnimating)
    entry.own("isHighlighted", \UIImageView.isHighlighted)
    entry.own("preferredImageDynamicRange", \UIImageView.preferredImageDynamicRange)
    entry.own("preferredSymbolConfiguration", \UIImageView.preferredSymbolConfiguration)
  }

  @MainActor private static func ofUIInputView(_ entry: RuntimeClass) {
    entry.own("allowsSelfSizing", \UIInputView.allowsSelfSizing)
    entry.ownReadOnly("inputViewStyle", \UIInputView.inputViewStyle)
  }

  @MainActor private static func ofUIInputViewController(_ entry: RuntimeClass) {
    entry.own("hasDictationKey", \UIInputViewController.hasDictationKey)
    entry.own("hasFullAccess", \UIInputViewController.hasFullAccess)
    entry.own("needsInputModeSwitchKey", \UIInputViewController.needsInputModeSwitchKey)
    entry.own("primaryLanguage", \UIInputViewController.primaryLanguage)
    entry.own("textDocumentProxy", \UIInputViewController.textDocumentProxy)
  }

  @MainActor private static func ofUIInterpolatingMotionEffect(_ entry: RuntimeClass) {
    entry.ownReadOnly("keyPath", \UIInterpolatingMotionEffect.keyPath)
    entry.own("maximumRelativeValue", \UIInterpolatingMotionEffect.maximumRelativeValue)
    entry.own("minimumRelativeValue", \UIInterpolatingMotionEffect.minimumRelativeValue)
    entry.ownReadOnly("type", \UIInterpolatingMotionEffect.type)
  }

  @MainActor private static func ofUIKey(_ entry: RuntimeClass) {
    entry.ownReadOnly("characters", \UIKey.characters)
    entry.ownReadOnly("charactersIgnoringModifiers", \UIKey.charactersIgnoringModifiers)
    entry.ownReadOnly("keyCode", \UIKey.keyCode)
    entry.ownReadOnly("modifierFlags", \UIKey.modifierFlags)
  }

  @MainActor private static func ofUIKeyCommand(_ entry: RuntimeClass) {
    entry.own("allowsAutomaticLocalization", \UIKeyCommand.allowsAutomaticLocalization)
    entry.own("allowsAutomaticMirroring", \UIKeyCommand.allowsAutomaticMirroring)
    entry.ownReadOnly("input", \UIKeyCommand.input)
    entry.ownReadOnly("modifierFlags", \UIKeyCommand.modifierFlags)
    entry.own("wantsPriorityOverSystemBehavior", \UIKeyCommand.wantsPriorityOverSystemBehavior)
  }

  @MainActor private static func ofUIKeyboardLayoutGuide(_ entry: RuntimeClass) {
    entry.own("followsUndockedKeyboard", \UIKeyboardLayoutGuide.followsUndockedKeyboard)
    entry.own("keyboardDismissPadding", \UIKeyboardLayoutGuide.keyboardDismissPadding)
    entry.own("usesBottomSafeArea", \UIKeyboardLayoutGuide.usesBottomSafeArea)
  }

  @MainActor private static func ofUILabel(_ entry: RuntimeClass) {
    entry.own("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory)
    entry.own("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
    entry.own("allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation)
    entry.own("attributedText", \UILabel.attributedText)
    entry.own("baselineAdjustment", \UILabel.baselineAdjustment)
    entry.own("font", \UILabel.font)
    entry.own("highlightedTextColor", \UILabel.highlightedTextColor)
    entry.own("isEnabled", \UILabel.isEnabled)
    entry.own("isHighlighted", \UILabel.isHighlighted)
    entry.own("lineBreakMode", \UILabel.lineBreakMode)
    entry.own("lineBreakStrategy", \UILabel.lineBreakStrategy)
    entry.own("minimumScaleFactor", \UILabel.minimumScaleFactor)
    entry.own("numberOfLines", \UILabel.numberOfLines)
    entry.own("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth)
    entry.own("preferredVibrancy", \UILabel.preferredVibrancy)
    entry.own("shadowColor", \UILabel.shadowColor)
    entry.own("shadowOffset", \UILabel.shadowOffset)
    entry.own("showsExpansionTextWhenTruncated", \UILabel.showsExpansionTextWhenTruncated)
    entry.own("sizingRule", \UILabel.sizingRule)
    entry.own("text", \UILabel.text)
    entry.own("textAlignment", \UILabel.textAlignment)
    entry.own("textColor", \UILabel.textColor)
  }

  @MainActor private static func ofUILargeContentViewerInteraction(_ entry: RuntimeClass) {
    entry.ownReadOnly("delegate", \UILargeContentViewerInteraction.delegate)
    entry.ownReadOnly(
      "gestureRecognizerForExclusionRelationship",
      \UILargeContentViewerInteraction.gestureRecognizerForExclusionRelationship)
    entry.ownReadOnly("view", \UILargeContentViewerInteraction.view)
  }

  @MainActor private static func ofUILayoutGuide(_ entry: RuntimeClass) {
    entry.own("bottomAnchor", \UILayoutGuide.bottomAnchor)
    entry.own("centerXAnchor", \UILayoutGuide.centerXAnchor)
    entry.own("centerYAnchor", \UILayoutGuide.centerYAnchor)
    entry.own("hasAmbiguousLayout", \UILayoutGuide.hasAmbiguousLayout)
    entry.own("heightAnchor", \UILayoutGuide.heightAnchor)
    entry.own("identifier", \UILayoutGuide.identifier)
    entry.own("layoutFrame", \UILayoutGuide.layoutFrame)
    entry.own("leadingAnchor", \UILayoutGuide.leadingAnchor)
    entry.own("leftAnchor", \UILayoutGuide.leftAnchor)
    entry.own("owningView", \UILayoutGuide.owningView)
    entry.own("rightAnchor", \UILayoutGuide.rightAnchor)
    entry.own("topAnchor", \UILayoutGuide.topAnchor)
    entry.own("trailingAnchor", \UILayoutGuide.trailingAnchor)
    entry.own("widthAnchor", \UILayoutGuide.widthAnchor)
  }

  @MainActor private static func ofUIListContentView(_ entry: RuntimeClass) {
    entry.own("configuration", \UIListContentView.configuration)
    entry.own("imageLayoutGuide", \UIListContentView.imageLayoutGuide)
    entry.own("secondaryTextLayoutGuide", \UIListContentView.secondaryTextLayoutGuide)
    entry.own("textLayoutGuide", \UIListContentView.textLayoutGuide)
  }

  @MainActor private static func ofUILocalizedIndexedCollation(_ entry: RuntimeClass) {
    entry.own("sectionIndexTitles", \UILocalizedIndexedCollation.sectionIndexTitles)
    entry.own("sectionTitles", \UILocalizedIndexedCollation.sectionTitles)
  }

  @MainActor private static func ofUILongPressGestureRecognizer(_ entry: RuntimeClass) {
    entry.own("allowableMovement", \UILongPressGestureRecognizer.allowableMovement)
    entry.own("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration)
    entry.own("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired)
    entry.own("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired)
  }

  @MainActor private static func ofUIMarkupTextPrintFormatter(_ entry: RuntimeClass) {
    entry.own("markupText", \UIMarkupTextPrintFormatter.markupText)
  }

  @MainActor private static func ofUIMenu(_ entry: RuntimeClass) {
    entry.ownReadOnly("children", \UIMenu.children)
    entry.own("displayPreferences", \UIMenu.displayPreferences)
    entry.ownReadOnly("identifier", \UIMenu.identifier)
    entry.ownReadOnly("options", \UIMenu.options)
    entry.own("preferredElementSize", \UIMenu.preferredElementSize)
    entry.own("selectedElements", \UIMenu.selectedElements)
  }

  @MainActor private static func ofUIMenuController(_ entry: RuntimeClass) {
    entry.own("arrowDirection", \UIMenuController.arrowDirection)
    entry.own("isMenuVisible", \UIMenuController.isMenuVisible)
    entry.ownReadOnly("menuFrame", \UIMenuController.menuFrame)
    entry.own("menuItems", \UIMenuController.menuItems)
  }

  @MainActor private static func ofUIMenuDisplayPreferences(_ entry: RuntimeClass) {
    entry.own("maximumNumberOfTitleLines", \UIMenuDisplayPreferences.maximumNumberOfTitleLines)
  }

  @MainActor private static func ofUIMenuElement(_ entry: RuntimeClass) {
    entry.own("accessibilityIdentifier", \UIMenuElement.accessibilityIdentifier)
    entry.own("image", \UIMenuElement.image)
    entry.own("subtitle", \UIMenuElement.subtitle)
    entry.own("title", \UIMenuElement.title)
  }

  @MainActor private static func ofUIMenuItem(_ entry: RuntimeClass) {
    entry.own("action", \UIMenuItem.action)
    entry.own("title", \UIMenuItem.title)
  }

  @MainActor private static func ofUIMotionEffectGroup(_ entry: RuntimeClass) {
    entry.own("motionEffects", \UIMotionEffectGroup.motionEffects)
  }

  @MainActor private static func ofUINavigationBar(_ entry: RuntimeClass) {
    entry.own("backIndicatorImage", \UINavigationBar.backIndicatorImage)
    entry.own("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage)
    entry.own("backItem", \UINavigationBar.backItem)
    entry.own("barPosition", \UINavigationBar.barPosition)
    entry.own("barStyle", \UINavigationBar.barStyle)
    entry.own("barTintColor", \UINavigationBar.barTintColor)
    entry.own("behavioralStyle", \UINavigationBar.behavioralStyle)
    entry.own("compactAppearance", \UINavigationBar.compactAppearance)
    entry.own("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance)
    entry.own("delegate", \UINavigationBar.delegate)
    entry.own("isTranslucent", \UINavigationBar.isTranslucent)
    entry.own("items", \UINavigationBar.items)
    entry.own("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes)
    entry.own("preferredBehavioralStyle", \UINavigationBar.preferredBehavioralStyle)
    entry.own("prefersLargeTitles", \UINavigationBar.prefersLargeTitles)
    entry.own("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance)
    entry.own("shadowImage", \UINavigationBar.shadowImage)
    entry.own("standardAppearance", \UINavigationBar.standardAppearance)
    entry.own("titleTextAttributes", \UINavigationBar.titleTextAttributes)
    entry.own("topItem", \UINavigationBar.topItem)
  }

  @MainActor private static func ofUINavigationBarAppearance(_ entry: RuntimeClass) {
    entry.own("backButtonAppearance", \UINavigationBarAppearance.backButtonAppearance)
    entry.ownReadOnly("backIndicatorImage", \UINavigationBarAppearance.backIndicatorImage)
    entry.ownReadOnly(
      "backIndicatorTransitionMaskImage",
      \UINavigationBarAppearance.backIndicatorTransitionMaskImage)
    entry.own("buttonAppearance", \UINavigationBarAppearance.buttonAppearance)
    entry.own("doneButtonAppearance", \UINavigationBarAppearance.doneButtonAppearance)
    entry.own("largeSubtitleTextAttributes", \UINavigationBarAppearance.largeSubtitleTextAttributes)
    entry.own("largeTitleTextAttributes", \UINavigationBarAppearance.largeTitleTextAttributes)
    entry.own("prominentButtonAppearance", \UINavigationBarAppearance.prominentButtonAppearance)
    entry.own("subtitleTextAttributes", \UINavigationBarAppearance.subtitleTextAttributes)
    entry.own("titlePositionAdjustment", \UINavigationBarAppearance.titlePositionAdjustment)
    entry.own("titleTextAttributes", \UINavigationBarAppearance.titleTextAttributes)
  }

  @MainActor private static func ofUINavigationController(_ entry: RuntimeClass) {
    entry.ownReadOnly(
      "barHideOnSwipeGestureRecognizer", \UINavigationController.barHideOnSwipeGestureRecognizer)
    entry.ownReadOnly(
      "barHideOnTapGestureRecognizer", \UINavigationController.barHideOnTapGestureRecognizer)
    entry.own("delegate", \UINavigationController.delegate)
    entry.own("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe)
    entry.own("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap)
    entry.own("hidesBarsWhenKeyboardAppears", \UINavigationController.hidesBarsWhenKeyboardAppears)
    entry.own(
      "hidesBarsWhenVerticallyCompact", \UINavigationController.hidesBarsWhenVerticallyCompact)
    entry.ownReadOnly(
      "interactiveContentPopGestureRecognizer",
      \UINavigationController.interactiveContentPopGestureRecognizer)
    entry.ownReadOnly(
      "interactivePopGestureRecognizer", \UINavigationController.interactivePopGestureRecognizer)
    entry.own("isNavigationBarHidden", \UINavigationController.isNavigationBarHidden)
    entry.own("isToolbarHidden", \UINavigationController.isToolbarHidden)
    entry.ownReadOnly("navigationBar", \UINavigationController.navigationBar)
    entry.ownReadOnly("toolbar", \UINavigationController.toolbar)
    entry.own("topViewController", \UINavigationController.topViewController)
    entry.own("viewControllers", \UINavigationController.viewControllers)
    entry.own("visibleViewController", \UINavigationController.visibleViewController)
  }

  @MainActor private static func ofUINavigationItem(_ entry: RuntimeClass) {
    entry.own("additionalOverflowItems", \UINavigationItem.additionalOverflowItems)
    entry.own("attributedSubtitle", \UINavigationItem.attributedSubtitle)
    entry.own("attributedTitle", \UINavigationItem.attributedTitle)
    entry.own("backAction", \UINavigationItem.backAction)
    entry.own("backBarButtonItem", \UINavigationItem.backBarButtonItem)
    entry.own("backButtonDisplayMode", \UINavigationItem.backButtonDisplayMode)
    entry.own("backButtonTitle", \UINavigationItem.backButtonTitle)
    entry.own("centerItemGroups", \UINavigationItem.centerItemGroups)
    entry.own("compactAppearance", \UINavigationItem.compactAppearance)
    entry.own("compactScrollEdgeAppearance", \UINavigationItem.compactScrollEdgeAppearance)
    entry.own("customizationIdentifier", \UINavigationItem.customizationIdentifier)
    entry.own("documentProperties", \UINavigationItem.documentProperties)
    entry.own("hidesBackButton", \UINavigationItem.hidesBackButton)
    entry.own("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling)
    entry.own("largeAttributedSubtitle", \UINavigationItem.largeAttributedSubtitle)
    entry.own("largeSubtitle", \UINavigationItem.largeSubtitle)
    entry.own("largeSubtitleView", \UINavigationItem.largeSubtitleView)
    entry.own("largeTitle", \UINavigationItem.largeTitle)
    entry.own("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode)
    entry.own("leadingItemGroups", \UINavigationItem.leadingItemGroups)
    entry.own("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
    entry.own("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
    entry.own("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton)
    entry.own("pinnedTrailingGroup", \UINavigationItem.pinnedTrailingGroup)
    entry.own("preferredSearchBarPlacement", \UINavigationItem.preferredSearchBarPlacement)
    entry.own("prompt", \UINavigationItem.prompt)
    entry.own("renameDelegate", \UINavigationItem.renameDelegate)
    entry.own("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
  }

  @MainActor private static func ofUINavigationItem2(_ entry: RuntimeClass) {
    entry.own("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
    entry.own("scrollEdgeAppearance", \UINavigationItem.scrollEdgeAppearance)
    entry.own("searchBarPlacement", \UINavigationItem.searchBarPlacement)
    entry.own(
      "searchBarPlacementAllowsExternalIntegration",
      \UINavigationItem.searchBarPlacementAllowsExternalIntegration)
    entry.own(
      "searchBarPlacementAllowsToolbarIntegration",
      \UINavigationItem.searchBarPlacementAllowsToolbarIntegration)
    entry.ownReadOnly(
      "searchBarPlacementBarButtonItem", \UINavigationItem.searchBarPlacementBarButtonItem)
    entry.own("searchController", \UINavigationItem.searchController)
    entry.own("standardAppearance", \UINavigationItem.standardAppearance)
    entry.own("style", \UINavigationItem.style)
    entry.own("subtitle", \UINavigationItem.subtitle)
    entry.own("subtitleView", \UINavigationItem.subtitleView)
    entry.own("title", \UINavigationItem.title)
    entry.own("titleMenuProvider", \UINavigationItem.titleMenuProvider)
    entry.own("titleView", \UINavigationItem.titleView)
    entry.own("trailingItemGroups", \UINavigationItem.trailingItemGroups)
  }

  @MainActor private static func ofUIOpenURLContext(_ entry: RuntimeClass) {
    entry.own("options", \UIOpenURLContext.options)
    entry.ownReadOnly("url", \UIOpenURLContext.url)
  }

  @MainActor private static func ofUIPageControl(_ entry: RuntimeClass) {
    entry.own("allowsContinuousInteraction", \UIPageControl.allowsContinuousInteraction)
    entry.own("backgroundStyle", \UIPageControl.backgroundStyle)
    entry.own("currentPage", \UIPageControl.currentPage)
    entry.own("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor)
    entry.own("defersCurrentPageDisplay", \UIPageControl.defersCurrentPageDisplay)
    entry.own("direction", \UIPageControl.direction)
    entry.own("hidesForSinglePage", \UIPageControl.hidesForSinglePage)
    entry.own("interactionState", \UIPageControl.interactionState)
    entry.own("numberOfPages", \UIPageControl.numberOfPages)
    entry.own("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor)
    entry.own(
      "preferredCurrentPageIndicatorImage", \UIPageControl.preferredCurrentPageIndicatorImage)
    entry.own("preferredIndicatorImage", \UIPageControl.preferredIndicatorImage)
    entry.own("progress", \UIPageControl.progress)
  }

  @MainActor private static func ofUIPageControlProgress(_ entry: RuntimeClass) {
    entry.own("currentProgress", \UIPageControlProgress.currentProgress)
    entry.own("delegate", \UIPageControlProgress.delegate)
    entry.own("isProgressVisible", \UIPageControlProgress.isProgressVisible)
  }

  @MainActor private static func ofUIPageControlTimerProgress(_ entry: RuntimeClass) {
    entry.own("isRunning", \UIPageControlTimerProgress.isRunning)
    entry.own("preferredDuration", \UIPageControlTimerProgress.preferredDuration)
    entry.own(
      "resetsToInitialPageAfterEnd", \UIPageControlTimerProgress.resetsToInitialPageAfterEnd)
  }

  @MainActor private static func ofUIPageViewController(_ entry: RuntimeClass) {
    entry.own("dataSource", \UIPageViewController.dataSource)
    entry.own("delegate", \UIPageViewController.delegate)
    entry.own("gestureRecognizers", \UIPageViewController.gestureRecognizers)
    entry.own("isDoubleSided", \UIPageViewController.isDoubleSided)
    entry.ownReadOnly("navigationOrientation", \UIPageViewController.navigationOrientation)
    entry.ownReadOnly("spineLocation", \UIPageViewController.spineLocation)
    entry.ownReadOnly("transitionStyle", \UIPageViewController.transitionStyle)
    entry.ownReadOnly("viewControllers", \UIPageViewController.viewControllers)
  }

  @MainActor private static func ofUIPanGestureRecognizer(_ entry: RuntimeClass) {
    entry.own("allowedScrollTypesMask", \UIPanGestureRecognizer.allowedScrollTypesMask)
    entry.own("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches)
    entry.own("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches)
  }

  @MainActor private static func ofUIPasteConfiguration(_ entry: RuntimeClass) {
    entry.own("acceptableTypeIdentifiers", \UIPasteConfiguration.acceptableTypeIdentifiers)
  }

  @MainActor private static func ofUIPasteControl(_ entry: RuntimeClass) {
    entry.ownReadOnly("configuration", \UIPasteControl.configuration)
    entry.own("target", \UIPasteControl.target)
  }

  @MainActor private static func ofUIPasteControlConfiguration(_ entry: RuntimeClass) {
    entry.own("baseBackgroundColor", \UIPasteControl.Configuration.baseBackgroundColor)
    entry.own("baseForegroundColor", \UIPasteControl.Configuration.baseForegroundColor)
    entry.own("cornerRadius", \UIPasteControl.Configuration.cornerRadius)
    entry.own("cornerStyle", \UIPasteControl.Configuration.cornerStyle)
    entry.own("displayMode", \UIPasteControl.Configuration.displayMode)
    entry.own("imagePlacement", \UIPasteControl.Configuration.imagePlacement)
  }

  @MainActor private static func ofUIPasteboard(_ entry: RuntimeClass) {
    entry.ownReadOnly("changeCount", \UIPasteboard.changeCount)
    entry.own("color", \UIPasteboard.color)
    entry.own("colors", \UIPasteboard.colors)
    entry.own("hasColors", \UIPasteboard.hasColors)
    entry.own("hasImages", \UIPasteboard.hasImages)
    entry.own("hasStrings", \UIPasteboard.hasStrings)
    entry.own("hasURLs", \UIPasteboard.hasURLs)
    entry.own("image", \UIPasteboard.image)
    entry.own("images", \UIPasteboard.images)
    entry.own("isPersistent", \UIPasteboard.isPersistent)
    entry.own("itemProviders", \UIPasteboard.itemProviders)
    entry.own("items", \UIPasteboard.items)
    entry.ownReadOnly("name", \UIPasteboard.name)
    entry.own("numberOfItems", \UIPasteboard.numberOfItems)
    entry.own("string", \UIPasteboard.string)
    entry.own("strings", \UIPasteboard.strings)
    entry.own("types", \UIPasteboard.types)
    entry.own("url", \UIPasteboard.url)
    entry.own("urls", \UIPasteboard.urls)
  }

  @MainActor private static func ofUIPencilInteraction(_ entry: RuntimeClass) {
    entry.own("delegate", \UIPencilInteraction.delegate)
    entry.own("isEnabled", \UIPencilInteraction.isEnabled)
    entry.own("view", \UIPencilInteraction.view)
  }

  @MainActor private static func ofUIPercentDrivenInteractiveTransition(_ entry: RuntimeClass) {
    entry.own("completionCurve", \UIPercentDrivenInteractiveTransition.completionCurve)
    entry.own("completionSpeed", \UIPercentDrivenInteractiveTransition.completionSpeed)
    entry.own("duration", \UIPercentDrivenInteractiveTransition.duration)
    entry.ownReadOnly("percentComplete", \UIPercentDrivenInteractiveTransition.percentComplete)
    entry.own("timingCurve", \UIPercentDrivenInteractiveTransition.timingCurve)
    entry.own("wantsInteractiveStart", \UIPercentDrivenInteractiveTransition.wantsInteractiveStart)
  }

  @MainActor private static func ofUIPickerView(_ entry: RuntimeClass) {
    entry.own("dataSource", \UIPickerView.dataSource)
    entry.own("delegate", \UIPickerView.delegate)
    entry.own("numberOfComponents", \UIPickerView.numberOfComponents)
    entry.own("showsSelectionIndicator", \UIPickerView.showsSelectionIndicator)
  }

  @MainActor private static func ofUIPinchGestureRecognizer(_ entry: RuntimeClass) {
    entry.own("scale", \UIPinchGestureRecognizer.scale)
    entry.own("velocity", \UIPinchGestureRecognizer.velocity)
  }

  @MainActor private static func ofUIPointerInteraction(_ entry: RuntimeClass) {
    entry.ownReadOnly("delegate", \UIPointerInteraction.delegate)
    entry.own("isEnabled", \UIPointerInteraction.isEnabled)
    entry.ownReadOnly("view", \UIPointerInteraction.view)
  }

  @MainActor private static func ofUIPointerRegion(_ entry: RuntimeClass) {
    entry.ownReadOnly("identifier", \UIPointerRegion.identifier)
    entry.own("latchingAxes", \UIPointerRegion.latchingAxes)
    entry.ownReadOnly("rect", \UIPointerRegion.rect)
  }

  @MainActor private static func ofUIPointerRegionRequest(_ entry: RuntimeClass) {
    entry.ownReadOnly("location", \UIPointerRegionRequest.location)
    entry.ownReadOnly("modifiers", \UIPointerRegionRequest.modifiers)
  }

  @MainActor private static func ofUIPointerStyle(_ entry: RuntimeClass) {
    entry.ownReadOnly("effect", \UIPointerStyle.effect)
    entry.ownReadOnly("shape", \UIPointerStyle.shape)
  }

  @MainActor private static func ofUIPopoverController(_ entry: RuntimeClass) {
    entry.own("backgroundColor", \UIPopoverController.backgroundColor)
    entry.own("contentSize", \UIPopoverController.contentSize)
    entry.own("contentViewController", \UIPopoverController.contentViewController)
    entry.own("delegate", \UIPopoverController.delegate)
    entry.own("isPopoverVisible", \UIPopoverController.isPopoverVisible)
    entry.own("passthroughViews", \UIPopoverController.passthroughViews)
    entry.own("popoverArrowDirection", \UIPopoverController.popoverArrowDirection)
    entry.own("popoverBackgroundViewClass", \UIPopoverController.popoverBackgroundViewClass)
    entry.own("popoverLayoutMargins", \UIPopoverController.popoverLayoutMargins)
  }

  @MainActor private static func ofUIPopoverPresentationController(_ entry: RuntimeClass) {
    entry.own(
      "adaptiveSheetPresentationController",
      \UIPopoverPresentationController.adaptiveSheetPresentationController)
    entry.ownReadOnly("arrowDirection", \UIPopoverPresentationController.arrowDirection)
    entry.own("backgroundColor", \UIPopoverPresentationController.backgroundColor)
    entry.own("barButtonItem", \UIPopoverPresentationController.barButtonItem)
    entry.own("canOverlapSourceViewRect", \UIPopoverPresentationController.canOverlapSourceViewRect)
    entry.own("passthroughViews", \UIPopoverPresentationController.passthroughViews)
    entry.own("permittedArrowDirections", \UIPopoverPresentationController.permittedArrowDirections)
    entry.own(
      "popoverBackgroundViewClass", \UIPopoverPresentationController.popoverBackgroundViewClass)
    entry.own("popoverLayoutMargins", \UIPopoverPresentationController.popoverLayoutMargins)
    entry.own("sourceItem", \UIPopoverPresentationController.sourceItem)
    entry.own("sourceRect", \UIPopoverPresentationController.sourceRect)
    entry.own("sourceView", \UIPopoverPresentationController.sourceView)
  }

  @MainActor private static func ofUIPresentationController(_ entry: RuntimeClass) {
    entry.own("adaptivePresentationStyle", \UIPresentationController.adaptivePresentationStyle)
    entry.ownReadOnly("containerView", \UIPresentationController.containerView)
    entry.own("delegate", \UIPresentationController.delegate)
    entry.own(
      "frameOfPresentedViewInContainerView",
      \UIPresentationController.frameOfPresentedViewInContainerView)
    entry.own("overrideTraitCollection", \UIPresentationController.overrideTraitCollection)
    entry.own("preferredContentSize", \UIPresentationController.preferredContentSize)
    entry.own("presentationStyle", \UIPresentationController.presentationStyle)
    entry.own("presentedView", \UIPresentationController.presentedView)
    entry.ownReadOnly("presentedViewController", \UIPresentationController.presentedViewController)
    entry.own("presentingViewController", \UIPresentationController.presentingViewController)
    entry.own("shouldPresentInFullscreen", \UIPresentationController.shouldPresentInFullscreen)
    entry.own("shouldRemovePresentersView", \UIPresentationController.shouldRemovePresentersView)
    entry.own("traitCollection", \UIPresentationController.traitCollection)
  }

  @MainActor private static func ofUIPress(_ entry: RuntimeClass) {
    entry.ownReadOnly("force", \UIPress.force)
    entry.own("gestureRecognizers", \UIPress.gestureRecognizers)
    entry.ownReadOnly("key", \UIPress.key)
    entry.ownReadOnly("phase", \UIPress.phase)
    entry.ownReadOnly("responder", \UIPress.responder)
    entry.ownReadOnly("timestamp", \UIPress.timestamp)
    entry.ownReadOnly("type", \UIPress.type)
  }

  @MainActor private static func ofUIPressesEvent(_ entry: RuntimeClass) {
    entry.ownReadOnly("allPresses", \UIPressesEvent.allPresses)
  }

  @MainActor private static func ofUIPreviewAction(_ entry: RuntimeClass) {
    entry.ownReadOnly("handler", \UIPreviewAction.handler)
    entry.ownReadOnly("style", \UIPreviewAction.style)
    entry.ownReadOnly("title", \UIPreviewAction.title)
  }

  @MainActor private static func ofUIPreviewActionGroup(_ entry: RuntimeClass) {
    entry.ownReadOnly("actions", \UIPreviewActionGroup.actions)
    entry.ownReadOnly("style", \UIPreviewActionGroup.style)
    entry.ownReadOnly("title", \UIPreviewActionGroup.title)
  }

  @MainActor private static func ofUIPreviewInteraction(_ entry: RuntimeClass) {
    entry.own("delegate", \UIPreviewInteraction.delegate)
    entry.ownReadOnly("view", \UIPreviewInteraction.view)
  }

  @MainActor private static func ofUIPreviewParameters(_ entry: RuntimeClass) {
    entry.own("backgroundColor", \UIPreviewParameters.backgroundColor)
    entry.own("shadowPath", \UIPreviewParameters.shadowPath)
    entry.own("visiblePath", \UIPreviewParameters.visiblePath)
  }

  @MainActor private static func ofUIPreviewTarget(_ entry: RuntimeClass) {
    entry.ownReadOnly("center", \UIPreviewTarget.center)
    entry.ownReadOnly("container", \UIPreviewTarget.container)
    entry.ownReadOnly("transform", \UIPreviewTarget.transform)
  }

  @MainActor private static func ofUIPrintFormatter(_ entry: RuntimeClass) {
    entry.own("contentInsets", \UIPrintFormatter.contentInsets)
    entry.own("maximumContentHeight", \UIPrintFormatter.maximumContentHeight)
    entry.own("maximumContentWidth", \UIPrintFormatter.maximumContentWidth)
    entry.own("pageCount", \UIPrintFormatter.pageCount)
    entry.own("perPageContentInsets", \UIPrintFormatter.perPageContentInsets)
    entry.ownReadOnly("printPageRenderer", \UIPrintFormatter.printPageRenderer)
    entry.own("requiresMainThread", \UIPrintFormatter.requiresMainThread)
    entry.own("startPage", \UIPrintFormatter.startPage)
  }

  @MainActor private static func ofUIPrintInfo(_ entry: RuntimeClass) {
    entry.own("duplex", \UIPrintInfo.duplex)
    entry.own("jobName", \UIPrintInfo.jobName)
    entry.own("orientation", \UIPrintInfo.orientation)
    entry.own("outputType", \UIPrintInfo.outputType)
    entry.own("printerID", \UIPrintInfo.printerID)
  }

  @MainActor private static func ofUIPrintInteractionController(_ entry: RuntimeClass) {
    entry.own("printFormatter", \UIPrintInteractionController.printFormatter)
    entry.own("printInfo", \UIPrintInteractionController.printInfo)
    entry.own("printPageRenderer", \UIPrintInteractionController.printPageRenderer)
    entry.own("printPaper", \UIPrintInteractionController.printPaper)
    entry.own("printingItem", \UIPrintInteractionController.printingItem)
    entry.own("printingItems", \UIPrintInteractionController.printingItems)
    entry.own("showsNumberOfCopies", \UIPrintInteractionController.showsNumberOfCopies)
    entry.own("showsPaperOrientation", \UIPrintInteractionController.showsPaperOrientation)
    entry.own(
      "showsPaperSelectionForLoadedPapers",
      \UIPrintInteractionController.showsPaperSelectionForLoadedPapers)
  }

  @MainActor private static func ofUIPrintPageRenderer(_ entry: RuntimeClass) {
    entry.own("footerHeight", \UIPrintPageRenderer.footerHeight)
    entry.own("headerHeight", \UIPrintPageRenderer.headerHeight)
    entry.own("numberOfPages", \UIPrintPageRenderer.numberOfPages)
    entry.own("paperRect", \UIPrintPageRenderer.paperRect)
    entry.own("printFormatters", \UIPrintPageRenderer.printFormatters)
    entry.own("printableRect", \UIPrintPageRenderer.printableRect)
  }

  @MainActor private static func ofUIPrintPaper(_ entry: RuntimeClass) {
    entry.own("paperSize", \UIPrintPaper.paperSize)
    entry.own("printableRect", \UIPrintPaper.printableRect)
  }

  @MainActor private static func ofUIProgressView(_ entry: RuntimeClass) {
    entry.own("observedProgress", \UIProgressView.observedProgress)
    entry.own("progress", \UIProgressView.progress)
    entry.own("progressImage", \UIProgressView.progressImage)
    entry.own("progressTintColor", \UIProgressView.progressTintColor)
    entry.own("progressViewStyle", \UIProgressView.progressViewStyle)
    entry.own("trackImage", \UIProgressView.trackImage)
    entry.own("trackTintColor", \UIProgressView.trackTintColor)
  }

  @MainActor private static func ofUIPushBehavior(_ entry: RuntimeClass) {
    entry.own("active", \UIPushBehavior.active)
    entry.own("angle", \UIPushBehavior.angle)
    entry.own("magnitude", \UIPushBehavior.magnitude)
    entry.ownReadOnly("mode", \UIPushBehavior.mode)
    entry.own("pushDirection", \UIPushBehavior.pushDirection)
  }

  @MainActor private static func ofUIRefreshControl(_ entry: RuntimeClass) {
    entry.own("attributedTitle", \UIRefreshControl.attributedTitle)
    entry.ownReadOnly("isRefreshing", \UIRefreshControl.isRefreshing)
  }

  @MainActor private static func ofUIResponder(_ entry: RuntimeClass) {
    entry.own("accessibilityActivationPoint", \UIResponder.accessibilityActivationPoint)
    entry.own("accessibilityActivationPointBlock", \UIResponder.accessibilityActivationPointBlock)
    entry.own("accessibilityAttributedHint", \UIResponder.accessibilityAttributedHint)
    entry.own("accessibilityAttributedLabel", \UIResponder.accessibilityAttributedLabel)
    entry.own("accessibilityAttributedValue", \UIResponder.accessibilityAttributedValue)
    entry.own("accessibilityContainerType", \UIResponder.accessibilityContainerType)
    entry.own("accessibilityCustomActions", \UIResponder.accessibilityCustomActions)
    entry.own("accessibilityCustomActionsBlock", \UIResponder.accessibilityCustomActionsBlock)
    entry.own("accessibilityCustomRotors", \UIResponder.accessibilityCustomRotors)
    entry.own("accessibilityElements", \UIResponder.accessibilityElements)
    entry.own("accessibilityElementsBlock", \UIResponder.accessibilityElementsBlock)
    entry.own("accessibilityElementsHidden", \UIResponder.accessibilityElementsHidden)
    entry.own("accessibilityFrame", \UIResponder.accessibilityFrame)
    entry.own("accessibilityFrameBlock", \UIResponder.accessibilityFrameBlock)
    entry.own("accessibilityHint", \UIResponder.accessibilityHint)
    entry.own("accessibilityHintBlock", \UIResponder.accessibilityHintBlock)
    entry.own("accessibilityIdentifierBlock", \UIResponder.accessibilityIdentifierBlock)
    entry.own("accessibilityIgnoresInvertColors", \UIResponder.accessibilityIgnoresInvertColors)
    entry.own("accessibilityLabel", \UIResponder.accessibilityLabel)
    entry.own("accessibilityLabelBlock", \UIResponder.accessibilityLabelBlock)
    entry.own("accessibilityLanguage", \UIResponder.accessibilityLanguage)
    entry.own("accessibilityNavigationStyle", \UIResponder.accessibilityNavigationStyle)
    entry.own("accessibilityPath", \UIResponder.accessibilityPath)
    entry.own("accessibilityPathBlock", \UIResponder.accessibilityPathBlock)
    entry.own(
      "accessibilityRespondsToUserInteraction", \UIResponder.accessibilityRespondsToUserInteraction)
    entry.own("accessibilityTraits", \UIResponder.accessibilityTraits)
    entry.own("accessibilityTraitsBlock", \UIResponder.accessibilityTraitsBlock)
    entry.own("accessibilityUserInputLabels", \UIResponder.accessibilityUserInputLabels)
  }

  @MainActor private static func ofUIResponder2(_ entry: RuntimeClass) {
    entry.own("accessibilityValue", \UIResponder.accessibilityValue)
    entry.own("accessibilityValueBlock", \UIResponder.accessibilityValueBlock)
    entry.own("accessibilityViewIsModal", \UIResponder.accessibilityViewIsModal)
    entry.own("activityItemsConfiguration", \UIResponder.activityItemsConfiguration)
    entry.own("canBecomeFirstResponder", \UIResponder.canBecomeFirstResponder)
    entry.own("canResignFirstResponder", \UIResponder.canResignFirstResponder)
    entry.own("inputAccessoryView", \UIResponder.inputAccessoryView)
    entry.own("inputAccessoryViewController", \UIResponder.inputAccessoryViewController)
    entry.own("inputAssistantItem", \UIResponder.inputAssistantItem)
    entry.own("inputView", \UIResponder.inputView)
    entry.own("inputViewController", \UIResponder.inputViewController)
    entry.own("isAccessibilityElement", \UIResponder.isAccessibilityElement)
    entry.own("isAccessibilityElementBlock", \UIResponder.isAccessibilityElementBlock)
    entry.own("isFirstResponder", \UIResponder.isFirstResponder)
    entry.own("keyCommands", \UIResponder.keyCommands)
    entry.own("next", \UIResponder.next)
    entry.own("pasteConfiguration", \UIResponder.pasteConfiguration)
    entry.own("shouldGroupAccessibilityChildren", \UIResponder.shouldGroupAccessibilityChildren)
    entry.own("textInputContextIdentifier", \UIResponder.textInputContextIdentifier)
    entry.own("textInputMode", \UIResponder.textInputMode)
    entry.own("undoManager", \UIResponder.undoManager)
    entry.own("userActivity", \UIResponder.userActivity)
  }

  @MainActor private static func ofUIRotationGestureRecognizer(_ entry: RuntimeClass) {
    entry.own("rotation", \UIRotationGestureRecognizer.rotation)
    entry.own("velocity", \UIRotationGestureRecognizer.velocity)
  }

  @MainActor private static func ofUIScene(_ entry: RuntimeClass) {
    entry.ownReadOnly("activationState", \UIScene.activationState)
    entry.own("delegate", \UIScene.delegate)
    entry.ownReadOnly("session", \UIScene.session)
    entry.own("subtitle", \UIScene.subtitle)
    entry.own("title", \UIScene.title)
  }

  @MainActor private static func ofUISceneActivationRequestOptions(_ entry: RuntimeClass) {
    entry.own("requestingScene", \UIScene.ActivationRequestOptions.requestingScene)
  }

  @MainActor private static func ofUISceneConnectionOptions(_ entry: RuntimeClass) {
    entry.own("handoffUserActivityType", \UIScene.ConnectionOptions.handoffUserActivityType)
    entry.own("notificationResponse", \UIScene.ConnectionOptions.notificationResponse)
    entry.own("shortcutItem", \UIScene.ConnectionOptions.shortcutItem)
    entry.own("sourceApplication", \UIScene.ConnectionOptions.sourceApplication)
    entry.own("urlContexts", \UIScene.ConnectionOptions.urlContexts)
    entry.own("userActivities", \UIScene.ConnectionOptions.userActivities)
  }

  @MainActor private static func ofUISceneOpenExternalURLOptions(_ entry: RuntimeClass) {
    entry.own("universalLinksOnly", \UIScene.OpenExternalURLOptions.universalLinksOnly)
  }

  @MainActor private static func ofUISceneOpenURLOptions(_ entry: RuntimeClass) {
    entry.own("annotation", \UIScene.OpenURLOptions.annotation)
    entry.own("openInPlace", \UIScene.OpenURLOptions.openInPlace)
    entry.own("sourceApplication", \UIScene.OpenURLOptions.sourceApplication)
  }

  @MainActor private static func ofUISceneConfiguration(_ entry: RuntimeClass) {
    entry.own("delegateClass", \UISceneConfiguration.delegateClass)
    entry.ownReadOnly("name", \UISceneConfiguration.name)
    entry.ownReadOnly("role", \UISceneConfiguration.role)
    entry.own("sceneClass", \UISceneConfiguration.sceneClass)
    entry.own("storyboard", \UISceneConfiguration.storyboard)
  }

  @MainActor private static func ofUISceneSession(_ entry: RuntimeClass) {
    entry.ownReadOnly("configuration", \UISceneSession.configuration)
    entry.ownReadOnly("persistentIdentifier", \UISceneSession.persistentIdentifier)
    entry.ownReadOnly("role", \UISceneSession.role)
    entry.own("scene", \UISceneSession.scene)
    entry.own("stateRestorationActivity", \UISceneSession.stateRestorationActivity)
    entry.own("userInfo", \UISceneSession.userInfo)
  }

  @MainActor private static func ofUISceneSessionActivationRequest(_ entry: RuntimeClass) {
    entry.ownReadOnly("role", \UISceneSessionActivationRequest.role)
    entry.ownReadOnly("session", \UISceneSessionActivationRequest.session)
    entry.own("userActivity", \UISceneSessionActivationRequest.userActivity)
  }

  @MainActor private static func ofUISceneSizeRestrictions(_ entry: RuntimeClass) {
    entry.own("maximumSize", \UISceneSizeRestrictions.maximumSize)
    entry.own("minimumSize", \UISceneSizeRestrictions.minimumSize)
  }

  @MainActor private static func ofUIScreen(_ entry: RuntimeClass) {
    entry.own("availableModes", \UIScreen.availableModes)
    entry.own("bounds", \UIScreen.bounds)
    entry.own("brightness", \UIScreen.brightness)
    entry.own("calibratedLatency", \UIScreen.calibratedLatency)
    entry.own("coordinateSpace", \UIScreen.coordinateSpace)
    entry.own("currentEDRHeadroom", \UIScreen.currentEDRHeadroom)
    entry.own("currentMode", \UIScreen.currentMode)
    entry.own("fixedCoordinateSpace", \UIScreen.fixedCoordinateSpace)
    entry.own("focusedItem", \UIScreen.focusedItem)
    entry.own("focusedView", \UIScreen.focusedView)
    entry.own("isCaptured", \UIScreen.isCaptured)
    entry.own("maximumFramesPerSecond", \UIScreen.maximumFramesPerSecond)
    entry.own("mirrored", \UIScreen.mirrored)
    entry.own("nativeBounds", \UIScreen.nativeBounds)
    entry.own("nativeScale", \UIScreen.nativeScale)
    entry.own("overscanCompensation", \UIScreen.overscanCompensation)
    entry.own("overscanCompensationInsets", \UIScreen.overscanCompensationInsets)
    entry.own("potentialEDRHeadroom", \UIScreen.potentialEDRHeadroom)
    entry.own("preferredMode", \UIScreen.preferredMode)
    entry.own("scale", \UIScreen.scale)
    entry.own("traitCollection", \UIScreen.traitCollection)
    entry.own("wantsSoftwareDimming", \UIScreen.wantsSoftwareDimming)
  }

  @MainActor private static func ofUIScreenEdgePanGestureRecognizer(_ entry: RuntimeClass) {
    entry.own("edges", \UIScreenEdgePanGestureRecognizer.edges)
  }

  @MainActor private static func ofUIScreenMode(_ entry: RuntimeClass) {
    entry.own("pixelAspectRatio", \UIScreenMode.pixelAspectRatio)
    entry.ownReadOnly("size", \UIScreenMode.size)
  }

  @MainActor private static func ofUIScreenshotService(_ entry: RuntimeClass) {
    entry.own("delegate", \UIScreenshotService.delegate)
    entry.ownReadOnly("windowScene", \UIScreenshotService.windowScene)
  }

  @MainActor private static func ofUIScribbleInteraction(_ entry: RuntimeClass) {
    entry.ownReadOnly("delegate", \UIScribbleInteraction.delegate)
    entry.own("isHandlingWriting", \UIScribbleInteraction.isHandlingWriting)
    entry.ownReadOnly("view", \UIScribbleInteraction.view)
  }

  @MainActor private static func ofUIScrollEdgeEffect(_ entry: RuntimeClass) {
    entry.own("isHidden", \UIScrollEdgeEffect.isHidden)
    entry.own("style", \UIScrollEdgeEffect.style)
  }

  @MainActor private static func ofUIScrollEdgeElementContainerInteraction(_ entry: RuntimeClass) {
    entry.own("edge", \UIScrollEdgeElementContainerInteraction.edge)
    entry.own("scrollView", \UIScrollEdgeElementContainerInteraction.scrollView)
    entry.ownReadOnly("view", \UIScrollEdgeElementContainerInteraction.view)
  }

  @MainActor private static func ofUIScrollView(_ entry: RuntimeClass) {
    entry.ownReadOnly("adjustedContentInset", \UIScrollView.adjustedContentInset)
    entry.own("allowsKeyboardScrolling", \UIScrollView.allowsKeyboardScrolling)
    entry.own("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal)
    entry.own("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical)
    entry.own(
      "automaticallyAdjustsScrollIndicatorInsets",
      \UIScrollView.automaticallyAdjustsScrollIndicatorInsets)
    entry.own("bottomEdgeEffect", \UIScrollView.bottomEdgeEffect)
    entry.own("bounces", \UIScrollView.bounces)
    entry.own("bouncesHorizontally", \UIScrollView.bouncesHorizontally)
    entry.own("bouncesVertically", \UIScrollView.bouncesVertically)
    entry.own("bouncesZoom", \UIScrollView.bouncesZoom)
    entry.own("canCancelContentTouches", \UIScrollView.canCancelContentTouches)
    entry.own("contentAlignmentPoint", \UIScrollView.contentAlignmentPoint)
    entry.own("contentInset", \UIScrollView.contentInset)
    entry.own("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior)
    entry.own("contentLayoutGuide", \UIScrollView.contentLayoutGuide)
    entry.own("contentOffset", \UIScrollView.contentOffset)
    entry.own("contentSize", \UIScrollView.contentSize)
    entry.own("decelerationRate", \UIScrollView.decelerationRate)
    entry.own("delaysContentTouches", \UIScrollView.delaysContentTouches)
    entry.own("frameLayoutGuide", \UIScrollView.frameLayoutGuide)
    entry.own("horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets)
    entry.own("indicatorStyle", \UIScrollView.indicatorStyle)
    entry.ownReadOnly("isDecelerating", \UIScrollView.isDecelerating)
    entry.own("isDirectionalLockEnabled", \UIScrollView.isDirectionalLockEnabled)
    entry.ownReadOnly("isDragging", \UIScrollView.isDragging)
    entry.own("isPagingEnabled", \UIScrollView.isPagingEnabled)
    entry.own("isScrollAnimating", \UIScrollView.isScrollAnimating)
    entry.own("isScrollEnabled", \UIScrollView.isScrollEnabled)
  }

  @MainActor private static func ofUIScrollView2(_ entry: RuntimeClass) {
    entry.ownReadOnly("isTracking", \UIScrollView.isTracking)
    entry.ownReadOnly("isZoomBouncing", \UIScrollView.isZoomBouncing)
    entry.ownReadOnly("isZooming", \UIScrollView.isZooming)
    entry.own("keyboardDismissMode", \UIScrollView.keyboardDismissMode)
    entry.own("leftEdgeEffect", \UIScrollView.leftEdgeEffect)
    entry.own("maximumZoomScale", \UIScrollView.maximumZoomScale)
    entry.own("minimumZoomScale", \UIScrollView.minimumZoomScale)
    entry.own("panGestureRecognizer", \UIScrollView.panGestureRecognizer)
    entry.own("pinchGestureRecognizer", \UIScrollView.pinchGestureRecognizer)
    entry.own("refreshControl", \UIScrollView.refreshControl)
    entry.own("rightEdgeEffect", \UIScrollView.rightEdgeEffect)
    entry.own("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets)
    entry.own("scrollsToTop", \UIScrollView.scrollsToTop)
    entry.own("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)
    entry.own("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
    entry.own("snugScrollDelegate", \UIScrollView.snugScrollDelegate)
    entry.own("topEdgeEffect", \UIScrollView.topEdgeEffect)
    entry.own(
      "transfersHorizontalScrollingToParent", \UIScrollView.transfersHorizontalScrollingToParent)
    entry.own(
      "transfersVerticalScrollingToParent", \UIScrollView.transfersVerticalScrollingToParent)
    entry.own("verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets)
    entry.own("visibleSize", \UIScrollView.visibleSize)
    entry.own("zoomScale", \UIScrollView.zoomScale)
  }

  @MainActor private static func ofUISearchBar(_ entry: RuntimeClass) {
    entry.own("autocapitalizationType", \UISearchBar.autocapitalizationType)
    entry.own("autocorrectionType", \UISearchBar.autocorrectionType)
    entry.own("backgroundImage", \UISearchBar.backgroundImage)
    entry.own("barPosition", \UISearchBar.barPosition)
    entry.own("barStyle", \UISearchBar.barStyle)
    entry.own("barTintColor", \UISearchBar.barTintColor)
    entry.own("delegate", \UISearchBar.delegate)
    entry.own("enablesReturnKeyAutomatically", \UISearchBar.enablesReturnKeyAutomatically)
    entry.own("isEnabled", \UISearchBar.isEnabled)
    entry.own("isLookToDictateEnabled", \UISearchBar.isLookToDictateEnabled)
    entry.own("isSearchResultsButtonSelected", \UISearchBar.isSearchResultsButtonSelected)
    entry.own("isSecureTextEntry", \UISearchBar.isSecureTextEntry)
    entry.own("isTranslucent", \UISearchBar.isTranslucent)
    entry.own("keyboardAppearance", \UISearchBar.keyboardAppearance)
    entry.own("keyboardType", \UISearchBar.keyboardType)
    entry.own("placeholder", \UISearchBar.placeholder)
    entry.own("prompt", \UISearchBar.prompt)
    entry.own("returnKeyType", \UISearchBar.returnKeyType)
    entry.own("scopeBarBackgroundImage", \UISearchBar.scopeBarBackgroundImage)
    entry.own("scopeButtonTitles", \UISearchBar.scopeButtonTitles)
    entry.own("searchBarStyle", \UISearchBar.searchBarStyle)
    entry.own(
      "searchFieldBackgroundPositionAdjustment",
      \UISearchBar.searchFieldBackgroundPositionAdjustment)
    entry.ownReadOnly("searchTextField", \UISearchBar.searchTextField)
    entry.own("searchTextPositionAdjustment", \UISearchBar.searchTextPositionAdjustment)
    entry.own("selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex)
    entry.own("showsBookmarkButton", \UISearchBar.showsBookmarkButton)
    entry.own("showsCancelButton", \UISearchBar.showsCancelButton)
    entry.own("showsScopeBar", \UISearchBar.showsScopeBar)
  }

  @MainActor private static func ofUISearchBar2(_ entry: RuntimeClass) {
    entry.own("showsSearchResultsButton", \UISearchBar.showsSearchResultsButton)
    entry.own("spellCheckingType", \UISearchBar.spellCheckingType)
    entry.own("text", \UISearchBar.text)
    entry.own("textContentType", \UISearchBar.textContentType)
  }

  @MainActor private static func ofUISearchController(_ entry: RuntimeClass) {
    entry.own("automaticallyShowsCancelButton", \UISearchController.automaticallyShowsCancelButton)
    entry.own("automaticallyShowsScopeBar", \UISearchController.automaticallyShowsScopeBar)
    entry.own(
      "automaticallyShowsSearchResultsController",
      \UISearchController.automaticallyShowsSearchResultsController)
    entry.own("delegate", \UISearchController.delegate)
    entry.own(
      "dimsBackgroundDuringPresentation", \UISearchController.dimsBackgroundDuringPresentation)
    entry.own(
      "hidesNavigationBarDuringPresentation",
      \UISearchController.hidesNavigationBarDuringPresentation)
    entry.own(
      "ignoresSearchSuggestionsForSearchBarPlacementStacked",
      \UISearchController.ignoresSearchSuggestionsForSearchBarPlacementStacked)
    entry.own("isActive", \UISearchController.isActive)
    entry.own(
      "obscuresBackgroundDuringPresentation",
      \UISearchController.obscuresBackgroundDuringPresentation)
    entry.own("scopeBarActivation", \UISearchController.scopeBarActivation)
    entry.own("searchBar", \UISearchController.searchBar)
    entry.own("searchBarPlacement", \UISearchController.searchBarPlacement)
    entry.ownReadOnly("searchResultsController", \UISearchController.searchResultsController)
    entry.own("searchResultsUpdater", \UISearchController.searchResultsUpdater)
    entry.own("searchSuggestions", \UISearchController.searchSuggestions)
    entry.own("showsSearchResultsController", \UISearchController.showsSearchResultsController)
  }

  @MainActor private static func ofUISearchSuggestionItem(_ entry: RuntimeClass) {
    entry.ownReadOnly("iconImage", \UISearchSuggestionItem.iconImage)
    entry.ownReadOnly(
      "localizedAttributedSuggestion", \UISearchSuggestionItem.localizedAttributedSuggestion)
    entry.ownReadOnly("localizedDescription", \UISearchSuggestionItem.localizedDescription)
    entry.own("localizedSuggestion", \UISearchSuggestionItem.localizedSuggestion)
    entry.own("representedObject", \UISearchSuggestionItem.representedObject)
  }

  @MainActor private static func ofUISearchTab(_ entry: RuntimeClass) {
    entry.own("automaticallyActivatesSearch", \UISearchTab.automaticallyActivatesSearch)
  }

  @MainActor private static func ofUISearchTextField(_ entry: RuntimeClass) {
    entry.own("allowsCopyingTokens", \UISearchTextField.allowsCopyingTokens)
    entry.own("allowsDeletingTokens", \UISearchTextField.allowsDeletingTokens)
    entry.own("searchSuggestions", \UISearchTextField.searchSuggestions)
    entry.own("textualRange", \UISearchTextField.textualRange)
    entry.own("tokenBackgroundColor", \UISearchTextField.tokenBackgroundColor)
    entry.own("tokens", \UISearchTextField.tokens)
  }

  @MainActor private static func ofUISearchToken(_ entry: RuntimeClass) {
    entry.ownReadOnly("icon", \UISearchToken.icon)
    entry.own("representedObject", \UISearchToken.representedObject)
    entry.ownReadOnly("text", \UISearchToken.text)
  }

  @MainActor private static func ofUISegmentedControl(_ entry: RuntimeClass) {
    entry.own(
      "apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent)
    entry.own("isMomentary", \UISegmentedControl.isMomentary)
    entry.own("isSpringLoaded", \UISegmentedControl.isSpringLoaded)
    entry.own("numberOfSegments", \UISegmentedControl.numberOfSegments)
    entry.own("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
    entry.own("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
  }

  @MainActor private static func ofUISheetPresentationController(_ entry: RuntimeClass) {
    entry.own("backgroundEffect", \UISheetPresentationController.backgroundEffect)
    entry.own("detents", \UISheetPresentationController.detents)
    entry.own(
      "largestUndimmedDetentIdentifier",
      \UISheetPresentationController.largestUndimmedDetentIdentifier)
    entry.own("preferredCornerRadius", \UISheetPresentationController.preferredCornerRadius)
    entry.own(
      "prefersEdgeAttachedInCompactHeight",
      \UISheetPresentationController.prefersEdgeAttachedInCompactHeight)
    entry.own("prefersGrabberVisible", \UISheetPresentationController.prefersGrabberVisible)
    entry.own("prefersPageSizing", \UISheetPresentationController.prefersPageSizing)
    entry.own(
      "prefersScrollingExpandsWhenScrolledToEdge",
      \UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge)
    entry.own("selectedDetentIdentifier", \UISheetPresentationController.selectedDetentIdentifier)
    entry.own("sourceView", \UISheetPresentationController.sourceView)
    entry.own(
      "widthFollowsPreferredContentSizeWhenEdgeAttached",
      \UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached)
  }

  @MainActor private static func ofUISheetPresentationControllerDetent(_ entry: RuntimeClass) {
    entry.ownReadOnly("identifier", \UISheetPresentationController.Detent.identifier)
  }

  @MainActor private static func ofUISimpleTextPrintFormatter(_ entry: RuntimeClass) {
    entry.own("attributedText", \UISimpleTextPrintFormatter.attributedText)
    entry.own("color", \UISimpleTextPrintFormatter.color)
    entry.own("font", \UISimpleTextPrintFormatter.font)
    entry.own("text", \UISimpleTextPrintFormatter.text)
    entry.own("textAlignment", \UISimpleTextPrintFormatter.textAlignment)
  }

  @MainActor private static func ofUISlider(_ entry: RuntimeClass) {
    entry.own("behavioralStyle", \UISlider.behavioralStyle)
    entry.own("currentMaximumTrackImage", \UISlider.currentMaximumTrackImage)
    entry.own("currentMinimumTrackImage", \UISlider.currentMinimumTrackImage)
    entry.own("currentThumbImage", \UISlider.currentThumbImage)
    entry.own("isContinuous", \UISlider.isContinuous)
    entry.own("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
    entry.own("maximumValue", \UISlider.maximumValue)
    entry.own("maximumValueImage", \UISlider.maximumValueImage)
    entry.own("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
    entry.own("minimumValue", \UISlider.minimumValue)
    entry.own("minimumValueImage", \UISlider.minimumValueImage)
    entry.own("preferredBehavioralStyle", \UISlider.preferredBehavioralStyle)
    entry.own("sliderStyle", \UISlider.sliderStyle)
    entry.own("thumbTintColor", \UISlider.thumbTintColor)
    entry.own("trackConfiguration", \UISlider.trackConfiguration)
    entry.own("value", \UISlider.value)
  }

  @MainActor private static func ofUISnapBehavior(_ entry: RuntimeClass) {
    entry.own("damping", \UISnapBehavior.damping)
    entry.own("snapPoint", \UISnapBehavior.snapPoint)
  }

  @MainActor private static func ofUISplitViewController(_ entry: RuntimeClass) {
    entry.own("delegate", \UISplitViewController.delegate)
    entry.own("displayMode", \UISplitViewController.displayMode)
    entry.own("displayModeButtonItem", \UISplitViewController.displayModeButtonItem)
    entry.own("displayModeButtonVisibility", \UISplitViewController.displayModeButtonVisibility)
    entry.own("isCollapsed", \UISplitViewController.isCollapsed)
    entry.own("maximumInspectorColumnWidth", \UISplitViewController.maximumInspectorColumnWidth)
    entry.own("maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth)
    entry.own(
      "maximumSupplementaryColumnWidth", \UISplitViewController.maximumSupplementaryColumnWidth)
    entry.own("minimumInspectorColumnWidth", \UISplitViewController.minimumInspectorColumnWidth)
    entry.own("minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth)
    entry.own(
      "minimumSupplementaryColumnWidth", \UISplitViewController.minimumSupplementaryColumnWidth)
    entry.own("preferredDisplayMode", \UISplitViewController.preferredDisplayMode)
    entry.own("preferredInspectorColumnWidth", \UISplitViewController.preferredInspectorColumnWidth)
    entry.own(
      "preferredInspectorColumnWidthFraction",
      \UISplitViewController.preferredInspectorColumnWidthFraction)
    entry.own("preferredPrimaryColumnWidth", \UISplitViewController.preferredPrimaryColumnWidth)
    entry.own(
      "preferredPrimaryColumnWidthFraction",
      \UISplitViewController.preferredPrimaryColumnWidthFraction)
    entry.own("preferredSplitBehavior", \UISplitViewController.preferredSplitBehavior)
    entry.own(
      "preferredSupplementaryColumnWidth", \UISplitViewController.preferredSupplementaryColumnWidth)
    entry.own(
      "preferredSupplementaryColumnWidthFraction",
      \UISplitViewController.preferredSupplementaryColumnWidthFraction)
    entry.own("presentsWithGesture", \UISplitViewController.presentsWithGesture)
    entry.own("primaryBackgroundStyle", \UISplitViewController.primaryBackgroundStyle)
    entry.own("primaryColumnWidth", \UISplitViewController.primaryColumnWidth)
    entry.own("primaryEdge", \UISplitViewController.primaryEdge)
    entry.own("showsSecondaryOnlyButton", \UISplitViewController.showsSecondaryOnlyButton)
    entry.own("splitBehavior", \UISplitViewController.splitBehavior)
    entry.ownReadOnly("style", \UISplitViewController.style)
    entry.own("supplementaryColumnWidth", \UISplitViewController.supplementaryColumnWidth)
    entry.own("viewControllers", \UISplitViewController.viewControllers)
  }

  @MainActor private static func ofUISpringLoadedInteraction(_ entry: RuntimeClass) {
    entry.ownReadOnly("interactionBehavior", \UISpringLoadedInteraction.interactionBehavior)
    entry.ownReadOnly("interactionEffect", \UISpringLoadedInteraction.interactionEffect)
    entry.ownReadOnly("view", \UISpringLoadedInteraction.view)
  }

  @MainActor private static func ofUISpringTimingParameters(_ entry: RuntimeClass) {
    entry.own("cubicTimingParameters", \UISpringTimingParameters.cubicTimingParameters)
    entry.ownReadOnly("initialVelocity", \UISpringTimingParameters.initialVelocity)
    entry.own("springTimingParameters", \UISpringTimingParameters.springTimingParameters)
    entry.own("timingCurveType", \UISpringTimingParameters.timingCurveType)
  }

  @MainActor private static func ofUIStackView(_ entry: RuntimeClass) {
    entry.own("alignment", \UIStackView.alignment)
    entry.own("arrangedSubviews", \UIStackView.arrangedSubviews)
    entry.own("axis", \UIStackView.axis)
    entry.own("distribution", \UIStackView.distribution)
    entry.own("isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement)
    entry.own("isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement)
    entry.own("spacing", \UIStackView.spacing)
  }

  @MainActor private static func ofUIStatusBarManager(_ entry: RuntimeClass) {
    entry.own("isStatusBarHidden", \UIStatusBarManager.isStatusBarHidden)
    entry.own("statusBarFrame", \UIStatusBarManager.statusBarFrame)
    entry.own("statusBarStyle", \UIStatusBarManager.statusBarStyle)
  }

  @MainActor private static func ofUIStepper(_ entry: RuntimeClass) {
    entry.own("autorepeat", \UIStepper.autorepeat)
    entry.own("isContinuous", \UIStepper.isContinuous)
    entry.own("maximumValue", \UIStepper.maximumValue)
    entry.own("minimumValue", \UIStepper.minimumValue)
    entry.own("stepValue", \UIStepper.stepValue)
    entry.own("value", \UIStepper.value)
    entry.own("wraps", \UIStepper.wraps)
  }

  @MainActor private static func ofUIStoryboardSegue(_ entry: RuntimeClass) {
    entry.own("destination", \UIStoryboardSegue.destination)
    entry.own("identifier", \UIStoryboardSegue.identifier)
    entry.own("source", \UIStoryboardSegue.source)
  }

  @MainActor private static func ofUIStoryboardUnwindSegueSource(_ entry: RuntimeClass) {
    entry.ownReadOnly("sender", \UIStoryboardUnwindSegueSource.sender)
    entry.ownReadOnly("source", \UIStoryboardUnwindSegueSource.source)
    entry.ownReadOnly("unwindAction", \UIStoryboardUnwindSegueSource.unwindAction)
  }

  @MainActor private static func ofUISwipeActionsConfiguration(_ entry: RuntimeClass) {
    entry.ownReadOnly("actions", \UISwipeActionsConfiguration.actions)
    entry.own(
      "performsFirstActionWithFullSwipe",
      \UISwipeActionsConfiguration.performsFirstActionWithFullSwipe)
  }

  @MainActor private static func ofUISwipeGestureRecognizer(_ entry: RuntimeClass) {
    entry.own("direction", \UISwipeGestureRecognizer.direction)
    entry.own("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired)
  }

  @MainActor private static func ofUISwitch(_ entry: RuntimeClass) {
    entry.own("isOn", \UISwitch.isOn)
    entry.own("offImage", \UISwitch.offImage)
    entry.own("onImage", \UISwitch.onImage)
    entry.own("onTintColor", \UISwitch.onTintColor)
    entry.own("preferredStyle", \UISwitch.preferredStyle)
    entry.own("style", \UISwitch.style)
    entry.own("thumbTintColor", \UISwitch.thumbTintColor)
    entry.own("title", \UISwitch.title)
  }

  @MainActor private static func ofUISymbolEffectCompletionContext(_ entry: RuntimeClass) {
    entry.ownReadOnly("effect", \UISymbolEffectCompletionContext.effect)
    entry.ownReadOnly("isFinished", \UISymbolEffectCompletionContext.isFinished)
    entry.ownReadOnly("sender", \UISymbolEffectCompletionContext.sender)
  }

  @MainActor private static func ofUITab(_ entry: RuntimeClass) {
    entry.own("allowsHiding", \UITab.allowsHiding)
    entry.own("badgeValue", \UITab.badgeValue)
    entry.own("hasVisiblePlacement", \UITab.hasVisiblePlacement)
    entry.ownReadOnly("identifier", \UITab.identifier)
    entry.own("image", \UITab.image)
    entry.own("isEnabled", \UITab.isEnabled)
    entry.own("isHidden", \UITab.isHidden)
    entry.own("isHiddenByDefault", \UITab.isHiddenByDefault)
    entry.own("managingTabGroup", \UITab.managingTabGroup)
    entry.ownReadOnly("parent", \UITab.parent)
    entry.own("preferredPlacement", \UITab.preferredPlacement)
    entry.own("subtitle", \UITab.subtitle)
    entry.ownReadOnly("tabBarController", \UITab.tabBarController)
    entry.own("title", \UITab.title)
    entry.own("userInfo", \UITab.userInfo)
    entry.own("viewController", \UITab.viewController)
  }

  @MainActor private static func ofUITabAccessory(_ entry: RuntimeClass) {
    entry.ownReadOnly("contentView", \UITabAccessory.contentView)
  }

  @MainActor private static func ofUITabBar(_ entry: RuntimeClass) {
    entry.own("backgroundImage", \UITabBar.backgroundImage)
    entry.own("barPosition", \UITabBar.barPosition)
    entry.own("barStyle", \UITabBar.barStyle)
    entry.own("barTintColor", \UITabBar.barTintColor)
    entry.own("delegate", \UITabBar.delegate)
    entry.own("isCustomizing", \UITabBar.isCustomizing)
    entry.own("isTranslucent", \UITabBar.isTranslucent)
    entry.own("itemPositioning", \UITabBar.itemPositioning)
    entry.own("itemSpacing", \UITabBar.itemSpacing)
    entry.own("itemWidth", \UITabBar.itemWidth)
    entry.own("items", \UITabBar.items)
    entry.own("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance)
    entry.own("selectedItem", \UITabBar.selectedItem)
    entry.own("selectionIndicatorImage", \UITabBar.selectionIndicatorImage)
    entry.own("shadowImage", \UITabBar.shadowImage)
    entry.own("standardAppearance", \UITabBar.standardAppearance)
    entry.own("unselectedItemTintColor", \UITabBar.unselectedItemTintColor)
  }

  @MainActor private static func ofUITabBarAppearance(_ entry: RuntimeClass) {
    entry.own("compactInlineLayoutAppearance", \UITabBarAppearance.compactInlineLayoutAppearance)
    entry.own("inlineLayoutAppearance", \UITabBarAppearance.inlineLayoutAppearance)
    entry.own("selectionIndicatorImage", \UITabBarAppearance.selectionIndicatorImage)
    entry.own("selectionIndicatorTintColor", \UITabBarAppearance.selectionIndicatorTintColor)
    entry.own("stackedItemPositioning", \UITabBarAppearance.stackedItemPositioning)
    entry.own("stackedItemSpacing", \UITabBarAppearance.stackedItemSpacing)
    entry.own("stackedItemWidth", \UITabBarAppearance.stackedItemWidth)
    entry.own("stackedLayoutAppearance", \UITabBarAppearance.stackedLayoutAppearance)
  }

  @MainActor private static func ofUITabBarController(_ entry: RuntimeClass) {
    entry.own("bottomAccessory", \UITabBarController.bottomAccessory)
    entry.own("compactTabIdentifiers", \UITabBarController.compactTabIdentifiers)
    entry.own("customizableViewControllers", \UITabBarController.customizableViewControllers)
    entry.own("customizationIdentifier", \UITabBarController.customizationIdentifier)
    entry.own("delegate", \UITabBarController.delegate)
    entry.own("isTabBarHidden", \UITabBarController.isTabBarHidden)
    entry.own("mode", \UITabBarController.mode)
    entry.ownReadOnly("moreNavigationController", \UITabBarController.moreNavigationController)
    entry.own("selectedIndex", \UITabBarController.selectedIndex)
    entry.own("selectedTab", \UITabBarController.selectedTab)
    entry.own("selectedViewController", \UITabBarController.selectedViewController)
    entry.ownReadOnly("sidebar", \UITabBarController.sidebar)
    entry.ownReadOnly("tabBar", \UITabBarController.tabBar)
    entry.own("tabBarMinimizeBehavior", \UITabBarController.tabBarMinimizeBehavior)
    entry.own("tabs", \UITabBarController.tabs)
    entry.own("viewControllers", \UITabBarController.viewControllers)
  }

  @MainActor private static func ofUITabBarControllerSidebar(_ entry: RuntimeClass) {
    entry.own("bottomBarView", \UITabBarController.Sidebar.bottomBarView)
    entry.own("footerContentConfiguration", \UITabBarController.Sidebar.footerContentConfiguration)
    entry.own("headerContentConfiguration", \UITabBarController.Sidebar.headerContentConfiguration)
    entry.own("isHidden", \UITabBarController.Sidebar.isHidden)
    entry.own("navigationOverflowItems", \UITabBarController.Sidebar.navigationOverflowItems)
    entry.own("preferredLayout", \UITabBarController.Sidebar.preferredLayout)
  }

  @MainActor private static func ofUITabBarItem(_ entry: RuntimeClass) {
    entry.own("badgeColor", \UITabBarItem.badgeColor)
    entry.own("badgeValue", \UITabBarItem.badgeValue)
    entry.own("scrollEdgeAppearance", \UITabBarItem.scrollEdgeAppearance)
    entry.own("selectedImage", \UITabBarItem.selectedImage)
    entry.own("standardAppearance", \UITabBarItem.standardAppearance)
    entry.own("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment)
  }

  @MainActor private static func ofUITabBarItemAppearance(_ entry: RuntimeClass) {
    entry.ownReadOnly("disabled", \UITabBarItemAppearance.disabled)
    entry.ownReadOnly("focused", \UITabBarItemAppearance.focused)
    entry.ownReadOnly("normal", \UITabBarItemAppearance.normal)
    entry.ownReadOnly("selected", \UITabBarItemAppearance.selected)
  }

  @MainActor private static func ofUITabBarItemStateAppearance(_ entry: RuntimeClass) {
    entry.own("badgeBackgroundColor", \UITabBarItemStateAppearance.badgeBackgroundColor)
    entry.own("badgePositionAdjustment", \UITabBarItemStateAppearance.badgePositionAdjustment)
    entry.own("badgeTextAttributes", \UITabBarItemStateAppearance.badgeTextAttributes)
    entry.own(
      "badgeTitlePositionAdjustment", \UITabBarItemStateAppearance.badgeTitlePositionAdjustment)
    entry.own("iconColor", \UITabBarItemStateAppearance.iconColor)
    entry.own("titlePositionAdjustment", \UITabBarItemStateAppearance.titlePositionAdjustment)
    entry.own("titleTextAttributes", \UITabBarItemStateAppearance.titleTextAttributes)
  }

  @MainActor private static func ofUITabGroup(_ entry: RuntimeClass) {
    entry.own("allowsReordering", \UITabGroup.allowsReordering)
    entry.own("children", \UITabGroup.children)
    entry.own("defaultChildIdentifier", \UITabGroup.defaultChildIdentifier)
    entry.own("displayOrder", \UITabGroup.displayOrder)
    entry.own("displayOrderIdentifiers", \UITabGroup.displayOrderIdentifiers)
    entry.own("managingNavigationController", \UITabGroup.managingNavigationController)
    entry.own("selectedChild", \UITabGroup.selectedChild)
    entry.own("sidebarActions", \UITabGroup.sidebarActions)
    entry.own("sidebarAppearance", \UITabGroup.sidebarAppearance)
  }

  @MainActor private static func ofUITableView(_ entry: RuntimeClass) {
    entry.own("allowsFocus", \UITableView.allowsFocus)
    entry.own("allowsFocusDuringEditing", \UITableView.allowsFocusDuringEditing)
    entry.own("allowsMultipleSelection", \UITableView.allowsMultipleSelection)
    entry.own(
      "allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing)
    entry.own("allowsSelection", \UITableView.allowsSelection)
    entry.own("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing)
    entry.own("backgroundView", \UITableView.backgroundView)
    entry.own(
      "cellLayoutMarginsFollowReadableWidth", \UITableView.cellLayoutMarginsFollowReadableWidth)
    entry.own("contentHuggingElements", \UITableView.contentHuggingElements)
    entry.own("contextMenuInteraction", \UITableView.contextMenuInteraction)
    entry.own("dataSource", \UITableView.dataSource)
    entry.own("delegate", \UITableView.delegate)
    entry.own("dragDelegate", \UITableView.dragDelegate)
    entry.own("dragInteractionEnabled", \UITableView.dragInteractionEnabled)
    entry.own("dropDelegate", \UITableView.dropDelegate)
    entry.own("estimatedRowHeight", \UITableView.estimatedRowHeight)
    entry.own("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight)
    entry.own("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight)
    entry.own("fillerRowHeight", \UITableView.fillerRowHeight)
    entry.own("hasActiveDrag", \UITableView.hasActiveDrag)
    entry.own("hasActiveDrop", \UITableView.hasActiveDrop)
    entry.own("hasUncommittedUpdates", \UITableView.hasUncommittedUpdates)
    entry.own("indexPathForSelectedRow", \UITableView.indexPathForSelectedRow)
    entry.own("indexPathsForSelectedRows", \UITableView.indexPathsForSelectedRows)
    entry.own("indexPathsForVisibleRows", \UITableView.indexPathsForVisibleRows)
    entry.own("insetsContentViewsToSafeArea", \UITableView.insetsContentViewsToSafeArea)
    entry.own("isEditing", \UITableView.isEditing)
    entry.own("isPrefetchingEnabled", \UITableView.isPrefetchingEnabled)
  }

  @MainActor private static func ofUITableView2(_ entry: RuntimeClass) {
    entry.own("isSpringLoaded", \UITableView.isSpringLoaded)
    entry.own("numberOfSections", \UITableView.numberOfSections)
    entry.own("prefetchDataSource", \UITableView.prefetchDataSource)
    entry.own("remembersLastFocusedIndexPath", \UITableView.remembersLastFocusedIndexPath)
    entry.own("rowHeight", \UITableView.rowHeight)
    entry.own("sectionFooterHeight", \UITableView.sectionFooterHeight)
    entry.own("sectionHeaderHeight", \UITableView.sectionHeaderHeight)
    entry.own("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding)
    entry.own("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor)
    entry.own("sectionIndexColor", \UITableView.sectionIndexColor)
    entry.own("sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount)
    entry.own(
      "sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor)
    entry.own("selectionFollowsFocus", \UITableView.selectionFollowsFocus)
    entry.own("selfSizingInvalidation", \UITableView.selfSizingInvalidation)
    entry.own("separatorColor", \UITableView.separatorColor)
    entry.own("separatorEffect", \UITableView.separatorEffect)
    entry.own("separatorInset", \UITableView.separatorInset)
    entry.own("separatorInsetReference", \UITableView.separatorInsetReference)
    entry.own("separatorStyle", \UITableView.separatorStyle)
    entry.ownReadOnly("style", \UITableView.style)
    entry.own("tableFooterView", \UITableView.tableFooterView)
    entry.own("tableHeaderView", \UITableView.tableHeaderView)
    entry.own("visibleCells", \UITableView.visibleCells)
  }

  @MainActor private static func ofUITableViewCell(_ entry: RuntimeClass) {
    entry.own("accessoryType", \UITableViewCell.accessoryType)
    entry.own("accessoryView", \UITableViewCell.accessoryView)
    entry.own(
      "automaticallyUpdatesBackgroundConfiguration",
      \UITableViewCell.automaticallyUpdatesBackgroundConfiguration)
    entry.own(
      "automaticallyUpdatesContentConfiguration",
      \UITableViewCell.automaticallyUpdatesContentConfiguration)
    entry.own("backgroundConfiguration", \UITableViewCell.backgroundConfiguration)
    entry.own("backgroundView", \UITableViewCell.backgroundView)
    entry.own("configurationState", \UITableViewCell.configurationState)
    entry.own("configurationUpdateHandler", \UITableViewCell.configurationUpdateHandler)
    entry.own("contentConfiguration", \UITableViewCell.contentConfiguration)
    entry.own("contentView", \UITableViewCell.contentView)
    entry.own("detailTextLabel", \UITableViewCell.detailTextLabel)
    entry.own("editingAccessoryType", \UITableViewCell.editingAccessoryType)
    entry.own("editingAccessoryView", \UITableViewCell.editingAccessoryView)
    entry.own("editingStyle", \UITableViewCell.editingStyle)
    entry.own("focusStyle", \UITableViewCell.focusStyle)
    entry.own("imageView", \UITableViewCell.imageView)
    entry.own("indentationLevel", \UITableViewCell.indentationLevel)
    entry.own("indentationWidth", \UITableViewCell.indentationWidth)
    entry.own("isEditing", \UITableViewCell.isEditing)
    entry.own("isHighlighted", \UITableViewCell.isHighlighted)
    entry.own("isSelected", \UITableViewCell.isSelected)
    entry.own("multipleSelectionBackgroundView", \UITableViewCell.multipleSelectionBackgroundView)
    entry.own("reuseIdentifier", \UITableViewCell.reuseIdentifier)
    entry.own("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
    entry.own("selectionStyle", \UITableViewCell.selectionStyle)
    entry.own("separatorInset", \UITableViewCell.separatorInset)
    entry.own("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing)
    entry.own("showingDeleteConfirmation", \UITableViewCell.showingDeleteConfirmation)
  }

  @MainActor private static func ofUITableViewCell2(_ entry: RuntimeClass) {
    entry.own("showsReorderControl", \UITableViewCell.showsReorderControl)
    entry.own("textLabel", \UITableViewCell.textLabel)
    entry.own(
      "userInteractionEnabledWhileDragging", \UITableViewCell.userInteractionEnabledWhileDragging)
  }

  @MainActor private static func ofUITableViewController(_ entry: RuntimeClass) {
    entry.own(
      "clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear)
    entry.own("refreshControl", \UITableViewController.refreshControl)
    entry.own("tableView", \UITableViewController.tableView)
  }

  @MainActor private static func ofUITableViewDropPlaceholder(_ entry: RuntimeClass) {
    entry.own("previewParametersProvider", \UITableViewDropPlaceholder.previewParametersProvider)
  }

  @MainActor private static func ofUITableViewDropProposal(_ entry: RuntimeClass) {
    entry.ownReadOnly("intent", \UITableViewDropProposal.intent)
  }

  @MainActor private static func ofUITableViewFocusUpdateContext(_ entry: RuntimeClass) {
    entry.ownReadOnly("nextFocusedIndexPath", \UITableViewFocusUpdateContext.nextFocusedIndexPath)
    entry.ownReadOnly(
      "previouslyFocusedIndexPath", \UITableViewFocusUpdateContext.previouslyFocusedIndexPath)
  }

  @MainActor private static func ofUITableViewHeaderFooterView(_ entry: RuntimeClass) {
    entry.own(
      "automaticallyUpdatesBackgroundConfiguration",
      \UITableViewHeaderFooterView.automaticallyUpdatesBackgroundConfiguration)
    entry.own(
      "automaticallyUpdatesContentConfiguration",
      \UITableViewHeaderFooterView.automaticallyUpdatesContentConfiguration)
    entry.own("backgroundConfiguration", \UITableViewHeaderFooterView.backgroundConfiguration)
    entry.own("backgroundView", \UITableViewHeaderFooterView.backgroundView)
    entry.own("configurationState", \UITableViewHeaderFooterView.configurationState)
    entry.own("configurationUpdateHandler", \UITableViewHeaderFooterView.configurationUpdateHandler)
    entry.own("contentConfiguration", \UITableViewHeaderFooterView.contentConfiguration)
    entry.own("contentView", \UITableViewHeaderFooterView.contentView)
    entry.own("detailTextLabel", \UITableViewHeaderFooterView.detailTextLabel)
    entry.own("reuseIdentifier", \UITableViewHeaderFooterView.reuseIdentifier)
    entry.own("textLabel", \UITableViewHeaderFooterView.textLabel)
  }

  @MainActor private static func ofUITableViewPlaceholder(_ entry: RuntimeClass) {
    entry.own("cellUpdateHandler", \UITableViewPlaceholder.cellUpdateHandler)
    entry.ownReadOnly("insertionIndexPath", \UITableViewPlaceholder.insertionIndexPath)
    entry.ownReadOnly("reuseIdentifier", \UITableViewPlaceholder.reuseIdentifier)
    entry.ownReadOnly("rowHeight", \UITableViewPlaceholder.rowHeight)
  }

  @MainActor private static func ofUITableViewRowAction(_ entry: RuntimeClass) {
    entry.own("backgroundColor", \UITableViewRowAction.backgroundColor)
    entry.own("backgroundEffect", \UITableViewRowAction.backgroundEffect)
    entry.ownReadOnly("style", \UITableViewRowAction.style)
    entry.own("title", \UITableViewRowAction.title)
  }

  @MainActor private static func ofUITapGestureRecognizer(_ entry: RuntimeClass) {
    entry.own("buttonMaskRequired", \UITapGestureRecognizer.buttonMaskRequired)
    entry.own("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired)
    entry.own("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired)
  }

  @MainActor private static func ofUITargetedPreview(_ entry: RuntimeClass) {
    entry.ownReadOnly("parameters", \UITargetedPreview.parameters)
    entry.own("size", \UITargetedPreview.size)
    entry.ownReadOnly("target", \UITargetedPreview.target)
    entry.ownReadOnly("view", \UITargetedPreview.view)
  }

  @MainActor private static func ofUITextChecker(_ entry: RuntimeClass) {
    entry.own("ignoredWords", \UITextChecker.ignoredWords)
  }

  @MainActor private static func ofUITextDropProposal(_ entry: RuntimeClass) {
    entry.own("dropAction", \UITextDropProposal.dropAction)
    entry.own("dropPerformer", \UITextDropProposal.dropPerformer)
    entry.own("dropProgressMode", \UITextDropProposal.dropProgressMode)
    entry.own("useFastSameViewOperations", \UITextDropProposal.useFastSameViewOperations)
  }

  @MainActor private static func ofUITextField(_ entry: RuntimeClass) {
    entry.own("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory)
    entry.own("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth)
    entry.own("allowedWritingToolsResultOptions", \UITextField.allowedWritingToolsResultOptions)
    entry.own("allowsEditingTextAttributes", \UITextField.allowsEditingTextAttributes)
    entry.own("attributedPlaceholder", \UITextField.attributedPlaceholder)
    entry.own("attributedText", \UITextField.attributedText)
    entry.own("autocapitalizationType", \UITextField.autocapitalizationType)
    entry.own("autocorrectionType", \UITextField.autocorrectionType)
    entry.own("background", \UITextField.background)
    entry.own("borderStyle", \UITextField.borderStyle)
    entry.own("clearButtonMode", \UITextField.clearButtonMode)
    entry.own("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing)
    entry.own("clearsOnInsertion", \UITextField.clearsOnInsertion)
    entry.own("defaultTextAttributes", \UITextField.defaultTextAttributes)
    entry.own("delegate", \UITextField.delegate)
    entry.own("disabledBackground", \UITextField.disabledBackground)
    entry.own("enablesReturnKeyAutomatically", \UITextField.enablesReturnKeyAutomatically)
    entry.own("endOfDocument", \UITextField.endOfDocument)
    entry.own("font", \UITextField.font)
    entry.own("hasText", \UITextField.hasText)
    entry.own("inlinePredictionType", \UITextField.inlinePredictionType)
    entry.own("interactionState", \UITextField.interactionState)
    entry.own("isEditing", \UITextField.isEditing)
    entry.own("isSecureTextEntry", \UITextField.isSecureTextEntry)
    entry.own("isTextDragActive", \UITextField.isTextDragActive)
    entry.own("isTextDropActive", \UITextField.isTextDropActive)
    entry.own("keyboardAppearance", \UITextField.keyboardAppearance)
    entry.own("keyboardType", \UITextField.keyboardType)
  }

  @MainActor private static func ofUITextField2(_ entry: RuntimeClass) {
    entry.own("leftView", \UITextField.leftView)
    entry.own("leftViewMode", \UITextField.leftViewMode)
    entry.own("mathExpressionCompletionType", \UITextField.mathExpressionCompletionType)
    entry.own("minimumFontSize", \UITextField.minimumFontSize)
    entry.own("pasteDelegate", \UITextField.pasteDelegate)
    entry.own("placeholder", \UITextField.placeholder)
    entry.own("returnKeyType", \UITextField.returnKeyType)
    entry.own("rightView", \UITextField.rightView)
    entry.own("rightViewMode", \UITextField.rightViewMode)
    entry.own("selectedTextRange", \UITextField.selectedTextRange)
    entry.own("spellCheckingType", \UITextField.spellCheckingType)
    entry.own("text", \UITextField.text)
    entry.own("textAlignment", \UITextField.textAlignment)
    entry.own("textColor", \UITextField.textColor)
    entry.own("textContentType", \UITextField.textContentType)
    entry.own("textDragDelegate", \UITextField.textDragDelegate)
    entry.own("textDragInteraction", \UITextField.textDragInteraction)
    entry.own("textDragOptions", \UITextField.textDragOptions)
    entry.own("textDropDelegate", \UITextField.textDropDelegate)
    entry.own("textDropInteraction", \UITextField.textDropInteraction)
    entry.own("typingAttributes", \UITextField.typingAttributes)
    entry.own("writingToolsBehavior", \UITextField.writingToolsBehavior)
  }

  @MainActor private static func ofUITextInputAssistantItem(_ entry: RuntimeClass) {
    entry.own("allowsHidingShortcuts", \UITextInputAssistantItem.allowsHidingShortcuts)
    entry.own("leadingBarButtonGroups", \UITextInputAssistantItem.leadingBarButtonGroups)
    entry.own("trailingBarButtonGroups", \UITextInputAssistantItem.trailingBarButtonGroups)
  }

  @MainActor private static func ofUITextInputMode(_ entry: RuntimeClass) {
    entry.ownReadOnly("primaryLanguage", \UITextInputMode.primaryLanguage)
  }

  @MainActor private static func ofUITextInputPasswordRules(_ entry: RuntimeClass) {
    entry.ownReadOnly("passwordRulesDescriptor", \UITextInputPasswordRules.passwordRulesDescriptor)
  }

  @MainActor private static func ofUITextInteraction(_ entry: RuntimeClass) {
    entry.own("delegate", \UITextInteraction.delegate)
    entry.own("gesturesForFailureRequirements", \UITextInteraction.gesturesForFailureRequirements)
    entry.own("textInput", \UITextInteraction.textInput)
    entry.ownReadOnly("textInteractionMode", \UITextInteraction.textInteractionMode)
    entry.ownReadOnly("view", \UITextInteraction.view)
  }

  @MainActor private static func ofUITextItem(_ entry: RuntimeClass) {
    entry.ownReadOnly("content", \UITextItem.content)
    entry.ownReadOnly("range", \UITextItem.range)
  }

  @MainActor private static func ofUITextPlaceholder(_ entry: RuntimeClass) {
    entry.own("rects", \UITextPlaceholder.rects)
  }

  @MainActor private static func ofUITextRange(_ entry: RuntimeClass) {
    entry.own("end", \UITextRange.end)
    entry.own("isEmpty", \UITextRange.isEmpty)
    entry.own("start", \UITextRange.start)
  }

  @MainActor private static func ofUITextSearchingFindSession(_ entry: RuntimeClass) {
    entry.ownReadOnly("searchableObject", \UITextSearchingFindSession.searchableObject)
  }

  @MainActor private static func ofUITextSelectionDisplayInteraction(_ entry: RuntimeClass) {
    entry.own("delegate", \UITextSelectionDisplayInteraction.delegate)
    entry.own("isActivated", \UITextSelectionDisplayInteraction.isActivated)
    entry.ownReadOnly("textInput", \UITextSelectionDisplayInteraction.textInput)
    entry.ownReadOnly("view", \UITextSelectionDisplayInteraction.view)
  }

  @MainActor private static func ofUITextSelectionRect(_ entry: RuntimeClass) {
    entry.own("containsEnd", \UITextSelectionRect.containsEnd)
    entry.own("containsStart", \UITextSelectionRect.containsStart)
    entry.own("isVertical", \UITextSelectionRect.isVertical)
    entry.own("rect", \UITextSelectionRect.rect)
    entry.own("transform", \UITextSelectionRect.transform)
    entry.own("writingDirection", \UITextSelectionRect.writingDirection)
  }

  @MainActor private static func ofUITextView(_ entry: RuntimeClass) {
    entry.own("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory)
    entry.own("allowedWritingToolsResultOptions", \UITextView.allowedWritingToolsResultOptions)
    entry.own("allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes)
    entry.own("attributedText", \UITextView.attributedText)
    entry.own("autocapitalizationType", \UITextView.autocapitalizationType)
    entry.own("autocorrectionType", \UITextView.autocorrectionType)
    entry.own("borderStyle", \UITextView.borderStyle)
    entry.own("clearsOnInsertion", \UITextView.clearsOnInsertion)
    entry.own("dataDetectorTypes", \UITextView.dataDetectorTypes)
    entry.own("delegate", \UITextView.delegate)
    entry.own("enablesReturnKeyAutomatically", \UITextView.enablesReturnKeyAutomatically)
    entry.own("endOfDocument", \UITextView.endOfDocument)
    entry.own("findInteraction", \UITextView.findInteraction)
    entry.own("font", \UITextView.font)
    entry.own("hasText", \UITextView.hasText)
    entry.own("inlinePredictionType", \UITextView.inlinePredictionType)
    entry.own("isEditable", \UITextView.isEditable)
    entry.own("isFindInteractionEnabled", \UITextView.isFindInteractionEnabled)
    entry.own("isSecureTextEntry", \UITextView.isSecureTextEntry)
    entry.own("isSelectable", \UITextView.isSelectable)
    entry.own("isTextDragActive", \UITextView.isTextDragActive)
    entry.own("isTextDropActive", \UITextView.isTextDropActive)
    entry.own("isWritingToolsActive", \UITextView.isWritingToolsActive)
    entry.own("keyboardAppearance", \UITextView.keyboardAppearance)
    entry.own("keyboardType", \UITextView.keyboardType)
    entry.own("layoutManager", \UITextView.layoutManager)
    entry.own("linkTextAttributes", \UITextView.linkTextAttributes)
    entry.own("markedTextStyle", \UITextView.markedTextStyle)
  }

  @MainActor private static func ofUITextView2(_ entry: RuntimeClass) {
    entry.own("mathExpressionCompletionType", \UITextView.mathExpressionCompletionType)
    entry.own("pasteDelegate", \UITextView.pasteDelegate)
    entry.own("returnKeyType", \UITextView.returnKeyType)
    entry.own("selectedRange", \UITextView.selectedRange)
    entry.own("selectedRanges", \UITextView.selectedRanges)
    entry.own("selectedTextRange", \UITextView.selectedTextRange)
    entry.own("spellCheckingType", \UITextView.spellCheckingType)
    entry.own("text", \UITextView.text)
    entry.own("textAlignment", \UITextView.textAlignment)
    entry.own("textColor", \UITextView.textColor)
    entry.ownReadOnly("textContainer", \UITextView.textContainer)
    entry.own("textContainerInset", \UITextView.textContainerInset)
    entry.own("textContentType", \UITextView.textContentType)
    entry.own("textDragDelegate", \UITextView.textDragDelegate)
    entry.own("textDragInteraction", \UITextView.textDragInteraction)
    entry.own("textDragOptions", \UITextView.textDragOptions)
    entry.own("textDropDelegate", \UITextView.textDropDelegate)
    entry.own("textDropInteraction", \UITextView.textDropInteraction)
    entry.own("textHighlightAttributes", \UITextView.textHighlightAttributes)
    entry.own("textLayoutManager", \UITextView.textLayoutManager)
    entry.own("textStorage", \UITextView.textStorage)
    entry.own("typingAttributes", \UITextView.typingAttributes)
    entry.own("usesStandardTextScaling", \UITextView.usesStandardTextScaling)
    entry.own("writingToolsBehavior", \UITextView.writingToolsBehavior)
  }

  @MainActor private static func ofUIToolTipConfiguration(_ entry: RuntimeClass) {
    entry.ownReadOnly("sourceRect", \UIToolTipConfiguration.sourceRect)
    entry.ownReadOnly("toolTip", \UIToolTipConfiguration.toolTip)
  }

  @MainActor private static func ofUIToolTipInteraction(_ entry: RuntimeClass) {
    entry.own("defaultToolTip", \UIToolTipInteraction.defaultToolTip)
    entry.own("delegate", \UIToolTipInteraction.delegate)
    entry.own("isEnabled", \UIToolTipInteraction.isEnabled)
    entry.ownReadOnly("view", \UIToolTipInteraction.view)
  }

  @MainActor private static func ofUIToolbar(_ entry: RuntimeClass) {
    entry.own("barPosition", \UIToolbar.barPosition)
    entry.own("barStyle", \UIToolbar.barStyle)
    entry.own("barTintColor", \UIToolbar.barTintColor)
    entry.own("compactAppearance", \UIToolbar.compactAppearance)
    entry.own("compactScrollEdgeAppearance", \UIToolbar.compactScrollEdgeAppearance)
    entry.own("delegate", \UIToolbar.delegate)
    entry.own("isTranslucent", \UIToolbar.isTranslucent)
    entry.own("items", \UIToolbar.items)
    entry.own("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance)
    entry.own("standardAppearance", \UIToolbar.standardAppearance)
  }

  @MainActor private static func ofUIToolbarAppearance(_ entry: RuntimeClass) {
    entry.own("buttonAppearance", \UIToolbarAppearance.buttonAppearance)
    entry.own("doneButtonAppearance", \UIToolbarAppearance.doneButtonAppearance)
  }

  @MainActor private static func ofUITouch(_ entry: RuntimeClass) {
    entry.own("altitudeAngle", \UITouch.altitudeAngle)
    entry.own("estimatedProperties", \UITouch.estimatedProperties)
    entry.own("estimatedPropertiesExpectingUpdates", \UITouch.estimatedPropertiesExpectingUpdates)
    entry.own("estimationUpdateIndex", \UITouch.estimationUpdateIndex)
    entry.own("force", \UITouch.force)
    entry.ownReadOnly("gestureRecognizers", \UITouch.gestureRecognizers)
    entry.own("majorRadius", \UITouch.majorRadius)
    entry.own("majorRadiusTolerance", \UITouch.majorRadiusTolerance)
    entry.own("maximumPossibleForce", \UITouch.maximumPossibleForce)
    entry.ownReadOnly("phase", \UITouch.phase)
    entry.own("rollAngle", \UITouch.rollAngle)
    entry.ownReadOnly("tapCount", \UITouch.tapCount)
    entry.ownReadOnly("timestamp", \UITouch.timestamp)
    entry.ownReadOnly("type", \UITouch.type)
    entry.ownReadOnly("view", \UITouch.view)
    entry.ownReadOnly("window", \UITouch.window)
  }

  @MainActor private static func ofUITraitCollection(_ entry: RuntimeClass) {
    entry.own("accessibilityContrast", \UITraitCollection.accessibilityContrast)
    entry.own("activeAppearance", \UITraitCollection.activeAppearance)
    entry.own("displayGamut", \UITraitCollection.displayGamut)
    entry.own("displayScale", \UITraitCollection.displayScale)
    entry.own("forceTouchCapability", \UITraitCollection.forceTouchCapability)
    entry.own("horizontalSizeClass", \UITraitCollection.horizontalSizeClass)
    entry.own("imageDynamicRange", \UITraitCollection.imageDynamicRange)
    entry.own("layoutDirection", \UITraitCollection.layoutDirection)
    entry.own("legibilityWeight", \UITraitCollection.legibilityWeight)
    entry.own("listEnvironment", \UITraitCollection.listEnvironment)
    entry.own("preferredContentSizeCategory", \UITraitCollection.preferredContentSizeCategory)
    entry.own("sceneCaptureState", \UITraitCollection.sceneCaptureState)
    entry.own("tabAccessoryEnvironment", \UITraitCollection.tabAccessoryEnvironment)
    entry.own("toolbarItemPresentationSize", \UITraitCollection.toolbarItemPresentationSize)
    entry.own("typesettingLanguage", \UITraitCollection.typesettingLanguage)
    entry.own("userInterfaceIdiom", \UITraitCollection.userInterfaceIdiom)
    entry.own("userInterfaceLevel", \UITraitCollection.userInterfaceLevel)
    entry.own("userInterfaceStyle", \UITraitCollection.userInterfaceStyle)
    entry.own("verticalSizeClass", \UITraitCollection.verticalSizeClass)
  }

  @MainActor private static func ofUIUpdateInfo(_ entry: RuntimeClass) {
    entry.ownReadOnly("completionDeadlineTime", \UIUpdateInfo.completionDeadlineTime)
    entry.ownReadOnly("estimatedPresentationTime", \UIUpdateInfo.estimatedPresentationTime)
    entry.ownReadOnly(
      "isImmediatePresentationExpected", \UIUpdateInfo.isImmediatePresentationExpected)
    entry.ownReadOnly(
      "isLowLatencyEventDispatchConfirmed", \UIUpdateInfo.isLowLatencyEventDispatchConfirmed)
    entry.ownReadOnly("isPerformingLowLatencyPhases", \UIUpdateInfo.isPerformingLowLatencyPhases)
    entry.ownReadOnly("modelTime", \UIUpdateInfo.modelTime)
  }

  @MainActor private static func ofUIUpdateLink(_ entry: RuntimeClass) {
    entry.ownReadOnly("currentUpdateInfo", \UIUpdateLink.currentUpdateInfo)
    entry.own("isEnabled", \UIUpdateLink.isEnabled)
    entry.own("preferredFrameRateRange", \UIUpdateLink.preferredFrameRateRange)
    entry.own("requiresContinuousUpdates", \UIUpdateLink.requiresContinuousUpdates)
    entry.own("wantsImmediatePresentation", \UIUpdateLink.wantsImmediatePresentation)
    entry.own("wantsLowLatencyEventDispatch", \UIUpdateLink.wantsLowLatencyEventDispatch)
  }

  @MainActor private static func ofUIUserNotificationSettings(_ entry: RuntimeClass) {
    entry.ownReadOnly("types", \UIUserNotificationSettings.types)
  }

  @MainActor private static func ofUIVibrancyEffect(_ entry: RuntimeClass) {
    entry.ownReadOnly("blurEffect", \UIVibrancyEffect.blurEffect)
  }

  @MainActor private static func ofUIView(_ entry: RuntimeClass) {
    entry.own("accessibilityDirectTouchOptions", \UIView.accessibilityDirectTouchOptions)
    entry.own("accessibilityExpandedStatus", \UIView.accessibilityExpandedStatus)
    entry.own("accessibilityHeaderElementsBlock", \UIView.accessibilityHeaderElementsBlock)
    entry.own("accessibilityIdentifier", \UIView.accessibilityIdentifier)
    entry.own("accessibilityTextualContext", \UIView.accessibilityTextualContext)
    entry.own("alignmentRectInsets", \UIView.alignmentRectInsets)
    entry.own("alpha", \UIView.alpha)
    entry.own("anchorPoint", \UIView.anchorPoint)
    entry.own(
      "appliedContentSizeCategoryLimitsDescription",
      \UIView.appliedContentSizeCategoryLimitsDescription)
    entry.own("automationElements", \UIView.automationElements)
    entry.own("autoresizesSubviews", \UIView.autoresizesSubviews)
    entry.own("autoresizingMask", \UIView.autoresizingMask)
    entry.own("backgroundColor", \UIView.backgroundColor)
    entry.own("bottomAnchor", \UIView.bottomAnchor)
    entry.own("bounds", \UIView.bounds)
    entry.own("canBecomeFocused", \UIView.canBecomeFocused)
    entry.own("center", \UIView.center)
    entry.own("centerXAnchor", \UIView.centerXAnchor)
    entry.own("centerYAnchor", \UIView.centerYAnchor)
    entry.own("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing)
    entry.own("clipsToBounds", \UIView.clipsToBounds)
    entry.own("constraints", \UIView.constraints)
    entry.own("contentMode", \UIView.contentMode)
    entry.own("contentScaleFactor", \UIView.contentScaleFactor)
    entry.own("coordinateSpace", \UIView.coordinateSpace)
    entry.own("cornerConfiguration", \UIView.cornerConfiguration)
    entry.own("directionalLayoutMargins", \UIView.directionalLayoutMargins)
    entry.own(
      "effectiveUserInterfaceLayoutDirection", \UIView.effectiveUserInterfaceLayoutDirection)
  }

  @MainActor private static func ofUIView2(_ entry: RuntimeClass) {
    entry.own("firstBaselineAnchor", \UIView.firstBaselineAnchor)
    entry.own("firstBaselineOffsetFromTop", \UIView.firstBaselineOffsetFromTop)
    entry.own("focusEffect", \UIView.focusEffect)
    entry.own("focusGroupIdentifier", \UIView.focusGroupIdentifier)
    entry.own("focusGroupPriority", \UIView.focusGroupPriority)
    entry.own("focusItemContainer", \UIView.focusItemContainer)
    entry.own("forFirstBaselineLayout", \UIView.forFirstBaselineLayout)
    entry.own("forLastBaselineLayout", \UIView.forLastBaselineLayout)
    entry.own("frame", \UIView.frame)
    entry.own("gestureRecognizers", \UIView.gestureRecognizers)
    entry.own("hasAmbiguousLayout", \UIView.hasAmbiguousLayout)
    entry.own("heightAnchor", \UIView.heightAnchor)
    entry.own("hoverStyle", \UIView.hoverStyle)
    entry.own("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea)
    entry.own("interactions", \UIView.interactions)
    entry.own("intrinsicContentSize", \UIView.intrinsicContentSize)
    entry.own("isExclusiveTouch", \UIView.isExclusiveTouch)
    entry.own("isFocused", \UIView.isFocused)
    entry.own("isHidden", \UIView.isHidden)
    entry.own("isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled)
    entry.own("isOpaque", \UIView.isOpaque)
    entry.own("isUserInteractionEnabled", \UIView.isUserInteractionEnabled)
    entry.own("keyboardLayoutGuide", \UIView.keyboardLayoutGuide)
    entry.own("largeContentImage", \UIView.largeContentImage)
    entry.own("largeContentImageInsets", \UIView.largeContentImageInsets)
    entry.own("largeContentTitle", \UIView.largeContentTitle)
    entry.own("lastBaselineAnchor", \UIView.lastBaselineAnchor)
    entry.own("lastBaselineOffsetFromBottom", \UIView.lastBaselineOffsetFromBottom)
  }

  @MainActor private static func ofUIView3(_ entry: RuntimeClass) {
    entry.own("layer", \UIView.layer)
    entry.own("layoutGuides", \UIView.layoutGuides)
    entry.own("layoutMargins", \UIView.layoutMargins)
    entry.own("layoutMarginsGuide", \UIView.layoutMarginsGuide)
    entry.own("leadingAnchor", \UIView.leadingAnchor)
    entry.own("leftAnchor", \UIView.leftAnchor)
    entry.own("mask", \UIView.mask)
    entry.own("maskView", \UIView.maskView)
    entry.own("maximumContentSizeCategory", \UIView.maximumContentSizeCategory)
    entry.own("minimumContentSizeCategory", \UIView.minimumContentSizeCategory)
    entry.own("motionEffects", \UIView.motionEffects)
    entry.own("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle)
    entry.own("parentFocusEnvironment", \UIView.parentFocusEnvironment)
    entry.own("preferredFocusEnvironments", \UIView.preferredFocusEnvironments)
    entry.own("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins)
    entry.own("readableContentGuide", \UIView.readableContentGuide)
    entry.own("restorationIdentifier", \UIView.restorationIdentifier)
    entry.own("rightAnchor", \UIView.rightAnchor)
    entry.own("safeAreaInsets", \UIView.safeAreaInsets)
    entry.own("safeAreaLayoutGuide", \UIView.safeAreaLayoutGuide)
    entry.own("scalesLargeContentImage", \UIView.scalesLargeContentImage)
    entry.own("semanticContentAttribute", \UIView.semanticContentAttribute)
    entry.own("showsLargeContentViewer", \UIView.showsLargeContentViewer)
    entry.own("subviews", \UIView.subviews)
    entry.own("superview", \UIView.superview)
    entry.own("tag", \UIView.tag)
    entry.own("tintAdjustmentMode", \UIView.tintAdjustmentMode)
    entry.own("tintColor", \UIView.tintColor)
  }

  @MainActor private static func ofUIView4(_ entry: RuntimeClass) {
    entry.own("topAnchor", \UIView.topAnchor)
    entry.own("trailingAnchor", \UIView.trailingAnchor)
    entry.own("traitCollection", \UIView.traitCollection)
    entry.own("traitOverrides", \UIView.traitOverrides)
    entry.own("transform", \UIView.transform)
    entry.own("transform3D", \UIView.transform3D)
    entry.own(
      "translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints
    )
    entry.own("widthAnchor", \UIView.widthAnchor)
    entry.own("window", \UIView.window)
  }

  @MainActor private static func ofUIViewController(_ entry: RuntimeClass) {
    entry.own("activePresentationController", \UIViewController.activePresentationController)
    entry.own("additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets)
    entry.own(
      "automaticallyAdjustsScrollViewInsets", \UIViewController.automaticallyAdjustsScrollViewInsets
    )
    entry.own("bottomLayoutGuide", \UIViewController.bottomLayoutGuide)
    entry.own("childForHomeIndicatorAutoHidden", \UIViewController.childForHomeIndicatorAutoHidden)
    entry.own(
      "childForScreenEdgesDeferringSystemGestures",
      \UIViewController.childForScreenEdgesDeferringSystemGestures)
    entry.own("childForStatusBarHidden", \UIViewController.childForStatusBarHidden)
    entry.own("childForStatusBarStyle", \UIViewController.childForStatusBarStyle)
    entry.own(
      "childViewControllerForPointerLock", \UIViewController.childViewControllerForPointerLock)
    entry.ownReadOnly("children", \UIViewController.children)
    entry.own("contentUnavailableConfiguration", \UIViewController.contentUnavailableConfiguration)
    entry.own(
      "contentUnavailableConfigurationState", \UIViewController.contentUnavailableConfigurationState
    )
    entry.own("definesPresentationContext", \UIViewController.definesPresentationContext)
    entry.own(
      "disablesAutomaticKeyboardDismissal", \UIViewController.disablesAutomaticKeyboardDismissal)
    entry.own("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout)
    entry.own("editButtonItem", \UIViewController.editButtonItem)
    entry.own(
      "extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars)
    entry.own("extensionContext", \UIViewController.extensionContext)
    entry.own("focusGroupIdentifier", \UIViewController.focusGroupIdentifier)
    entry.own("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
    entry.own(
      "interactionActivityTrackingBaseName", \UIViewController.interactionActivityTrackingBaseName)
    entry.own("interfaceOrientation", \UIViewController.interfaceOrientation)
    entry.own("isBeingDismissed", \UIViewController.isBeingDismissed)
    entry.own("isBeingPresented", \UIViewController.isBeingPresented)
    entry.own("isEditing", \UIViewController.isEditing)
    entry.own("isModalInPopover", \UIViewController.isModalInPopover)
    entry.own("isModalInPresentation", \UIViewController.isModalInPresentation)
    entry.own("isMovingFromParent", \UIViewController.isMovingFromParent)
  }

  @MainActor private static func ofUIViewController2(_ entry: RuntimeClass) {
    entry.own("isMovingToParent", \UIViewController.isMovingToParent)
    entry.own("isViewLoaded", \UIViewController.isViewLoaded)
    entry.own(
      "modalPresentationCapturesStatusBarAppearance",
      \UIViewController.modalPresentationCapturesStatusBarAppearance)
    entry.own("modalPresentationStyle", \UIViewController.modalPresentationStyle)
    entry.own("modalTransitionStyle", \UIViewController.modalTransitionStyle)
    entry.own("navigationController", \UIViewController.navigationController)
    entry.own("navigationItem", \UIViewController.navigationItem)
    entry.ownReadOnly("nibBundle", \UIViewController.nibBundle)
    entry.ownReadOnly("nibName", \UIViewController.nibName)
    entry.own("overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle)
    entry.ownReadOnly("parent", \UIViewController.parent)
    entry.own("popoverPresentationController", \UIViewController.popoverPresentationController)
    entry.own("preferredContentSize", \UIViewController.preferredContentSize)
    entry.own(
      "preferredInterfaceOrientationForPresentation",
      \UIViewController.preferredInterfaceOrientationForPresentation)
    entry.own(
      "preferredScreenEdgesDeferringSystemGestures",
      \UIViewController.preferredScreenEdgesDeferringSystemGestures)
    entry.own("preferredStatusBarStyle", \UIViewController.preferredStatusBarStyle)
    entry.own(
      "preferredStatusBarUpdateAnimation", \UIViewController.preferredStatusBarUpdateAnimation)
    entry.own("preferredTransition", \UIViewController.preferredTransition)
    entry.own("prefersHomeIndicatorAutoHidden", \UIViewController.prefersHomeIndicatorAutoHidden)
    entry.own("prefersPointerLocked", \UIViewController.prefersPointerLocked)
    entry.own("prefersStatusBarHidden", \UIViewController.prefersStatusBarHidden)
    entry.own("presentationController", \UIViewController.presentationController)
    entry.ownReadOnly("presentedViewController", \UIViewController.presentedViewController)
    entry.ownReadOnly("presentingViewController", \UIViewController.presentingViewController)
    entry.own("previewActionItems", \UIViewController.previewActionItems)
    entry.own(
      "providesPresentationContextTransitionStyle",
      \UIViewController.providesPresentationContextTransitionStyle)
    entry.own("restorationClass", \UIViewController.restorationClass)
    entry.own("restorationIdentifier", \UIViewController.restorationIdentifier)
  }

  @MainActor private static func ofUIViewController3(_ entry: RuntimeClass) {
    entry.own("restoresFocusAfterTransition", \UIViewController.restoresFocusAfterTransition)
    entry.own("sheetPresentationController", \UIViewController.sheetPresentationController)
    entry.own(
      "shouldAutomaticallyForwardAppearanceMethods",
      \UIViewController.shouldAutomaticallyForwardAppearanceMethods)
    entry.own("shouldAutorotate", \UIViewController.shouldAutorotate)
    entry.own("splitViewController", \UIViewController.splitViewController)
    entry.ownReadOnly("storyboard", \UIViewController.storyboard)
    entry.own("supportedInterfaceOrientations", \UIViewController.supportedInterfaceOrientations)
    entry.own("systemMinimumLayoutMargins", \UIViewController.systemMinimumLayoutMargins)
    entry.own("tab", \UIViewController.tab)
    entry.own("tabBarController", \UIViewController.tabBarController)
    entry.own("tabBarItem", \UIViewController.tabBarItem)
    entry.own("title", \UIViewController.title)
    entry.own("toolbarItems", \UIViewController.toolbarItems)
    entry.own("topLayoutGuide", \UIViewController.topLayoutGuide)
    entry.own("traitCollection", \UIViewController.traitCollection)
    entry.own("traitOverrides", \UIViewController.traitOverrides)
    entry.own("transitionCoordinator", \UIViewController.transitionCoordinator)
    entry.own("transitioningDelegate", \UIViewController.transitioningDelegate)
    entry.own("view", \UIViewController.view)
    entry.own("viewIfLoaded", \UIViewController.viewIfLoaded)
    entry.own(
      "viewRespectsSystemMinimumLayoutMargins",
      \UIViewController.viewRespectsSystemMinimumLayoutMargins)
  }

  @MainActor private static func ofUIViewControllerTransitionZoomOptions(_ entry: RuntimeClass) {
    entry.own(
      "alignmentRectProvider", \UIViewController.Transition.ZoomOptions.alignmentRectProvider)
    entry.own("dimmingColor", \UIViewController.Transition.ZoomOptions.dimmingColor)
    entry.own("dimmingVisualEffect", \UIViewController.Transition.ZoomOptions.dimmingVisualEffect)
    entry.own(
      "interactiveDismissShouldBegin",
      \UIViewController.Transition.ZoomOptions.interactiveDismissShouldBegin)
  }

  @MainActor private static func ofUIViewPrintFormatter(_ entry: RuntimeClass) {
    entry.ownReadOnly("view", \UIViewPrintFormatter.view)
  }

  @MainActor private static func ofUIViewPropertyAnimator(_ entry: RuntimeClass) {
    entry.own("delay", \UIViewPropertyAnimator.delay)
    entry.ownReadOnly("duration", \UIViewPropertyAnimator.duration)
    entry.own("fractionComplete", \UIViewPropertyAnimator.fractionComplete)
    entry.own("isInterruptible", \UIViewPropertyAnimator.isInterruptible)
    entry.own("isManualHitTestingEnabled", \UIViewPropertyAnimator.isManualHitTestingEnabled)
    entry.own("isReversed", \UIViewPropertyAnimator.isReversed)
    entry.ownReadOnly("isRunning", \UIViewPropertyAnimator.isRunning)
    entry.own("isUserInteractionEnabled", \UIViewPropertyAnimator.isUserInteractionEnabled)
    entry.own("pausesOnCompletion", \UIViewPropertyAnimator.pausesOnCompletion)
    entry.own("scrubsLinearly", \UIViewPropertyAnimator.scrubsLinearly)
    entry.ownReadOnly("state", \UIViewPropertyAnimator.state)
    entry.own("timingParameters", \UIViewPropertyAnimator.timingParameters)
  }

  @MainActor private static func ofUIVisualEffectView(_ entry: RuntimeClass) {
    entry.ownReadOnly("contentView", \UIVisualEffectView.contentView)
    entry.own("effect", \UIVisualEffectView.effect)
  }

  @MainActor private static func ofUIWindow(_ entry: RuntimeClass) {
    entry.own("canBecomeKey", \UIWindow.canBecomeKey)
    entry.own("canResizeToFitContent", \UIWindow.canResizeToFitContent)
    entry.own("isKeyWindow", \UIWindow.isKeyWindow)
    entry.own("rootViewController", \UIWindow.rootViewController)
    entry.own("screen", \UIWindow.screen)
    entry.own("windowLevel", \UIWindow.windowLevel)
    entry.own("windowScene", \UIWindow.windowScene)
  }

  @MainActor private static func ofUIWindowScene(_ entry: RuntimeClass) {
    entry.own("coordinateSpace", \UIWindowScene.coordinateSpace)
    entry.own("effectiveGeometry", \UIWindowScene.effectiveGeometry)
    entry.own("interfaceOrientation", \UIWindowScene.interfaceOrientation)
    entry.own("isFullScreen", \UIWindowScene.isFullScreen)
    entry.own("keyWindow", \UIWindowScene.keyWindow)
    entry.own("screen", \UIWindowScene.screen)
    entry.own("screenshotService", \UIWindowScene.screenshotService)
    entry.own("sizeRestrictions", \UIWindowScene.sizeRestrictions)
    entry.own("statusBarManager", \UIWindowScene.statusBarManager)
    entry.own("traitCollection", \UIWindowScene.traitCollection)
    entry.ownReadOnly("windows", \UIWindowScene.windows)
  }

  @MainActor private static func ofUIWindowSceneGeometry(_ entry: RuntimeClass) {
    entry.ownReadOnly("interfaceOrientation", \UIWindowScene.Geometry.interfaceOrientation)
    entry.own("isInteractivelyResizing", \UIWindowScene.Geometry.isInteractivelyResizing)
    entry.own("isInterfaceOrientationLocked", \UIWindowScene.Geometry.isInterfaceOrientationLocked)
    entry.ownReadOnly("systemFrame", \UIWindowScene.Geometry.systemFrame)
  }

  @MainActor private static func ofUIWindowSceneGeometryPreferencesiOS(_ entry: RuntimeClass) {
    entry.own("interfaceOrientations", \UIWindowScene.GeometryPreferences.iOS.interfaceOrientations)
  }

  @MainActor private static func ofUIWritingToolsCoordinator(_ entry: RuntimeClass) {
    entry.own("behavior", \UIWritingToolsCoordinator.behavior)
    entry.own("delegate", \UIWritingToolsCoordinator.delegate)
    entry.own("preferredBehavior", \UIWritingToolsCoordinator.preferredBehavior)
    entry.own("preferredResultOptions", \UIWritingToolsCoordinator.preferredResultOptions)
    entry.own("resultOptions", \UIWritingToolsCoordinator.resultOptions)
    entry.ownReadOnly("state", \UIWritingToolsCoordinator.state)
    entry.ownReadOnly("view", \UIWritingToolsCoordinator.view)
  }
}
