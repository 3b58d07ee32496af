// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

import Foundation
import UIKit

extension CXProviderDelegate {
  public func providerDidBegin(_ provider: CXProvider) {
    optionalDefault("providerDidBegin:", self, [provider], ()) { (next: any CXProviderDelegate) in
      next.providerDidBegin(provider)
    }
  }
  public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool {
    optionalDefault("provider:executeTransaction:", self, [provider, transaction], false) {
      (next: any CXProviderDelegate) in next.provider(provider, execute: transaction)
    }
  }
  public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {
    optionalDefault("provider:performStartCallAction:", self, [provider, action], ()) {
      (next: any CXProviderDelegate) in next.provider(provider, perform: action)
    }
  }
  public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {
    optionalDefault("provider:performAnswerCallAction:", self, [provider, action], ()) {
      (next: any CXProviderDelegate) in next.provider(provider, perform: action)
    }
  }
  public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {
    optionalDefault("provider:performEndCallAction:", self, [provider, action], ()) {
      (next: any CXProviderDelegate) in next.provider(provider, perform: action)
    }
  }
  public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {
    optionalDefault("provider:performSetHeldCallAction:", self, [provider, action], ()) {
      (next: any CXProviderDelegate) in next.provider(provider, perform: action)
    }
  }
  public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {
    optionalDefault("provider:performSetMutedCallAction:", self, [provider, action], ()) {
      (next: any CXProviderDelegate) in next.provider(provider, perform: action)
    }
  }
  public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) {
    optionalDefault("provider:performSetGroupCallAction:", self, [provider, action], ()) {
      (next: any CXProviderDelegate) in next.provider(provider, perform: action)
    }
  }
  public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {
    optionalDefault("provider:performPlayDTMFCallAction:", self, [provider, action], ()) {
      (next: any CXProviderDelegate) in next.provider(provider, perform: action)
    }
  }
  public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {
    optionalDefault("provider:timedOutPerformingAction:", self, [provider, action], ()) {
      (next: any CXProviderDelegate) in next.provider(provider, timedOutPerforming: action)
    }
  }
  public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {
    optionalDefault("provider:didActivateAudioSession:", self, [provider, audioSession], ()) {
      (next: any CXProviderDelegate) in next.provider(provider, didActivate: audioSession)
    }
  }
  public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {
    optionalDefault("provider:didDeactivateAudioSession:", self, [provider, audioSession], ()) {
      (next: any CXProviderDelegate) in next.provider(provider, didDeactivate: audioSession)
    }
  }
}

extension PKPushRegistryDelegate {
  public func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType, completion: @escaping () -> Void
  ) {
    optionalDefault(
      "pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:", self,
      [registry, payload, type, completion], ()
    ) { (next: any PKPushRegistryDelegate) in
      next.pushRegistry(
        registry, didReceiveIncomingPushWith: payload, for: type, completion: completion)
    }
  }
  public func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType
  ) {
    optionalDefault(
      "pushRegistry:didReceiveIncomingPushWithPayload:forType:", self, [registry, payload, type], ()
    ) { (next: any PKPushRegistryDelegate) in
      next.pushRegistry(registry, didReceiveIncomingPushWith: payload, for: type)
    }
  }
  public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {
    optionalDefault("pushRegistry:didInvalidatePushTokenForType:", self, [registry, type], ()) {
      (next: any PKPushRegistryDelegate) in
      next.pushRegistry(registry, didInvalidatePushTokenFor: type)
    }
  }
}
