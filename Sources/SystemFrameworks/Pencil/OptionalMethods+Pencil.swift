// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

import Foundation
import UIKit

extension PKCanvasViewDelegate {
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {
    optionalDefault("canvasViewDrawingDidChange:", self, [canvasView], ()) {
      (next: any PKCanvasViewDelegate) in next.canvasViewDrawingDidChange(canvasView)
    }
  }
  public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {
    optionalDefault("canvasViewDidFinishRendering:", self, [canvasView], ()) {
      (next: any PKCanvasViewDelegate) in next.canvasViewDidFinishRendering(canvasView)
    }
  }
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {
    optionalDefault("canvasViewDidBeginUsingTool:", self, [canvasView], ()) {
      (next: any PKCanvasViewDelegate) in next.canvasViewDidBeginUsingTool(canvasView)
    }
  }
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {
    optionalDefault("canvasViewDidEndUsingTool:", self, [canvasView], ()) {
      (next: any PKCanvasViewDelegate) in next.canvasViewDidEndUsingTool(canvasView)
    }
  }
}

extension PKToolPickerObserver {
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {
    optionalDefault("toolPickerSelectedToolDidChange:", self, [toolPicker], ()) {
      (next: any PKToolPickerObserver) in next.toolPickerSelectedToolDidChange(toolPicker)
    }
  }
  public func toolPickerSelectedToolItemDidChange(_ toolPicker: PKToolPicker) {
    optionalDefault("toolPickerSelectedToolItemDidChange:", self, [toolPicker], ()) {
      (next: any PKToolPickerObserver) in next.toolPickerSelectedToolItemDidChange(toolPicker)
    }
  }
  public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {
    optionalDefault("toolPickerIsRulerActiveDidChange:", self, [toolPicker], ()) {
      (next: any PKToolPickerObserver) in next.toolPickerIsRulerActiveDidChange(toolPicker)
    }
  }
  public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {
    optionalDefault("toolPickerVisibilityDidChange:", self, [toolPicker], ()) {
      (next: any PKToolPickerObserver) in next.toolPickerVisibilityDidChange(toolPicker)
    }
  }
  public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {
    optionalDefault("toolPickerFramesObscuredDidChange:", self, [toolPicker], ()) {
      (next: any PKToolPickerObserver) in next.toolPickerFramesObscuredDidChange(toolPicker)
    }
  }
}
