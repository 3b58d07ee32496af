// The first page: what to fix first, how far the search came, how each screen stands.
function showOverview() {
  const first = findings.filter((one) => one.severity !== "needs-review" && one.baseline !== "known")
    .toSorted((a, b) => b.rank - a.rank).slice(0, 8);
  byId("panel-overview").append(...[
    make("section", { class: "first" }, make("h2", {}, "What to fix first"),
      first.length ? make("p", { class: "hint" }, "By severity, by how many people have the settings in which it shows, and by screens.")
        : make("p", { class: "empty" }, findings.length ? "Nothing new that harms." : "Nothing was found. Everything fits."),
      make("ol", {}, ...first.map((finding) => card(finding, () => openRanked(finding, first), shareWords(finding))))),
    make("div", { class: "side" }, trend(), reach()),
    screenTable(),
  ].filter(Boolean));
}

const shareWords = (finding) => [shareText(finding), finding.screens.length > 1 ? plural(finding.screens.length, "screen") : ""]
  .filter(Boolean).join(" · ");

/** Opens a finding so that the next one is the next of this list. */
function openRanked(finding, list) {
  shown = list;
  openFinding(list.indexOf(finding));
}

function trend() {
  if (!report.gone) return null;
  const known = findings.filter((one) => one.baseline === "known").length;
  const counts = [["new", report.summary.new, "new"], ["known", known, "unchanged"], ["gone", report.gone.length, "fixed"]];
  const all = Math.max(1, counts.reduce((total, [, count]) => total + count, 0));
  return make("section", { class: "trend" }, make("h2", {}, "Against the baseline"),
    make("div", { class: "bar-of", role: "img", "aria-label": counts.map(([, count, word]) => `${count} ${word}`).join(", ") },
      ...counts.filter(([, count]) => count).map(([name, count]) => make("span", { class: name, style: `width: ${count / all * 100}%` }))),
    make("dl", {}, ...counts.map(([name, count, word]) => make("div", { class: name },
      make("dt", {}, word), make("dd", {}, String(count))))));
}

/** How far the app was explored, and which view controllers nobody has seen. */
function reach() {
  const counted = (report.coverage ?? []).filter((one) => !["base", "unused"].includes(one.status));
  const sentences = [report.exploration, report.taken].filter(Boolean).map((one) => one.sentence);
  if (!counted.length && !sentences.length) return null;
  const seen = counted.filter((one) => ["checked", "partly"].includes(one.status)).length;
  const missed = Map.groupBy(counted.filter((one) => !["checked", "partly"].includes(one.status)),
    (one) => one.reason ?? "");
  return make("section", { class: "reach" }, make("h2", {}, "What was reached"),
    counted.length ? make("p", {}, make("strong", {}, `${seen} of ${counted.length}`), " view controllers looked at") : null,
    counted.length ? make("div", { class: "bar-of", "aria-hidden": "true" },
      make("span", { class: "gone", style: `width: ${seen / counted.length * 100}%` })) : null,
    ...sentences.map((text) => make("p", { class: "hint" }, `${text[0].toUpperCase()}${text.slice(1)}.`)),
    ...[...missed].map(([reason, ones]) => make("details", {},
      make("summary", {}, `${plural(ones.length, "class").replace("classs", "classes")} not reached: ${reason}`),
      make("ul", {}, ...ones.map((one) => make("li", {}, one.name, " ",
        one.place ? make("span", { class: "place" }, placeText(one.place)) : null))))));
}

function screenTable() {
  const owns = new Map(report.screens.map((screen) => [screen.name, []]));
  for (const finding of findings) for (const name of finding.screens) owns.get(name)?.push(finding);
  const rows = report.screens.map((screen) => {
    const own = owns.get(screen.name);
    return { screen, own, rank: own.reduce((total, one) => total + one.rank / one.screens.length, 0) };
  }).toSorted((a, b) => b.rank - a.rank);
  const count = (own, severity) => own.filter((one) => one.severity === severity).length || "";
  return make("section", { class: "screens" }, make("h2", {}, plural(report.screens.length, "screen")),
    make("div", { class: "scroller", tabindex: "0", role: "region", "aria-label": "Screens" }, make("table", {},
      make("thead", {}, make("tr", {}, ...["Screen", "Looks", "Errors", "Warnings", "Notes", "To review"]
        .map((title) => make("th", { scope: "col" }, title)))),
      make("tbody", {}, ...rows.map(({ screen, own }) => make("tr", {},
        make("th", { scope: "row" }, make("button", {
          class: "link", onclick: () => { byId("filters").reset(); setTimeout(() => {
            byId("filter-screen").value = screen.name;
            chooseTab("findings", true);
            showList();
          }); },
        }, screen.name)),
        make("td", {}, String(screen.configurations.length)),
        ...severities.map((severity) => make("td", { class: severity }, String(count(own, severity))))))))));
}
