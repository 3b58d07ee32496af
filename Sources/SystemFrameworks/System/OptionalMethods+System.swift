// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

import Foundation
import UIKit

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {
    optionalDefault(
      "mailComposeController:didFinishWithResult:error:", self, [controller, result, error], ()
    ) { (next: any MFMailComposeViewControllerDelegate) in
      next.mailComposeController(controller, didFinishWith: result, error: error)
    }
  }
}

extension UNNotificationContentExtension {
  public func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) {
    optionalDefault(
      "didReceiveNotificationResponse:completionHandler:", self, [response, completion], ()
    ) { (next: any UNNotificationContentExtension) in
      next.didReceive(response, completionHandler: completion)
    }
  }
  public func mediaPlay() {
    optionalDefault("mediaPlay", self, [], ()) { (next: any UNNotificationContentExtension) in
      next.mediaPlay()
    }
  }
  public func mediaPause() {
    optionalDefault("mediaPause", self, [], ()) { (next: any UNNotificationContentExtension) in
      next.mediaPause()
    }
  }
}

extension PDFViewDelegate {
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {
    optionalDefault("PDFViewWillClickOnLink:withURL:", self, [sender, url], ()) {
      (next: any PDFViewDelegate) in next.pdfViewWillClick(onLink: sender, with: url)
    }
  }
}

extension QLPreviewItem {
  public var previewItemTitle: String? {
    optionalDefault("previewItemTitle", self, [], nil as String? as String?) {
      (next: any QLPreviewItem) in next.previewItemTitle
    }
  }
}

extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {
    optionalDefault("previewControllerWillDismiss:", self, [controller], ()) {
      (next: any QLPreviewControllerDelegate) in next.previewControllerWillDismiss(controller)
    }
  }
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {
    optionalDefault("previewControllerDidDismiss:", self, [controller], ()) {
      (next: any QLPreviewControllerDelegate) in next.previewControllerDidDismiss(controller)
    }
  }
  public func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool {
    optionalDefault(
      "previewController:shouldOpenURL:forPreviewItem:", self, [controller, url, item], true
    ) { (next: any QLPreviewControllerDelegate) in
      next.previewController(controller, shouldOpen: url, for: item)
    }
  }
  public func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView? {
    optionalDefault(
      "previewController:transitionViewForPreviewItem:", self, [controller, item], nil
    ) { (next: any QLPreviewControllerDelegate) in
      next.previewController(controller, transitionViewFor: item)
    }
  }
  public func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode {
    optionalDefault(
      "previewController:editingModeForPreviewItem:", self, [controller, previewItem], .disabled
    ) { (next: any QLPreviewControllerDelegate) in
      next.previewController(controller, editingModeFor: previewItem)
    }
  }
}

extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {
    optionalDefault(
      "speechRecognizer:availabilityDidChange:", self, [speechRecognizer, available], ()
    ) { (next: any SFSpeechRecognizerDelegate) in
      next.speechRecognizer(speechRecognizer, availabilityDidChange: available)
    }
  }
}

extension SFSpeechRecognitionTaskDelegate {
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool
  ) {
    optionalDefault("speechRecognitionTask:didFinishSuccessfully:", self, [task, successfully], ())
    { (next: any SFSpeechRecognitionTaskDelegate) in
      next.speechRecognitionTask(task, didFinishSuccessfully: successfully)
    }
  }
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    optionalDefault(
      "userNotificationCenter:willPresentNotification:withCompletionHandler:", self,
      [center, notification, completionHandler], ()
    ) { (next: any UNUserNotificationCenterDelegate) in
      next.userNotificationCenter(
        center, willPresent: notification, withCompletionHandler: completionHandler)
    }
  }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    optionalDefault(
      "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:", self,
      [center, response, completionHandler], ()
    ) { (next: any UNUserNotificationCenterDelegate) in
      next.userNotificationCenter(
        center, didReceive: response, withCompletionHandler: completionHandler)
    }
  }
}

extension WCSessionDelegate {
  public func sessionWatchStateDidChange(_ session: WCSession) {
    optionalDefault("sessionWatchStateDidChange:", self, [session], ()) {
      (next: any WCSessionDelegate) in next.sessionWatchStateDidChange(session)
    }
  }
  public func sessionReachabilityDidChange(_ session: WCSession) {
    optionalDefault("sessionReachabilityDidChange:", self, [session], ()) {
      (next: any WCSessionDelegate) in next.sessionReachabilityDidChange(session)
    }
  }
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {
    optionalDefault("session:didReceiveMessage:", self, [session, message], ()) {
      (next: any WCSessionDelegate) in next.session(session, didReceiveMessage: message)
    }
  }
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {
    optionalDefault(
      "session:didReceiveMessage:replyHandler:", self, [session, message, replyHandler], ()
    ) { (next: any WCSessionDelegate) in
      next.session(session, didReceiveMessage: message, replyHandler: replyHandler)
    }
  }
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {
    optionalDefault(
      "session:didReceiveApplicationContext:", self, [session, applicationContext], ()
    ) { (next: any WCSessionDelegate) in
      next.session(session, didReceiveApplicationContext: applicationContext)
    }
  }
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {
    optionalDefault("session:didReceiveUserInfo:", self, [session, userInfo], ()) {
      (next: any WCSessionDelegate) in next.session(session, didReceiveUserInfo: userInfo)
    }
  }
}
