// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings

extension ReportBuilder {
  /// What the app asked of servers and did not get, for screens without gaps.
  func networkFindings(_ visits: GapVisits, _ places: PlaceFinder) -> [Finding] {
    results.flatMap(\.records).flatMap { records in
      records.networkWishes.filter { visits.needs[$0.key] == nil }.map(refused)
        + records.missed.filter { visits.needs[$0.unit] == nil }.map { unit, request in
          unanswered(unit, request, places)
        }
    }
  }

  private func refused(_ unit: Int, _ host: String) -> Finding {
    Finding(
      kind: .network, screen: plan.screen(of: unit).name,
      configurations: [plan.work(of: unit).configuration], viewPath: "", className: "",
      message: "the screen asks for \(host)",
      reason: "A check has no network; what would come from there was not laid out.",
      remedy: "Give sample data in snug.json, or recorded answers (\"network\"), or steps that "
        + "show the screen with it.",
      detail: host)
  }

  /// A request that snug.json's archive does not answer.
  private func unanswered(
    _ unit: Int, _ request: MissedRequest, _ places: PlaceFinder
  ) -> Finding {
    Finding(
      kind: .network, screen: plan.screen(of: unit).name,
      configurations: [plan.work(of: unit).configuration], viewPath: "", className: "",
      place: request.call.flatMap { places.place(ofCrash: [$0]) },
      message: "no answer to \(request.text) is recorded",
      reason: "The archive that snug.json names has no such request; the app was told that it is "
        + "offline.",
      remedy: "Record the session again with this request, or add the answer to the archive.",
      detail: request.text)
  }
}
