"""Opens a report of five thousand findings and scrolls to its end."""
import atexit
import shutil
import signal
import sys
import tempfile

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.support.ui import WebDriverWait

signal.alarm(900)
options = webdriver.ChromeOptions()
options.binary_location = "/usr/bin/chromium"
profile = tempfile.mkdtemp(prefix="snug-browser-")
atexit.register(shutil.rmtree, profile, ignore_errors=True)
for word in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--window-size=1280,900", f"--user-data-dir={profile}"]:
    options.add_argument(word)
browser = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)


def ask(script):
    return browser.execute_script("return " + script)


def expect(condition, what):
    if not condition:
        print("failed:", what)
        sys.exit(1)


try:
    browser.get(f"file://{sys.argv[1]}")
    ask("chooseTab('findings')")
    expect(ask("findings.length") == 5000, f"findings: {ask('findings.length')}")
    expect(ask("byId('count').textContent") == "5000 findings", "the count")
    expect(ask("document.querySelectorAll('#results .card').length") < 250, "few cards at the start")
    last = ask("listed.at(-1).message")
    WebDriverWait(browser, 60).until(lambda _: ask(
        "(scrollTo(0, document.body.scrollHeight), byId('results').textContent.includes(arguments[0]))"
        .replace("arguments[0]", repr(last))), "the last finding shows at the end")
    expect(ask("document.querySelectorAll('#results .card').length") < 250, "few cards at the end")
    ask("(byId('filter-text').value = 'label4711', showList())")
    expect(ask("[...document.querySelectorAll('#results .card h2')].map((one) => one.textContent)")
           == ["The text of label 4711 is cut"], "the search finds one")
    print("all steps done")
finally:
    browser.quit()
