// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import SystemFrameworks
import Testing

@Suite("What a phone without an account, hardware or a network answers")
@MainActor
struct NoAccountTests {
  @Test("an operation of iCloud runs and says that nobody is signed in")
  func operations() async {
    let error: (any Error)? = await withCheckedContinuation { done in
      let operation = CKModifyRecordsOperation(recordsToSave: [CKRecord(recordType: "Note")])
      operation.modifyRecordsCompletionBlock = { saved, deleted, error in
        #expect(saved == nil && deleted == nil)
        done.resume(returning: error)
      }
      CKContainer.default().privateCloudDatabase.add(operation)
    }
    #expect((error as? CKError)?.code == .notAuthenticated)
    #expect((error as? CKError)?.serverRecord == nil)
  }

  @Test("a record is told apart by its archived name and type")
  func systemFields() throws {
    let zone = CKRecordZone.ID(zoneName: "Notes")
    let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "a", zoneID: zone))
    record["title"] = "Milk"
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    record.encodeSystemFields(with: archiver)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let read = try #require(CKRecord(coder: reader))
    #expect(read.recordType == "Note" && read.recordID == record.recordID)
    #expect(read.allKeys().isEmpty && record.changedKeys() == ["title"])
  }

  @Test("a notification of a query names its subscription; another message is none")
  func notifications() {
    let message: [AnyHashable: Any] = ["ck": ["qry": ["sid": "a"]]]
    let told = CKNotification(fromRemoteNotificationDictionary: message)
    #expect(told?.notificationType == .query && told?.subscriptionID == "a")
    #expect(CKNotification(fromRemoteNotificationDictionary: ["aps": [:]]) == nil)
  }

  @Test("no data about health, and a query fails")
  func health() async {
    #expect(!HKHealthStore.isHealthDataAvailable())
    let error: (any Error)? = await withCheckedContinuation { done in
      let query = HKSampleQuery(
        sampleType: HKQuantityType(.stepCount), predicate: nil, limit: HKObjectQueryNoLimit,
        sortDescriptors: nil
      ) { _, samples, error in
        #expect(samples == nil)
        done.resume(returning: error)
      }
      HKHealthStore().execute(query)
    }
    #expect((error as? HKError)?.code == .errorHealthDataUnavailable)
  }

  @Test("quantities are converted by the definitions of their units")
  func units() {
    let mile = HKQuantity(unit: .mile(), doubleValue: 1)
    #expect(mile.doubleValue(for: .meter()) == 1609.344)
    let freezing = HKQuantity(unit: .degreeFahrenheit(), doubleValue: 32)
    // Two roundings at 273: less than four units in the last place there.
    #expect(abs(freezing.doubleValue(for: .degreeCelsius())) < 4 * 273.0.ulp)
    let beats = HKUnit.count().unitDivided(by: .minute())
    #expect(HKQuantity(unit: beats, doubleValue: 60).is(compatibleWith: beats))
    #expect(!mile.is(compatibleWith: .gram()))
  }

  @Test("no steps are counted, and the handler is told so")
  func steps() async {
    #expect(!CMPedometer.isStepCountingAvailable() && !CMAltimeter.isRelativeAltitudeAvailable())
    let code: Int? = await withCheckedContinuation { done in
      CMPedometer().queryPedometerData(from: .distantPast, to: .distantFuture) { data, error in
        #expect(data == nil)
        done.resume(returning: (error as NSError?)?.code)
      }
    }
    #expect(code == 109)
  }

  @Test("nothing is recognised, and each request is told why")
  func vision() throws {
    var told: [Int] = []
    let request = VNRecognizeTextRequest { told.append(($1 as NSError?)?.code ?? 0) }
    #expect(throws: NSError.self) {
      try VNImageRequestHandler(data: Data()).perform([request])
    }
    #expect(told == [VNErrorCode.unsupportedRequest.rawValue] && request.results == nil)
    #expect(!VNDocumentCameraViewController.isSupported)
    #expect(throws: MLModelError.self) { _ = try MLModel(contentsOf: URL(fileURLWithPath: "/")) }
  }

  @Test("nothing is paid and no pass is kept; the button has its natural sizes")
  func wallet() {
    #expect(!PKPaymentAuthorizationViewController.canMakePayments())
    #expect(PKPaymentAuthorizationViewController(paymentRequest: PKPaymentRequest()) == nil)
    #expect(throws: PKPassKitError.self) { _ = try PKPass(data: Data()) }
    let plain = PKPaymentButton(paymentButtonType: .plain, paymentButtonStyle: .black)
    let buy = PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .white)
    #expect(plain.intrinsicContentSize == CGSize(width: 100, height: 30))
    #expect(buy.intrinsicContentSize == CGSize(width: 140, height: 30))
  }

  @Test("no way is found")
  func directions() async {
    await #expect(throws: MKError.self) {
      _ = try await MKDirections(request: MKDirections.Request()).calculateETA()
    }
  }

  @Test("a TXT record is read as it was written, and no service is found")
  func services() async {
    let pairs = ["a": Data("1".utf8), "path": Data("/x=y".utf8)]
    let record = NetService.data(fromTXTRecord: pairs)
    #expect(record == Data("\u{3}a=1\u{9}path=/x=y".utf8))
    #expect(NetService.dictionary(fromTXTRecord: record) == pairs)
    final class Told: NSObject, NetServiceBrowserDelegate {
      var done: CheckedContinuation<Int?, Never>?
      func netServiceBrowser(
        _ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]
      ) {
        done?.resume(returning: errorDict[NetService.errorCode]?.intValue)
      }
    }
    let told = Told()
    let browser = NetServiceBrowser()
    browser.delegate = told
    let code: Int? = await withCheckedContinuation { done in
      told.done = done
      browser.searchForServices(ofType: "_http._tcp.", inDomain: "local.")
    }
    #expect(code == NetService.ErrorCode.unknownError.rawValue)
  }

  @Test("a search of iCloud's files ends without results")
  func metadata() async {
    let query = NSMetadataQuery()
    var observer: (any NSObjectProtocol)?
    await withCheckedContinuation { continuation in
      observer = NotificationCenter.default.addObserver(
        forName: .NSMetadataQueryDidFinishGathering, object: query, queue: nil
      ) { _ in continuation.resume() }
      #expect(query.start() && !query.start() && query.isGathering)
    }
    observer.map(NotificationCenter.default.removeObserver)
    #expect(query.resultCount == 0 && !query.isGathering)
  }

  @Test("what is free on a volume is what there is; a file has no other versions")
  func files() throws {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory())
    let values = try folder.resourceValues(
      forKeys: [.volumeAvailableCapacityKey, .volumeAvailableCapacityForImportantUsageKey])
    let free = values.volumeAvailableCapacity.map(Int64.init)
    #expect(values.volumeAvailableCapacityForImportantUsage == free)
    #expect(NSFileVersion.otherVersionsOfItem(at: folder) == [])
    #expect(NSFileVersion.currentVersionOfItem(at: folder.appending(path: "none-such")) == nil)
  }
}
