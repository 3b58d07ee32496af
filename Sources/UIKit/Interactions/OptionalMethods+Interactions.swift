// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    optionalDefault(
      "contextMenuInteraction:previewForHighlightingMenuWithConfiguration:", self,
      [interaction, configuration], nil)
  }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    optionalDefault(
      "contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:", self,
      [interaction, configuration, animator], ())
  }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    optionalDefault(
      "contextMenuInteraction:previewForDismissingMenuWithConfiguration:", self,
      [interaction, configuration], nil)
  }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    optionalDefault(
      "contextMenuInteraction:willDisplayMenuForConfiguration:animator:", self,
      [interaction, configuration, animator], ())
  }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    optionalDefault(
      "contextMenuInteraction:willEndForConfiguration:animator:", self,
      [interaction, configuration, animator], ())
  }
}

extension UIDropInteractionDelegate {
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    optionalDefault("dropInteraction:canHandleSession:", self, [interaction, session], true)
  }
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    optionalDefault(
      "dropInteraction:sessionDidUpdate:", self, [interaction, session],
      UIDropProposal(operation: .cancel))
  }
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) { optionalDefault("dropInteraction:performDrop:", self, [interaction, session], ()) }
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    optionalDefault(
      "editMenuInteraction:menuForConfiguration:suggestedActions:", self,
      [interaction, configuration, suggestedActions], nil)
  }
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    optionalDefault(
      "pointerInteraction:regionForRequest:defaultRegion:", self,
      [interaction, request, defaultRegion], defaultRegion as UIPointerRegion?)
  }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    optionalDefault("pointerInteraction:styleForRegion:", self, [interaction, region], nil)
  }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    optionalDefault(
      "pointerInteraction:willEnterRegion:animator:", self, [interaction, region, animator], ())
  }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    optionalDefault(
      "pointerInteraction:willExitRegion:animator:", self, [interaction, region, animator], ())
  }
}
