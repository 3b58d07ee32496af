"""Uses pages of reports as people do, in headless Chromium; the arguments are the paths of two pages."""
import atexit
import json
import shutil
import signal
import sys
import tempfile

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select, WebDriverWait

TRUNCATED = "The text needs 96.5 pt and has 20.5 pt"


def start():
    # A browser that hangs ends the test, however busy the machine.
    signal.alarm(900)
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    profile = tempfile.mkdtemp(prefix="snug-browser-")
    atexit.register(shutil.rmtree, profile, ignore_errors=True)
    for word in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                 "--window-size=1280,900", f"--user-data-dir={profile}"]:
        options.add_argument(word)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    return webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)


def one(selector):
    return browser.find_element(By.CSS_SELECTOR, selector)


def every(selector):
    return browser.find_elements(By.CSS_SELECTOR, selector)


def choose(selector, value):
    Select(one(selector)).select_by_value(value)


def titles():
    # At once: the list may be made anew between two questions.
    return browser.execute_script(
        "return [...document.querySelectorAll('#results .card h2')].map((title) => title.innerText)")


def wait(condition, what):
    WebDriverWait(browser, 60).until(lambda _: condition(), what)


def key(name):
    browser.switch_to.active_element.send_keys(name)


def expect(condition, what):
    if not condition:
        print("failed:", what)
        print("\n".join(entry["message"] for entry in browser.get_log("browser")))
        sys.exit(1)


def summary_and_filters():
    expect(one("h1").text == "Sample", "the app's name")
    expect([tile.text.split("\n") for tile in every(".tiles button")] == [
        ["2", "errors"], ["1", "warning"], ["0", "notes"], ["0", "to review"], ["2", "new"], ["1", "accepted"]], "tiles")
    expect("What to fix first" in one("#panel-overview").text, "the overview comes first")
    first = [title.text for title in every("#panel-overview .card h2")]
    # A crash in one of twelve settings weighs less than a small target in ten.
    expect(first == ['30 pt high, 50% "too" small, <b>', "Index out of range"], f"what is new, by its weight: {first}")
    expect([cell.text for cell in every(".trend dd")] == ["2", "1", "0"], "new, unchanged, fixed")
    every(".screens tbody button")[0].click()
    wait(lambda: one("#filter-screen").get_property("value") == "Log in", "a screen leads to its findings")
    one("#filter-reset").click()
    wait(lambda: len(titles()) == 3, "all findings are listed")
    expect([head.text for head in every("#results .group h2")] == ["Log in", "Feed"], "screens, the worst first")
    expect([head.text for head in every("#results .owner h3")] == ["UIButton", "The screen itself", "FeedCell"],
           f"views of a screen: {[head.text for head in every('#results .owner h3')]}")
    choose("#group", "severity")
    expect([head.text for head in every("#results .group h2")] == ["Errors", "Warnings"], "by severity")
    choose("#group", "screen")
    choose("#filter-screen", "Feed")
    expect(titles() == [TRUNCATED], "filter by screen")
    one("#filter-reset").click()
    wait(lambda: len(titles()) == 3, "clearing the filters")
    choose("#filter-kind", "small-hit-target")
    expect(titles() == ['30 pt high, 50% "too" small, <b>'], "filter by kind, marks as text")
    one("#filter-reset").click()
    wait(lambda: len(titles()) == 3, "clearing the filters")
    choose("#filter-device", "iPad Pro 11")
    expect(len(titles()) == 2 and TRUNCATED not in titles(), "filter by device")
    choose("#filter-size", "L")
    expect(len(titles()) == 1, "device and size together")
    one("#filter-reset").click()
    wait(lambda: len(titles()) == 3, "clearing the filters")
    choose("#filter-status", "known")
    expect(titles() == [TRUNCATED], "filter by baseline")
    one("#filter-reset").click()
    wait(lambda: len(titles()) == 3, "clearing the filters")
    key("/")
    browser.switch_to.active_element.send_keys("feedcell")
    wait(lambda: titles() == [TRUNCATED], "searching")
    expect(one("#count").text == "1 of 3 findings", "the count is told")
    browser.switch_to.active_element.send_keys("zzz")
    wait(lambda: "No finding fits" in one("#results").text, "nothing fits")
    one("#filter-reset").click()
    wait(lambda: len(titles()) == 3, "clearing the filters")


def open_finding():
    card = next(card for card in every("#results .card") if TRUNCATED in card.text)
    wait(lambda: card.find_elements(By.CSS_SELECTOR, ".crop .fault"), "the fault on the cropped picture")
    card.click()
    expect(one("#detail").get_property("open"), "the finding opens")
    words = one("#words").text
    for text in [TRUNCATED, "iPhone SE at AX3 and above", "App/FeedCell.swift:12:5",
                 "numberOfLines is 1", "Set numberOfLines to 0.", "the fixed height"]:
        expect(text in words, f"the explanation has {text}")
    expect(one("#config option:checked").text.endswith("(worst)"), "the worst configuration first")
    expect(one("#stage image").get_attribute("href").startswith("pictures/"), "picture")
    wait(lambda: one("#show-frames").is_enabled(), "frames are there")
    expect(not every("#frames"), "nothing lies over the picture at first")
    one("#show-frames").click()
    expect(len(every("#frames .frame")) == 2, "frames are shown")
    every("#frames .frame")[1].click()
    expect("16 120.5 288 20.5" in one("#readout").text, "a frame says what it is")
    key("c")
    expect(len(every("#constraints .constraint")) == 2, "constraints are shown")
    expect(len(every("#constraints .broken")) == 1, "the broken one is marked")
    key("b")
    expect(len(every("#baselines .baseline")) == 1, "baselines are shown")
    key("v")
    expect(len(every("#spoken rect.spoken")) == 2, "what VoiceOver reads is shown")
    expect([text.text for text in every("#spoken .badge text")] == ["1", "2"], "with numbers")
    one("#reading summary").click()
    expect([text.text for text in every(".reading .sentence")] == [
        "News. Heading.", "Selected. Ada: 2 new. Button. Opens. Actions available."], "and in words")
    every(".reading .sentence")[1].click()
    expect("Opens" in one("#readout").text and len(every(".spoken.chosen")) == 1, "a sentence leads to its box")
    words = one(".reading li:nth-child(2) dl").text.split("\n")
    expect(words == ["label", "Ada", "value", "2 new", "traits", "button selected", "hint", "Opens", "action", "Delete"],
           f"with its parts: {words}")
    before = one("#config option:checked").text
    one("#config-previous").click()
    wait(lambda: one("#config option:checked").text != before, "the configuration before")
    expect([option.text for option in every("#compare option")] == [
        "nothing", "L and the largest text", "this device and the next"], "what can stand beside")
    choose("#compare", "device")
    wait(lambda: len(every("#stage figure")) == 2, "two looks side by side")
    names = [name.text for name in every("#stage figcaption")]
    expect(names[0].replace("iPhone SE", "iPad Pro 11") == names[1], f"the same on another device: {names}")
    choose("#compare", "")
    wait(lambda: not every("#stage figure"), "alone again")
    scrub()
    one(".accept summary").click()
    one(".accept input[type=text]").send_keys("it is meant")
    line = json.loads(one(".accept code").text)
    expect(line["kind"] == "truncated-text" and line["screen"] == "Feed" and line["reason"] == "it is meant"
           and len(line["fingerprint"]) == 16, f"a line for snug.json: {line}")
    one(".accept input[type=checkbox]").click()
    file = browser.execute_script("return tickedFile()")
    expect(file == {"accept": [line]}, f"the file that snug accept reads: {file}")
    expect("Chosen here (1)" in browser.execute_script("return byId('ticked').textContent"), "kept for the file")
    one(".folder summary").click()
    browser.execute_script("const one = document.querySelector('.folder input'); one.value = '/Users/me/My App';"
                           "one.dispatchEvent(new Event('change'))")
    expect(one(".place-row a").get_attribute("href") == "vscode://file/Users/me/My%20App/App/FeedCell.swift:12:5",
           "a way to the editor")
    expect("xed --line 12 '/Users/me/My App/App/FeedCell.swift'" in one("#words").text, "and to Xcode")
    Select(one("#zoom")).select_by_value("2")
    expect(one("#drawing").get_attribute("width") == "640", "twice its size")
    key(Keys.ESCAPE)
    wait(lambda: not one("#detail").get_property("open"), "Escape closes")


def scrub():
    """From the smallest text to the largest and back, by the keyboard, everything else as it is."""
    expect(one("#scrub").get_attribute("max") == "2", "a place for each of three text sizes")
    pictures = []
    for name, size in [(Keys.END, "AX5"), (Keys.ARROW_LEFT, "AX3"), (Keys.HOME, "L"), (Keys.ARROW_RIGHT, "AX3"),
                       (Keys.HOME, "L")]:
        one("#scrub").send_keys(name)
        wait(lambda: one("#scrub-size").text == size, f"text size {size}")
        expect(one("#scrub").get_attribute("aria-valuetext") == size, f"{size} is said")
        chosen = one("#config option:checked").text
        expect(f"iPhone SE · portrait · {size}" in chosen, f"{size} of the same device, held the same way: {chosen}")
        pictures.append(one("#stage image").get_attribute("href"))
    expect(len(set(pictures[:3])) == 3, f"a picture for each: {pictures}")
    expect(pictures[1] == pictures[3] and pictures[2] == pictures[4], f"the same ones on the way back: {pictures}")
    expect(one("#config option:checked").text.endswith("(not found here)"), "where the finding is not")


def keys():
    every("#results .card")[0].send_keys("j")
    expect(browser.switch_to.active_element == every("#results .card")[1], "J goes to the next card")
    key("k")
    expect(browser.switch_to.active_element == every("#results .card")[0], "K goes back")
    key(Keys.ENTER)
    wait(lambda: one("#detail").get_property("open"), "Enter opens")
    first = one("#detail-title").text
    key("j")
    wait(lambda: one("#detail-title").text != first, "J goes to the next finding")
    address = browser.current_url
    expect("#finding=" in address, "the address names the finding")
    title = one("#detail-title").text
    browser.get("about:blank")
    browser.get(address)
    wait(lambda: one("#detail").get_property("open"), "the address opens the finding")
    expect(one("#detail-title").text == title, "the same finding")
    one("#detail-close").click()


def grid():
    one("#tab-screens").click()
    expect(one("#panel-findings").get_property("hidden"), "the other panel goes")
    heads = [cell.text for cell in every("#grid thead th")]
    expect(heads == ["L", "AX3", "AX5"], "text sizes across")
    expect([cell.text for cell in every("#grid tbody th")] == ["iPhone SE", "iPad Pro 11"], "devices down")
    expect(len(every("#grid .thumb img")) == 6, "a picture a cell")
    expect(every("#grid .thumb")[2].get_attribute("aria-label").endswith(": 1 error"), "counts in words")
    choose("#grid-down", "orientation")
    expect([cell.text for cell in every("#grid tbody th")] == ["portrait", "landscape"], "another axis")
    choose("#grid-device", "iPad Pro 11")
    expect("no picture" in one("#grid").text, "a missing picture is said")
    choose("#grid-screen", "Log in")
    every("#grid .thumb")[0].click()
    expect("1 finding" in one("#words").text.lower(), "a cell tells its findings")
    one("#words .finding-link").click()
    wait(lambda: "30 pt high" in one("#detail-title").text, "and leads to them")
    one("#detail-close").click()
    one("#tab-screens").send_keys(Keys.ARROW_RIGHT)
    expect("the brand's colours" in one("#panel-accepted").text, "accepted, with the reason")
    expect("Gone since the baseline" in one("#panel-accepted").text, "what is gone")


def narrow_and_dark():
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": 360, "height": 740, "deviceScaleFactor": 2, "mobile": True})
    one("#tab-findings").click()
    expect(not one("#filter-kind").is_displayed(), "filters are folded on a phone")
    one("#filter-more").click()
    expect(one("#filter-kind").is_displayed(), "and unfold")
    width = browser.execute_script("return document.documentElement.scrollWidth")
    expect(width <= 360, f"nothing is wider than a phone: {width}")
    every("#results .card")[0].click()
    width = browser.execute_script("return document.querySelector('#detail').scrollWidth")
    expect(width <= 360, f"nor is a finding: {width}")
    width = browser.execute_script("return document.querySelector('.columns').scrollWidth")
    expect(width <= 360, f"nor its picture and words: {width}")
    one("#detail-close").click()
    colours = []
    for scheme in ["light", "dark"]:
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": "prefers-color-scheme", "value": scheme}]})
        colours.append(browser.execute_script(
            "return getComputedStyle(document.body).backgroundColor"))
    expect(colours[0] != colours[1], "dark mode has colours of its own")


def markup():
    nameless = browser.execute_script("""
      return [...document.querySelectorAll("button, select, input")].filter((element) =>
        !(element.textContent.trim() || element.getAttribute("aria-label") || element.labels?.length))
        .map((element) => element.outerHTML)""")
    expect(not nameless, f"every control has a name: {nameless}")
    ids = browser.execute_script("return [...document.querySelectorAll('[id]')].map((e) => e.id)")
    expect(len(ids) == len(set(ids)), "identifiers are unique")
    errors = [entry for entry in browser.get_log("browser") if entry["level"] == "SEVERE"]
    expect(not errors, f"no errors on the console: {errors}")
    sent = [entry for entry in browser.get_log("performance")
            if '"url":"http' in entry["message"] and "requestWillBeSent" in entry["message"]]
    expect(not sent, f"nothing is asked of a network: {sent}")


def other_axes():
    browser.get(f"file://{sys.argv[2]}")
    one("#tab-findings").click()
    wait(lambda: titles() == ["The picture is not the golden's"], "one finding")
    one("#results .card").click()
    expect([option.text for option in every("#compare option")] == [
        "nothing", "light and dark", "left to right and right to left"], "what can stand beside")
    for kind, own, other in [("appearance", "", "dark"), ("direction", "left to right", "right to left")]:
        choose("#compare", kind)
        wait(lambda: len(every("#stage figure")) == 2, f"two looks, by {kind}")
        names = [name.text for name in every("#stage figcaption")]
        expect(own in names[0] and other not in names[0] and other in names[1], f"by {kind}: {names}")
    choose("#compare", "")
    wait(lambda: not every("#stage figure"), "alone again")
    one(".accept summary").click()
    expect("golden" in one(".accept summary").text, "its golden can be accepted")
    one(".accept input[type=checkbox]").click()
    file = browser.execute_script("return tickedFile()")
    names = [one["name"] for one in browser.execute_script("return matrix")]
    expect(file["goldens"] == [{"screen": "Feed", "configurations": names}], f"all four looks: {file}")
    expect(file["report"] == sys.argv[2].rsplit("/", 1)[0] and "accept" not in file, f"and where they lie: {file}")
    one("#detail-close").click()


browser = start()
try:
    browser.get(f"file://{sys.argv[1]}")
    for step in [summary_and_filters, open_finding, keys, grid, narrow_and_dark, markup, other_axes]:
        step()
    print("all steps done")
finally:
    browser.quit()
