// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

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
