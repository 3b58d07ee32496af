// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

import Foundation
import UIKit

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {
    optionalDefault(
      "captureOutput:didOutputMetadataObjects:fromConnection:", self,
      [output, metadataObjects, connection], ()
    ) { (next: any AVCaptureMetadataOutputObjectsDelegate) in
      next.metadataOutput(output, didOutput: metadataObjects, from: connection)
    }
  }
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {
    optionalDefault(
      "captureOutput:didOutputSampleBuffer:fromConnection:", self,
      [output, sampleBuffer, connection], ()
    ) { (next: any AVCaptureVideoDataOutputSampleBufferDelegate) in
      next.captureOutput(output, didOutput: sampleBuffer, from: connection)
    }
  }
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {
    optionalDefault(
      "captureOutput:didDropSampleBuffer:fromConnection:", self,
      [output, sampleBuffer, connection], ()
    ) { (next: any AVCaptureVideoDataOutputSampleBufferDelegate) in
      next.captureOutput(output, didDrop: sampleBuffer, from: connection)
    }
  }
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {
    optionalDefault(
      "captureOutput:didOutputSampleBuffer:fromConnection:", self,
      [output, sampleBuffer, connection], ()
    ) { (next: any AVCaptureAudioDataOutputSampleBufferDelegate) in
      next.captureOutput(output, didOutput: sampleBuffer, from: connection)
    }
  }
}

extension AVCaptureFileOutputRecordingDelegate {
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection]
  ) {
    optionalDefault(
      "captureOutput:didStartRecordingToOutputFileAtURL:fromConnections:", self,
      [output, fileURL, connections], ()
    ) { (next: any AVCaptureFileOutputRecordingDelegate) in
      next.fileOutput(output, didStartRecordingTo: fileURL, from: connections)
    }
  }
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {
    optionalDefault(
      "captureOutput:willBeginCaptureForResolvedSettings:", self, [output, resolvedSettings], ()
    ) { (next: any AVCapturePhotoCaptureDelegate) in
      next.photoOutput(output, willBeginCaptureFor: resolvedSettings)
    }
  }
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {
    optionalDefault(
      "captureOutput:willCapturePhotoForResolvedSettings:", self, [output, resolvedSettings], ()
    ) { (next: any AVCapturePhotoCaptureDelegate) in
      next.photoOutput(output, willCapturePhotoFor: resolvedSettings)
    }
  }
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {
    optionalDefault(
      "captureOutput:didCapturePhotoForResolvedSettings:", self, [output, resolvedSettings], ()
    ) { (next: any AVCapturePhotoCaptureDelegate) in
      next.photoOutput(output, didCapturePhotoFor: resolvedSettings)
    }
  }
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {
    optionalDefault(
      "captureOutput:didFinishProcessingPhoto:error:", self, [output, photo, error], ()
    ) { (next: any AVCapturePhotoCaptureDelegate) in
      next.photoOutput(output, didFinishProcessingPhoto: photo, error: error)
    }
  }
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
  ) {
    optionalDefault(
      "captureOutput:didFinishCaptureForResolvedSettings:error:", self,
      [output, resolvedSettings, error], ()
    ) { (next: any AVCapturePhotoCaptureDelegate) in
      next.photoOutput(output, didFinishCaptureFor: resolvedSettings, error: error)
    }
  }
}
