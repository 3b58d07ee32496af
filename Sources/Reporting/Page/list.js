// The list of findings and its filters.
const filters = [
  { id: "screen", any: "all", values: [...screens.keys()], test: (f, value) => f.screen === value },
  {
    id: "kind", any: "all", values: [...new Set(findings.map((f) => f.kind))],
    name: (kind) => data.kinds[kind].title, test: (f, value) => f.kind === value,
  },
  { id: "severity", any: "all", values: severities, name: severityName, test: (f, value) => f.severity === value },
  { id: "device", any: "all", values: axes[0].values, axis: axes[0] },
  { id: "size", any: "all", values: axes[2].values, axis: axes[2] },
  { id: "orientation", any: "both", values: axes[1].values, axis: axes[1] },
  { id: "status", any: "new and known", values: ["new", "known"], test: (f, value) => f.baseline === value },
];
let shown = findings;

function fillFilters() {
  for (const filter of filters) {
    const select = byId(`filter-${filter.id}`);
    select.append(make("option", { value: "" }, filter.any));
    for (const value of filter.values) {
      const count = filter.test ? ` (${findings.filter((one) => filter.test(one, value)).length})` : "";
      select.append(make("option", { value }, (filter.name?.(value) ?? value) + count));
    }
  }
  byId("label-status").hidden = !report.gone;
  byId("filter-more").addEventListener("click", () => {
    const isOpen = byId("filters").classList.toggle("open");
    byId("filter-more").setAttribute("aria-expanded", isOpen);
  });
  byId("filters").addEventListener("change", showList);
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

function showList() {
  const words = byId("filter-text").value.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const configurations = chosenConfigurations();
  shown = findings.filter((finding) => {
    for (const filter of filters) {
      const value = byId(`filter-${filter.id}`).value;
      if (value && filter.test && !filter.test(finding, value)) return false;
    }
    if (configurations && !configurations.some((index) => finding.set.has(index))) return false;
    const text = [
      finding.message, finding.viewPath, finding.className, finding.screen, finding.where,
      placeText(finding.place), finding.kind, finding.fingerprint, finding.reason,
    ].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
  byId("results").replaceChildren(...shown.flatMap((finding, position) => [
    heading(finding, shown[position - 1]), card(finding, position)]).filter(Boolean));
  if (!shown.length) {
    byId("results").append(make("li", { class: "empty" },
      findings.length ? "No finding fits these filters." : "Nothing was found. Everything fits."));
  }
  byId("count").textContent = shown.length === findings.length
    ? plural(findings.length, "finding") : `${shown.length} of ${plural(findings.length, "finding")}`;
}

/** What stands above notes and what needs review, which are told apart from faults. */
function heading(finding, before) {
  const words = {
    note: ["Notes", "Habits that may harm later, or cost work."],
    "needs-review": ["Needs review", "A person has to judge these; they fail nothing."],
  }[finding.severity];
  if (!words || before?.severity === finding.severity) return null;
  return make("li", { class: "group" }, make("h2", {}, words[0]), make("p", {}, words[1]));
}

function badges(finding) {
  const all = [make("span", { class: `badge ${finding.severity}` }, severityName(finding.severity))];
  if (finding.baseline) {
    all.push(make("span", { class: `badge ${finding.baseline}` }, finding.baseline));
  }
  return all;
}

function card(finding, position) {
  const index = finding.representative ?? finding.configurations[0];
  const hasCrop = finding.region && index != null && pictureOf(finding.screen, index, finding);
  const crop = hasCrop ? make("span", { class: "crop" }) : null;
  if (crop) { crop.fill = () => crop.replaceChildren(cropDrawing(finding, index)); watcher.observe(crop); }
  const button = make("button", {
    class: `card ${finding.severity}${crop ? "" : " plain"}`, "data-fingerprint": finding.fingerprint,
    onclick: () => openFinding(position),
  },
  make("span", { class: "body" },
    make("span", { class: "meta" }, ...badges(finding), data.kinds[finding.kind].title,
      make("span", {}, finding.screen)),
    make("h2", {}, finding.message),
    make("span", { class: "where" }, finding.headline),
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
