// The list of findings and its filters.
const filters = [
  { id: "screen", any: "all", values: [...screens.keys()], of: (f) => f.screen, test: (f, value) => f.screens.includes(value) },
  {
    id: "kind", any: "all", values: [...new Set(findings.map((f) => f.kind))],
    name: (kind) => data.kinds[kind].title, of: (f) => f.kind, test: (f, value) => f.kind === value,
  },
  { id: "severity", any: "all", values: severities, name: severityName, of: (f) => f.severity, test: (f, value) => f.severity === value },
  { id: "device", any: "all", values: axes[0].values, axis: axes[0] },
  { id: "size", any: "all", values: axes[2].values, axis: axes[2] },
  { id: "orientation", any: "both", values: axes[1].values, axis: axes[1] },
  { id: "status", any: "new and known", values: ["new", "known"], of: (f) => f.baseline, test: (f, value) => f.baseline === value },
];
let shown = findings;

function fillFilters() {
  for (const filter of filters) {
    const select = byId(`filter-${filter.id}`);
    select.append(make("option", { value: "" }, filter.any));
    const counts = filter.of && Map.groupBy(findings, filter.of);
    for (const value of filter.values) {
      const count = counts ? ` (${counts.get(value)?.length ?? 0})` : "";
      select.append(make("option", { value }, (filter.name?.(value) ?? value) + count));
    }
  }
  byId("label-status").hidden = !report.gone;
  byId("filter-more").addEventListener("click", () => {
    const isOpen = byId("filters").classList.toggle("open");
    byId("filter-more").setAttribute("aria-expanded", isOpen);
  });
  byId("filters").addEventListener("change", showList);
  byId("group").addEventListener("change", showList);
  byId("filter-text").addEventListener("input", showList);
  byId("filters").addEventListener("submit", (event) => event.preventDefault());
  byId("filters").addEventListener("reset", () => setTimeout(showList));
}

/** The configurations that the filters of device, size and orientation leave. */
function chosenConfigurations() {
  const chosen = filters.filter((filter) => filter.axis && byId(`filter-${filter.id}`).value);
  if (!chosen.length) return null;
  return matrix.map((_, index) => index).filter((index) => chosen.every(
    (filter) => filter.axis.of(matrix[index]) === byId(`filter-${filter.id}`).value));
}

const textsOf = new Map();
function textOf(finding) {
  if (!textsOf.has(finding)) {
    textsOf.set(finding, [
      finding.message, finding.viewPath, finding.className, finding.screen, finding.where,
      placeText(finding.place), finding.kind, finding.fingerprint, finding.reason,
    ].join(" ").toLowerCase());
  }
  return textsOf.get(finding);
}

function showList() {
  const words = byId("filter-text").value.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const configurations = chosenConfigurations();
  const fitting = findings.filter((finding) => {
    for (const filter of filters) {
      const value = byId(`filter-${filter.id}`).value;
      if (value && filter.test && !filter.test(finding, value)) return false;
    }
    if (configurations && !configurations.some((index) => finding.set.has(index))) return false;
    return words.every((word) => textOf(finding).includes(word));
  });
  const rows = grouped(fitting);
  shown = rows.map((row) => row.finding).filter(Boolean);
  rows.reduce((position, row) => { row.position = position; return position + (row.finding ? 1 : 0); }, 0);
  showRows(byId("results"), rows.map(({ finding, position, heading }) =>
    () => (heading ? heading() : card(finding, () => { shown = listed; openFinding(position); }))), 150);
  listed = shown;
  if (!shown.length) {
    byId("results").append(make("p", { class: "empty" },
      findings.length ? "No finding fits these filters." : "Nothing was found. Everything fits."));
  }
  byId("count").textContent = shown.length === findings.length
    ? plural(findings.length, "finding") : `${shown.length} of ${plural(findings.length, "finding")}`;
}

/** What the list shows; the detail may go through another one. */
let listed = findings;

/** Findings with what stands above them: rows with a `finding` or a `heading`. */
function grouped(list) {
  const by = byId("group").value;
  const row = (finding) => ({ finding });
  if (by === "first") return list.toSorted((a, b) => b.rank - a.rank).map(row);
  const keyOf = { screen: (one) => one.screen, kind: (one) => data.kinds[one.kind].title,
    file: (one) => one.place?.file ?? "No file", severity: (one) => one.severity }[by];
  const rankOf = (ones) => (by === "severity" ? -severities.indexOf(ones[0].severity)
    : Math.max(...ones.map((one) => one.rank)));
  const inOrder = (map) => [...map].toSorted((a, b) => rankOf(b[1]) - rankOf(a[1]));
  return inOrder(Map.groupBy(list, keyOf)).flatMap(([name, ones]) => {
    const head = { heading: () => headingOf(name, ones, by) };
    if (by !== "screen") return [head, ...ones.map(row)];
    return [head, ...inOrder(Map.groupBy(ones, ownerOf)).flatMap(([owner, own], _, all) => [
      ...(all.length > 1 || owner !== "The screen itself" ? [{ heading: () => make("li", { class: "owner" }, make("h3", {}, owner)) }] : []),
      ...own.map(row)])];
  });
}

/** What stands above the findings of one screen, kind, file or severity. */
function headingOf(name, ones, by) {
  const words = {
    error: ["Errors", "A text cannot be read, or a control not be reached."],
    warning: ["Warnings", "It looks broken."],
    note: ["Notes", "Habits that may harm later, or cost work."],
    "needs-review": ["Needs review", "A person has to judge these; they fail nothing."],
  }[by === "severity" ? name : ""] ?? [name, plural(ones.length, "finding")];
  return make("li", { class: "group" }, make("h2", {}, words[0]), make("p", {}, words[1]));
}

function badges(finding) {
  const all = [make("span", { class: `badge ${finding.severity}` }, severityName(finding.severity))];
  if (finding.baseline) {
    all.push(make("span", { class: `badge ${finding.baseline}` }, finding.baseline));
  }
  return all;
}

/**
 * A finding in short.
 *
 * @param open is called when it is chosen.
 * @param remark stands behind where it shows.
 */
function card(finding, open, remark) {
  const index = finding.representative ?? finding.configurations[0];
  const hasCrop = finding.region && index != null && pictureOf(finding.screen, index, finding);
  const crop = hasCrop ? make("span", { class: "crop" }) : null;
  if (crop) { crop.fill = () => crop.replaceChildren(cropDrawing(finding, index)); watcher.observe(crop); }
  const button = make("button", {
    class: `card ${finding.severity}${crop ? "" : " plain"}`, "data-fingerprint": finding.fingerprint,
    onclick: open,
  },
  make("span", { class: "body" },
    make("span", { class: "meta" }, ...badges(finding), data.kinds[finding.kind].title,
      make("span", {}, finding.screen)),
    make("h2", {}, finding.message),
    make("span", { class: "where" }, [finding.headline, remark].filter(Boolean).join(" · ")),
    finding.screens.length > 1 ? make("span", { class: "also" }, `One cause on ${finding.screens.length} screens: ${finding.screens.slice(0, 4).join(", ")}${finding.screens.length > 4 ? ", …" : ""}`) : null,
    finding.viewPath ? make("span", { class: "path" }, finding.viewPath) : null,
    finding.place ? make("span", { class: "place" }, placeText(finding.place)) : null),
  crop);
  return make("li", {}, button);
}

/** Fills crops when they come into view. */
const watcher = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (!entry.isIntersecting) continue;
    entry.target.fill();
    watcher.unobserve(entry.target);
  }
}, { rootMargin: "400px" });

/** The part of the picture around the fault, with the fault drawn on it. */
function cropDrawing(finding, index) {
  const [width, height] = data.sizes[index];
  const { x, y, width: w, height: h } = finding.region;
  const boxWidth = Math.min(width, Math.max(w + 48, 200));
  const boxHeight = Math.min(height, Math.max(h + 40, boxWidth * 0.6));
  const left = Math.max(0, Math.min(width - boxWidth, x + w / 2 - boxWidth / 2));
  const top = Math.max(0, Math.min(height - boxHeight, y + h / 2 - boxHeight / 2));
  return draw("svg", {
    viewBox: `${left} ${top} ${boxWidth} ${boxHeight}`, role: "img",
    preserveAspectRatio: "xMidYMid slice",
    "aria-label": `Where it shows in ${caption(index)}`,
  },
  draw("image", { href: pictureOf(finding.screen, index, finding), width, height, preserveAspectRatio: "none" }),
  draw("rect", { class: "fault", x, y, width: w, height: h, rx: 2 }));
}
