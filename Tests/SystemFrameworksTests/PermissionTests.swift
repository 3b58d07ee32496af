// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import UIKit

@testable import SystemFrameworks

@Suite("What needs permission is denied")
@MainActor
struct PermissionTests {
  @Test("nobody decided until an app asks; then the answer is no, and comes in a later turn")
  func asked() async {
    let permission = Permission()
    #expect(permission.status("undecided", "denied") == "undecided")
    var wasCalled = false
    await withCheckedContinuation { done in
      permission.ask {
        wasCalled = true
        done.resume()
      }
      #expect(!wasCalled)
    }
    #expect(wasCalled)
    #expect(permission.status("undecided", "denied") == "denied")
  }

  @Test("photos: denied, empty, and changes are refused without running them")
  func photos() async {
    let status = await withCheckedContinuation { done in
      PHPhotoLibrary.requestAuthorization(for: .readWrite) { done.resume(returning: $0) }
    }
    #expect(status == .denied)
    #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .denied)
    let assets = PHAsset.fetchAssets(with: .image, options: nil)
    #expect(assets.count == 0 && assets.firstObject == nil)
    var ran = false
    let result: (Bool, Bool) = await withCheckedContinuation { done in
      PHPhotoLibrary.shared().performChanges {
        ran = true
      } completionHandler: { success, error in
        done.resume(returning: (success, (error as? PHPhotosError)?.code == .accessUserDenied))
      }
    }
    #expect(!ran && !result.0 && result.1)
  }

  @Test("a picture that is asked for is nil, with the reason; at once where that was asked for")
  func pictures() async {
    let options = PHImageRequestOptions()
    options.isSynchronous = true
    var reason: (any Error)?
    PHImageManager.default().requestImage(
      for: PHAsset(), targetSize: PHImageManagerMaximumSize, contentMode: .aspectFit,
      options: options
    ) { image, info in
      #expect(image == nil)
      reason = info?[PHImageErrorKey] as? any Error
    }
    #expect((reason as? PHPhotosError)?.code == .accessUserDenied)
  }

  @Test("the photo picker is a screen with its name that keeps how it was made")
  func picker() {
    var configuration = PHPickerConfiguration()
    configuration.filter = .any(of: [.images, .videos])
    configuration.selectionLimit = 3
    let picker = PHPickerViewController(configuration: configuration)
    #expect(picker.configuration == configuration)
    picker.loadViewIfNeeded()
    #expect(picker.view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Photo picker"])
  }

  @Test("cameras: none, and denied; a session takes outputs and delivers nothing")
  func cameras() async throws {
    #expect(await AVCaptureDevice.requestAccess(for: .video) == false)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(throws: AVError.self) {
      _ = try AVCaptureDeviceInput(device: AVCaptureDevice())
    }
    let session = AVCaptureSession()
    let output = AVCaptureMetadataOutput()
    #expect(session.canAddOutput(output))
    session.addOutput(output)
    #expect(!session.canAddOutput(output) && session.outputs == [output])
    #expect(output.connection(with: .video) == nil)
  }

  @Test("contacts are refused with the error that says so, which `catch` finds by its code")
  func contacts() throws {
    let store = CNContactStore()
    let request = CNContactFetchRequest(keysToFetch: [])
    do {
      try store.enumerateContacts(with: request) { _, _ in Issue.record("there is a contact") }
      Issue.record("contacts were told")
    } catch CNError.authorizationDenied {
    }
    let error = CNError(.authorizationDenied) as NSError
    #expect(error.domain == "CNErrorDomain" && error.code == 100)
  }

  @Test("a contact that an app makes keeps what it is given; its copy is its own")
  func ownContact() throws {
    let contact = CNMutableContact()
    contact.givenName = "Ada"
    contact.familyName = "Lovelace"
    contact.phoneNumbers = [
      CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "1815"))
    ]
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ada Lovelace")
    #expect(CNLabeledValue<CNPhoneNumber>.localizedString(forLabel: CNLabelHome) == "home")
    let copy = try #require(contact.mutableCopy() as? CNMutableContact)
    copy.givenName = "Byron"
    #expect(contact.givenName == "Ada")
    #expect(copy.phoneNumbers.first?.value.stringValue == "1815")
  }

  @Test("calendars are empty, and nothing can be saved")
  func calendars() {
    let store = EKEventStore()
    #expect(store.calendars(for: .event).isEmpty)
    #expect(throws: EKError.self) { try store.save(EKEvent(eventStore: store), span: .thisEvent) }
  }
}
