"""Looks at the report of a real check in headless Chromium; the page's path is the argument."""
import atexit
import shutil
import signal
import sys
import tempfile

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import Select, WebDriverWait


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
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)


def one(selector):
    return browser.find_element(By.CSS_SELECTOR, selector)


def every(selector):
    return browser.find_elements(By.CSS_SELECTOR, selector)


def ask(script):
    return browser.execute_script(f"return {script}")


def wait(condition, what):
    WebDriverWait(browser, 60).until(lambda _: condition(), what)


def expect(condition, what):
    if not condition:
        print("failed:", what)
        print("\n".join(entry["message"] for entry in browser.get_log("browser")))
        sys.exit(1)


def boxes():
    """The boxes of faults on the picture, in points."""
    return ask("[...document.querySelectorAll('#stage .fault')].map((box) => ({"
               "x: +box.getAttribute('x'), y: +box.getAttribute('y'),"
               "width: +box.getAttribute('width'), height: +box.getAttribute('height')}))")


def natural(selector):
    """The size in pixels of the picture that an element shows, once it is loaded."""
    return browser.execute_async_script("""
      const [selector, done] = arguments;
      const element = document.querySelector(selector);
      const image = new Image();
      image.onload = () => done([image.naturalWidth, image.naturalHeight]);
      image.onerror = () => done(null);
      image.src = element.getAttribute("href") ?? element.src;""", selector)


def list_of_findings():
    one("#tab-findings").click()
    wait(lambda: every("#results .card"), "cards")
    card = next(card for card in every("#results .card") if "cut or truncated" in card.text.lower())
    wait(lambda: card.find_elements(By.CSS_SELECTOR, ".crop image"), "the cropped picture")
    expect(natural("#results .card .crop image"), "the cropped picture can be loaded")
    Select(one("#filter-device")).select_by_value("iPhone SE")
    Select(one("#filter-size")).select_by_value("AX5")
    wait(lambda: any("FeedController.headline" in card.text for card in every("#results .card")), "filtered")
    Select(one("#filter-kind")).select_by_value("truncated-text")
    wait(lambda: len(every("#results .card")) == 1, "one kind")


def finding():
    every("#results .card")[0].click()
    wait(lambda: one("#detail").get_property("open"), "the finding opens")
    wait(lambda: one("#show-frames").is_enabled(), "the geometry is there")
    options = {option.text: option for option in every("#config option")}
    small = next(text for text in options if text.startswith("iPhone SE") and "portrait · L" in text)
    Select(one("#config")).select_by_visible_text(small)
    wait(lambda: boxes() and abs(boxes()[0]["width"] - 120) < 0.01, "the fault is drawn on it")
    box = boxes()[0]
    # The safe area of this phone begins below 20 points of status bar; the label is 16 below it.
    expect(box["x"] == 16 and box["y"] == 36, f"in its place: {box}")
    expect(natural("#stage image") == [640, 1136], "two pixels a point of 320 x 568")
    one("#show-frames").click()
    expect(len(every("#frames .frame")) >= 3, "window, view and label have frames")
    one("#show-constraints").click()
    expect(len(every("#constraints .constraint")) == 3, "the app's own constraints")
    expect(not every("#constraints .broken"), "none of them is broken")
    one("#show-baselines").click()
    lines = ask("[...document.querySelectorAll('#baselines .baseline')].map((e) => +e.getAttribute('y1'))")
    # One line of body text: its baseline is between the label's middle and its bottom.
    expect(len(lines) == 1 and box["y"] + box["height"] / 2 < lines[0] < box["y"] + box["height"],
           f"a baseline: {lines}")
    one("#detail-close").click()


def grid():
    one("#filter-reset").click()
    one("#tab-screens").click()
    wait(lambda: len(every("#grid .thumb img")) == 4, "two sizes across, two devices down")
    expect(natural("#grid .thumb img"), "its pictures can be loaded")
    every("#grid .thumb")[0].click()
    wait(lambda: boxes(), "a screen shows its faults")
    browser.execute_script(
        "document.querySelector('#stage .fault').dispatchEvent(new MouseEvent('click', {bubbles: true}))")
    wait(lambda: "Cure" in ask("document.querySelector('#words').textContent"), "which lead to words")
    one("#detail-close").click()


browser = start()
try:
    browser.get(f"file://{sys.argv[1]}")
    for step in [list_of_findings, finding, grid]:
        step()
    errors = [entry for entry in browser.get_log("browser") if entry["level"] == "SEVERE"]
    expect(not errors, f"no errors on the console: {errors}")
    print("all steps done")
finally:
    browser.quit()
