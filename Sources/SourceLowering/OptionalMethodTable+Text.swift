// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension OptionalMethodTable {
  /// `@Protocol` and what it refines, then its methods, one a line: the Swift name, the
  /// selector where it is another, and in brackets the types where the name has several.
  /// `!` stands before what a class has to have.
  ///
  /// `%Class`, its superclass and what it adopts.
  static let text = """
    @ARCoachingOverlayViewDelegate NSObjectProtocol
    coachingOverlayViewWillActivate(_:)
    coachingOverlayViewDidDeactivate(_:)
    @ARSCNViewDelegate SCNSceneRendererDelegate ARSessionObserver
    renderer(_:nodeFor:) renderer:nodeForAnchor:
    renderer(_:didAdd:for:) renderer:didAddNode:forAnchor:
    renderer(_:willUpdate:for:) renderer:willUpdateNode:forAnchor:
    renderer(_:didUpdate:for:) renderer:didUpdateNode:forAnchor:
    renderer(_:didRemove:for:) renderer:didRemoveNode:forAnchor:
    @ARSKViewDelegate SKViewDelegate ARSessionObserver
    view(_:nodeFor:) view:nodeForAnchor:
    view(_:didAdd:for:) view:didAddNode:forAnchor:
    @ARSessionDelegate ARSessionObserver
    session(_:didUpdate:) session:didUpdateFrame: [ARSession,ARFrame]
    session(_:didAdd:) session:didAddAnchors:
    session(_:didUpdate:) session:didUpdateAnchors: [ARSession,[ARAnchor]]
    session(_:didRemove:) session:didRemoveAnchors:
    @ARSessionObserver NSObjectProtocol
    session(_:didFailWithError:)
    session(_:cameraDidChangeTrackingState:)
    sessionWasInterrupted(_:)
    sessionInterruptionEnded(_:)
    sessionShouldAttemptRelocalization(_:)
    @ARTrackable NSObjectProtocol
    @ASAuthorizationControllerDelegate NSObjectProtocol
    authorizationController(controller:didCompleteWithAuthorization:) \
    authorizationController:didCompleteWithAuthorization:
    authorizationController(controller:didCompleteWithError:) \
    authorizationController:didCompleteWithError:
    @ASAuthorizationControllerPresentationContextProviding NSObjectProtocol
    !presentationAnchor(for:) presentationAnchorForAuthorizationController:
    @ASAuthorizationCredential NSObjectProtocol
    @ASAuthorizationProvider NSObjectProtocol
    @ASWebAuthenticationPresentationContextProviding NSObjectProtocol
    !presentationAnchor(for:) presentationAnchorForWebAuthenticationSession:
    @AVAssetResourceLoaderDelegate NSObjectProtocol
    resourceLoader(_:shouldWaitForLoadingOfRequestedResource:)
    resourceLoader(_:didCancel:) resourceLoader:didCancelLoadingRequest:
    @AVAsynchronousKeyValueLoading
    @AVAudioPlayerDelegate NSObjectProtocol
    audioPlayerDidFinishPlaying(_:successfully:)
    audioPlayerDecodeErrorDidOccur(_:error:)
    @AVAudioRecorderDelegate NSObjectProtocol
    audioRecorderDidFinishRecording(_:successfully:)
    audioRecorderEncodeErrorDidOccur(_:error:)
    @AVCaptureAudioDataOutputSampleBufferDelegate NSObjectProtocol
    captureOutput(_:didOutput:from:) captureOutput:didOutputSampleBuffer:fromConnection:
    @AVCaptureFileOutputRecordingDelegate NSObjectProtocol
    fileOutput(_:didStartRecordingTo:from:) \
    captureOutput:didStartRecordingToOutputFileAtURL:fromConnections:
    !fileOutput(_:didFinishRecordingTo:from:error:) \
    captureOutput:didFinishRecordingToOutputFileAtURL:fromConnections:error:
    @AVCaptureMetadataOutputObjectsDelegate NSObjectProtocol
    metadataOutput(_:didOutput:from:) captureOutput:didOutputMetadataObjects:fromConnection:
    @AVCapturePhotoCaptureDelegate NSObjectProtocol
    photoOutput(_:willBeginCaptureFor:) captureOutput:willBeginCaptureForResolvedSettings:
    photoOutput(_:willCapturePhotoFor:) captureOutput:willCapturePhotoForResolvedSettings:
    photoOutput(_:didCapturePhotoFor:) captureOutput:didCapturePhotoForResolvedSettings:
    photoOutput(_:didFinishProcessingPhoto:error:) captureOutput:didFinishProcessingPhoto:error:
    photoOutput(_:didFinishCaptureFor:error:) \
    captureOutput:didFinishCaptureForResolvedSettings:error:
    @AVCaptureVideoDataOutputSampleBufferDelegate NSObjectProtocol
    captureOutput(_:didOutput:from:) captureOutput:didOutputSampleBuffer:fromConnection:
    captureOutput(_:didDrop:from:) captureOutput:didDropSampleBuffer:fromConnection:
    @AVPictureInPictureControllerDelegate NSObjectProtocol
    pictureInPictureControllerWillStartPictureInPicture(_:)
    pictureInPictureControllerDidStartPictureInPicture(_:)
    pictureInPictureController(_:failedToStartPictureInPictureWithError:)
    pictureInPictureControllerWillStopPictureInPicture(_:)
    pictureInPictureControllerDidStopPictureInPicture(_:)
    pictureInPictureController(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:)
    @AVPlayerViewControllerDelegate NSObjectProtocol
    playerViewControllerWillStartPictureInPicture(_:)
    playerViewControllerDidStartPictureInPicture(_:)
    playerViewController(_:failedToStartPictureInPictureWithError:)
    playerViewControllerWillStopPictureInPicture(_:)
    playerViewControllerDidStopPictureInPicture(_:)
    playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_:)
    playerViewController(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:)
    playerViewController(_:willBeginFullScreenPresentationWithAnimationCoordinator:)
    playerViewController(_:willEndFullScreenPresentationWithAnimationCoordinator:)
    @AVRoutePickerViewDelegate NSObjectProtocol
    routePickerViewWillBeginPresentingRoutes(_:)
    routePickerViewDidEndPresentingRoutes(_:)
    @AVSpeechSynthesizerDelegate NSObjectProtocol
    speechSynthesizer(_:didStart:) speechSynthesizer:didStartSpeechUtterance:
    speechSynthesizer(_:didFinish:) speechSynthesizer:didFinishSpeechUtterance:
    speechSynthesizer(_:didPause:) speechSynthesizer:didPauseSpeechUtterance:
    speechSynthesizer(_:didContinue:) speechSynthesizer:didContinueSpeechUtterance:
    speechSynthesizer(_:didCancel:) speechSynthesizer:didCancelSpeechUtterance:
    speechSynthesizer(_:willSpeakRangeOfSpeechString:utterance:)
    @AXCustomContentProvider NSObjectProtocol
    @ActivityAttributes Codable
    @ApplicationHost AnyObject
    @CAAction AnyObject
    @CAAnimationDelegate NSObjectProtocol
    animationDidStart(_:)
    animationDidStop(_:finished:)
    @CALayerDelegate NSObjectProtocol
    display(_:) displayLayer:
    draw(_:in:) drawLayer:inContext:
    layerWillDraw(_:)
    layoutSublayers(of:) layoutSublayersOfLayer:
    action(for:forKey:) actionForLayer:forKey:
    @CAMediaTiming
    @CAMetalDrawable MTLDrawable
    @CBCentralManagerDelegate NSObjectProtocol
    !centralManagerDidUpdateState(_:)
    centralManager(_:willRestoreState:)
    centralManager(_:didDiscover:advertisementData:rssi:) \
    centralManager:didDiscoverPeripheral:advertisementData:RSSI:
    centralManager(_:didConnect:) centralManager:didConnectPeripheral:
    centralManager(_:didFailToConnect:error:) centralManager:didFailToConnectPeripheral:error:
    centralManager(_:didDisconnectPeripheral:error:)
    centralManager(_:didDisconnectPeripheral:timestamp:isReconnecting:error:)
    centralManager(_:connectionEventDidOccur:for:) \
    centralManager:connectionEventDidOccur:forPeripheral:
    @CBPeripheralDelegate NSObjectProtocol
    peripheralDidUpdateName(_:)
    peripheral(_:didModifyServices:)
    peripheral(_:didReadRSSI:error:)
    peripheral(_:didDiscoverServices:)
    peripheral(_:didDiscoverIncludedServicesFor:error:) \
    peripheral:didDiscoverIncludedServicesForService:error:
    peripheral(_:didDiscoverCharacteristicsFor:error:) \
    peripheral:didDiscoverCharacteristicsForService:error:
    peripheral(_:didUpdateValueFor:error:) \
    peripheral:didUpdateValueForCharacteristic:error: \
    [CBPeripheral,CBCharacteristic,(Error)]
    peripheral(_:didWriteValueFor:error:) \
    peripheral:didWriteValueForCharacteristic:error: \
    [CBPeripheral,CBCharacteristic,(Error)]
    peripheral(_:didUpdateNotificationStateFor:error:) \
    peripheral:didUpdateNotificationStateForCharacteristic:error:
    peripheral(_:didDiscoverDescriptorsFor:error:) \
    peripheral:didDiscoverDescriptorsForCharacteristic:error:
    peripheral(_:didUpdateValueFor:error:) \
    peripheral:didUpdateValueForDescriptor:error: \
    [CBPeripheral,CBDescriptor,(Error)]
    peripheral(_:didWriteValueFor:error:) \
    peripheral:didWriteValueForDescriptor:error: \
    [CBPeripheral,CBDescriptor,(Error)]
    peripheralIsReady(toSendWriteWithoutResponse:) peripheralIsReadyToSendWriteWithoutResponse:
    peripheral(_:didOpen:error:) peripheral:didOpenL2CAPChannel:error:
    @CBPeripheralManagerDelegate NSObjectProtocol
    !peripheralManagerDidUpdateState(_:)
    peripheralManager(_:willRestoreState:)
    peripheralManagerDidStartAdvertising(_:error:)
    peripheralManager(_:didAdd:error:) peripheralManager:didAddService:error:
    peripheralManager(_:central:didSubscribeTo:) \
    peripheralManager:central:didSubscribeToCharacteristic:
    peripheralManager(_:central:didUnsubscribeFrom:) \
    peripheralManager:central:didUnsubscribeFromCharacteristic:
    peripheralManager(_:didReceiveRead:) peripheralManager:didReceiveReadRequest:
    peripheralManager(_:didReceiveWrite:) peripheralManager:didReceiveWriteRequests:
    peripheralManagerIsReady(toUpdateSubscribers:) peripheralManagerIsReadyToUpdateSubscribers:
    peripheralManager(_:didOpen:error:) peripheralManager:didOpenL2CAPChannel:error:
    @CHHapticDeviceCapability
    @CHHapticPatternPlayer NSObjectProtocol
    @CIAffineClamp CIFilter
    @CIAffineTile CIFilter
    @CIAreaAverage CIFilter
    @CIAreaHistogram CIFilter
    @CIAreaMaximum CIFilter
    @CIAreaMaximumAlpha CIFilter
    @CIAreaMinMax CIFilter
    @CIAreaMinimum CIFilter
    @CIAreaMinimumAlpha CIFilter
    @CIBicubicScaleTransform CIFilter
    @CIBlendWithMask CIFilter
    @CIBloom CIFilter
    @CIBokehBlur CIFilter
    @CIBoxBlur CIFilter
    @CIBumpDistortion CIFilter
    @CIBumpDistortionLinear CIFilter
    @CICheckerboardGenerator CIFilter
    @CICircleSplashDistortion CIFilter
    @CICircularScreen CIFilter
    @CICircularWrap CIFilter
    @CICode128BarcodeGenerator CIFilter
    @CIColorClamp CIFilter
    @CIColorControls CIFilter
    @CIColorCube CIFilter
    @CIColorCubeWithColorSpace CIFilter
    @CIColorInvert CIFilter
    @CIColorMap CIFilter
    @CIColorMatrix CIFilter
    @CIColorMonochrome CIFilter
    @CIColorPolynomial CIFilter
    @CIColorPosterize CIFilter
    @CIColorThreshold CIFilter
    @CIColorThresholdOtsu CIFilter
    @CIColumnAverage CIFilter
    @CIComicEffect CIFilter
    @CICompositeOperation CIFilter
    @CICrystallize CIFilter
    @CIDiscBlur CIFilter
    @CIDisplacementDistortion CIFilter
    @CIDissolveTransition CIFilter
    @CIDocumentEnhancer CIFilter
    @CIDotScreen CIFilter
    @CIEdgeWork CIFilter
    @CIEdges CIFilter
    @CIExposureAdjust CIFilter
    @CIFalseColor CIFilter
    @CIGammaAdjust CIFilter
    @CIGaussianBlur CIFilter
    @CIGaussianGradient CIFilter
    @CIGlassDistortion CIFilter
    @CIGloom CIFilter
    @CIHatchedScreen CIFilter
    @CIHexagonalPixellate CIFilter
    @CIHighlightShadowAdjust CIFilter
    @CIHistogramDisplay CIFilter
    @CIHoleDistortion CIFilter
    @CIHueAdjust CIFilter
    @CIKaleidoscope CIFilter
    @CILanczosScaleTransform CIFilter
    @CILineScreen CIFilter
    @CILinearGradient CIFilter
    @CILinearToSRGBToneCurve CIFilter
    @CIMaskToAlpha CIFilter
    @CIMaskedVariableBlur CIFilter
    @CIMaximumComponent CIFilter
    @CIMedian CIFilter
    @CIMinimumComponent CIFilter
    @CIMix CIFilter
    @CIMorphologyGradient CIFilter
    @CIMorphologyMaximum CIFilter
    @CIMorphologyMinimum CIFilter
    @CIMotionBlur CIFilter
    @CINoiseReduction CIFilter
    @CIPersonSegmentation CIFilter
    @CIPerspectiveCorrection CIFilter
    @CIPerspectiveTile CIFilter
    @CIPerspectiveTransform CIFilter
    @CIPerspectiveTransformWithExtent CIFilter
    @CIPhotoEffect CIFilter
    @CIPinchDistortion CIFilter
    @CIPixellate CIFilter
    @CIPointillize CIFilter
    @CIQRCodeGenerator CIFilter
    @CIRadialGradient CIFilter
    @CIRandomGenerator CIFilter
    @CIRoundedRectangleGenerator CIFilter
    @CIRowAverage CIFilter
    @CISRGBToneCurveToLinear CIFilter
    @CISepiaTone CIFilter
    @CISharpenLuminance CIFilter
    @CISmoothLinearGradient CIFilter
    @CIStraighten CIFilter
    @CIStripesGenerator CIFilter
    @CISwipeTransition CIFilter
    @CITemperatureAndTint CIFilter
    @CITextImageGenerator CIFilter
    @CIThermal CIFilter
    @CIToneCurve CIFilter
    @CITwirlDistortion CIFilter
    @CIUnsharpMask CIFilter
    @CIVibrance CIFilter
    @CIVignette CIFilter
    @CIVignetteEffect CIFilter
    @CIVortexDistortion CIFilter
    @CIWhitePointAdjust CIFilter
    @CIXRay CIFilter
    @CIZoomBlur CIFilter
    @CKRecordValueProtocol
    @CLLocationManagerDelegate NSObjectProtocol
    locationManager(_:didUpdateLocations:)
    locationManager(_:didFailWithError:)
    locationManager(_:didChangeAuthorization:) locationManager:didChangeAuthorizationStatus:
    locationManagerDidChangeAuthorization(_:)
    locationManager(_:didUpdateHeading:)
    locationManagerShouldDisplayHeadingCalibration(_:)
    locationManager(_:didDetermineState:for:) locationManager:didDetermineState:forRegion:
    locationManager(_:didRangeBeacons:in:) locationManager:didRangeBeacons:inRegion:
    locationManager(_:didRange:satisfying:) locationManager:didRangeBeacons:satisfyingConstraint:
    locationManager(_:didEnterRegion:)
    locationManager(_:didExitRegion:)
    locationManager(_:monitoringDidFailFor:withError:) \
    locationManager:monitoringDidFailForRegion:withError:
    locationManager(_:didStartMonitoringFor:) locationManager:didStartMonitoringForRegion:
    locationManagerDidPauseLocationUpdates(_:)
    locationManagerDidResumeLocationUpdates(_:)
    locationManager(_:didVisit:)
    @CNContactPickerDelegate NSObjectProtocol
    contactPickerDidCancel(_:)
    contactPicker(_:didSelect:) \
    contactPicker:didSelectContact: \
    [CNContactPickerViewController,CNContact]
    contactPicker(_:didSelect:) \
    contactPicker:didSelectContactProperty: \
    [CNContactPickerViewController,CNContactProperty]
    contactPicker(_:didSelect:) \
    contactPicker:didSelectContacts: \
    [CNContactPickerViewController,[CNContact]]
    contactPicker(_:didSelectContactProperties:)
    @CNContactViewControllerDelegate NSObjectProtocol
    contactViewController(_:didCompleteWith:) contactViewController:didCompleteWithContact:
    contactViewController(_:shouldPerformDefaultActionFor:) \
    contactViewController:shouldPerformDefaultActionForContactProperty:
    @CNKeyDescriptor NSObjectProtocol
    @CSSearchableIndexDelegate NSObjectProtocol
    !searchableIndex(_:reindexAllSearchableItemsWithAcknowledgementHandler:)
    !searchableIndex(_:reindexSearchableItemsWithIdentifiers:acknowledgementHandler:)
    @CXCallObserverDelegate NSObjectProtocol
    @CXProviderDelegate NSObjectProtocol
    !providerDidReset(_:)
    providerDidBegin(_:)
    provider(_:execute:) provider:executeTransaction:
    provider(_:perform:) provider:performStartCallAction: [CXProvider,CXStartCallAction]
    provider(_:perform:) provider:performAnswerCallAction: [CXProvider,CXAnswerCallAction]
    provider(_:perform:) provider:performEndCallAction: [CXProvider,CXEndCallAction]
    provider(_:perform:) provider:performSetHeldCallAction: [CXProvider,CXSetHeldCallAction]
    provider(_:perform:) provider:performSetMutedCallAction: [CXProvider,CXSetMutedCallAction]
    provider(_:perform:) provider:performSetGroupCallAction: [CXProvider,CXSetGroupCallAction]
    provider(_:perform:) provider:performPlayDTMFCallAction: [CXProvider,CXPlayDTMFCallAction]
    provider(_:timedOutPerforming:) provider:timedOutPerformingAction:
    provider(_:didActivate:) provider:didActivateAudioSession:
    provider(_:didDeactivate:) provider:didDeactivateAudioSession:
    @Cancellable
    @ConnectablePublisher Publisher
    @ContentTransitionSymbolEffect SymbolEffect
    @Digest Hashable ContiguousBytes CustomStringConvertible Sendable Sequence<UInt8>
    @DiscreteSymbolEffect SymbolEffect
    @DispatchSourceFileSystemObject DispatchSourceProtocol
    @DispatchSourceMemoryPressure DispatchSourceProtocol
    @EKEventEditViewDelegate NSObjectProtocol
    !eventEditViewController(_:didCompleteWith:) eventEditViewController:didCompleteWithAction:
    @FrameworkError CustomNSError Hashable Sendable
    @FrameworkErrorCode RawRepresentable Hashable Sendable where RawValue == Int
    @GKGameCenterControllerDelegate NSObjectProtocol
    !gameCenterViewControllerDidFinish(_:)
    @GKRandom
    @HashFunction Sendable
    @HashKind Sendable
    @INIntentHandlerProviding NSObjectProtocol
    !handler(for:) handlerForIntent:
    @INPlayMediaIntentHandling NSObjectProtocol
    @INSendMessageIntentHandling NSObjectProtocol
    @INUIAddVoiceShortcutViewControllerDelegate NSObjectProtocol
    !addVoiceShortcutViewController(_:didFinishWith:error:) \
    addVoiceShortcutViewController:didFinishWithVoiceShortcut:error:
    !addVoiceShortcutViewControllerDidCancel(_:)
    @INUIEditVoiceShortcutViewControllerDelegate NSObjectProtocol
    !editVoiceShortcutViewController(_:didUpdate:error:) \
    editVoiceShortcutViewController:didUpdateVoiceShortcut:error:
    !editVoiceShortcutViewController(_:didDeleteVoiceShortcutWithIdentifier:)
    !editVoiceShortcutViewControllerDidCancel(_:)
    @IPAddress Sendable
    @IndefiniteSymbolEffect SymbolEffect
    @JSExport
    @MCAdvertiserAssistantDelegate NSObjectProtocol
    advertiserAssistantWillPresentInvitation(_:)
    advertiserAssistantDidDismissInvitation(_:)
    @MCBrowserViewControllerDelegate NSObjectProtocol
    !browserViewControllerDidFinish(_:)
    !browserViewControllerWasCancelled(_:)
    browserViewController(_:shouldPresentNearbyPeer:withDiscoveryInfo:)
    @MCNearbyServiceAdvertiserDelegate NSObjectProtocol
    !advertiser(_:didReceiveInvitationFromPeer:withContext:invitationHandler:)
    advertiser(_:didNotStartAdvertisingPeer:)
    @MCNearbyServiceBrowserDelegate NSObjectProtocol
    !browser(_:foundPeer:withDiscoveryInfo:)
    !browser(_:lostPeer:)
    browser(_:didNotStartBrowsingForPeers:)
    @MCSessionDelegate NSObjectProtocol
    !session(_:peer:didChange:)
    !session(_:didReceive:fromPeer:)
    !session(_:didReceive:withName:fromPeer:)
    !session(_:didStartReceivingResourceWithName:fromPeer:with:)
    !session(_:didFinishReceivingResourceWithName:fromPeer:at:withError:)
    session(_:didReceiveCertificate:fromPeer:certificateHandler:)
    @MFMailComposeViewControllerDelegate NSObjectProtocol
    mailComposeController(_:didFinishWith:error:) mailComposeController:didFinishWithResult:error:
    @MFMessageComposeViewControllerDelegate NSObjectProtocol
    !messageComposeViewController(_:didFinishWith:) \
    messageComposeViewController:didFinishWithResult:
    @MKAnnotation NSObjectProtocol
    title
    subtitle
    @MKGeoJSONObject NSObjectProtocol
    @MKLocalSearchCompleterDelegate NSObjectProtocol
    completerDidUpdateResults(_:)
    completer(_:didFailWithError:)
    @MKLookAroundViewControllerDelegate NSObjectProtocol
    lookAroundViewControllerDidUpdateScene(_:)
    lookAroundViewControllerWillPresentFullScreen(_:)
    lookAroundViewControllerDidDismissFullScreen(_:)
    @MKMapViewDelegate NSObjectProtocol
    mapView(_:viewFor:) mapView:viewForAnnotation:
    mapView(_:didSelect:) mapView:didSelectAnnotationView:
    mapView(_:regionWillChangeAnimated:)
    mapView(_:regionDidChangeAnimated:)
    mapViewDidChangeVisibleRegion(_:)
    mapView(_:didDeselect:) mapView:didDeselectAnnotationView:
    mapView(_:didAdd:) mapView:didAddAnnotationViews:
    mapView(_:annotationView:calloutAccessoryControlTapped:)
    mapView(_:annotationView:didChange:fromOldState:) \
    mapView:annotationView:didChangeDragState:fromOldState:
    mapView(_:rendererFor:) mapView:rendererForOverlay:
    mapView(_:didUpdate:) mapView:didUpdateUserLocation:
    mapView(_:didFailToLocateUserWithError:)
    mapView(_:didChange:animated:) mapView:didChangeUserTrackingMode:animated:
    mapViewDidFinishLoadingMap(_:)
    mapViewDidFinishRenderingMap(_:fullyRendered:)
    @MKOverlay MKAnnotation
    @MLFeatureProvider AnyObject
    !featureNames
    !featureValue(for:) featureValueForName:
    @MPMediaPickerControllerDelegate NSObjectProtocol
    mediaPicker(_:didPickMediaItems:)
    mediaPickerDidCancel(_:)
    @MTKViewDelegate NSObjectProtocol
    @MTLBuffer MTLResource
    @MTLCommandBuffer NSObjectProtocol
    @MTLCommandQueue NSObjectProtocol
    @MTLComputePipelineState NSObjectProtocol
    @MTLDepthStencilState NSObjectProtocol
    @MTLDevice NSObjectProtocol
    @MTLDrawable NSObjectProtocol
    @MTLFunction NSObjectProtocol
    @MTLLibrary NSObjectProtocol
    @MTLRenderPipelineState NSObjectProtocol
    @MTLResource NSObjectProtocol
    @MTLSamplerState NSObjectProtocol
    @MTLTexture MTLResource
    @MadeObject
    @NCWidgetProviding NSObjectProtocol
    widgetPerformUpdate(completionHandler:) widgetPerformUpdateWithCompletionHandler:
    widgetActiveDisplayModeDidChange(_:withMaximumSize:)
    @NSCollectionLayoutContainer NSObjectProtocol
    @NSCollectionLayoutEnvironment NSObjectProtocol
    @NSCollectionLayoutVisibleItem NSObjectProtocol
    @NSDiscardableContent
    @NSExtensionRequestHandling NSObjectProtocol
    !beginRequest(with:) beginRequestWithExtensionContext:
    @NSFetchedResultsControllerDelegate NSObjectProtocol
    controllerWillChangeContent(_:)
    controller(_:didChange:atSectionIndex:for:) controller:didChangeSection:atIndex:forChangeType:
    controller(_:didChange:at:for:newIndexPath:) \
    controller:didChangeObject:atIndexPath:forChangeType:newIndexPath:
    controller(_:didChangeContentWith:) \
    controller:didChangeContentWithSnapshot: \
    [NSFetchedResultsController<NSFetchRequestResult>,NSDiffableDataSourceSnapshotReference]
    controller(_:didChangeContentWith:) \
    controller:didChangeContentWithDifference: \
    [NSFetchedResultsController<NSFetchRequestResult>,CollectionDifference<NSManagedObjectID>]
    controllerDidChangeContent(_:)
    controller(_:sectionIndexTitleForSectionName:)
    @NSFetchedResultsSectionInfo AnyObject
    @NSFilePresenter NSObjectProtocol
    @NSItemProviderReading NSObjectProtocol
    @NSLayoutManagerDelegate NSObjectProtocol
    layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:) \
    layoutManager:lineSpacingAfterGlyphAtIndex:withProposedLineFragmentRect:
    @NSMetadataQueryDelegate NSObjectProtocol
    metadataQuery(_:replacementObjectForResultObject:)
    @NSTextContentManagerDelegate NSObjectProtocol
    textContentManager(_:textElementAt:) textContentManager:textElementAtLocation:
    textContentManager(_:shouldEnumerate:options:) \
    textContentManager:shouldEnumerateTextElement:options:
    @NSTextContentStorageDelegate NSTextContentManagerDelegate
    textContentStorage(_:textParagraphWith:) textContentStorage:textParagraphWithRange:
    @NSTextElementProvider NSObjectProtocol
    @NSTextLayoutManagerDelegate NSObjectProtocol
    textLayoutManager(_:textLayoutFragmentFor:in:) \
    textLayoutManager:textLayoutFragmentForLocation:inTextElement:
    textLayoutManager(_:shouldBreakLineBefore:hyphenating:) \
    textLayoutManager:shouldBreakLineBeforeLocation:hyphenating:
    @NSTextLocation NSObjectProtocol
    @NSTextStorageDelegate NSObjectProtocol
    textStorage(_:willProcessEditing:range:changeInLength:)
    textStorage(_:didProcessEditing:range:changeInLength:)
    @NSTextViewportLayoutControllerDelegate NSObjectProtocol
    !textViewportLayoutController(_:configureRenderingSurfaceFor:)
    textViewportLayoutControllerWillLayout(_:)
    textViewportLayoutControllerDidLayout(_:)
    @NSUserActivityDelegate NSObjectProtocol
    userActivityWillSave(_:)
    userActivityWasContinued(_:)
    @NetServiceBrowserDelegate NSObjectProtocol
    netServiceBrowserWillSearch(_:)
    netServiceBrowserDidStopSearch(_:)
    netServiceBrowser(_:didNotSearch:)
    netServiceBrowser(_:didFindDomain:moreComing:)
    netServiceBrowser(_:didFind:moreComing:) netServiceBrowser:didFindService:moreComing:
    netServiceBrowser(_:didRemoveDomain:moreComing:)
    netServiceBrowser(_:didRemove:moreComing:) netServiceBrowser:didRemoveService:moreComing:
    @NetServiceDelegate NSObjectProtocol
    netServiceWillPublish(_:)
    netServiceDidPublish(_:)
    netService(_:didNotPublish:)
    netServiceWillResolve(_:)
    netServiceDidResolveAddress(_:)
    netService(_:didNotResolve:)
    netServiceDidStop(_:)
    netService(_:didUpdateTXTRecord:) netService:didUpdateTXTRecordData:
    netService(_:didAcceptConnectionWith:outputStream:) \
    netService:didAcceptConnectionWithInputStream:outputStream:
    @NumberBridged _ObjectiveCBridgeable RawRepresentable
    @NumericRawRepresentable RawRepresentable where RawValue: Numeric
    @OSLogEntryFromProcess AnyObject
    @OSLogEntryWithPayload AnyObject
    @ObservableObject AnyObject
    @PDFViewDelegate NSObjectProtocol
    pdfViewWillClick(onLink:with:) PDFViewWillClickOnLink:withURL:
    @PHLivePhotoViewDelegate NSObjectProtocol
    livePhotoView(_:willBeginPlaybackWith:) livePhotoView:willBeginPlaybackWithStyle:
    livePhotoView(_:didEndPlaybackWith:) livePhotoView:didEndPlaybackWithStyle:
    @PHPhotoLibraryChangeObserver NSObjectProtocol
    !photoLibraryDidChange(_:)
    @PHPickerViewControllerDelegate AnyObject
    !picker(_:didFinishPicking:)
    @PKAddPassesViewControllerDelegate NSObjectProtocol
    addPassesViewControllerDidFinish(_:)
    @PKCanvasViewDelegate UIScrollViewDelegate
    canvasViewDrawingDidChange(_:)
    canvasViewDidFinishRendering(_:)
    canvasViewDidBeginUsingTool(_:)
    canvasViewDidEndUsingTool(_:)
    @PKPaymentAuthorizationViewControllerDelegate NSObjectProtocol
    !paymentAuthorizationViewControllerDidFinish(_:)
    paymentAuthorizationViewController(_:didAuthorizePayment:handler:)
    @PKPushRegistryDelegate NSObjectProtocol
    !pushRegistry(_:didUpdate:for:) pushRegistry:didUpdatePushCredentials:forType:
    pushRegistry(_:didReceiveIncomingPushWith:for:completion:) \
    pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:
    pushRegistry(_:didReceiveIncomingPushWith:for:) \
    pushRegistry:didReceiveIncomingPushWithPayload:forType:
    pushRegistry(_:didInvalidatePushTokenFor:) pushRegistry:didInvalidatePushTokenForType:
    @PKTool
    @PKToolPickerObserver NSObjectProtocol
    toolPickerSelectedToolDidChange(_:)
    toolPickerSelectedToolItemDidChange(_:)
    toolPickerIsRulerActiveDidChange(_:)
    toolPickerVisibilityDidChange(_:)
    toolPickerFramesObscuredDidChange(_:)
    @Publisher
    @QLPreviewControllerDataSource NSObjectProtocol
    !numberOfPreviewItems(in:) numberOfPreviewItemsInPreviewController:
    !previewController(_:previewItemAt:) previewController:previewItemAtIndex:
    @QLPreviewControllerDelegate NSObjectProtocol
    previewControllerWillDismiss(_:)
    previewControllerDidDismiss(_:)
    previewController(_:shouldOpen:for:) previewController:shouldOpenURL:forPreviewItem:
    previewController(_:transitionViewFor:) previewController:transitionViewForPreviewItem:
    previewController(_:editingModeFor:) previewController:editingModeForPreviewItem:
    @QLPreviewItem NSObjectProtocol
    !previewItemURL
    previewItemTitle
    @RuntimeDescribing AnyObject
    @SCNPhysicsContactDelegate NSObjectProtocol
    physicsWorld(_:didBegin:) physicsWorld:didBeginContact:
    physicsWorld(_:didEnd:) physicsWorld:didEndContact:
    @SCNSceneRenderer NSObjectProtocol
    @SCNSceneRendererDelegate NSObjectProtocol
    renderer(_:updateAtTime:)
    renderer(_:didApplyAnimationsAtTime:)
    renderer(_:didSimulatePhysicsAtTime:)
    renderer(_:willRenderScene:atTime:)
    renderer(_:didRenderScene:atTime:)
    @SFSafariViewControllerDelegate NSObjectProtocol
    safariViewControllerDidFinish(_:)
    @SFSpeechRecognitionTaskDelegate NSObjectProtocol
    speechRecognitionTask(_:didFinishSuccessfully:)
    @SFSpeechRecognizerDelegate NSObjectProtocol
    speechRecognizer(_:availabilityDidChange:)
    @SKOverlayDelegate NSObjectProtocol
    storeOverlayDidFailToLoad(_:error:) storeOverlay:didFailToLoadWithError:
    storeOverlayWillStartPresentation(_:transitionContext:) storeOverlay:willStartPresentation:
    storeOverlayDidFinishPresentation(_:transitionContext:) storeOverlay:didFinishPresentation:
    storeOverlayWillStartDismissal(_:transitionContext:) storeOverlay:willStartDismissal:
    storeOverlayDidFinishDismissal(_:transitionContext:) storeOverlay:didFinishDismissal:
    @SKPaymentQueueDelegate NSObjectProtocol
    paymentQueue(_:shouldContinue:in:) paymentQueue:shouldContinueTransaction:inStorefront:
    paymentQueueShouldShowPriceConsent(_:)
    @SKPaymentTransactionObserver NSObjectProtocol
    !paymentQueue(_:updatedTransactions:)
    paymentQueue(_:removedTransactions:)
    paymentQueue(_:restoreCompletedTransactionsFailedWithError:)
    paymentQueueRestoreCompletedTransactionsFinished(_:)
    paymentQueue(_:updatedDownloads:)
    paymentQueue(_:shouldAddStorePayment:for:) paymentQueue:shouldAddStorePayment:forProduct:
    paymentQueueDidChangeStorefront(_:)
    paymentQueue(_:didRevokeEntitlementsForProductIdentifiers:)
    @SKPhysicsContactDelegate NSObjectProtocol
    didBegin(_:) didBeginContact:
    didEnd(_:) didEndContact:
    @SKProductsRequestDelegate SKRequestDelegate
    !productsRequest(_:didReceive:) productsRequest:didReceiveResponse:
    @SKRequestDelegate NSObjectProtocol
    requestDidFinish(_:)
    request(_:didFailWithError:)
    @SKSceneDelegate NSObjectProtocol
    update(_:for:) update:forScene:
    didEvaluateActions(for:) didEvaluateActionsForScene:
    didSimulatePhysics(for:) didSimulatePhysicsForScene:
    didApplyConstraints(for:) didApplyConstraintsForScene:
    didFinishUpdate(for:) didFinishUpdateForScene:
    @SKStoreProductViewControllerDelegate NSObjectProtocol
    productViewControllerDidFinish(_:)
    @SKViewDelegate NSObjectProtocol
    view(_:shouldRenderAtTime:)
    @Scheduler
    @ScrollDelegating AnyObject
    @SealingKind Sendable
    @SnugObjectActor Actor NSObjectProtocol Hashable
    @Subject AnyObject Publisher
    @Subscriber
    @Subscription Cancellable AnyObject
    @SymbolEffect Hashable Sendable
    @TextBridged _ObjectiveCBridgeable RawRepresentable
    @TimelineEntry
    @TopLevelDecoder
    @TopLevelEncoder
    @Transferable Sendable
    @UIAccessibilityIdentification NSObjectProtocol
    @UIActivityItemSource NSObjectProtocol
    !activityViewControllerPlaceholderItem(_:)
    !activityViewController(_:itemForActivityType:)
    activityViewController(_:subjectForActivityType:)
    @UIActivityItemsConfigurationReading NSObjectProtocol
    @UIAdaptivePresentationControllerDelegate NSObjectProtocol
    adaptivePresentationStyle(for:) adaptivePresentationStyleForPresentationController:
    adaptivePresentationStyle(for:traitCollection:) \
    adaptivePresentationStyleForPresentationController:traitCollection:
    presentationController(_:viewControllerForAdaptivePresentationStyle:)
    presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
    presentationControllerShouldDismiss(_:)
    presentationControllerWillDismiss(_:)
    presentationControllerDidDismiss(_:)
    presentationControllerDidAttemptToDismiss(_:)
    @UIAlertViewDelegate NSObjectProtocol
    alertView(_:clickedButtonAt:) alertView:clickedButtonAtIndex:
    alertViewCancel(_:)
    willPresent(_:) willPresentAlertView:
    didPresent(_:) didPresentAlertView:
    alertView(_:willDismissWithButtonIndex:)
    alertView(_:didDismissWithButtonIndex:)
    alertViewShouldEnableFirstOtherButton(_:)
    @UIAppearance NSObjectProtocol
    @UIAppearanceContainer NSObjectProtocol
    @UIApplicationDelegate NSObjectProtocol
    window
    application(_:willFinishLaunchingWithOptions:)
    application(_:didFinishLaunchingWithOptions:)
    applicationDidFinishLaunching(_:)
    applicationDidBecomeActive(_:)
    applicationWillResignActive(_:)
    applicationDidEnterBackground(_:)
    applicationWillEnterForeground(_:)
    applicationWillTerminate(_:)
    applicationDidReceiveMemoryWarning(_:)
    application(_:supportedInterfaceOrientationsFor:) \
    application:supportedInterfaceOrientationsForWindow:
    application(_:configurationForConnecting:options:) \
    application:configurationForConnectingSceneSession:options:
    application(_:didDiscardSceneSessions:)
    application(_:open:options:) application:openURL:options:
    application(_:open:sourceApplication:annotation:) \
    application:openURL:sourceApplication:annotation:
    application(_:handleOpen:) application:handleOpenURL:
    application(_:continue:restorationHandler:) application:continueUserActivity:restorationHandler:
    application(_:performActionFor:completionHandler:) \
    application:performActionForShortcutItem:completionHandler:
    @UIBarPositioning NSObjectProtocol
    @UIBarPositioningDelegate NSObjectProtocol
    position(for:) positionForBar:
    @UICalendarSelectionMultiDateDelegate NSObjectProtocol
    !multiDateSelection(_:didSelectDate:)
    !multiDateSelection(_:didDeselectDate:)
    multiDateSelection(_:canSelectDate:)
    multiDateSelection(_:canDeselectDate:)
    @UICalendarSelectionSingleDateDelegate NSObjectProtocol
    !dateSelection(_:didSelectDate:)
    dateSelection(_:canSelectDate:)
    @UICalendarSelectionWeekOfYearDelegate NSObjectProtocol
    weekOfYearSelection(_:didSelectWeekOfYear:)
    weekOfYearSelection(_:canSelectWeekOfYear:)
    @UICalendarViewDelegate NSObjectProtocol
    calendarView(_:decorationFor:) calendarView:decorationForDateComponents:
    calendarView(_:didChangeVisibleDateComponentsFrom:)
    @UICollectionViewDataSource NSObjectProtocol
    !collectionView(_:numberOfItemsInSection:)
    !collectionView(_:cellForItemAt:) collectionView:cellForItemAtIndexPath:
    numberOfSections(in:) numberOfSectionsInCollectionView:
    collectionView(_:viewForSupplementaryElementOfKind:at:) \
    collectionView:viewForSupplementaryElementOfKind:atIndexPath:
    collectionView(_:canMoveItemAt:) collectionView:canMoveItemAtIndexPath:
    collectionView(_:moveItemAt:to:) collectionView:moveItemAtIndexPath:toIndexPath:
    indexTitles(for:) indexTitlesForCollectionView:
    collectionView(_:indexPathForIndexTitle:at:) collectionView:indexPathForIndexTitle:atIndex:
    @UICollectionViewDataSourcePrefetching NSObjectProtocol
    !collectionView(_:prefetchItemsAt:) collectionView:prefetchItemsAtIndexPaths:
    collectionView(_:cancelPrefetchingForItemsAt:) \
    collectionView:cancelPrefetchingForItemsAtIndexPaths:
    @UICollectionViewDelegate UIScrollViewDelegate
    collectionView(_:shouldHighlightItemAt:) collectionView:shouldHighlightItemAtIndexPath:
    collectionView(_:didHighlightItemAt:) collectionView:didHighlightItemAtIndexPath:
    collectionView(_:didUnhighlightItemAt:) collectionView:didUnhighlightItemAtIndexPath:
    collectionView(_:shouldSelectItemAt:) collectionView:shouldSelectItemAtIndexPath:
    collectionView(_:shouldDeselectItemAt:) collectionView:shouldDeselectItemAtIndexPath:
    collectionView(_:didSelectItemAt:) collectionView:didSelectItemAtIndexPath:
    collectionView(_:didDeselectItemAt:) collectionView:didDeselectItemAtIndexPath:
    collectionView(_:canPerformPrimaryActionForItemAt:) \
    collectionView:canPerformPrimaryActionForItemAtIndexPath:
    collectionView(_:performPrimaryActionForItemAt:) \
    collectionView:performPrimaryActionForItemAtIndexPath:
    collectionView(_:willDisplay:forItemAt:) collectionView:willDisplayCell:forItemAtIndexPath:
    collectionView(_:willDisplaySupplementaryView:forElementKind:at:) \
    collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:
    collectionView(_:didEndDisplaying:forItemAt:) \
    collectionView:didEndDisplayingCell:forItemAtIndexPath:
    collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) \
    collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:
    collectionView(_:shouldShowMenuForItemAt:) collectionView:shouldShowMenuForItemAtIndexPath:
    collectionView(_:canPerformAction:forItemAt:withSender:) \
    collectionView:canPerformAction:forItemAtIndexPath:withSender:
    collectionView(_:performAction:forItemAt:withSender:) \
    collectionView:performAction:forItemAtIndexPath:withSender:
    collectionView(_:canFocusItemAt:) collectionView:canFocusItemAtIndexPath:
    collectionView(_:shouldUpdateFocusIn:) collectionView:shouldUpdateFocusInContext:
    collectionView(_:didUpdateFocusIn:with:) \
    collectionView:didUpdateFocusInContext:withAnimationCoordinator:
    indexPathForPreferredFocusedView(in:) indexPathForPreferredFocusedViewInCollectionView:
    collectionView(_:targetContentOffsetForProposedContentOffset:)
    collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:) \
    collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:
    collectionView(_:canEditItemAt:) collectionView:canEditItemAtIndexPath:
    collectionView(_:transitionLayoutForOldLayout:newLayout:)
    collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
    collectionView(_:shouldBeginMultipleSelectionInteractionAt:) \
    collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:
    collectionView(_:didBeginMultipleSelectionInteractionAt:) \
    collectionView:didBeginMultipleSelectionInteractionAtIndexPath:
    collectionViewDidEndMultipleSelectionInteraction(_:)
    collectionView(_:selectionFollowsFocusForItemAt:) \
    collectionView:selectionFollowsFocusForItemAtIndexPath:
    collectionView(_:shouldSpringLoadItemAt:with:) \
    collectionView:shouldSpringLoadItemAtIndexPath:withContext:
    collectionView(_:contextMenuConfigurationForItemAt:point:) \
    collectionView:contextMenuConfigurationForItemAtIndexPath:point:
    collectionView(_:contextMenuConfigurationForItemsAt:point:) \
    collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:
    collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:) \
    collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:
    collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:) \
    collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:
    collectionView(_:willPerformPreviewActionForMenuWith:animator:) \
    collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:
    collectionView(_:previewForHighlightingContextMenuWithConfiguration:)
    collectionView(_:previewForDismissingContextMenuWithConfiguration:)
    @UICollectionViewDelegateFlowLayout UICollectionViewDelegate
    collectionView(_:layout:sizeForItemAt:) collectionView:layout:sizeForItemAtIndexPath:
    collectionView(_:layout:insetForSectionAt:) collectionView:layout:insetForSectionAtIndex:
    collectionView(_:layout:minimumLineSpacingForSectionAt:) \
    collectionView:layout:minimumLineSpacingForSectionAtIndex:
    collectionView(_:layout:minimumInteritemSpacingForSectionAt:) \
    collectionView:layout:minimumInteritemSpacingForSectionAtIndex:
    collectionView(_:layout:referenceSizeForHeaderInSection:)
    collectionView(_:layout:referenceSizeForFooterInSection:)
    @UICollectionViewDragDelegate NSObjectProtocol
    !collectionView(_:itemsForBeginning:at:) \
    collectionView:itemsForBeginningDragSession:atIndexPath:
    collectionView(_:itemsForAddingTo:at:point:) \
    collectionView:itemsForAddingToDragSession:atIndexPath:point:
    collectionView(_:dragSessionWillBegin:)
    collectionView(_:dragSessionDidEnd:)
    collectionView(_:dragSessionAllowsMoveOperation:)
    collectionView(_:dragSessionIsRestrictedToDraggingApplication:)
    collectionView(_:dragPreviewParametersForItemAt:) \
    collectionView:dragPreviewParametersForItemAtIndexPath:
    @UICollectionViewDropCoordinator NSObjectProtocol
    @UICollectionViewDropDelegate NSObjectProtocol
    !collectionView(_:performDropWith:) collectionView:performDropWithCoordinator:
    collectionView(_:canHandle:) collectionView:canHandleDropSession:
    collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)
    collectionView(_:dropSessionDidEnter:)
    collectionView(_:dropSessionDidExit:)
    collectionView(_:dropSessionDidEnd:)
    collectionView(_:dropPreviewParametersForItemAt:) \
    collectionView:dropPreviewParametersForItemAtIndexPath:
    @UICollectionViewDropItem NSObjectProtocol
    @UICollectionViewDropPlaceholderContext UIDragAnimating
    @UICollisionBehaviorDelegate NSObjectProtocol
    collisionBehavior(_:beganContactFor:with:at:) \
    collisionBehavior:beganContactForItem:withItem:atPoint:
    collisionBehavior(_:endedContactFor:with:) collisionBehavior:endedContactForItem:withItem:
    collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:) \
    collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:
    collisionBehavior(_:endedContactFor:withBoundaryIdentifier:) \
    collisionBehavior:endedContactForItem:withBoundaryIdentifier:
    @UIColorPickerViewControllerDelegate NSObjectProtocol
    colorPickerViewController(_:didSelect:continuously:) \
    colorPickerViewController:didSelectColor:continuously:
    colorPickerViewControllerDidSelectColor(_:)
    colorPickerViewControllerDidFinish(_:)
    @UIConfigurationState
    @UIContentConfiguration
    @UIContentContainer NSObjectProtocol
    @UIContentSizeCategoryAdjusting NSObjectProtocol
    @UIContentView NSObjectProtocol
    supports(_:) supportsConfiguration:
    @UIContextMenuInteractionAnimating NSObjectProtocol
    @UIContextMenuInteractionCommitAnimating UIContextMenuInteractionAnimating
    @UIContextMenuInteractionDelegate NSObjectProtocol
    !contextMenuInteraction(_:configurationForMenuAtLocation:)
    contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
    contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:) \
    contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:
    contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
    contextMenuInteraction(_:willDisplayMenuFor:animator:) \
    contextMenuInteraction:willDisplayMenuForConfiguration:animator:
    contextMenuInteraction(_:willEndFor:animator:) \
    contextMenuInteraction:willEndForConfiguration:animator:
    @UICoordinateSpace NSObjectProtocol
    @UIDocumentBrowserViewControllerDelegate NSObjectProtocol
    documentBrowser(_:didPickDocumentsAt:) documentBrowser:didPickDocumentsAtURLs:
    documentBrowser(_:didRequestDocumentCreationWithHandler:)
    documentBrowser(_:didImportDocumentAt:toDestinationURL:) \
    documentBrowser:didImportDocumentAtURL:toDestinationURL:
    documentBrowser(_:failedToImportDocumentAt:error:) \
    documentBrowser:failedToImportDocumentAtURL:error:
    documentBrowser(_:willPresent:) documentBrowser:willPresentActivityViewController:
    @UIDocumentInteractionControllerDelegate NSObjectProtocol
    documentInteractionControllerViewControllerForPreview(_:)
    @UIDocumentPickerDelegate NSObjectProtocol
    documentPicker(_:didPickDocumentsAt:) documentPicker:didPickDocumentsAtURLs:
    documentPicker(_:didPickDocumentAt:) documentPicker:didPickDocumentAtURL:
    documentPickerWasCancelled(_:)
    @UIDragAnimating NSObjectProtocol
    @UIDragDropSession NSObjectProtocol
    @UIDragInteractionDelegate NSObjectProtocol
    !dragInteraction(_:itemsForBeginning:) dragInteraction:itemsForBeginningSession:
    @UIDragSession UIDragDropSession
    @UIDropInteractionDelegate NSObjectProtocol
    dropInteraction(_:canHandle:) dropInteraction:canHandleSession:
    dropInteraction(_:sessionDidUpdate:)
    dropInteraction(_:performDrop:)
    @UIDropSession UIDragDropSession
    @UIDynamicAnimatorDelegate NSObjectProtocol
    dynamicAnimatorWillResume(_:)
    dynamicAnimatorDidPause(_:)
    @UIDynamicItem NSObjectProtocol
    collisionBoundsType
    collisionBoundingPath
    @UIEditMenuInteractionDelegate NSObjectProtocol
    editMenuInteraction(_:menuFor:suggestedActions:) \
    editMenuInteraction:menuForConfiguration:suggestedActions:
    @UIFindInteractionDelegate NSObjectProtocol
    !findInteraction(_:sessionFor:) findInteraction:sessionForView:
    findInteraction(_:didBegin:) findInteraction:didBeginFindSession:
    findInteraction(_:didEnd:) findInteraction:didEndFindSession:
    @UIFocusAnimationContext NSObjectProtocol
    @UIFocusEnvironment NSObjectProtocol
    @UIFocusItem UIFocusEnvironment
    didHintFocusMovement(_:)
    @UIFocusItemContainer NSObjectProtocol
    @UIFocusItemScrollableContainer UIFocusItemContainer
    @UIFontPickerViewControllerDelegate NSObjectProtocol
    fontPickerViewControllerDidPickFont(_:)
    fontPickerViewControllerDidCancel(_:)
    @UIGestureRecognizerDelegate NSObjectProtocol
    gestureRecognizerShouldBegin(_:)
    gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) \
    gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:
    gestureRecognizer(_:shouldRequireFailureOf:) \
    gestureRecognizer:shouldRequireFailureOfGestureRecognizer:
    gestureRecognizer(_:shouldBeRequiredToFailBy:) \
    gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:
    gestureRecognizer(_:shouldReceive:) \
    gestureRecognizer:shouldReceiveTouch: \
    [UIGestureRecognizer,UITouch]
    gestureRecognizer(_:shouldReceive:) \
    gestureRecognizer:shouldReceiveEvent: \
    [UIGestureRecognizer,UIEvent]
    @UIHoverEffect Sendable
    @UIImagePickerControllerDelegate NSObjectProtocol
    imagePickerController(_:didFinishPickingMediaWithInfo:)
    imagePickerControllerDidCancel(_:)
    @UIInputViewAudioFeedback NSObjectProtocol
    @UIInteraction NSObjectProtocol
    @UIKeyInput UITextInputTraits
    @UILargeContentViewerInteractionDelegate NSObjectProtocol
    largeContentViewerInteraction(_:didEndOn:at:) \
    largeContentViewerInteraction:didEndOnItem:atPoint:
    largeContentViewerInteraction(_:itemAt:) largeContentViewerInteraction:itemAtPoint:
    viewController(for:) viewControllerForLargeContentViewerInteraction:
    @UILargeContentViewerItem NSObjectProtocol
    @UILayoutSupport NSObjectProtocol
    @UIMenuBuilder AnyObject
    @UIMutableTraits
    @UINavigationBarDelegate UIBarPositioningDelegate
    navigationBar(_:shouldPush:) navigationBar:shouldPushItem:
    navigationBar(_:didPush:) navigationBar:didPushItem:
    navigationBar(_:shouldPop:) navigationBar:shouldPopItem:
    navigationBar(_:didPop:) navigationBar:didPopItem:
    @UINavigationControllerDelegate NSObjectProtocol
    navigationController(_:willShow:animated:) navigationController:willShowViewController:animated:
    navigationController(_:didShow:animated:) navigationController:didShowViewController:animated:
    navigationControllerSupportedInterfaceOrientations(_:)
    navigationControllerPreferredInterfaceOrientationForPresentation(_:)
    navigationController(_:interactionControllerFor:) \
    navigationController:interactionControllerForAnimationController:
    navigationController(_:animationControllerFor:from:to:) \
    navigationController:animationControllerForOperation:fromViewController:toViewController:
    @UINavigationItemRenameDelegate NSObjectProtocol
    !navigationItem(_:didEndRenamingWith:) navigationItem:didEndRenamingWithTitle:
    navigationItemShouldBeginRenaming(_:)
    navigationItem(_:shouldEndRenamingWith:) navigationItem:shouldEndRenamingWithTitle:
    @UIPageControlProgressDelegate NSObjectProtocol
    pageControlProgress(_:initialProgressForPage:)
    pageControlProgressVisibilityDidChange(_:)
    @UIPageControlTimerProgressDelegate UIPageControlProgressDelegate
    pageControlTimerProgressDidChange(_:)
    pageControlTimerProgress(_:shouldAdvanceToPage:)
    @UIPageViewControllerDataSource NSObjectProtocol
    !pageViewController(_:viewControllerBefore:) \
    pageViewController:viewControllerBeforeViewController:
    !pageViewController(_:viewControllerAfter:) \
    pageViewController:viewControllerAfterViewController:
    presentationCount(for:) presentationCountForPageViewController:
    presentationIndex(for:) presentationIndexForPageViewController:
    @UIPageViewControllerDelegate NSObjectProtocol
    pageViewController(_:willTransitionTo:) pageViewController:willTransitionToViewControllers:
    pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
    pageViewController(_:spineLocationFor:) pageViewController:spineLocationForInterfaceOrientation:
    @UIPasteConfigurationSupporting NSObjectProtocol
    @UIPencilInteractionDelegate NSObjectProtocol
    pencilInteractionDidTap(_:)
    pencilInteraction(_:didReceiveTap:)
    pencilInteraction(_:didReceiveSqueeze:)
    @UIPickerViewAccessibilityDelegate UIPickerViewDelegate
    pickerView(_:accessibilityLabelForComponent:)
    pickerView(_:accessibilityHintForComponent:)
    pickerView(_:accessibilityAttributedLabelForComponent:)
    pickerView(_:accessibilityAttributedHintForComponent:)
    @UIPickerViewDataSource NSObjectProtocol
    !numberOfComponents(in:) numberOfComponentsInPickerView:
    @UIPickerViewDelegate NSObjectProtocol
    pickerView(_:widthForComponent:)
    pickerView(_:rowHeightForComponent:)
    pickerView(_:titleForRow:forComponent:)
    pickerView(_:attributedTitleForRow:forComponent:)
    pickerView(_:viewForRow:forComponent:reusing:)
    pickerView(_:didSelectRow:inComponent:)
    @UIPointerInteractionAnimating NSObjectProtocol
    @UIPointerInteractionDelegate NSObjectProtocol
    pointerInteraction(_:regionFor:defaultRegion:) \
    pointerInteraction:regionForRequest:defaultRegion:
    pointerInteraction(_:styleFor:) pointerInteraction:styleForRegion:
    pointerInteraction(_:willEnter:animator:) pointerInteraction:willEnterRegion:animator:
    pointerInteraction(_:willExit:animator:) pointerInteraction:willExitRegion:animator:
    @UIPopoverControllerDelegate NSObjectProtocol
    popoverControllerShouldDismissPopover(_:)
    popoverControllerDidDismissPopover(_:)
    @UIPopoverPresentationControllerDelegate UIAdaptivePresentationControllerDelegate
    prepareForPopoverPresentation(_:)
    popoverPresentationControllerShouldDismissPopover(_:)
    popoverPresentationControllerDidDismissPopover(_:)
    @UIPopoverPresentationControllerSourceItem NSObjectProtocol
    @UIPreviewActionItem NSObjectProtocol
    @UIPreviewInteractionDelegate NSObjectProtocol
    !previewInteraction(_:didUpdatePreviewTransition:ended:)
    !previewInteractionDidCancel(_:)
    previewInteractionShouldBegin(_:)
    previewInteraction(_:didUpdateCommitTransition:ended:)
    @UIResponderStandardEditActions NSObjectProtocol
    @UISceneDelegate NSObjectProtocol
    scene(_:willConnectTo:options:) scene:willConnectToSession:options:
    sceneDidDisconnect(_:)
    sceneDidBecomeActive(_:)
    sceneWillResignActive(_:)
    sceneWillEnterForeground(_:)
    sceneDidEnterBackground(_:)
    scene(_:openURLContexts:)
    scene(_:continue:) scene:continueUserActivity:
    @UIScreenshotServiceDelegate NSObjectProtocol
    screenshotService(_:generatePDFRepresentationWithCompletion:)
    @UIScribbleInteractionDelegate NSObjectProtocol
    scribbleInteraction(_:shouldBeginAt:) scribbleInteraction:shouldBeginAtLocation:
    scribbleInteractionShouldDelayFocus(_:)
    scribbleInteractionWillBeginWriting(_:)
    scribbleInteractionDidFinishWriting(_:)
    @UIScrollViewDelegate NSObjectProtocol
    scrollViewDidScroll(_:)
    scrollViewDidZoom(_:)
    scrollViewWillBeginDragging(_:)
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
    scrollViewDidEndDragging(_:willDecelerate:)
    scrollViewWillBeginDecelerating(_:)
    scrollViewDidEndDecelerating(_:)
    scrollViewDidEndScrollingAnimation(_:)
    viewForZooming(in:) viewForZoomingInScrollView:
    scrollViewWillBeginZooming(_:with:) scrollViewWillBeginZooming:withView:
    scrollViewDidEndZooming(_:with:atScale:) scrollViewDidEndZooming:withView:atScale:
    scrollViewShouldScrollToTop(_:)
    scrollViewDidScrollToTop(_:)
    scrollViewDidChangeAdjustedContentInset(_:)
    @UISearchBarDelegate NSObjectProtocol
    searchBar(_:textDidChange:)
    searchBar(_:selectedScopeButtonIndexDidChange:)
    searchBar(_:shouldChangeTextIn:replacementText:) \
    searchBar:shouldChangeTextInRange:replacementText:
    searchBarShouldBeginEditing(_:)
    searchBarShouldEndEditing(_:)
    searchBarTextDidBeginEditing(_:)
    searchBarTextDidEndEditing(_:)
    searchBarSearchButtonClicked(_:)
    searchBarCancelButtonClicked(_:)
    @UISearchControllerDelegate NSObjectProtocol
    willPresentSearchController(_:)
    didPresentSearchController(_:)
    willDismissSearchController(_:)
    didDismissSearchController(_:)
    presentSearchController(_:)
    @UISearchResultsUpdating NSObjectProtocol
    !updateSearchResults(for:) updateSearchResultsForSearchController:
    @UISearchSuggestion NSObjectProtocol
    @UIShapeProvider
    @UISheetPresentationControllerDelegate UIAdaptivePresentationControllerDelegate
    sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
    @UISheetPresentationControllerDetentResolutionContext NSObjectProtocol
    @UISplitViewControllerDelegate AnyObject
    splitViewController(_:willChangeTo:) splitViewController:willChangeToDisplayMode:
    targetDisplayModeForAction(in:) targetDisplayModeForActionInSplitViewController:
    splitViewController(_:show:sender:) splitViewController:showViewController:sender:
    splitViewController(_:showDetail:sender:) splitViewController:showDetailViewController:sender:
    primaryViewController(forCollapsing:) primaryViewControllerForCollapsingSplitViewController:
    primaryViewController(forExpanding:) primaryViewControllerForExpandingSplitViewController:
    splitViewController(_:collapseSecondary:onto:) \
    splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:
    splitViewController(_:separateSecondaryFrom:) \
    splitViewController:separateSecondaryViewControllerFromPrimaryViewController:
    splitViewControllerSupportedInterfaceOrientations(_:)
    splitViewControllerPreferredInterfaceOrientationForPresentation(_:)
    splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
    splitViewController(_:displayModeForExpandingToProposedDisplayMode:)
    splitViewControllerDidCollapse(_:)
    splitViewControllerDidExpand(_:)
    splitViewController(_:willShow:) splitViewController:willShowColumn:
    splitViewController(_:willHide:) splitViewController:willHideColumn:
    splitViewControllerInteractivePresentationGestureWillBegin(_:)
    splitViewControllerInteractivePresentationGestureDidEnd(_:)
    @UISpringLoadedInteractionBehavior NSObjectProtocol
    @UISpringLoadedInteractionContext NSObjectProtocol
    @UISpringLoadedInteractionEffect NSObjectProtocol
    @UISpringLoadedInteractionSupporting NSObjectProtocol
    @UITabBarControllerDelegate NSObjectProtocol
    tabBarController(_:shouldSelect:) tabBarController:shouldSelectViewController:
    tabBarController(_:didSelect:) tabBarController:didSelectViewController:
    tabBarControllerSupportedInterfaceOrientations(_:)
    tabBarController(_:animationControllerForTransitionFrom:to:) \
    tabBarController:animationControllerForTransitionFromViewController:toViewController:
    tabBarController(_:interactionControllerFor:) \
    tabBarController:interactionControllerForAnimationController:
    tabBarController(_:shouldSelectTab:)
    tabBarController(_:didSelectTab:previousTab:)
    tabBarController(_:willBeginCustomizing:) tabBarController:willBeginCustomizingViewControllers:
    tabBarController(_:willEndCustomizing:changed:) \
    tabBarController:willEndCustomizingViewControllers:changed:
    tabBarController(_:didEndCustomizing:changed:) \
    tabBarController:didEndCustomizingViewControllers:changed:
    @UITabBarDelegate NSObjectProtocol
    tabBar(_:didSelect:) tabBar:didSelectItem:
    @UITableViewDataSource NSObjectProtocol
    !tableView(_:numberOfRowsInSection:)
    !tableView(_:cellForRowAt:) tableView:cellForRowAtIndexPath:
    numberOfSections(in:) numberOfSectionsInTableView:
    tableView(_:titleForHeaderInSection:)
    tableView(_:titleForFooterInSection:)
    tableView(_:canEditRowAt:) tableView:canEditRowAtIndexPath:
    tableView(_:canMoveRowAt:) tableView:canMoveRowAtIndexPath:
    sectionIndexTitles(for:) sectionIndexTitlesForTableView:
    tableView(_:sectionForSectionIndexTitle:at:) tableView:sectionForSectionIndexTitle:atIndex:
    tableView(_:commit:forRowAt:) tableView:commitEditingStyle:forRowAtIndexPath:
    tableView(_:moveRowAt:to:) tableView:moveRowAtIndexPath:toIndexPath:
    @UITableViewDataSourcePrefetching NSObjectProtocol
    !tableView(_:prefetchRowsAt:) tableView:prefetchRowsAtIndexPaths:
    tableView(_:cancelPrefetchingForRowsAt:) tableView:cancelPrefetchingForRowsAtIndexPaths:
    @UITableViewDelegate UIScrollViewDelegate
    tableView(_:willDisplay:forRowAt:) tableView:willDisplayCell:forRowAtIndexPath:
    tableView(_:willDisplayHeaderView:forSection:)
    tableView(_:willDisplayFooterView:forSection:)
    tableView(_:didEndDisplaying:forRowAt:) tableView:didEndDisplayingCell:forRowAtIndexPath:
    tableView(_:didEndDisplayingHeaderView:forSection:)
    tableView(_:didEndDisplayingFooterView:forSection:)
    tableView(_:heightForRowAt:) tableView:heightForRowAtIndexPath:
    tableView(_:heightForHeaderInSection:)
    tableView(_:heightForFooterInSection:)
    tableView(_:estimatedHeightForRowAt:) tableView:estimatedHeightForRowAtIndexPath:
    tableView(_:estimatedHeightForHeaderInSection:)
    tableView(_:estimatedHeightForFooterInSection:)
    tableView(_:viewForHeaderInSection:)
    tableView(_:viewForFooterInSection:)
    tableView(_:accessoryButtonTappedForRowWith:) \
    tableView:accessoryButtonTappedForRowWithIndexPath:
    tableView(_:shouldHighlightRowAt:) tableView:shouldHighlightRowAtIndexPath:
    tableView(_:didHighlightRowAt:) tableView:didHighlightRowAtIndexPath:
    tableView(_:didUnhighlightRowAt:) tableView:didUnhighlightRowAtIndexPath:
    tableView(_:willSelectRowAt:) tableView:willSelectRowAtIndexPath:
    tableView(_:willDeselectRowAt:) tableView:willDeselectRowAtIndexPath:
    tableView(_:didSelectRowAt:) tableView:didSelectRowAtIndexPath:
    tableView(_:didDeselectRowAt:) tableView:didDeselectRowAtIndexPath:
    tableView(_:editingStyleForRowAt:) tableView:editingStyleForRowAtIndexPath:
    tableView(_:titleForDeleteConfirmationButtonForRowAt:) \
    tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:
    tableView(_:shouldIndentWhileEditingRowAt:) tableView:shouldIndentWhileEditingRowAtIndexPath:
    tableView(_:willBeginEditingRowAt:) tableView:willBeginEditingRowAtIndexPath:
    tableView(_:didEndEditingRowAt:) tableView:didEndEditingRowAtIndexPath:
    tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) \
    tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:
    tableView(_:indentationLevelForRowAt:) tableView:indentationLevelForRowAtIndexPath:
    tableView(_:shouldShowMenuForRowAt:) tableView:shouldShowMenuForRowAtIndexPath:
    tableView(_:canPerformAction:forRowAt:withSender:) \
    tableView:canPerformAction:forRowAtIndexPath:withSender:
    tableView(_:performAction:forRowAt:withSender:) \
    tableView:performAction:forRowAtIndexPath:withSender:
    tableView(_:canFocusRowAt:) tableView:canFocusRowAtIndexPath:
    tableView(_:shouldUpdateFocusIn:) tableView:shouldUpdateFocusInContext:
    tableView(_:didUpdateFocusIn:with:) tableView:didUpdateFocusInContext:withAnimationCoordinator:
    indexPathForPreferredFocusedView(in:) indexPathForPreferredFocusedViewInTableView:
    tableView(_:leadingSwipeActionsConfigurationForRowAt:) \
    tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:
    tableView(_:trailingSwipeActionsConfigurationForRowAt:) \
    tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:
    tableView(_:editActionsForRowAt:) tableView:editActionsForRowAtIndexPath:
    tableView(_:shouldBeginMultipleSelectionInteractionAt:) \
    tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:
    tableView(_:didBeginMultipleSelectionInteractionAt:) \
    tableView:didBeginMultipleSelectionInteractionAtIndexPath:
    tableViewDidEndMultipleSelectionInteraction(_:)
    tableView(_:canPerformPrimaryActionForRowAt:) \
    tableView:canPerformPrimaryActionForRowAtIndexPath:
    tableView(_:performPrimaryActionForRowAt:) tableView:performPrimaryActionForRowAtIndexPath:
    tableView(_:selectionFollowsFocusForRowAt:) tableView:selectionFollowsFocusForRowAtIndexPath:
    tableView(_:shouldSpringLoadRowAt:with:) tableView:shouldSpringLoadRowAtIndexPath:withContext:
    tableView(_:contextMenuConfigurationForRowAt:point:) \
    tableView:contextMenuConfigurationForRowAtIndexPath:point:
    tableView(_:previewForHighlightingContextMenuWithConfiguration:)
    tableView(_:previewForDismissingContextMenuWithConfiguration:)
    tableView(_:willPerformPreviewActionForMenuWith:animator:) \
    tableView:willPerformPreviewActionForMenuWithConfiguration:animator:
    @UITableViewDragDelegate NSObjectProtocol
    !tableView(_:itemsForBeginning:at:) tableView:itemsForBeginningDragSession:atIndexPath:
    tableView(_:itemsForAddingTo:at:point:) tableView:itemsForAddingToDragSession:atIndexPath:point:
    tableView(_:dragSessionWillBegin:)
    tableView(_:dragSessionDidEnd:)
    tableView(_:dragPreviewParametersForRowAt:) tableView:dragPreviewParametersForRowAtIndexPath:
    tableView(_:dragSessionAllowsMoveOperation:)
    tableView(_:dragSessionIsRestrictedToDraggingApplication:)
    @UITableViewDropCoordinator NSObjectProtocol
    @UITableViewDropDelegate NSObjectProtocol
    !tableView(_:performDropWith:) tableView:performDropWithCoordinator:
    tableView(_:canHandle:) tableView:canHandleDropSession:
    tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)
    tableView(_:dropSessionDidEnter:)
    tableView(_:dropSessionDidExit:)
    tableView(_:dropSessionDidEnd:)
    tableView(_:dropPreviewParametersForRowAt:) tableView:dropPreviewParametersForRowAtIndexPath:
    @UITableViewDropItem NSObjectProtocol
    @UITableViewDropPlaceholderContext UIDragAnimating
    @UITextDocumentProxy UIKeyInput
    @UITextDragDelegate NSObjectProtocol
    textDraggableView(_:itemsForDrag:)
    textDraggableView(_:dragPreviewForLiftingItem:session:)
    textDraggableView(_:willAnimateLiftWith:session:) \
    textDraggableView:willAnimateLiftWithAnimator:session:
    textDraggableView(_:dragSessionWillBegin:)
    textDraggableView(_:dragSessionDidEnd:with:) textDraggableView:dragSessionDidEnd:withOperation:
    @UITextDragRequest NSObjectProtocol
    @UITextDraggable UITextInput
    @UITextDropDelegate NSObjectProtocol
    textDroppableView(_:willBecomeEditableForDrop:)
    textDroppableView(_:proposalForDrop:)
    textDroppableView(_:willPerformDrop:)
    textDroppableView(_:previewForDroppingAllItemsWithDefault:)
    textDroppableView(_:dropSessionDidEnter:)
    textDroppableView(_:dropSessionDidUpdate:)
    textDroppableView(_:dropSessionDidExit:)
    textDroppableView(_:dropSessionDidEnd:)
    @UITextDropRequest NSObjectProtocol
    @UITextDroppable UITextInput
    @UITextFieldDelegate NSObjectProtocol
    textFieldShouldBeginEditing(_:)
    textFieldDidBeginEditing(_:)
    textFieldShouldEndEditing(_:)
    textFieldDidEndEditing(_:)
    textFieldDidEndEditing(_:reason:)
    textField(_:shouldChangeCharactersIn:replacementString:) \
    textField:shouldChangeCharactersInRange:replacementString:
    textFieldDidChangeSelection(_:)
    textFieldShouldClear(_:)
    textFieldShouldReturn(_:)
    @UITextInput UIKeyInput
    @UITextInputDelegate NSObjectProtocol
    @UITextInputTokenizer NSObjectProtocol
    @UITextInputTraits NSObjectProtocol
    autocapitalizationType
    autocorrectionType
    spellCheckingType
    keyboardType
    keyboardAppearance
    returnKeyType
    enablesReturnKeyAutomatically
    isSecureTextEntry
    textContentType
    @UITextPasteConfigurationSupporting UIPasteConfigurationSupporting
    @UITextPasteDelegate NSObjectProtocol
    textPasteConfigurationSupporting(_:transform:) \
    textPasteConfigurationSupporting:transformPasteItem:
    textPasteConfigurationSupporting(_:shouldAnimatePasteOf:to:) \
    textPasteConfigurationSupporting:shouldAnimatePasteOfAttributedString:toRange:
    @UITextPasteItem NSObjectProtocol
    @UITextViewDelegate NSObjectProtocol UIScrollViewDelegate
    textViewShouldBeginEditing(_:)
    textViewShouldEndEditing(_:)
    textViewDidBeginEditing(_:)
    textViewDidEndEditing(_:)
    textView(_:shouldChangeTextIn:replacementText:) \
    textView:shouldChangeTextInRange:replacementText:
    textViewDidChange(_:)
    textViewDidChangeSelection(_:)
    textView(_:shouldInteractWith:in:interaction:) \
    textView:shouldInteractWithURL:inRange:interaction: \
    [UITextView,URL,NSRange,UITextItemInteraction]
    textView(_:shouldInteractWith:in:interaction:) \
    textView:shouldInteractWithTextAttachment:inRange:interaction: \
    [UITextView,NSTextAttachment,NSRange,UITextItemInteraction]
    textView(_:shouldInteractWith:in:) \
    textView:shouldInteractWithURL:inRange: \
    [UITextView,URL,NSRange]
    textView(_:shouldInteractWith:in:) \
    textView:shouldInteractWithTextAttachment:inRange: \
    [UITextView,NSTextAttachment,NSRange]
    textView(_:primaryActionFor:defaultAction:) textView:primaryActionForTextItem:defaultAction:
    textView(_:menuConfigurationFor:defaultMenu:) textView:menuConfigurationForTextItem:defaultMenu:
    @UITimingCurveProvider NSObjectProtocol
    @UIToolTipInteractionDelegate NSObjectProtocol
    toolTipInteraction(_:configurationAt:) toolTipInteraction:configurationAtPoint:
    @UIToolbarDelegate UIBarPositioningDelegate
    @UITraitChangeObservable UITraitEnvironment
    @UITraitChangeRegistration AnyObject
    @UITraitDefinition
    @UITraitEnvironment NSObjectProtocol
    @UIUserActivityRestoring NSObjectProtocol
    @UIViewAnimating NSObjectProtocol
    @UIViewControllerAnimatedTransitioning NSObjectProtocol
    !transitionDuration(using:) transitionDuration:
    !animateTransition(using:) animateTransition:
    interruptibleAnimator(using:) interruptibleAnimatorForTransition:
    animationEnded(_:)
    @UIViewControllerContextTransitioning NSObjectProtocol
    @UIViewControllerInteractiveTransitioning NSObjectProtocol
    completionSpeed
    completionCurve
    wantsInteractiveStart
    !startInteractiveTransition(_:)
    @UIViewControllerPreviewing NSObjectProtocol
    @UIViewControllerPreviewingDelegate NSObjectProtocol
    !previewingContext(_:commit:) previewingContext:commitViewController:
    @UIViewControllerRepresentable View
    @UIViewControllerRestoration
    @UIViewControllerTransitionCoordinator UIViewControllerTransitionCoordinatorContext
    @UIViewControllerTransitionCoordinatorContext NSObjectProtocol
    @UIViewControllerTransitioningDelegate NSObjectProtocol
    animationController(forPresented:presenting:source:) \
    animationControllerForPresentedController:presentingController:sourceController:
    animationController(forDismissed:) animationControllerForDismissedController:
    interactionControllerForPresentation(using:) interactionControllerForPresentation:
    interactionControllerForDismissal(using:) interactionControllerForDismissal:
    presentationController(forPresented:presenting:source:) \
    presentationControllerForPresentedViewController:presentingViewController:sourceViewController:
    @UIViewImplicitlyAnimating UIViewAnimating
    @UIViewRepresentable View
    @UIWebViewDelegate NSObjectProtocol
    webView(_:shouldStartLoadWith:navigationType:) \
    webView:shouldStartLoadWithRequest:navigationType:
    webViewDidStartLoad(_:)
    webViewDidFinishLoad(_:)
    webView(_:didFailLoadWithError:)
    @UIWindowSceneDelegate UISceneDelegate
    window
    windowScene(_:didUpdate:interfaceOrientation:traitCollection:) \
    windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:
    windowScene(_:performActionFor:completionHandler:) \
    windowScene:performActionForShortcutItem:completionHandler:
    @UIZoomTransitionAlignmentRectContext NSObjectProtocol
    @UIZoomTransitionInteractionContext NSObjectProtocol
    @UIZoomTransitionSourceViewProviderContext NSObjectProtocol
    @UNNotificationContentExtension NSObjectProtocol
    !didReceive(_:) didReceiveNotification:
    didReceive(_:completionHandler:) didReceiveNotificationResponse:completionHandler:
    mediaPlay()
    mediaPause()
    @UNNotificationContentProviding AnyObject
    @UNUserNotificationCenterDelegate NSObjectProtocol
    userNotificationCenter(_:willPresent:withCompletionHandler:) \
    userNotificationCenter:willPresentNotification:withCompletionHandler:
    userNotificationCenter(_:didReceive:withCompletionHandler:) \
    userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:
    @VNDocumentCameraViewControllerDelegate NSObjectProtocol
    documentCameraViewController(_:didFinishWith:) documentCameraViewController:didFinishWithScan:
    documentCameraViewControllerDidCancel(_:)
    documentCameraViewController(_:didFailWithError:)
    @VNRequestResults
    @ValueBridged _ObjectiveCBridgeable where _ObjectiveCType == NSValue
    @View
    @WCSessionDelegate NSObjectProtocol
    !session(_:activationDidCompleteWith:error:) session:activationDidCompleteWithState:error:
    !sessionDidBecomeInactive(_:)
    !sessionDidDeactivate(_:)
    sessionWatchStateDidChange(_:)
    sessionReachabilityDidChange(_:)
    session(_:didReceiveMessage:)
    session(_:didReceiveMessage:replyHandler:)
    session(_:didReceiveApplicationContext:)
    session(_:didReceiveUserInfo:)
    @WKDownloadDelegate NSObjectProtocol
    !download(_:decideDestinationUsing:suggestedFilename:completionHandler:) \
    download:decideDestinationUsingResponse:suggestedFilename:completionHandler:
    downloadDidFinish(_:)
    download(_:didFailWithError:resumeData:)
    @WKNavigationDelegate NSObjectProtocol
    webView(_:didStartProvisionalNavigation:)
    webView(_:didCommit:) webView:didCommitNavigation:
    webView(_:didFinish:) webView:didFinishNavigation:
    webView(_:didFail:withError:) webView:didFailNavigation:withError:
    webView(_:didFailProvisionalNavigation:withError:)
    webView(_:decidePolicyFor:decisionHandler:) \
    webView:decidePolicyForNavigationAction:decisionHandler: \
    [WKWebView,WKNavigationAction,(WKNavigationActionPolicy) -> Void]
    webView(_:decidePolicyFor:decisionHandler:) \
    webView:decidePolicyForNavigationResponse:decisionHandler: \
    [WKWebView,WKNavigationResponse,(WKNavigationResponsePolicy) -> Void]
    webView(_:didReceiveServerRedirectForProvisionalNavigation:)
    webView(_:didReceive:completionHandler:) \
    webView:didReceiveAuthenticationChallenge:completionHandler:
    webViewWebContentProcessDidTerminate(_:)
    webView(_:navigationAction:didBecome:) webView:navigationAction:didBecomeDownload:
    webView(_:navigationResponse:didBecome:) webView:navigationResponse:didBecomeDownload:
    @WKScriptMessageHandler NSObjectProtocol
    !userContentController(_:didReceive:) userContentController:didReceiveScriptMessage:
    @WKScriptMessageHandlerWithReply NSObjectProtocol
    !userContentController(_:didReceive:replyHandler:) \
    userContentController:didReceiveScriptMessage:replyHandler:
    @WKUIDelegate NSObjectProtocol
    webView(_:createWebViewWith:for:windowFeatures:) \
    webView:createWebViewWithConfiguration:forNavigationAction:windowFeatures:
    webViewDidClose(_:)
    webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)
    webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)
    webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)
    @WKURLSchemeHandler NSObjectProtocol
    @WKURLSchemeTask NSObjectProtocol
    @XCTActivity
    @XCTMetric
    @_KeyValueCodingAndObserving NSObject
    %ARAnchor NSObject
    %ARBodyTrackingConfiguration ARConfiguration
    %ARCamera NSObject
    %ARCoachingOverlayView UIView
    %ARConfiguration NSObject
    %ARFaceAnchor ARAnchor ARTrackable
    %ARFaceTrackingConfiguration ARConfiguration
    %ARFrame NSObject
    %ARHitTestResult NSObject
    %ARImageAnchor ARAnchor ARTrackable
    %ARImageTrackingConfiguration ARConfiguration
    %ARObjectAnchor ARAnchor
    %AROrientationTrackingConfiguration ARConfiguration
    %ARPlaneAnchor ARAnchor
    %ARRaycastQuery NSObject
    %ARRaycastResult NSObject
    %ARReferenceImage NSObject
    %ARReferenceObject NSObject
    %ARSCNView SCNView
    %ARSKView SKView
    %ARSession NSObject
    %ARWorldMap NSObject
    %ARWorldTrackingConfiguration ARConfiguration
    %ASAuthorization NSObject
    %ASAuthorizationAppleIDButton UIControl
    %ASAuthorizationAppleIDCredential NSObject ASAuthorizationCredential
    %ASAuthorizationAppleIDProvider NSObject ASAuthorizationProvider
    %ASAuthorizationAppleIDRequest ASAuthorizationOpenIDRequest
    %ASAuthorizationController NSObject
    %ASAuthorizationOpenIDRequest ASAuthorizationRequest
    %ASAuthorizationPasswordProvider NSObject ASAuthorizationProvider
    %ASAuthorizationPasswordRequest ASAuthorizationRequest
    %ASAuthorizationRequest NSObject
    %ASCredentialIdentityStore NSObject
    %ASCredentialIdentityStoreState NSObject
    %ASCredentialServiceIdentifier NSObject
    %ASIdentifierManager NSObject
    %ASPasswordCredential NSObject ASAuthorizationCredential
    %ASPasswordCredentialIdentity NSObject
    %ASWebAuthenticationSession NSObject
    %ATTrackingManager NSObject
    %AVAsset NSObject Sendable AVAsynchronousKeyValueLoading
    %AVAssetExportSession NSObject
    %AVAssetImageGenerator NSObject
    %AVAssetResourceLoader NSObject
    %AVAssetResourceLoadingContentInformationRequest NSObject
    %AVAssetResourceLoadingDataRequest NSObject
    %AVAssetResourceLoadingRequest NSObject
    %AVAssetTrack NSObject AVAsynchronousKeyValueLoading
    %AVAssetWriter NSObject
    %AVAssetWriterInput NSObject
    %AVAssetWriterInputPixelBufferAdaptor NSObject
    %AVAsyncProperty AVPartialAsyncProperty Sendable
    %AVAudioApplication NSObject
    %AVAudioEngine NSObject
    %AVAudioFile NSObject
    %AVAudioFormat NSObject
    %AVAudioInputNode AVAudioNode
    %AVAudioMix NSObject
    %AVAudioMixInputParameters NSObject
    %AVAudioMixerNode AVAudioNode
    %AVAudioNode NSObject
    %AVAudioOutputNode AVAudioNode
    %AVAudioPCMBuffer NSObject
    %AVAudioPlayer NSObject
    %AVAudioPlayerNode AVAudioNode
    %AVAudioRecorder NSObject
    %AVAudioSession NSObject
    %AVAudioSessionPortDescription NSObject
    %AVAudioSessionRouteDescription NSObject
    %AVAudioTime NSObject
    %AVAudioUnitDelay AVAudioUnitEffect
    %AVAudioUnitDistortion AVAudioUnitEffect
    %AVAudioUnitEQ AVAudioUnitEffect
    %AVAudioUnitEQFilterParameters NSObject
    %AVAudioUnitEffect AVAudioNode
    %AVAudioUnitReverb AVAudioUnitEffect
    %AVAudioUnitSampler AVAudioNode
    %AVAudioUnitTimePitch AVAudioUnitEffect
    %AVAudioUnitVarispeed AVAudioUnitEffect
    %AVCaptureAudioDataOutput AVCaptureOutput
    %AVCaptureBracketedStillImageSettings NSObject
    %AVCaptureConnection NSObject
    %AVCaptureDevice NSObject
    %AVCaptureDeviceInput AVCaptureInput
    %AVCaptureFileOutput AVCaptureOutput
    %AVCaptureInput NSObject
    %AVCaptureMetadataOutput AVCaptureOutput
    %AVCaptureMovieFileOutput AVCaptureFileOutput
    %AVCaptureOutput NSObject
    %AVCapturePhoto NSObject
    %AVCapturePhotoBracketSettings AVCapturePhotoSettings
    %AVCapturePhotoOutput AVCaptureOutput
    %AVCapturePhotoSettings NSObject
    %AVCaptureResolvedPhotoSettings NSObject
    %AVCaptureSession NSObject
    %AVCaptureVideoDataOutput AVCaptureOutput
    %AVCaptureVideoPreviewLayer CALayer
    %AVComposition AVAsset Sendable
    %AVDepthData NSObject
    %AVFrameRateRange NSObject
    %AVMetadataFaceObject AVMetadataObject
    %AVMetadataItem NSObject AVAsynchronousKeyValueLoading
    %AVMetadataMachineReadableCodeObject AVMetadataObject
    %AVMetadataObject NSObject
    %AVMutableAudioMix AVAudioMix
    %AVMutableAudioMixInputParameters AVAudioMixInputParameters
    %AVMutableComposition AVComposition Sendable
    %AVMutableCompositionTrack AVAssetTrack
    %AVMutableMetadataItem AVMetadataItem
    %AVMutableVideoComposition AVVideoComposition
    %AVMutableVideoCompositionInstruction AVVideoCompositionInstruction
    %AVMutableVideoCompositionLayerInstruction AVVideoCompositionLayerInstruction
    %AVPartialAsyncProperty Sendable
    %AVPictureInPictureController NSObject
    %AVPlaybackSpeed NSObject
    %AVPlayer NSObject
    %AVPlayerItem NSObject
    %AVPlayerItemAccessLog NSObject
    %AVPlayerItemAccessLogEvent NSObject
    %AVPlayerItemErrorLog NSObject
    %AVPlayerItemErrorLogEvent NSObject
    %AVPlayerItemOutput NSObject
    %AVPlayerItemTrack NSObject
    %AVPlayerItemVideoOutput AVPlayerItemOutput
    %AVPlayerLayer CALayer
    %AVPlayerLooper NSObject
    %AVPlayerViewController SystemScreen
    %AVPortraitEffectsMatte NSObject
    %AVQueuePlayer AVPlayer
    %AVRoutePickerView UIView
    %AVSampleBufferDisplayLayer CALayer
    %AVSpeechSynthesisVoice NSObject
    %AVSpeechSynthesizer NSObject
    %AVSpeechUtterance NSObject
    %AVURLAsset AVAsset Sendable
    %AVVideoComposition NSObject
    %AVVideoCompositionCoreAnimationTool NSObject
    %AVVideoCompositionInstruction NSObject
    %AVVideoCompositionLayerInstruction NSObject
    %AXCustomContent NSObject
    %AccessibilityValues
    %AccessoryButton UIControl
    %Activity Identifiable Sendable
    %ActivityAuthorizationInfo Sendable
    %AlertButton UIControl
    %AlertPresentation UIPresentationController
    %AlertView UIView
    %AnchorDistance
    %AnimationBlock
    %AnimationGroup
    %AnimatorClock
    %AnyCancellable Cancellable Hashable
    %AskedAnchors
    %AssetCatalog Sendable
    %BGAppRefreshTask BGTask Sendable
    %BGAppRefreshTaskRequest BGTaskRequest
    %BGProcessingTask BGTask Sendable
    %BGProcessingTaskRequest BGTaskRequest
    %BGTask NSObject Sendable
    %BGTaskRequest NSObject
    %BGTaskScheduler NSObject Sendable
    %BackButton UIControl
    %BackEdgeGestureRecognizer UIScreenEdgePanGestureRecognizer
    %BarBackground UIView
    %BarButton UIControl
    %BarUnfolding
    %BitmapMemory
    %BlankCoder NSCoder
    %CAAnimation NSObject CAAction NSCopying CAMediaTiming
    %CAAnimationGroup CAAnimation
    %CABasicAnimation CAPropertyAnimation
    %CADisplayLink NSObject
    %CAEmitterCell NSObject
    %CAEmitterLayer CALayer
    %CAGradientLayer CALayer
    %CAKeyframeAnimation CAPropertyAnimation
    %CALayer NSObject CustomKeys CAMediaTiming
    %CAMediaTimingFunction NSObject
    %CAMetalLayer CALayer
    %CAPropertyAnimation CAAnimation
    %CAReplicatorLayer CALayer
    %CAScrollLayer CALayer
    %CAShapeLayer CALayer
    %CASpringAnimation CABasicAnimation
    %CATextLayer CALayer
    %CATiledLayer CALayer
    %CATransaction NSObject
    %CATransformLayer CALayer
    %CATransition CAAnimation
    %CAValueFunction NSObject
    %CBATTRequest NSObject
    %CBAttribute NSObject
    %CBCentral CBPeer
    %CBCentralManager CBManager
    %CBCharacteristic CBAttribute
    %CBDescriptor CBAttribute
    %CBL2CAPChannel NSObject
    %CBManager NSObject
    %CBMutableCharacteristic CBCharacteristic
    %CBMutableDescriptor CBDescriptor
    %CBMutableService CBService
    %CBPeer NSObject
    %CBPeripheral CBPeer
    %CBPeripheralManager CBManager
    %CBService CBAttribute
    %CBUUID NSObject NSCopying Sendable
    %CFNotificationCenter Sendable
    %CGColor Hashable Sendable _ExpressibleByColorLiteral CustomStringConvertible
    %CGColorSpace Hashable Sendable CustomStringConvertible
    %CGContext
    %CGDataProvider Sendable
    %CGFont
    %CGGradient Sendable
    %CGImage Sendable CustomStringConvertible
    %CGImageDestination Sendable
    %CGImageSource Sendable
    %CGLayer
    %CGMutablePath CGPath Sendable
    %CGPDFDocument
    %CGPDFPage
    %CGPath Hashable Sendable CustomStringConvertible
    %CHHapticDynamicParameter NSObject
    %CHHapticEngine Sendable
    %CHHapticEvent NSObject
    %CHHapticEventParameter NSObject
    %CHHapticPattern NSObject
    %CIColor NSObject Sendable
    %CIContext NSObject Sendable
    %CIDetector NSObject
    %CIFaceFeature CIFeature
    %CIFeature NSObject
    %CIFilter NSObject Sendable
    %CIImage NSObject Sendable
    %CIQRCodeFeature CIFeature
    %CIRectangleFeature CIFeature
    %CIVector NSObject Sendable
    %CKAcceptSharesOperation CKOperation Sendable
    %CKAsset NSObject CKRecordValueProtocol
    %CKContainer NSObject
    %CKDatabase NSObject
    %CKDatabaseNotification CKNotification
    %CKDatabaseOperation CKOperation Sendable
    %CKDatabaseSubscription CKSubscription
    %CKFetchDatabaseChangesOperation CKDatabaseOperation Sendable
    %CKFetchRecordZoneChangesOperation CKDatabaseOperation Sendable
    %CKFetchRecordsOperation CKDatabaseOperation Sendable
    %CKModifyRecordZonesOperation CKDatabaseOperation Sendable
    %CKModifyRecordsOperation CKDatabaseOperation Sendable
    %CKModifySubscriptionsOperation CKDatabaseOperation Sendable
    %CKNotification NSObject
    %CKOperation Operation Sendable
    %CKOperationGroup NSObject
    %CKQuery NSObject
    %CKQueryNotification CKNotification
    %CKQueryOperation CKDatabaseOperation Sendable
    %CKQuerySubscription CKSubscription
    %CKRecord NSObject NSSecureCoding
    %CKRecordZone NSObject
    %CKRecordZoneNotification CKNotification
    %CKRecordZoneSubscription CKSubscription
    %CKServerChangeToken NSObject NSSecureCoding
    %CKShare CKRecord
    %CKSubscription NSObject
    %CLBackgroundActivitySession Sendable
    %CLBeacon NSObject
    %CLBeaconIdentityConstraint NSObject
    %CLBeaconRegion CLRegion
    %CLCircularRegion CLRegion
    %CLFloor NSObject
    %CLGeocoder NSObject
    %CLHeading NSObject
    %CLLocation NSObject NSCopying Sendable CKRecordValueProtocol
    %CLLocationManager NSObject
    %CLPlacemark NSObject
    %CLRegion NSObject
    %CLServiceSession Sendable
    %CLVisit NSObject
    %CMAccelerometerData CMLogItem
    %CMAltimeter NSObject
    %CMAltitudeData CMLogItem
    %CMAttitude NSObject
    %CMDeviceMotion CMLogItem
    %CMFormatDescription Sendable
    %CMGyroData CMLogItem
    %CMLogItem NSObject
    %CMMotionActivity CMLogItem
    %CMMotionActivityManager NSObject
    %CMMotionManager NSObject
    %CMPedometer NSObject
    %CMPedometerData NSObject
    %CMPedometerEvent NSObject
    %CMSampleBuffer Sendable
    %CNContact NSObject NSCopying
    %CNContactFetchRequest NSObject
    %CNContactFormatter Formatter
    %CNContactPickerViewController SystemScreen
    %CNContactProperty NSObject
    %CNContactStore NSObject
    %CNContactViewController SystemScreen
    %CNContactsUserDefaults NSObject Sendable
    %CNContainer NSObject
    %CNGroup NSObject
    %CNInstantMessageAddress NSObject
    %CNLabeledValue NSObject
    %CNMutableContact CNContact
    %CNMutablePostalAddress CNPostalAddress
    %CNPhoneNumber NSObject
    %CNPostalAddress NSObject
    %CNPostalAddressFormatter Formatter
    %CNSaveRequest NSObject
    %CNSocialProfile NSObject
    %CSSearchableIndex NSObject
    %CSSearchableItem NSObject
    %CSSearchableItemAttributeSet NSObject
    %CTCarrier NSObject
    %CTCellularData NSObject
    %CTFrame
    %CTFramesetter
    %CTLine
    %CTRun
    %CTTelephonyNetworkInfo NSObject
    %CTTypesetter
    %CVBuffer Sendable
    %CVPixelBufferPool Sendable
    %CXAction NSObject
    %CXAnswerCallAction CXCallAction
    %CXCall NSObject
    %CXCallAction CXAction
    %CXCallController NSObject
    %CXCallDirectoryManager NSObject
    %CXCallObserver NSObject
    %CXCallUpdate NSObject NSCopying
    %CXEndCallAction CXCallAction
    %CXHandle NSObject NSCopying Sendable
    %CXPlayDTMFCallAction CXCallAction
    %CXProvider NSObject
    %CXProviderConfiguration NSObject NSCopying
    %CXSetGroupCallAction CXCallAction
    %CXSetHeldCallAction CXCallAction
    %CXSetMutedCallAction CXCallAction
    %CXStartCallAction CXCallAction
    %CXTransaction NSObject
    %CalendarDayView UIControl
    %ClassObject NSObject Sendable
    %CollectionCellContentView UIView
    %ConfiguredBackgroundView UIView
    %Confluence
    %ContentTouchDelay UIGestureRecognizer
    %ContextMenu
    %ControllerSurroundings
    %ControllerTransition NSObject UIViewControllerContextTransitioning
    %CurrentValueSubject Subject
    %DCAppAttestService NSObject Sendable
    %DCDevice NSObject Sendable
    %DateComponentsFormatter Formatter
    %DecimalRoundingFormatter NumberFormatter Sendable
    %DocumentPlace Sendable
    %DynamicStep
    %EKAlarm NSObject
    %EKCalendar NSObject
    %EKCalendarItem NSObject
    %EKEvent EKCalendarItem
    %EKEventEditViewController UINavigationController
    %EKEventStore NSObject
    %EKParticipant NSObject
    %EKRecurrenceDayOfWeek NSObject
    %EKRecurrenceEnd NSObject
    %EKRecurrenceRule NSObject
    %EKReminder EKCalendarItem
    %EKSource NSObject
    %EKStructuredLocation NSObject
    %EdgeGuide UILayoutGuide UILayoutSupport
    %EdgeScroll
    %EditedDocument NSObject UITextDocumentProxy
    %EndedDragAnimation NSObject UIDragAnimating
    %FetchedSection NSFetchedResultsSectionInfo
    %FieldClearButton UIButton
    %FloatingTabBar UIView
    %FrameworkProperties NSObject FrameworkPropertyTable
    %FullScreenPresentation UIPresentationController
    %Future Publisher
    %GKARC4RandomSource GKRandomSource
    %GKGameCenterViewController SystemScreen
    %GKLinearCongruentialRandomSource GKRandomSource
    %GKLocalPlayer GKPlayer
    %GKMersenneTwisterRandomSource GKRandomSource
    %GKPlayer NSObject
    %GKRandomDistribution NSObject GKRandom
    %GKRandomSource NSObject GKRandom NSCopying
    %GKShuffledDistribution GKRandomDistribution
    %GKState NSObject
    %GKStateMachine NSObject
    %GestureArbiter
    %Guarded Sendable
    %HKCategorySample HKSample Sendable
    %HKCategoryType HKSampleType Sendable
    %HKCharacteristicType HKObjectType Sendable
    %HKDevice NSObject Sendable
    %HKHealthStore NSObject Sendable
    %HKObject NSObject Sendable
    %HKObjectType NSObject Sendable
    %HKObserverQuery HKQuery Sendable
    %HKQuantity NSObject Sendable
    %HKQuantitySample HKSample Sendable
    %HKQuantityType HKSampleType Sendable
    %HKQuery NSObject Sendable
    %HKSample HKObject Sendable
    %HKSampleQuery HKQuery Sendable
    %HKSampleType HKObjectType Sendable
    %HKSource NSObject Sendable
    %HKSourceRevision NSObject Sendable
    %HKStatistics NSObject Sendable
    %HKStatisticsCollection NSObject Sendable
    %HKStatisticsCollectionQuery HKQuery Sendable
    %HKStatisticsQuery HKQuery Sendable
    %HKUnit NSObject Sendable
    %HKWorkout HKSample Sendable
    %HKWorkoutType HKSampleType Sendable
    %HostingPlaceholder UIView UIContentView StandInView
    %INBooleanResolutionResult INIntentResolutionResult
    %INCallRecord NSObject
    %INCallRecordFilter NSObject
    %INDateComponentsRange NSObject
    %INDateComponentsResolutionResult INIntentResolutionResult
    %INDoubleResolutionResult INIntentResolutionResult
    %INEnumResolutionResult INIntentResolutionResult
    %INExtension NSObject INIntentHandlerProviding
    %INFile NSObject
    %INFileResolutionResult INIntentResolutionResult
    %INImage NSObject
    %INIntegerResolutionResult INIntentResolutionResult
    %INIntent NSObject
    %INIntentDonationMetadata NSObject
    %INIntentResolutionResult NSObject
    %INIntentResponse NSObject
    %INInteraction NSObject
    %INMediaItem NSObject
    %INMediaItemResolutionResult INIntentResolutionResult
    %INMediaSearch NSObject
    %INObject NSObject
    %INObjectCollection NSObject
    %INObjectResolutionResult INIntentResolutionResult
    %INObjectSection NSObject
    %INPerson NSObject
    %INPersonHandle NSObject
    %INPersonResolutionResult INIntentResolutionResult
    %INPlacemarkResolutionResult INIntentResolutionResult
    %INPlayMediaIntent INIntent
    %INPlayMediaIntentResponse INIntentResponse
    %INPlayMediaMediaItemResolutionResult INMediaItemResolutionResult
    %INPreferences NSObject
    %INSendMessageAttachment NSObject
    %INSendMessageIntent INIntent UNNotificationContentProviding
    %INSendMessageIntentResponse INIntentResponse
    %INShortcut NSObject
    %INSpeakableString NSObject
    %INSpeakableStringResolutionResult INIntentResolutionResult
    %INStartAudioCallIntent INIntent
    %INStartCallIntent INIntent
    %INStartVideoCallIntent INIntent
    %INStringResolutionResult INIntentResolutionResult
    %INTimeIntervalResolutionResult INIntentResolutionResult
    %INUIAddVoiceShortcutButton UIButton
    %INUIAddVoiceShortcutViewController SystemScreen
    %INUIEditVoiceShortcutViewController SystemScreen
    %INURLResolutionResult INIntentResolutionResult
    %INVoiceShortcut NSObject
    %INVoiceShortcutCenter NSObject
    %InputHostView UIView
    %InstalledConstraint
    %InteractivePop NSObject UIViewControllerInteractiveTransitioning
    %IssueSubject Equatable Sendable
    %ItemReference Sendable
    %JSContext NSObject
    %JSValue NSObject
    %JSVirtualMachine NSObject
    %KeyValuePath
    %LAContext NSObject Sendable
    %LPLinkMetadata NSObject NSSecureCoding
    %LPLinkView UIView
    %LPMetadataProvider NSObject
    %LayerTiming
    %LayoutEnvironment NSObject NSCollectionLayoutEnvironment NSCollectionLayoutContainer
    %LayoutIsland LooselyReferenced
    %LayoutItem
    %LayoutWork
    %ListContextMenu NSObject UIGestureRecognizerDelegate
    %ListFormatter Formatter
    %LocalDrag NSObject UIDragSession UIDropSession
    %LocalDropCoordinator NSObject UICollectionViewDropCoordinator
    %LocalDropItem NSObject UICollectionViewDropItem
    %LocalDropPlaceholder EndedDragAnimation UICollectionViewDropPlaceholderContext
    %MCAdvertiserAssistant NSObject
    %MCBrowserViewController SystemScreen
    %MCNearbyServiceAdvertiser NSObject
    %MCNearbyServiceBrowser NSObject
    %MCPeerID NSObject Sendable
    %MCSession NSObject Sendable
    %MFMailComposeViewController UINavigationController
    %MFMessageComposeViewController UINavigationController
    %MKAnnotationView UIView
    %MKCircle MKShape MKOverlay
    %MKCircleRenderer MKOverlayPathRenderer
    %MKClusterAnnotation NSObject MKAnnotation
    %MKCompassButton UIView
    %MKDirections NSObject
    %MKDistanceFormatter Formatter
    %MKGeoJSONDecoder NSObject
    %MKGeoJSONFeature NSObject MKGeoJSONObject
    %MKGeodesicPolyline MKPolyline
    %MKGradientPolylineRenderer MKPolylineRenderer
    %MKHybridMapConfiguration MKMapConfiguration
    %MKImageryMapConfiguration MKMapConfiguration
    %MKLocalSearch NSObject
    %MKLocalSearchCompleter NSObject
    %MKLocalSearchCompletion NSObject
    %MKLookAroundScene NSObject Sendable
    %MKLookAroundSceneRequest NSObject Sendable
    %MKLookAroundViewController SystemScreen
    %MKMapCamera NSObject
    %MKMapConfiguration NSObject
    %MKMapItem NSObject
    %MKMapSnapshotter NSObject
    %MKMapView UIView PinnedView
    %MKMarkerAnnotationView MKAnnotationView
    %MKMultiPoint MKShape MKGeoJSONObject
    %MKMultiPolygon NSObject MKOverlay MKGeoJSONObject
    %MKMultiPolygonRenderer MKOverlayPathRenderer
    %MKMultiPolyline NSObject MKOverlay MKGeoJSONObject
    %MKMultiPolylineRenderer MKOverlayPathRenderer
    %MKOverlayPathRenderer MKOverlayRenderer
    %MKOverlayRenderer NSObject
    %MKPinAnnotationView MKAnnotationView
    %MKPlacemark CLPlacemark MKAnnotation
    %MKPointAnnotation NSObject MKAnnotation MKGeoJSONObject
    %MKPointOfInterestFilter NSObject Sendable
    %MKPolygon MKMultiPoint MKOverlay
    %MKPolygonRenderer MKOverlayPathRenderer
    %MKPolyline MKMultiPoint MKOverlay
    %MKPolylineRenderer MKOverlayPathRenderer
    %MKRoute NSObject
    %MKScaleView UIView
    %MKShape NSObject
    %MKStandardMapConfiguration MKMapConfiguration
    %MKTileOverlay NSObject MKOverlay
    %MKTileOverlayRenderer MKOverlayRenderer
    %MKUserLocation NSObject MKAnnotation
    %MKUserLocationView MKAnnotationView
    %MKUserTrackingBarButtonItem UIBarButtonItem
    %MKUserTrackingButton UIView
    %MLFeatureValue NSObject
    %MLModel NSObject
    %MLModelConfiguration NSObject
    %MPChangePlaybackPositionCommand MPRemoteCommand
    %MPChangePlaybackPositionCommandEvent MPRemoteCommandEvent
    %MPChangePlaybackRateCommand MPRemoteCommand
    %MPChangePlaybackRateCommandEvent MPRemoteCommandEvent
    %MPChangeRepeatModeCommand MPRemoteCommand
    %MPChangeRepeatModeCommandEvent MPRemoteCommandEvent
    %MPChangeShuffleModeCommand MPRemoteCommand
    %MPChangeShuffleModeCommandEvent MPRemoteCommandEvent
    %MPFeedbackCommand MPRemoteCommand
    %MPFeedbackCommandEvent MPRemoteCommandEvent
    %MPMediaEntity NSObject
    %MPMediaItem MPMediaEntity
    %MPMediaItemArtwork NSObject
    %MPMediaItemCollection MPMediaEntity
    %MPMediaLibrary NSObject Sendable
    %MPMediaPickerController SystemScreen
    %MPMediaPlaylist MPMediaItemCollection
    %MPMediaPredicate NSObject
    %MPMediaPropertyPredicate MPMediaPredicate
    %MPMediaQuery NSObject
    %MPMediaQuerySection NSObject
    %MPMusicPlayerApplicationController MPMusicPlayerController
    %MPMusicPlayerController NSObject
    %MPMusicPlayerMediaItemQueueDescriptor MPMusicPlayerQueueDescriptor
    %MPMusicPlayerQueueDescriptor NSObject
    %MPMusicPlayerStoreQueueDescriptor MPMusicPlayerQueueDescriptor
    %MPNowPlayingInfoCenter NSObject
    %MPRatingCommand MPRemoteCommand
    %MPRatingCommandEvent MPRemoteCommandEvent
    %MPRemoteCommand NSObject
    %MPRemoteCommandCenter NSObject
    %MPRemoteCommandEvent NSObject
    %MPSeekCommandEvent MPRemoteCommandEvent
    %MPSkipIntervalCommand MPRemoteCommand
    %MPSkipIntervalCommandEvent MPRemoteCommandEvent
    %MPVolumeView UIView
    %MTKView UIView
    %MTLRenderPassDescriptor NSObject
    %MeasurementFormatter Formatter
    %MenuPanel UIControl
    %MenuRequest
    %MenuRow UIControl
    %MethodBlock Hashable Sendable
    %MethodFrame
    %MethodFrames
    %MoreListController UITableViewController
    %NCWidgetController NSObject
    %NEDNSOverHTTPSSettings NEDNSSettings Sendable
    %NEDNSOverTLSSettings NEDNSSettings Sendable
    %NEDNSSettings NSObject Sendable
    %NEDNSSettingsManager NSObject Sendable
    %NEEvaluateConnectionRule NSObject Sendable
    %NEHotspotConfiguration NSObject Sendable
    %NEHotspotConfigurationManager NSObject Sendable
    %NEHotspotNetwork NSObject Sendable
    %NEOnDemandRule NSObject Sendable
    %NEOnDemandRuleConnect NEOnDemandRule Sendable
    %NEOnDemandRuleDisconnect NEOnDemandRule Sendable
    %NEOnDemandRuleEvaluateConnection NEOnDemandRule Sendable
    %NEOnDemandRuleIgnore NEOnDemandRule Sendable
    %NEProxyServer NSObject Sendable
    %NEProxySettings NSObject Sendable
    %NETunnelProviderManager NEVPNManager Sendable
    %NETunnelProviderProtocol NEVPNProtocol Sendable
    %NETunnelProviderSession NEVPNConnection Sendable
    %NEVPNConnection NSObject Sendable
    %NEVPNIKEv2SecurityAssociationParameters NSObject Sendable
    %NEVPNManager NSObject Sendable
    %NEVPNProtocol NSObject Sendable
    %NEVPNProtocolIKEv2 NEVPNProtocolIPSec Sendable
    %NEVPNProtocolIPSec NEVPNProtocol Sendable
    %NLEmbedding NSObject
    %NLLanguageRecognizer NSObject
    %NLModel NSObject
    %NLTagger NSObject
    %NLTokenizer NSObject
    %NSAutoresizingMaskLayoutConstraint NSLayoutConstraint
    %NSCollectionLayoutAnchor NSObject NSCopying
    %NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutSupplementaryItem
    %NSCollectionLayoutDecorationItem NSCollectionLayoutItem
    %NSCollectionLayoutDimension NSObject NSCopying
    %NSCollectionLayoutEdgeSpacing NSObject NSCopying
    %NSCollectionLayoutGroup NSCollectionLayoutItem
    %NSCollectionLayoutGroupCustomItem NSObject NSCopying
    %NSCollectionLayoutItem NSObject NSCopying
    %NSCollectionLayoutSection NSObject NSCopying
    %NSCollectionLayoutSize NSObject NSCopying
    %NSCollectionLayoutSpacing NSObject NSCopying
    %NSCollectionLayoutSupplementaryItem NSCollectionLayoutItem
    %NSContentSizeLayoutConstraint NSLayoutConstraint
    %NSDataAsset NSObject NSCopying
    %NSDiffableDataSourceSnapshotReference NSObject NSCopying
    %NSExtensionContext NSObject
    %NSExtensionItem NSObject
    %NSFetchedResultsController NSObject Sendable AnyFetchedResultsController
    %NSFileCoordinator NSObject
    %NSFileVersion NSObject Sendable
    %NSHashTable NSObject
    %NSItemProvider NSObject
    %NSKeyValueObservation NSObject
    %NSLayoutAnchor NSObject
    %NSLayoutConstraint NSObject
    %NSLayoutDimension NSLayoutAnchor
    %NSLayoutManager NSObject
    %NSLayoutXAxisAnchor NSLayoutAnchor
    %NSLayoutYAxisAnchor NSLayoutAnchor
    %NSMapTable NSObject
    %NSMetadataItem NSObject
    %NSMetadataQuery NSObject
    %NSMutableParagraphStyle NSParagraphStyle Sendable
    %NSParagraphStyle NSObject NSCopying NSMutableCopying NSSecureCoding Sendable
    %NSPointerArray NSObject
    %NSShadow NSObject NSCopying Sendable
    %NSStringDrawingContext NSObject
    %NSTextAttachment NSObject NSSecureCoding Sendable
    %NSTextContainer NSObject
    %NSTextContentManager NSObject NSTextElementProvider
    %NSTextContentStorage NSTextContentManager
    %NSTextElement NSObject
    %NSTextLayoutFragment NSObject
    %NSTextLayoutManager NSObject
    %NSTextLineFragment NSObject
    %NSTextList NSObject Sendable
    %NSTextParagraph NSTextElement
    %NSTextRange NSObject
    %NSTextSelection NSObject
    %NSTextStorage NSMutableAttributedString
    %NSTextTab NSObject NSCopying Sendable
    %NSTextViewportLayoutController NSObject
    %NSUbiquitousKeyValueStore NSObject Sendable
    %NSUserActivity NSObject
    %NWBrowser Sendable
    %NWConnection Sendable CustomDebugStringConvertible
    %NWListener Sendable
    %NWParameters Sendable CustomDebugStringConvertible
    %NWPathMonitor Sendable
    %NWProtocol
    %NWProtocolDefinition Sendable
    %NWProtocolIP NWProtocol
    %NWProtocolMetadata Sendable
    %NWProtocolOptions
    %NWProtocolTCP NWProtocol
    %NWProtocolTLS NWProtocol
    %NWProtocolUDP NWProtocol
    %NWProtocolWebSocket NWProtocol
    %NamedFilter \
    CIFilter \
    Sendable \
    CIBoxBlur \
    CIDiscBlur \
    CIGaussianBlur \
    CIMaskedVariableBlur \
    CIMedian \
    CIMotionBlur \
    CINoiseReduction \
    CIZoomBlur \
    CIBokehBlur \
    CIMorphologyGradient \
    CIMorphologyMaximum \
    CIMorphologyMinimum \
    CIColorClamp \
    CIColorControls \
    CIColorMatrix \
    CIColorPolynomial \
    CIExposureAdjust \
    CIGammaAdjust \
    CIHueAdjust \
    CITemperatureAndTint \
    CIToneCurve \
    CIVibrance \
    CIWhitePointAdjust \
    CILinearToSRGBToneCurve \
    CISRGBToneCurveToLinear \
    CIColorCube \
    CIColorCubeWithColorSpace \
    CIColorInvert \
    CIColorMap \
    CIColorMonochrome \
    CIColorPosterize \
    CIColorThreshold \
    CIColorThresholdOtsu \
    CIFalseColor \
    CIMaskToAlpha \
    CIMaximumComponent \
    CIMinimumComponent \
    CIPhotoEffect \
    CISepiaTone \
    CIThermal \
    CIXRay \
    CIVignette \
    CIVignetteEffect \
    CIDocumentEnhancer \
    CICompositeOperation \
    CIBlendWithMask \
    CIMix \
    CIBumpDistortion \
    CIBumpDistortionLinear \
    CICircleSplashDistortion \
    CICircularWrap \
    CIDisplacementDistortion \
    CIGlassDistortion \
    CIHoleDistortion \
    CIPinchDistortion \
    CITwirlDistortion \
    CIVortexDistortion \
    CIPerspectiveCorrection \
    CIPerspectiveTransform \
    CIPerspectiveTransformWithExtent \
    CIPerspectiveTile \
    CIStraighten \
    CILanczosScaleTransform \
    CIBicubicScaleTransform \
    CIAffineClamp \
    CIAffineTile \
    CIKaleidoscope \
    CIQRCodeGenerator \
    CICode128BarcodeGenerator \
    CICheckerboardGenerator \
    CIStripesGenerator \
    CIRandomGenerator \
    CIRoundedRectangleGenerator \
    CITextImageGenerator \
    CIGaussianGradient \
    CILinearGradient \
    CISmoothLinearGradient \
    CIRadialGradient \
    CIAreaAverage \
    CIAreaMaximum \
    CIAreaMinimum \
    CIAreaMaximumAlpha \
    CIAreaMinimumAlpha \
    CIAreaMinMax \
    CIColumnAverage \
    CIRowAverage \
    CIAreaHistogram \
    CIHistogramDisplay \
    CISharpenLuminance \
    CIUnsharpMask \
    CIBloom \
    CIGloom \
    CIComicEffect \
    CICrystallize \
    CIEdges \
    CIEdgeWork \
    CIHexagonalPixellate \
    CIHighlightShadowAdjust \
    CIPixellate \
    CIPointillize \
    CIPersonSegmentation \
    CICircularScreen \
    CIDotScreen \
    CIHatchedScreen \
    CILineScreen \
    CIDissolveTransition \
    CISwipeTransition
    %NavigationBarContent UIView
    %NavigationView UIView
    %NetService NSObject
    %NetServiceBrowser NSObject
    %NibCoder NSCoder ArchiveDecoding
    %NibLoader
    %NibSource
    %OSLog Sendable
    %OSLogEntry NSObject
    %OSLogEntryLog OSLogEntry OSLogEntryWithPayload OSLogEntryFromProcess
    %OSLogEnumerator Sendable
    %OSLogPosition Sendable
    %OSLogStore Sendable
    %OSSignpostIntervalState Sendable
    %OrthogonalScroller UIScrollView
    %Outlet Subscription
    %PDFAction NSObject
    %PDFActionGoTo PDFAction
    %PDFActionURL PDFAction
    %PDFAnnotation NSObject
    %PDFBorder NSObject
    %PDFDestination NSObject
    %PDFDocument NSObject
    %PDFOutline NSObject
    %PDFPage NSObject
    %PDFPages
    %PDFSelection NSObject
    %PDFThumbnailView UIView
    %PDFView UIView
    %PHAdjustmentData NSObject
    %PHAsset PHObject
    %PHAssetChangeRequest PHChangeRequest
    %PHAssetCollection PHCollection
    %PHAssetCollectionChangeRequest PHChangeRequest
    %PHAssetCreationRequest PHAssetChangeRequest
    %PHAssetResource NSObject
    %PHAssetResourceCreationOptions NSObject
    %PHAssetResourceManager NSObject
    %PHAssetResourceRequestOptions NSObject
    %PHCachingImageManager PHImageManager
    %PHChange NSObject
    %PHChangeRequest NSObject
    %PHCollection PHObject
    %PHCollectionList PHCollection
    %PHContentEditingInput NSObject
    %PHContentEditingInputRequestOptions NSObject
    %PHContentEditingOutput NSObject
    %PHFetchOptions NSObject
    %PHFetchResult NSObject
    %PHFetchResultChangeDetails NSObject
    %PHImageManager NSObject
    %PHImageRequestOptions NSObject
    %PHLivePhoto NSObject
    %PHLivePhotoRequestOptions NSObject
    %PHLivePhotoView UIView
    %PHObject NSObject
    %PHObjectChangeDetails NSObject
    %PHObjectPlaceholder PHObject
    %PHPhotoLibrary NSObject
    %PHPickerViewController SystemScreen
    %PHVideoRequestOptions NSObject
    %PKAddPassesViewController SystemScreen
    %PKCanvasView UIScrollView PKToolPickerObserver
    %PKContact NSObject
    %PKPass NSObject
    %PKPassLibrary NSObject
    %PKPayment NSObject
    %PKPaymentAuthorizationResult NSObject
    %PKPaymentAuthorizationViewController SystemScreen
    %PKPaymentButton UIButton
    %PKPaymentMethod NSObject
    %PKPaymentRequest NSObject
    %PKPaymentSummaryItem NSObject
    %PKPaymentToken NSObject
    %PKPushCredentials NSObject
    %PKPushPayload NSObject
    %PKPushRegistry NSObject
    %PKShippingMethod PKPaymentSummaryItem
    %PKToolPicker NSObject
    %PKToolPickerEraserItem PKToolPickerItem
    %PKToolPickerInkingItem PKToolPickerItem
    %PKToolPickerItem NSObject
    %PKToolPickerLassoItem PKToolPickerItem
    %PKToolPickerRulerItem PKToolPickerItem
    %PKToolPickerScribbleItem PKToolPickerItem
    %PageContainerView UIView
    %PageScroller UIScrollView
    %PassthroughSubject Subject
    %Permission Sendable
    %PersonNameComponentsFormatter Formatter
    %PopoverBox UIView
    %PreparedText
    %PresentationAnimator NSObject UIViewControllerAnimatedTransitioning
    %PresentationContainer UIView
    %PreviewCanvas UIViewController
    %PreviewCommit NSObject UIContextMenuInteractionCommitAnimating
    %QLPreviewController SystemScreen
    %QLThumbnailGenerator NSObject Sendable
    %QLThumbnailRepresentation NSObject Sendable
    %RareViewStorage
    %RegistrationIdentity Sendable
    %RelativeDateTimeFormatter Formatter
    %ReorderPress UILongPressGestureRecognizer
    %RowEditControl UIControl
    %RowGripRecognizer UILongPressGestureRecognizer
    %RowMotion
    %RowReorderControl UIView
    %RowSeparatorView UIView
    %RowSwipeRecognizer UIPanGestureRecognizer
    %RunningAnimation
    %Runtime
    %RuntimeClass
    %SCNAction NSObject
    %SCNBillboardConstraint SCNConstraint
    %SCNBox SCNGeometry
    %SCNCamera NSObject
    %SCNCameraController NSObject
    %SCNCapsule SCNGeometry
    %SCNCone SCNGeometry
    %SCNConstraint NSObject
    %SCNCylinder SCNGeometry
    %SCNFloor SCNGeometry
    %SCNGeometry NSObject
    %SCNHitTestResult NSObject
    %SCNLight NSObject
    %SCNLookAtConstraint SCNConstraint
    %SCNMaterial NSObject
    %SCNMaterialProperty NSObject
    %SCNNode NSObject
    %SCNParticleSystem NSObject
    %SCNPhysicsBody NSObject
    %SCNPhysicsContact NSObject
    %SCNPhysicsShape NSObject
    %SCNPhysicsWorld NSObject
    %SCNPlane SCNGeometry
    %SCNPyramid SCNGeometry
    %SCNScene NSObject
    %SCNShape SCNGeometry
    %SCNSphere SCNGeometry
    %SCNText SCNGeometry
    %SCNTorus SCNGeometry
    %SCNTube SCNGeometry
    %SCNView UIView SCNSceneRenderer
    %SCNetworkReachability Sendable
    %SFSafariViewController SystemScreen
    %SFSpeechAudioBufferRecognitionRequest SFSpeechRecognitionRequest
    %SFSpeechRecognitionRequest NSObject
    %SFSpeechRecognitionResult NSObject
    %SFSpeechRecognitionTask NSObject
    %SFSpeechRecognizer NSObject
    %SFSpeechURLRecognitionRequest SFSpeechRecognitionRequest
    %SFTranscription NSObject
    %SKAction NSObject
    %SKAdNetwork NSObject
    %SKAudioNode SKNode
    %SKCameraNode SKNode
    %SKCloudServiceController NSObject
    %SKConstraint NSObject
    %SKCropNode SKNode
    %SKDownload NSObject
    %SKEffectNode SKNode
    %SKEmitterNode SKNode
    %SKFieldNode SKNode
    %SKKeyframeSequence NSObject
    %SKLabelNode SKNode
    %SKLightNode SKNode
    %SKMutablePayment SKPayment
    %SKNode UIResponder
    %SKOverlay NSObject
    %SKPayment NSObject NSCopying NSMutableCopying
    %SKPaymentDiscount NSObject
    %SKPaymentQueue NSObject
    %SKPaymentTransaction NSObject
    %SKPhysicsBody NSObject
    %SKPhysicsContact NSObject
    %SKPhysicsJoint NSObject
    %SKPhysicsJointFixed SKPhysicsJoint
    %SKPhysicsJointLimit SKPhysicsJoint
    %SKPhysicsJointPin SKPhysicsJoint
    %SKPhysicsJointSpring SKPhysicsJoint
    %SKPhysicsWorld NSObject
    %SKProduct NSObject
    %SKProductDiscount NSObject
    %SKProductSubscriptionPeriod NSObject
    %SKProductsRequest SKRequest
    %SKProductsResponse NSObject
    %SKRange NSObject
    %SKReceiptRefreshRequest SKRequest
    %SKRegion NSObject
    %SKRequest NSObject
    %SKScene SKNode
    %SKShader NSObject
    %SKShapeNode SKNode
    %SKSpriteNode SKNode
    %SKStoreProductViewController SystemScreen
    %SKStoreReviewController NSObject
    %SKStorefront NSObject
    %SKTexture NSObject
    %SKTextureAtlas NSObject
    %SKTransition NSObject
    %SKUniform NSObject
    %SKVideoNode SKNode
    %SKView UIView
    %SLComposeViewController SystemScreen
    %ScreenSpace NSObject UICoordinateSpace
    %ScrollIndicators
    %ScrollMotion
    %ScrollPanRecognizer UIPanGestureRecognizer
    %ScrollPinch NSObject
    %ScrollPinchRecognizer UIPinchGestureRecognizer
    %SecAccessControl Sendable
    %SecCertificate Hashable Sendable
    %SecIdentity Hashable Sendable
    %SecKey Hashable Sendable
    %SecPolicy Sendable
    %SecRandom Sendable
    %SecTrust Sendable
    %SelectionBox UITextSelectionRect
    %SeparatorGuide
    %SheetCard UIView UIGestureRecognizerDelegate DragMover
    %SlideAnimator NSObject UIViewControllerAnimatedTransitioning
    %SnugDelegateStandIn UIResponder UIApplicationDelegate
    %SoftKeyboard
    %SplitOutside UIControl
    %SplitSurroundings
    %Stage Subscriber Subscription
    %StaticTableSection
    %StillAnimator NSObject UIViewControllerAnimatedTransitioning
    %StorageCharacters NSMutableString
    %StoryboardSegueTemplate NSObject
    %SubscriberList
    %Succession Subscription
    %SwiftObject NSObject
    %SwipeActionButton UIButton
    %SwipeActionsView UIView
    %SystemScreen UIViewController
    %SystemScreenView UIView StandInView
    %TabBarContainerView UIView
    %TabButton UIControl
    %TableAccessoryView UIControl
    %TableCellContentView UIView
    %TableIndexView UIView
    %TextCanvas UIView
    %TextOffset NSObject NSTextLocation
    %TouchDelivery
    %TouchSequence
    %TraitChangeRegistration UITraitChangeRegistration
    %TransitionCoordinator NSObject UIViewControllerTransitionCoordinator
    %UIAccessibilityCustomAction NSObject
    %UIAccessibilityCustomRotor NSObject
    %UIAccessibilityCustomRotorItemResult NSObject
    %UIAccessibilityCustomRotorSearchPredicate NSObject
    %UIAccessibilityElement UIResponder UIAccessibilityIdentification
    %UIAccessibilityLocationDescriptor NSObject
    %UIAction UIMenuElement
    %UIActivity NSObject
    %UIActivityIndicatorView UIView
    %UIActivityItemProvider NSObject UIActivityItemSource
    %UIActivityItemsConfiguration NSObject UIActivityItemsConfigurationReading
    %UIActivityViewController SystemScreen
    %UIAlertAction NSObject NSCopying UIAccessibilityIdentification SenderClass
    %UIAlertController UIViewController
    %UIAlertView UIView
    %UIApplication UIResponder
    %UIApplicationShortcutIcon NSObject
    %UIApplicationShortcutItem NSObject
    %UIAttachmentBehavior UIDynamicBehavior
    %UIBackgroundExtensionView UIView
    %UIBarAppearance NSObject NSCopying
    %UIBarButtonItem UIBarItem SenderClass UIPopoverPresentationControllerSourceItem ActionSending
    %UIBarButtonItemAppearance NSObject NSCopying
    %UIBarButtonItemGroup NSObject
    %UIBarButtonItemStateAppearance NSObject
    %UIBarItem \
    NSObject \
    UIAppearanceContainer \
    UIAppearance \
    UIAccessibilityIdentification \
    ArchiveInstantiable
    %UIBezierPath NSObject NSCopying NSSecureCoding
    %UIBlurEffect UIVisualEffect
    %UIButton UIControl WidthDependentIntrinsicSize
    %UIButtonLabel UILabel
    %UICalendarSelection NSObject
    %UICalendarSelectionMultiDate UICalendarSelection
    %UICalendarSelectionSingleDate UICalendarSelection
    %UICalendarSelectionWeekOfYear UICalendarSelection
    %UICalendarView UIView
    %UICanvasFeedbackGenerator UIFeedbackGenerator
    %UICloudSharingController SystemScreen
    %UICollectionLayoutSectionOrthogonalScrollingProperties NSObject
    %UICollectionReusableView UIView
    %UICollectionView UIScrollView SwipedList UISpringLoadedInteractionSupporting
    %UICollectionViewCell UICollectionReusableView SegueStarting
    %UICollectionViewCompositionalLayout UICollectionViewLayout
    %UICollectionViewCompositionalLayoutConfiguration NSObject NSCopying
    %UICollectionViewController UIViewController UICollectionViewDataSource UICollectionViewDelegate
    %UICollectionViewControllerWrapperView UIView
    %UICollectionViewDiffableDataSource NSObject UICollectionViewDataSource OutlineSource
    %UICollectionViewDropPlaceholder UICollectionViewPlaceholder
    %UICollectionViewDropProposal UIDropProposal
    %UICollectionViewFlowLayout UICollectionViewLayout
    %UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayoutInvalidationContext
    %UICollectionViewFocusUpdateContext UIFocusUpdateContext
    %UICollectionViewLayout NSObject ArchiveInstantiable
    %UICollectionViewLayoutAttributes NSObject NSCopying NSCollectionLayoutVisibleItem UIDynamicItem
    %UICollectionViewLayoutInvalidationContext NSObject
    %UICollectionViewListCell UICollectionViewCell
    %UICollectionViewPlaceholder NSObject
    %UICollectionViewTransitionLayout UICollectionViewLayout
    %UICollectionViewUpdateItem NSObject
    %UICollisionBehavior UIDynamicListBehavior
    %UIColor NSObject NSCopying NSSecureCoding _ExpressibleByColorLiteral Sendable
    %UIColorPickerViewController SystemScreen
    %UIColorWell UIControl
    %UICommand UIMenuElement
    %UICommandAlternate NSObject
    %UIContentUnavailableView UIView UIContentView
    %UIContextMenuConfiguration NSObject
    %UIContextMenuInteraction NSObject UIInteraction
    %UIContextualAction NSObject
    %UIControl UIView UIContextMenuInteractionDelegate SenderClass ActionSending
    %UICubicTimingParameters NSObject UITimingCurveProvider
    %UIDatePicker UIControl
    %UIDeferredMenuElement UIMenuElement
    %UIDevice NSObject
    %UIDocument NSObject
    %UIDocumentBrowserAction NSObject
    %UIDocumentBrowserTransitionController NSObject UIViewControllerAnimatedTransitioning
    %UIDocumentBrowserViewController SystemScreen
    %UIDocumentInteractionController NSObject
    %UIDocumentPickerViewController SystemScreen
    %UIDocumentProperties NSObject
    %UIDocumentViewController UIViewController
    %UIDragInteraction NSObject UIInteraction
    %UIDragItem NSObject
    %UIDragPreview NSObject
    %UIDragPreviewParameters UIPreviewParameters
    %UIDragPreviewTarget UIPreviewTarget
    %UIDropInteraction NSObject UIInteraction
    %UIDropProposal NSObject
    %UIDynamicAnimator NSObject
    %UIDynamicBehavior NSObject
    %UIDynamicItemBehavior UIDynamicListBehavior
    %UIDynamicItemGroup NSObject UIDynamicItem
    %UIDynamicListBehavior UIDynamicBehavior
    %UIEditMenuConfiguration NSObject
    %UIEditMenuInteraction NSObject UIInteraction
    %UIEvent NSObject SenderClass
    %UIEventAttributionView UIView
    %UIFeedbackGenerator NSObject
    %UIFieldBehavior UIDynamicListBehavior
    %UIFindInteraction NSObject UIInteraction
    %UIFindSession NSObject
    %UIFocusAnimationCoordinator NSObject
    %UIFocusEffect NSObject
    %UIFocusGuide UILayoutGuide
    %UIFocusHaloEffect UIFocusEffect
    %UIFocusMovementHint NSObject
    %UIFocusSystem NSObject
    %UIFocusUpdateContext NSObject
    %UIFont NSObject NSCopying NSSecureCoding Sendable
    %UIFontDescriptor NSObject NSCopying NSSecureCoding Sendable
    %UIFontMetrics NSObject Sendable
    %UIFontPickerViewController SystemScreen
    %UIGestureRecognizer NSObject ArchiveInstantiable
    %UIGlassContainerEffect UIVisualEffect
    %UIGlassEffect UIVisualEffect
    %UIGraphicsImageRenderer NSObject
    %UIGraphicsImageRendererContext UIGraphicsRendererContext
    %UIGraphicsImageRendererFormat UIGraphicsRendererFormat
    %UIGraphicsPDFRenderer NSObject
    %UIGraphicsPDFRendererContext UIGraphicsRendererContext
    %UIGraphicsPDFRendererFormat UIGraphicsRendererFormat
    %UIGraphicsRendererContext NSObject
    %UIGraphicsRendererFormat NSObject NSCopying
    %UIGravityBehavior UIDynamicListBehavior
    %UIHostingController SystemScreen
    %UIHoverGestureRecognizer UIGestureRecognizer
    %UIHoverStyle NSObject
    %UIImage NSObject NSSecureCoding Sendable UIAccessibilityIdentification
    %UIImageAsset NSObject Sendable
    %UIImagePickerController UINavigationController
    %UIImageView UIView
    %UIImpactFeedbackGenerator UIFeedbackGenerator
    %UIInputView UIView
    %UIInputViewController UIViewController UITextInputDelegate
    %UIInterpolatingMotionEffect UIMotionEffect
    %UIKey NSObject
    %UIKeyCommand UICommand
    %UIKeyboardLayoutGuide UITrackingLayoutGuide
    %UILabel UIView WidthDependentIntrinsicSize UIContentSizeCategoryAdjusting
    %UILargeContentViewerInteraction NSObject UIInteraction
    %UILayoutGuide NSObject LooselyReferenced
    %UIListContentView UIView UIContentView WidthDependentIntrinsicSize
    %UILocalizedIndexedCollation NSObject
    %UILongPressGestureRecognizer UIGestureRecognizer
    %UIMainMenuSystem UIMenuSystem
    %UIMarkupTextPrintFormatter UIPrintFormatter
    %UIMenu UIMenuElement
    %UIMenuController NSObject
    %UIMenuDisplayPreferences NSObject
    %UIMenuElement NSObject UIAccessibilityIdentification
    %UIMenuItem NSObject
    %UIMenuSystem NSObject
    %UIMotionEffect NSObject
    %UIMotionEffectGroup UIMotionEffect
    %UINavigationBar UIView UIBarPositioning
    %UINavigationBarAppearance UIBarAppearance
    %UINavigationController UIViewController ArchivedContainer
    %UINavigationItem NSObject ArchiveInstantiable
    %UINib NSObject
    %UINotificationFeedbackGenerator UIFeedbackGenerator
    %UIOpenURLContext NSObject
    %UIPageControl UIControl
    %UIPageControlProgress NSObject
    %UIPageControlTimerProgress UIPageControlProgress
    %UIPageViewController UIViewController
    %UIPanGestureRecognizer UIGestureRecognizer
    %UIPasteConfiguration NSObject
    %UIPasteControl UIControl
    %UIPasteboard NSObject
    %UIPencilInteraction NSObject UIInteraction
    %UIPercentDrivenInteractiveTransition NSObject UIViewControllerInteractiveTransitioning
    %UIPickerView UIView
    %UIPinchGestureRecognizer UIGestureRecognizer
    %UIPointerInteraction NSObject UIInteraction
    %UIPointerRegion NSObject
    %UIPointerRegionRequest NSObject
    %UIPointerStyle NSObject
    %UIPopoverController NSObject UIPopoverPresentationControllerDelegate
    %UIPopoverPresentationController UIPresentationController
    %UIPresentationController NSObject UIContentContainer UITraitEnvironment UIAppearanceContainer
    %UIPress NSObject
    %UIPressesEvent UIEvent
    %UIPreviewAction NSObject UIPreviewActionItem
    %UIPreviewActionGroup NSObject UIPreviewActionItem
    %UIPreviewInteraction NSObject
    %UIPreviewParameters NSObject
    %UIPreviewTarget NSObject
    %UIPrintFormatter NSObject
    %UIPrintInfo NSObject
    %UIPrintInteractionController NSObject
    %UIPrintPageRenderer NSObject
    %UIPrintPaper NSObject
    %UIProgressView UIView
    %UIPushBehavior UIDynamicListBehavior
    %UIReferenceLibraryViewController SystemScreen
    %UIRefreshControl UIControl
    %UIRegion NSObject
    %UIResponder \
    NSObject \
    UIResponderStandardEditActions \
    UIUserActivityRestoring \
    UIPasteConfigurationSupporting
    %UIRotationGestureRecognizer UIGestureRecognizer
    %UIScene UIResponder
    %UISceneConfiguration NSObject
    %UISceneDestructionRequestOptions NSObject
    %UISceneSession NSObject
    %UISceneSessionActivationRequest NSObject
    %UISceneSizeRestrictions NSObject
    %UIScreen NSObject UITraitEnvironment
    %UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer
    %UIScreenMode NSObject
    %UIScreenshotService NSObject
    %UIScribbleInteraction NSObject UIInteraction
    %UIScrollEdgeEffect NSObject
    %UIScrollEdgeElementContainerInteraction NSObject UIInteraction
    %UIScrollView UIView ScrollDelegating
    %UISearchBar UIView UITextFieldDelegate UITextInputTraits UIBarPositioning
    %UISearchController UIViewController
    %UISearchSuggestionItem NSObject UISearchSuggestion
    %UISearchTab UITab
    %UISearchTextField UITextField
    %UISearchToken NSObject
    %UISegmentedControl UIControl
    %UISelectionFeedbackGenerator UIFeedbackGenerator
    %UISheetPresentationController UIPresentationController
    %UISimpleTextPrintFormatter UIPrintFormatter
    %UISlider UIControl
    %UISnapBehavior UIDynamicBehavior
    %UISplitViewController UIViewController ArchivedContainer
    %UISpringLoadedInteraction NSObject UIInteraction
    %UISpringTimingParameters NSObject UITimingCurveProvider
    %UIStackView UIView ArrangedSubviewObserving
    %UIStatusBarManager NSObject
    %UIStepper UIControl
    %UIStoryboard NSObject
    %UIStoryboardSegue NSObject
    %UIStoryboardUnwindSegueSource NSObject
    %UISwipeActionsConfiguration NSObject
    %UISwipeGestureRecognizer UIGestureRecognizer
    %UISwitch UIControl
    %UISymbolEffectCompletionContext NSObject
    %UITab NSObject
    %UITabAccessory NSObject
    %UITabBar UIView UIBarPositioning
    %UITabBarAppearance UIBarAppearance
    %UITabBarController UIViewController UITabBarDelegate ArchivedContainer
    %UITabBarItem UIBarItem
    %UITabBarItemAppearance NSObject NSCopying
    %UITabBarItemStateAppearance NSObject
    %UITabGroup UITab
    %UITableView UIScrollView UISpringLoadedInteractionSupporting SwipedList
    %UITableViewCell UIView UIGestureRecognizerDelegate SegueStarting
    %UITableViewController UIViewController UITableViewDataSource UITableViewDelegate
    %UITableViewDiffableDataSource NSObject UITableViewDataSource
    %UITableViewDropPlaceholder UITableViewPlaceholder
    %UITableViewDropProposal UIDropProposal
    %UITableViewFocusUpdateContext UIFocusUpdateContext
    %UITableViewHeaderFooterView UIView
    %UITableViewPlaceholder NSObject
    %UITableViewRowAction NSObject
    %UITapGestureRecognizer UIGestureRecognizer
    %UITargetedDragPreview UITargetedPreview
    %UITargetedPreview NSObject
    %UITextChecker NSObject
    %UITextDropProposal UIDropProposal
    %UITextField \
    UIControl \
    UITextInput \
    UIContentSizeCategoryAdjusting \
    UITextDraggable \
    UITextDroppable \
    UITextPasteConfigurationSupporting
    %UITextInputAssistantItem NSObject
    %UITextInputMode NSObject
    %UITextInputPasswordRules NSObject
    %UITextInputStringTokenizer NSObject UITextInputTokenizer
    %UITextInteraction NSObject UIInteraction
    %UITextItem NSObject
    %UITextPlaceholder NSObject
    %UITextPosition NSObject
    %UITextRange NSObject
    %UITextSearchingFindSession UIFindSession
    %UITextSelectionDisplayInteraction NSObject UIInteraction
    %UITextSelectionRect NSObject
    %UITextView \
    UIScrollView \
    UITextInput \
    UIContentSizeCategoryAdjusting \
    WidthDependentIntrinsicSize \
    UITextDraggable \
    UITextDroppable \
    UITextPasteConfigurationSupporting
    %UIToolTipConfiguration NSObject
    %UIToolTipInteraction NSObject UIInteraction
    %UIToolbar UIView UIBarPositioning
    %UIToolbarAppearance UIBarAppearance
    %UITouch NSObject
    %UITrackingLayoutGuide UILayoutGuide
    %UITraitCollection NSObject Sendable
    %UIUpdateInfo NSObject
    %UIUpdateLink NSObject
    %UIUserNotificationSettings NSObject
    %UIVibrancyEffect UIVisualEffect
    %UIView \
    UIResponder \
    UITraitEnvironment \
    UIFocusItem \
    LooselyReferenced \
    UIAppearanceContainer \
    UIAppearance \
    UIPopoverPresentationControllerSourceItem \
    UIDynamicItem \
    UILargeContentViewerItem \
    UIFocusItemContainer \
    NSCoding \
    ArchiveInstantiable \
    UIAccessibilityIdentification \
    UICoordinateSpace \
    CALayerDelegate \
    LayerHost \
    TraitRegistering
    %UIViewController \
    UIResponder \
    UITraitEnvironment \
    UIContentContainer \
    LayoutObserving \
    UIAppearanceContainer \
    TraitRegistering \
    NSCoding \
    ArchiveInstantiable
    %UIViewPrintFormatter UIPrintFormatter
    %UIViewPropertyAnimator NSObject UIViewImplicitlyAnimating
    %UIVisualEffect NSObject
    %UIVisualEffectView UIView
    %UIWebView UIView UIScrollViewDelegate
    %UIWindow UIView
    %UIWindowScene UIScene UITraitEnvironment RuntimeDescribing
    %UIWindowSceneDestructionRequestOptions UISceneDestructionRequestOptions
    %UIWritingToolsCoordinator NSObject UIInteraction
    %UNCalendarNotificationTrigger UNNotificationTrigger
    %UNLocationNotificationTrigger UNNotificationTrigger
    %UNMutableNotificationContent UNNotificationContent
    %UNNotification NSObject
    %UNNotificationAction NSObject
    %UNNotificationActionIcon NSObject
    %UNNotificationAttachment NSObject
    %UNNotificationCategory NSObject
    %UNNotificationContent NSObject NSCopying NSMutableCopying
    %UNNotificationRequest NSObject
    %UNNotificationResponse NSObject
    %UNNotificationServiceExtension NSObject
    %UNNotificationSettings NSObject
    %UNNotificationSound NSObject
    %UNNotificationTrigger NSObject
    %UNPushNotificationTrigger UNNotificationTrigger
    %UNTextInputNotificationAction UNNotificationAction
    %UNTextInputNotificationResponse UNNotificationResponse
    %UNTimeIntervalNotificationTrigger UNNotificationTrigger
    %UNUserNotificationCenter NSObject
    %UpdateMotion
    %VNBarcodeObservation VNRectangleObservation
    %VNClassificationObservation VNObservation
    %VNClassifyImageRequest VNImageBasedRequest
    %VNCoreMLModel NSObject
    %VNCoreMLRequest VNImageBasedRequest
    %VNDetectBarcodesRequest VNImageBasedRequest
    %VNDetectFaceLandmarksRequest VNImageBasedRequest
    %VNDetectFaceRectanglesRequest VNImageBasedRequest
    %VNDetectRectanglesRequest VNImageBasedRequest
    %VNDetectTextRectanglesRequest VNImageBasedRequest
    %VNDetectedObjectObservation VNObservation
    %VNDocumentCameraScan NSObject
    %VNDocumentCameraViewController SystemScreen
    %VNFaceLandmarkRegion2D NSObject
    %VNFaceLandmarks2D NSObject
    %VNFaceObservation VNDetectedObjectObservation
    %VNGenerateImageFeaturePrintRequest VNImageBasedRequest
    %VNGeneratePersonSegmentationRequest VNImageBasedRequest
    %VNImageBasedRequest VNRequest
    %VNImageRequestHandler NSObject
    %VNObservation NSObject
    %VNPixelBufferObservation VNObservation
    %VNRecognizeTextRequest VNImageBasedRequest
    %VNRecognizedObjectObservation VNDetectedObjectObservation
    %VNRecognizedText NSObject
    %VNRecognizedTextObservation VNRectangleObservation
    %VNRectangleObservation VNDetectedObjectObservation
    %VNRequest NSObject VNRequestResults
    %VNSequenceRequestHandler NSObject
    %VNTextObservation VNRectangleObservation
    %WCSession NSObject
    %WCSessionUserInfoTransfer NSObject
    %WKBackForwardList NSObject
    %WKBackForwardListItem NSObject
    %WKContentRuleList NSObject
    %WKContentRuleListStore NSObject
    %WKContentWorld NSObject
    %WKContextMenuElementInfo NSObject
    %WKDownload NSObject
    %WKFindConfiguration NSObject
    %WKFindResult NSObject
    %WKFrameInfo NSObject
    %WKHTTPCookieStore NSObject
    %WKNavigation NSObject
    %WKNavigationAction NSObject
    %WKNavigationResponse NSObject
    %WKPDFConfiguration NSObject
    %WKPreferences NSObject
    %WKPreviewElementInfo NSObject
    %WKProcessPool NSObject
    %WKScriptMessage NSObject
    %WKSecurityOrigin NSObject
    %WKSnapshotConfiguration NSObject
    %WKUserContentController NSObject
    %WKUserScript NSObject
    %WKWebView UIView
    %WKWebViewConfiguration NSObject
    %WKWebpagePreferences NSObject
    %WKWebsiteDataRecord NSObject
    %WKWebsiteDataStore NSObject
    %WKWindowFeatures NSObject
    %WeakHolder
    %WidgetCenter Sendable
    %XCTAttachment NSObject
    %XCTMeasureOptions NSObject
    """
}
