// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UITextDragDelegate {
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] {
    optionalDefault(
      "textDraggableView:itemsForDrag:", self, [textDraggableView, dragRequest],
      dragRequest.suggestedItems
    ) { (next: any UITextDragDelegate) in
      next.textDraggableView(textDraggableView, itemsForDrag: dragRequest)
    }
  }
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    optionalDefault(
      "textDraggableView:dragPreviewForLiftingItem:session:", self,
      [textDraggableView, item, session], nil
    ) { (next: any UITextDragDelegate) in
      next.textDraggableView(textDraggableView, dragPreviewForLiftingItem: item, session: session)
    }
  }
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    optionalDefault(
      "textDraggableView:willAnimateLiftWithAnimator:session:", self,
      [textDraggableView, animator, session], ()
    ) { (next: any UITextDragDelegate) in
      next.textDraggableView(textDraggableView, willAnimateLiftWith: animator, session: session)
    }
  }
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionWillBegin session: any UIDragSession
  ) {
    optionalDefault(
      "textDraggableView:dragSessionWillBegin:", self, [textDraggableView, session], ()
    ) { (next: any UITextDragDelegate) in
      next.textDraggableView(textDraggableView, dragSessionWillBegin: session)
    }
  }
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) {
    optionalDefault(
      "textDraggableView:dragSessionDidEnd:withOperation:", self,
      [textDraggableView, session, operation], ()
    ) { (next: any UITextDragDelegate) in
      next.textDraggableView(textDraggableView, dragSessionDidEnd: session, with: operation)
    }
  }
}

extension UITextDropDelegate {
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability {
    optionalDefault(
      "textDroppableView:willBecomeEditableForDrop:", self, [textDroppableView, drop], .no
    ) { (next: any UITextDropDelegate) in
      next.textDroppableView(textDroppableView, willBecomeEditableForDrop: drop)
    }
  }
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal {
    optionalDefault(
      "textDroppableView:proposalForDrop:", self, [textDroppableView, drop], drop.suggestedProposal
    ) { (next: any UITextDropDelegate) in
      next.textDroppableView(textDroppableView, proposalForDrop: drop)
    }
  }
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) {
    optionalDefault("textDroppableView:willPerformDrop:", self, [textDroppableView, drop], ()) {
      (next: any UITextDropDelegate) in
      next.textDroppableView(textDroppableView, willPerformDrop: drop)
    }
  }
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    optionalDefault(
      "textDroppableView:previewForDroppingAllItemsWithDefault:", self,
      [textDroppableView, defaultPreview], nil
    ) { (next: any UITextDropDelegate) in
      next.textDroppableView(
        textDroppableView, previewForDroppingAllItemsWithDefault: defaultPreview)
    }
  }
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnter session: any UIDropSession
  ) {
    optionalDefault(
      "textDroppableView:dropSessionDidEnter:", self, [textDroppableView, session], ()
    ) { (next: any UITextDropDelegate) in
      next.textDroppableView(textDroppableView, dropSessionDidEnter: session)
    }
  }
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidUpdate session: any UIDropSession
  ) {
    optionalDefault(
      "textDroppableView:dropSessionDidUpdate:", self, [textDroppableView, session], ()
    ) { (next: any UITextDropDelegate) in
      next.textDroppableView(textDroppableView, dropSessionDidUpdate: session)
    }
  }
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
  ) {
    optionalDefault(
      "textDroppableView:dropSessionDidExit:", self, [textDroppableView, session], ()
    ) { (next: any UITextDropDelegate) in
      next.textDroppableView(textDroppableView, dropSessionDidExit: session)
    }
  }
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
  ) {
    optionalDefault("textDroppableView:dropSessionDidEnd:", self, [textDroppableView, session], ())
    { (next: any UITextDropDelegate) in
      next.textDroppableView(textDroppableView, dropSessionDidEnd: session)
    }
  }
}

extension UITextPasteDelegate {
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem
  ) {
    optionalDefault(
      "textPasteConfigurationSupporting:transformPasteItem:", self,
      [textPasteConfigurationSupporting, item], item.setDefaultResult()
    ) { (next: any UITextPasteDelegate) in
      next.textPasteConfigurationSupporting(textPasteConfigurationSupporting, transform: item)
    }
  }
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool {
    optionalDefault(
      "textPasteConfigurationSupporting:shouldAnimatePasteOfAttributedString:toRange:", self,
      [textPasteConfigurationSupporting, attributedString, textRange], true
    ) { (next: any UITextPasteDelegate) in
      next.textPasteConfigurationSupporting(
        textPasteConfigurationSupporting, shouldAnimatePasteOf: attributedString, to: textRange)
    }
  }
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    optionalDefault(
      "contextMenuInteraction:previewForHighlightingMenuWithConfiguration:", self,
      [interaction, configuration], nil
    ) { (next: any UIContextMenuInteractionDelegate) in
      next.contextMenuInteraction(
        interaction, previewForHighlightingMenuWithConfiguration: configuration)
    }
  }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    optionalDefault(
      "contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:", self,
      [interaction, configuration, animator], ()
    ) { (next: any UIContextMenuInteractionDelegate) in
      next.contextMenuInteraction(
        interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    optionalDefault(
      "contextMenuInteraction:previewForDismissingMenuWithConfiguration:", self,
      [interaction, configuration], nil
    ) { (next: any UIContextMenuInteractionDelegate) in
      next.contextMenuInteraction(
        interaction, previewForDismissingMenuWithConfiguration: configuration)
    }
  }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    optionalDefault(
      "contextMenuInteraction:willDisplayMenuForConfiguration:animator:", self,
      [interaction, configuration, animator], ()
    ) { (next: any UIContextMenuInteractionDelegate) in
      next.contextMenuInteraction(
        interaction, willDisplayMenuFor: configuration, animator: animator)
    }
  }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    optionalDefault(
      "contextMenuInteraction:willEndForConfiguration:animator:", self,
      [interaction, configuration, animator], ()
    ) { (next: any UIContextMenuInteractionDelegate) in
      next.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    }
  }
}

extension UIDropInteractionDelegate {
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    optionalDefault("dropInteraction:canHandleSession:", self, [interaction, session], true) {
      (next: any UIDropInteractionDelegate) in next.dropInteraction(interaction, canHandle: session)
    }
  }
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    optionalDefault(
      "dropInteraction:sessionDidUpdate:", self, [interaction, session],
      UIDropProposal(operation: .cancel)
    ) { (next: any UIDropInteractionDelegate) in
      next.dropInteraction(interaction, sessionDidUpdate: session)
    }
  }
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    optionalDefault("dropInteraction:performDrop:", self, [interaction, session], ()) {
      (next: any UIDropInteractionDelegate) in
      next.dropInteraction(interaction, performDrop: session)
    }
  }
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    optionalDefault(
      "editMenuInteraction:menuForConfiguration:suggestedActions:", self,
      [interaction, configuration, suggestedActions], nil
    ) { (next: any UIEditMenuInteractionDelegate) in
      next.editMenuInteraction(
        interaction, menuFor: configuration, suggestedActions: suggestedActions)
    }
  }
}

extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
    optionalDefault("findInteraction:didBeginFindSession:", self, [interaction, session], ()) {
      (next: any UIFindInteractionDelegate) in next.findInteraction(interaction, didBegin: session)
    }
  }
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
    optionalDefault("findInteraction:didEndFindSession:", self, [interaction, session], ()) {
      (next: any UIFindInteractionDelegate) in next.findInteraction(interaction, didEnd: session)
    }
  }
}

extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {
    optionalDefault(
      "largeContentViewerInteraction:didEndOnItem:atPoint:", self, [interaction, item, point], ()
    ) { (next: any UILargeContentViewerInteractionDelegate) in
      next.largeContentViewerInteraction(interaction, didEndOn: item, at: point)
    }
  }
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? {
    optionalDefault("largeContentViewerInteraction:itemAtPoint:", self, [interaction, point], nil) {
      (next: any UILargeContentViewerInteractionDelegate) in
      next.largeContentViewerInteraction(interaction, itemAt: point)
    }
  }
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    optionalDefault(
      "viewControllerForLargeContentViewerInteraction:", self, [interaction], UIViewController()
    ) { (next: any UILargeContentViewerInteractionDelegate) in next.viewController(for: interaction)
    }
  }
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {
    optionalDefault("pencilInteractionDidTap:", self, [interaction], ()) {
      (next: any UIPencilInteractionDelegate) in next.pencilInteractionDidTap(interaction)
    }
  }
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
  ) {
    optionalDefault("pencilInteraction:didReceiveTap:", self, [interaction, tap], ()) {
      (next: any UIPencilInteractionDelegate) in
      next.pencilInteraction(interaction, didReceiveTap: tap)
    }
  }
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {
    optionalDefault("pencilInteraction:didReceiveSqueeze:", self, [interaction, squeeze], ()) {
      (next: any UIPencilInteractionDelegate) in
      next.pencilInteraction(interaction, didReceiveSqueeze: squeeze)
    }
  }
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    optionalDefault(
      "pointerInteraction:regionForRequest:defaultRegion:", self,
      [interaction, request, defaultRegion], defaultRegion as UIPointerRegion?
    ) { (next: any UIPointerInteractionDelegate) in
      next.pointerInteraction(interaction, regionFor: request, defaultRegion: defaultRegion)
    }
  }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    optionalDefault("pointerInteraction:styleForRegion:", self, [interaction, region], nil) {
      (next: any UIPointerInteractionDelegate) in
      next.pointerInteraction(interaction, styleFor: region)
    }
  }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    optionalDefault(
      "pointerInteraction:willEnterRegion:animator:", self, [interaction, region, animator], ()
    ) { (next: any UIPointerInteractionDelegate) in
      next.pointerInteraction(interaction, willEnter: region, animator: animator)
    }
  }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    optionalDefault(
      "pointerInteraction:willExitRegion:animator:", self, [interaction, region, animator], ()
    ) { (next: any UIPointerInteractionDelegate) in
      next.pointerInteraction(interaction, willExit: region, animator: animator)
    }
  }
}

extension UIPreviewInteractionDelegate {
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    optionalDefault("previewInteractionShouldBegin:", self, [previewInteraction], true) {
      (next: any UIPreviewInteractionDelegate) in
      next.previewInteractionShouldBegin(previewInteraction)
    }
  }
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {
    optionalDefault(
      "previewInteraction:didUpdateCommitTransition:ended:", self,
      [previewInteraction, transitionProgress, ended], ()
    ) { (next: any UIPreviewInteractionDelegate) in
      next.previewInteraction(
        previewInteraction, didUpdateCommitTransition: transitionProgress, ended: ended)
    }
  }
}

extension UIScribbleInteractionDelegate {
  public func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool {
    optionalDefault(
      "scribbleInteraction:shouldBeginAtLocation:", self, [interaction, location], true
    ) { (next: any UIScribbleInteractionDelegate) in
      next.scribbleInteraction(interaction, shouldBeginAt: location)
    }
  }
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool {
    optionalDefault("scribbleInteractionShouldDelayFocus:", self, [interaction], false) {
      (next: any UIScribbleInteractionDelegate) in
      next.scribbleInteractionShouldDelayFocus(interaction)
    }
  }
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {
    optionalDefault("scribbleInteractionWillBeginWriting:", self, [interaction], ()) {
      (next: any UIScribbleInteractionDelegate) in
      next.scribbleInteractionWillBeginWriting(interaction)
    }
  }
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {
    optionalDefault("scribbleInteractionDidFinishWriting:", self, [interaction], ()) {
      (next: any UIScribbleInteractionDelegate) in
      next.scribbleInteractionDidFinishWriting(interaction)
    }
  }
}
