// One finding, or one screen, at full size with what lies over it.
const detail = {
  finding: null, position: -1, screen: null, index: 0, configurations: [], part: "new", other: -1, otherGeometry: null,
  frames: false, constraints: false, baselines: false, spoken: false, faults: true, geometry: null,
};
const overlays = ["faults", "frames", "constraints", "baselines", "spoken"];

function openFinding(position, index) {
  const finding = shown[position];
  if (!finding) return;
  Object.assign(detail, {
    finding, position, screen: finding.screen, part: "new",
    configurations: finding.configurations.length ? finding.configurations : [0],
  });
  detail.index = finding.set.has(index) ? index
    : finding.representative ?? detail.configurations[0];
  showDetail();
}

function openScreen(name, index) {
  Object.assign(detail, {
    finding: null, position: -1, screen: name, index, part: "new",
    configurations: screens.get(name).configurations,
  });
  showDetail();
}

function showDetail() {
  const { finding } = detail;
  byId("config").replaceChildren(...detail.configurations.map((index) => make("option", { value: index },
    caption(index) + (index === finding?.representative ? " (worst)" : ""))));
  byId("words").replaceChildren(...(finding ? findingWords(finding) : screenWords()));
  byId("words").scrollTop = 0;
  byId("detail-previous").disabled = !finding || detail.position <= 0;
  byId("detail-next").disabled = !finding || detail.position >= shown.length - 1;
  byId("detail-position").textContent = finding ? `${detail.position + 1} of ${shown.length}` : "";
  if (!byId("detail").open) byId("detail").showModal();
  showConfiguration();
}

function chooseConfiguration(offset) {
  const place = detail.configurations.indexOf(detail.index) + offset;
  if (place < 0 || place >= detail.configurations.length) return;
  detail.index = detail.configurations[place];
  if (!detail.finding) byId("words").replaceChildren(...screenWords());
  showConfiguration();
}

async function showConfiguration() {
  const { screen, index, configurations, finding } = detail;
  showConfigurationName(index);
  showScrubber();
  byId("config-previous").disabled = configurations.indexOf(index) <= 0;
  byId("config-next").disabled = configurations.indexOf(index) >= configurations.length - 1;
  byId("parts").hidden = !fileOf(screen, index, "old");
  for (const button of byId("parts").children) {
    button.setAttribute("aria-pressed", button.dataset.part === detail.part);
  }
  location.replace(`#${finding ? `finding=${finding.fingerprint}` : `screen=${encodeURIComponent(screen)}`}&at=${index}`);
  const other = counterpart(index);
  Object.assign(detail, { geometry: null, other, otherGeometry: null });
  drawStage();
  const geometry = await geometryOf(screen, index, finding);
  const otherGeometry = other < 0 ? null : await geometryOf(screen, other, finding);
  if (detail.finding !== finding || detail.screen !== screen || detail.index !== index || detail.other !== other) return;
  Object.assign(detail, { geometry, otherGeometry });
  drawStage();
  showTree();
  showSpoken();
}

/** Chooses a configuration in the list; one in which the finding does not show is added. */
function showConfigurationName(index) {
  const list = byId("config");
  list.querySelector(".sound")?.remove();
  if (!detail.configurations.includes(index)) {
    list.append(make("option", { value: index, class: "sound" }, `${caption(index)} (not found here)`));
  }
  list.value = index;
}

function drawStage() {
  const { index, geometry, other, otherGeometry } = detail;
  const pair = other >= 0;
  const looks = [look(index, geometry, pair)];
  if (pair) looks.push(look(other, otherGeometry, pair));
  byId("stage").classList.toggle("pair", pair);
  byId("stage").replaceChildren(...looks);
  for (const name of overlays) {
    byId(`show-${name}`).setAttribute("aria-pressed", detail[name]);
    byId(`show-${name}`).disabled = !geometry && name !== "faults";
  }
}

/** A look with what lies over it; of two each has its name below. */
function look(index, geometry, pair) {
  const { finding, screen } = detail;
  const isMain = index === detail.index;
  const [width, height] = geometry ? [geometry.width, geometry.height] : data.sizes[index];
  const picture = (detail.part !== "new" && fileOf(screen, index, detail.part)) || pictureOf(screen, index, finding);
  const drawing = draw("svg", {
    id: isMain ? "drawing" : "drawing-other", viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": `${screen}, ${caption(index)}`,
  });
  if (picture) {
    drawing.append(draw("image", { href: picture, width, height, preserveAspectRatio: "none" }));
  }
  if (geometry && (detail.frames || !picture)) drawing.append(frameGroup(geometry));
  if (geometry && detail.baselines) drawing.append(baselineGroup(geometry));
  if (geometry && detail.spoken) drawing.append(spokenGroup(geometry));
  if (geometry && detail.constraints) drawing.append(constraintGroup(geometry));
  if (detail.faults) drawing.append(faultGroup(geometry, index));
  const zoom = byId("zoom").value === "fit" ? fitting(width * (pair ? 2.1 : 1), height, pair ? 52 : 0) : Number(byId("zoom").value);
  drawing.setAttribute("width", width * zoom);
  drawing.setAttribute("height", height * zoom);
  const shown = !picture && !geometry
    ? make("p", { class: "empty" }, unfinishedText(index) ?? "No picture was made of this configuration; --pictures all makes all.") : drawing;
  return pair ? make("figure", {}, shown, make("figcaption", {}, caption(index))) : shown;
}

/** The zoom at which a picture just fits the stage, `below` pixels of which are for its name. */
function fitting(width, height, below) {
  const { clientWidth, clientHeight } = byId("stage");
  // On a phone the words follow below, so the stage is as tall as the picture.
  const room = matchMedia("(max-width: 760px)").matches ? innerHeight * 0.56 : clientHeight;
  return Math.max(0.05, Math.min(clientWidth / width, (room - below) / height));
}

function unfinishedText(index) {
  return screens.get(detail.screen)?.unfinished.find((one) => one.configuration === index)?.message;
}

const rounded = (value) => Math.round(value * 100) / 100;
const frameText = (frame) => [frame.x, frame.y, frame.width, frame.height].map(rounded).join(" ");
const say = (text) => { byId("readout").textContent = text || "\u00a0"; };

/** Where the finding shows; of a screen all its findings, each a way to its words. */
function faultGroup(geometry, index) {
  const { finding } = detail;
  const group = draw("g", { id: index === detail.index ? "faults" : "faults-other" });
  const box = ({ x, y, width, height }) => ({ x, y, width, height, rx: 2 });
  const regions = (geometry?.faults ?? []).filter((one) => !finding || one.fingerprint === finding.fingerprint);
  if (finding) {
    const known = regions.map((one) => one.region);
    if (!known.length && finding.region && index === finding.representative) known.push(finding.region);
    for (const region of known) group.append(draw("rect", { class: "fault", ...box(region), "pointer-events": "none" }));
    return group;
  }
  for (const { fingerprint, region } of regions) {
    const own = findings.find((one) => one.fingerprint === fingerprint);
    if (!own) continue;
    const rect = draw("rect", { class: `fault ${own.severity}`, ...box(region) }, draw("title", {}, own.message));
    rect.addEventListener("click", () => openFromScreen(own));
    group.append(rect);
  }
  return group;
}

function openFromScreen(finding) {
  if (!shown.includes(finding)) { byId("filters").reset(); shown = findings; listed = findings; setTimeout(showList); }
  openFinding(shown.indexOf(finding), detail.index);
}

function frameGroup(geometry) {
  const group = draw("g", { class: "frames", id: geometry === detail.geometry ? "frames" : null });
  for (const node of geometry.nodes) {
    const { x, y, width, height } = node.frame;
    const rect = draw("rect", {
      class: `frame${node.path === detail.finding?.viewPath ? " chosen" : ""}`, x, y, width, height,
    }, draw("title", {}, `${node.className} ${frameText(node.frame)}`));
    rect.addEventListener("click", () => chooseNode(node, rect));
    group.append(rect);
  }
  return group;
}

function chooseNode(node, rect) {
  for (const one of document.querySelectorAll(".frame.chosen")) one.classList.remove("chosen");
  rect?.classList.add("chosen");
  say([`${node.path}: ${frameText(node.frame)}`, placeText(node.place)].filter(Boolean).join(" · "));
}

function baselineGroup(geometry) {
  const group = draw("g", { id: geometry === detail.geometry ? "baselines" : null });
  for (const node of geometry.nodes) {
    for (const y of node.baselines) {
      group.append(draw("line", {
        class: "baseline", x1: node.frame.x, x2: node.frame.x + node.frame.width, y1: y, y2: y,
      }));
    }
  }
  return group;
}

function constraintGroup(geometry) {
  const group = draw("g", { id: geometry === detail.geometry ? "constraints" : null });
  for (const one of geometry.constraints) {
    const ends = { x1: one.startX, y1: one.startY, x2: one.endX, y2: one.endY };
    const words = [one.text, one.isBroken ? "broken" : "", placeText(one.place)].filter(Boolean).join(" · ");
    const hit = draw("line", { class: "hit", ...ends }, draw("title", {}, words));
    hit.addEventListener("click", () => say(words));
    group.append(draw("line", { class: `constraint${one.isBroken ? " broken" : ""}`, ...ends }), hit);
  }
  return group;
}

function part(title, ...content) {
  return make("section", {}, make("h3", {}, title), ...content);
}

function findingWords(finding) {
  const kind = data.kinds[finding.kind];
  const paragraph = (text, attributes = {}) => make("p", attributes, text);
  return [
    make("div", { class: "meta" }, ...badges(finding), ` ${kind.title}`),
    make("h2", { id: "detail-title" }, finding.message),
    part("Where", paragraph(finding.where),
      finding.configurations.length > 1 ? make("details", {},
        make("summary", {}, plural(finding.configurations.length, "configuration")),
        make("ul", {}, ...finding.configurations.map((index) => make("li", {}, caption(index))))) : null),
    stepsPart(finding.screen),
    finding.viewPath ? part("View", paragraph(finding.viewPath, { class: "path" }),
      paragraph(finding.className, { class: "path" })) : "",
    finding.also ? part("Also", make("ul", {}, ...finding.also.map((one) => make("li", {},
      make("span", { class: "path" }, [one.screen, one.viewPath].filter(Boolean).join(" · ")),
      one.place ? make("span", { class: "place" }, ` ${placeText(one.place)}`) : null)))) : "",
    finding.place ? placePart(finding.place) : "",
    finding.numbers.length ? part("Numbers", make("table", {}, make("tbody", {},
      ...finding.numbers.map((number) => make("tr", {}, make("th", { scope: "row", hidden: true }),
        make("td", {}, number.name), make("td", {}, `${rounded(number.value)} ${number.unit}`)))))) : "",
    part("Why", paragraph(finding.reason || kind.meaning),
      finding.reason ? paragraph(kind.meaning) : null),
    make("section", { class: "remedy" }, make("h3", {}, "Cure"), paragraph(finding.remedy || kind.cure)),
    finding.related.length ? part("Also involved", make("ul", {}, ...finding.related.map((one) => make("li", {},
      one.label, one.place ? make("span", { class: "place" }, ` ${placeText(one.place)}`) : null)))) : "",
    acceptPart(finding),
    spokenPart(),
    make("details", { id: "tree" }, make("summary", {}, "Views"), make("ul", { class: "tree" })),
    paragraph(`Fingerprint ${finding.fingerprint}`, { class: "path" }),
  ].filter(Boolean);
}

/** How to get to a screen that exploring has found. */
function stepsPart(name) {
  const steps = screens.get(name)?.steps;
  return steps ? part("Steps", make("ol", {}, ...steps.map((step) => make("li", { class: "path" }, step)))) : "";
}

function screenWords() {
  const screen = screens.get(detail.screen);
  const here = findings.filter((one) => one.screen === detail.screen && one.set.has(detail.index));
  return [
    make("h2", { id: "detail-title" }, screen.name),
    make("p", {}, `${screen.origin} screen`, screen.place ? make("span", { class: "place" }, ` ${placeText(screen.place)}`) : null),
    stepsPart(detail.screen),
    part(here.length ? plural(here.length, "finding") : "Nothing found here",
      ...here.map((finding) => make("button", {
        class: "finding-link",
        onclick: () => openFromScreen(finding),
      }, ...badges(finding), ` ${finding.message}`))),
    spokenPart(),
    make("details", { id: "tree" }, make("summary", {}, "Views"), make("ul", { class: "tree" })),
  ];
}

/** The views as a list, so that each can be reached without a pointer. */
function showTree() {
  const tree = byId("tree");
  if (!tree) return;
  tree.hidden = !detail.geometry;
  tree.querySelector("ul").replaceChildren(...(detail.geometry?.nodes ?? []).map((node, place) => make("li", {
    style: `padding-left: ${Math.min(12, node.depth) * 10}px`,
  }, make("button", {
    class: "path", onclick: () => {
      detail.frames = true;
      drawStage();
      chooseNode(node, document.querySelectorAll("#frames .frame")[place]);
    },
  }, `${node.className} ${frameText(node.frame)}`))));
}

function toggle(name) {
  detail[name] = !detail[name];
  drawStage();
}
