// From a finding to an editor and to the list of what is accepted.
const memory = (() => {
  // A page that is opened as a file may have no storage.
  try { return globalThis.localStorage; } catch { return null; }
})();
const folderKey = `snug folder of ${report.app}`;
const projectFolder = () => (memory?.getItem(folderKey) ?? "").replace(/\/$/, "");

function copyButton(text, title) {
  const button = make("button", { class: "copy", title, onclick: async () => {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
    setTimeout(() => { button.textContent = "Copy"; }, 1500);
  } }, "Copy");
  return button;
}

/** A place with what opens it: VS Code by its address, Xcode by a command. */
function placePart(place) {
  const folder = projectFolder();
  const path = `${folder}/${place.file}`;
  const input = make("input", {
    type: "text", value: folder, placeholder: "/Users/me/App", "aria-label": "The project's folder on this machine",
    onchange: () => { memory?.setItem(folderKey, input.value.trim()); redrawWords(); },
  });
  return part("Made at",
    make("p", { class: "place-row" }, make("span", { class: "place" }, placeText(place)),
      copyButton(placeText(place), "Copy file, line and column"),
      folder ? make("a", { href: `vscode://file${encodeURI(path)}:${place.line}:${place.column}` }, "VS Code") : null),
    folder ? make("p", { class: "place-row" }, make("code", {}, `xed --line ${place.line} ${quoted(path)}`),
      copyButton(`xed --line ${place.line} ${quoted(path)}`, "Copy the command for Xcode")) : null,
    make("details", { class: "folder" }, make("summary", {}, folder ? "Another folder" : "Open in an editor"),
      make("label", {}, "The project's folder on this machine ", input)));
}

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

function redrawWords() {
  byId("words").replaceChildren(...(detail.finding ? findingWords(detail.finding) : screenWords()));
  showTree();
  showSpoken();
}

/** What was ticked on this page, by fingerprint. */
const ticked = new Map();

/** Kinds of which the golden is accepted, and no finding. */
const isOfGolden = (finding) => finding.kind === "picture-changed" || finding.kind === "layout-changed";

/** One for each view that the finding shows at: each has its own fingerprint. */
const acceptances = (finding, reason) => [finding, ...finding.also ?? []].map((one) => ({
  kind: finding.kind, screen: one.screen, fingerprint: one.fingerprint, reason: reason || "…",
}));
const goldensOf = (finding) => [finding, ...finding.also ?? []].map((one) => ({
  screen: one.screen, configurations: one.configurations.map((index) => matrix[index].name),
}));
const inLine = (one) => `{${Object.entries(one).map(([key, value]) => `"${key}": ${JSON.stringify(value)}`).join(", ")}}`;

/** Lines for snug.json, and a box that keeps them for the file of all that were ticked. */
function acceptPart(finding) {
  const box = make("input", { type: "checkbox", checked: ticked.has(finding.fingerprint) });
  const keep = (one) => {
    if (box.checked) ticked.set(finding.fingerprint, { finding, ...one });
    else ticked.delete(finding.fingerprint);
    showTicked();
  };
  const tick = make("label", { class: "tick" }, box, " keep it for the file on the page Accepted");
  if (isOfGolden(finding)) {
    box.addEventListener("change", () => keep({ goldens: goldensOf(finding) }));
    return make("details", { class: "accept" }, make("summary", {}, "Accept as the golden"), tick);
  }
  const reason = make("input", { type: "text", placeholder: "the brand's colours", value: ticked.get(finding.fingerprint)?.reason ?? "", "aria-label": "Why it is accepted" });
  const line = make("code", {});
  const own = () => acceptances(finding, reason.value.trim());
  const write = () => { line.textContent = own().map(inLine).join(",\n"); };
  const update = () => { write(); keep({ accept: own(), reason: reason.value.trim() }); };
  reason.addEventListener("input", update);
  box.addEventListener("change", update);
  write();
  return make("details", { class: "accept" }, make("summary", {}, "Accept"),
    make("label", {}, "Why ", reason), tick,
    make("p", {}, "For \u201caccept\u201d in snug.json:"), make("p", { class: "place-row" }, line,
      make("button", { class: "copy", onclick: () => navigator.clipboard.writeText(line.textContent) }, "Copy")));
}

function showTicked() {
  const all = [...ticked.values()];
  byId("ticked").hidden = !all.length;
  byId("ticked").replaceChildren(make("h2", {}, `Chosen here (${all.length})`),
    ...all.map(({ finding, goldens, reason }) => make("article", {}, make("h3", {}, finding.message),
      make("p", { class: "path" }, `${finding.screen} · ${finding.kind}`),
      make("p", { class: "reason" }, goldens ? "becomes the golden" : reason || "needs a reason"))),
    make("p", {}, make("button", { class: "download", onclick: download }, "Download snug-accept.json"),
      " for ", make("code", {}, "snug accept snug-accept.json App.xcodeproj")));
}

/** What `snug accept` reads; a page that was opened from a folder says which. */
function tickedFile() {
  const all = [...ticked.values()];
  const accept = all.flatMap((one) => one.accept ?? []);
  const goldens = all.flatMap((one) => one.goldens ?? []);
  const folder = location.protocol === "file:" ? decodeURIComponent(location.pathname.replace(/\/[^/]*$/, "")) : null;
  return {
    ...(accept.length ? { accept } : {}),
    ...(goldens.length ? { goldens } : {}),
    ...(folder && goldens.length ? { report: folder } : {}),
  };
}

function download() {
  const text = JSON.stringify(tickedFile(), null, 2);
  const link = make("a", { download: "snug-accept.json", href: URL.createObjectURL(new Blob([`${text}\n`], { type: "application/json" })) });
  link.click();
  URL.revokeObjectURL(link.href);
}
