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
}

/** What was ticked on this page, by fingerprint. */
const ticked = new Map();

const acceptance = (finding, reason) => ({
  kind: finding.kind, screen: finding.screen, fingerprint: finding.fingerprint, reason: reason || "…",
});
const inLine = (one) => `{${Object.entries(one).map(([key, value]) => `"${key}": ${JSON.stringify(value)}`).join(", ")}}`;

/** A line for snug.json, and a box that keeps it for the file of all that were ticked. */
function acceptPart(finding) {
  const reason = make("input", { type: "text", placeholder: "the brand's colours", value: ticked.get(finding.fingerprint)?.reason ?? "", "aria-label": "Why it is accepted" });
  const box = make("input", { type: "checkbox", checked: ticked.has(finding.fingerprint) });
  const line = make("code", {});
  const update = () => {
    line.textContent = inLine(acceptance(finding, reason.value.trim()));
    if (box.checked) ticked.set(finding.fingerprint, { ...acceptance(finding, reason.value.trim()), message: finding.message });
    else ticked.delete(finding.fingerprint);
    showTicked();
  };
  reason.addEventListener("input", update);
  box.addEventListener("change", update);
  line.textContent = inLine(acceptance(finding, reason.value.trim()));
  return make("details", { class: "accept" }, make("summary", {}, "Accept"),
    make("label", {}, "Why ", reason),
    make("label", { class: "tick" }, box, " keep it for the file on the page Accepted"),
    make("p", {}, "For \u201caccept\u201d in snug.json:"), make("p", { class: "place-row" }, line,
      make("button", { class: "copy", onclick: () => navigator.clipboard.writeText(line.textContent) }, "Copy")));
}

function showTicked() {
  const all = [...ticked.values()];
  byId("ticked").hidden = !all.length;
  byId("ticked").replaceChildren(make("h2", {}, `Chosen here (${all.length})`),
    ...all.map((one) => make("article", {}, make("h3", {}, one.message), make("p", { class: "path" }, `${one.screen} · ${one.kind}`),
      make("p", { class: "reason" }, one.reason))),
    make("p", {}, make("button", { class: "download", onclick: download }, "Download snug-accept.json"),
      " its entries go into \u201caccept\u201d of snug.json"));
}

function download() {
  const list = [...ticked.values()].map(({ message, ...one }) => one);
  const text = JSON.stringify({ accept: list }, null, 2);
  const link = make("a", { download: "snug-accept.json", href: URL.createObjectURL(new Blob([`${text}\n`], { type: "application/json" })) });
  link.click();
  URL.revokeObjectURL(link.href);
}
