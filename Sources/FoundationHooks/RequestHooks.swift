// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import FoundationAdditions
import FoundationNetworking

// What a class of an app that loads addresses sees of its request, as on Apple's systems
// (Documentation/NetworkArchive.md §3.1). Foundation on Linux never asks for a request's canonical form,
// leaves bodies as data, and forgets with the first copy what was noted about a request. The symbols are
// those of `URLProtocol`'s methods, which the tables of an app's classes name.

private let loaded = SideTable<URLProtocol, URLRequest>()

private struct RequestCall {
  let run: () -> URLRequest
}

private let foundationRequest = FoundationMethod(
  "$s20FoundationNetworking11URLProtocolC7requestAA10URLRequestVvg",
  in: "libFoundationNetworking.so")

extension URLProtocol {
  /// The request in the form that the class gives it, once for each object.
  @_silgen_name("$s20FoundationNetworking11URLProtocolC7requestAA10URLRequestVvg")
  public final func requestAsLoaded() -> URLRequest {
    if let known = loaded[self] { return known }
    guard let raw = foundationRequest.bound(to: self, as: RequestCall.self)?.run() else {
      preconditionFailure("FoundationNetworking has no getter of the symbol that this stands for")
    }
    let kind = type(of: self)
    let name = String(reflecting: kind)
    if ["FoundationNetworking.", "HeadlessHost."].contains(where: name.hasPrefix) { return raw }
    let request = kind.canonicalRequest(for: raw.withBodyAsStream)
    loaded[self] = request
    return request
  }
}

extension URLRequest {
  /// Classes that load addresses find a body as a stream (C).
  fileprivate var withBodyAsStream: URLRequest {
    guard let body = httpBody else { return self }
    var request = self
    request.httpBodyStream = InputStream(data: body)
    return request
  }
}

/// A class that does not say loads requests as they are.
@_silgen_name("$s20FoundationNetworking11URLProtocolC16canonicalRequest3forAA10URLRequestVAG_tFZ")
public func canonicalRequest(_ request: URLRequest) -> URLRequest { request }

@_silgen_name("$s20FoundationNetworking11URLProtocolC8property6forKey2inypSgSS_AA10URLRequestVtFZ")
public func requestProperty(_ key: String, _ request: URLRequest) -> Any? {
  requestProperties[request as NSURLRequest]?[key]
}

@_silgen_name(
  "$s20FoundationNetworking11URLProtocolC11setProperty_6forKey2inyyp_SSAA19NSMutableURLRequestCtFZ")
public func setRequestProperty(_ value: Any, _ key: String, _ request: NSMutableURLRequest) {
  requestProperties[request] = (requestProperties[request] ?? [:]).merging([key: value]) { $1 }
}

@_silgen_name(
  "$s20FoundationNetworking11URLProtocolC14removeProperty6forKey2inySS_AA19NSMutableURLRequestCtFZ")
public func removeRequestProperty(_ key: String, _ request: NSMutableURLRequest) {
  requestProperties[request]?[key] = nil
}
