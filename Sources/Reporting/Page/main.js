// The page as a whole: summary, tabs, keys, addresses.
function showSummary() {
  byId("tool").textContent = report.tool;
  byId("app").textContent = report.app;
  byId("scope").textContent = `${plural(report.screens.length, "screen")} in `
    + `${plural(matrix.length, "configuration")}, ${report.summary.checked} looked at`
    + (report.summary.unseen ? `, but for ${report.summary.unseen} that could not be` : "");
  if (report.leftOut) {
    byId("scope").after(...[report.leftOut.headline, ...report.leftOut.atLaunch.map((one) => `At launch: ${one}`)]
      .map((text) => make("p", { class: "left-out" }, text)));
  }
  const tile = (name, count, label, click) => make("li", { class: name }, make("button", { onclick: click },
    make("strong", {}, String(count)), make("span", {}, label)));
  const filter = (id, value) => () => {
    byId("filters").reset();
    byId(`filter-${id}`).value = value;
    chooseTab("findings");
    setTimeout(() => { byId(`filter-${id}`).value = value; showList(); });
  };
  const { errors, warnings, notes, reviews, accepted } = report.summary;
  byId("tiles").append(
    tile("error", errors, errors === 1 ? "error" : "errors", filter("severity", "error")),
    tile("warning", warnings, warnings === 1 ? "warning" : "warnings", filter("severity", "warning")),
    tile("note", notes, notes === 1 ? "note" : "notes", filter("severity", "note")),
    tile("needs-review", reviews, "to review", filter("severity", "needs-review")));
  if (report.gone) byId("tiles").append(tile("new", report.summary.new, "new", filter("status", "new")));
  byId("tiles").append(tile("accepted", accepted, "accepted", () => chooseTab("accepted")));
}

function showAccepted() {
  const panel = byId("panel-accepted");
  const article = (title, lines) => make("article", {}, make("h3", {}, title),
    ...lines.filter(([text]) => text).map(([text, name]) => make("p", { class: name }, text)));
  panel.append(make("h2", {}, "Accepted by snug.json"));
  for (const { reason, finding } of report.accepted) {
    panel.append(article(finding.message, [
      [`${finding.screen} · ${finding.where}`], [finding.viewPath, "path"],
      [placeText(finding.place), "place"], [`Accepted: ${reason}`, "reason"],
    ]));
  }
  if (!report.accepted.length) panel.append(make("p", { class: "empty" }, "No finding is accepted."));
  if (!report.gone) return;
  panel.append(make("h2", {}, "Gone since the baseline"));
  for (const one of report.gone) {
    panel.append(article(one.message, [[`${one.screen} · ${data.kinds[one.kind]?.title ?? one.kind}`]]));
  }
  if (!report.gone.length) panel.append(make("p", { class: "empty" }, "Nothing of the baseline is gone."));
}

const tabs = ["overview", "findings", "screens", "accepted"];
function chooseTab(name, takesFocus = false) {
  for (const tab of tabs) {
    const button = byId(`tab-${tab}`);
    button.setAttribute("aria-selected", tab === name);
    button.tabIndex = tab === name ? 0 : -1;
    byId(`panel-${tab}`).hidden = tab !== name;
    if (tab === name && takesFocus) button.focus();
  }
}

function startTabs() {
  tabs.forEach((tab, place) => {
    byId(`tab-${tab}`).addEventListener("click", () => chooseTab(tab));
    byId(`tab-${tab}`).addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step) chooseTab(tabs[(place + step + tabs.length) % tabs.length], true);
    });
  });
}

/** Moves along the cards, or from finding to finding while one is open. */
function move(step) {
  if (byId("detail").open) {
    if (detail.finding) openFinding(detail.position + step);
    return;
  }
  const cards = [...document.querySelectorAll("[role=tabpanel]:not([hidden]) .card")];
  const place = cards.indexOf(document.activeElement);
  cards[Math.max(0, Math.min(cards.length - 1, place + step))]?.focus();
}

function onKey(event) {
  const isTyping = event.target.matches("input, select, textarea");
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
  const isOpen = byId("detail").open;
  const inStage = event.target === byId("stage") && byId("zoom").value !== "fit";
  const actions = {
    j: () => move(1), k: () => move(-1),
    "/": () => { if (!isOpen) { chooseTab("findings"); byId("filter-text").focus(); } },
    ...(isOpen ? {
      x: () => toggle("faults"), f: () => toggle("frames"), c: () => toggle("constraints"), b: () => toggle("baselines"), v: () => toggle("spoken"),
      ...(inStage ? {} : { ArrowLeft: () => chooseConfiguration(-1), ArrowRight: () => chooseConfiguration(1) }),
    } : {}),
  };
  const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

function startDetail() {
  const dialog = byId("detail");
  byId("detail-close").addEventListener("click", () => dialog.close());
  byId("detail-previous").addEventListener("click", () => move(-1));
  byId("detail-next").addEventListener("click", () => move(1));
  byId("config-previous").addEventListener("click", () => chooseConfiguration(-1));
  byId("config-next").addEventListener("click", () => chooseConfiguration(1));
  byId("config").addEventListener("change", () => {
    detail.index = Number(byId("config").value);
    if (!detail.finding) byId("words").replaceChildren(...screenWords());
    showConfiguration();
  });
  byId("zoom").addEventListener("change", drawStage);
  addEventListener("resize", () => { if (dialog.open) drawStage(); });
  for (const name of overlays) {
    byId(`show-${name}`).addEventListener("click", () => toggle(name));
  }
  for (const button of byId("parts").children) {
    button.addEventListener("click", () => { detail.part = button.dataset.part; showConfiguration(); });
  }
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  dialog.addEventListener("close", () => {
    history.replaceState(null, "", location.pathname + location.search);
    const fingerprint = detail.finding?.fingerprint;
    if (fingerprint) document.querySelector(`[role=tabpanel]:not([hidden]) .card[data-fingerprint="${fingerprint}"]`)?.focus();
  });
}

/** Opens what the address names, such as `#finding=0a…&at=3` or `#screens`. */
function openAddress() {
  const words = new URLSearchParams(location.hash.slice(1));
  const index = Number(words.get("at") ?? 0);
  const position = listed.findIndex((one) => one.fingerprint === words.get("finding"));
  if (position >= 0) { chooseTab("findings"); shown = listed; openFinding(position, index); }
  else if (screens.has(words.get("screen"))) { chooseTab("screens"); openScreen(words.get("screen"), index); }
  else if (tabs.includes(location.hash.slice(1))) chooseTab(location.hash.slice(1));
}

showSummary();
fillFilters();
showList();
showOverview();
showAccepted();
startTabs();
startCompare();
startGrid();
startDetail();
document.addEventListener("keydown", onKey);
openAddress();
