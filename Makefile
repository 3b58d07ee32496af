# Part of Snug, under the Apache License 2.0; see LICENSE.
#
# make demo      install what is needed, build, draw the tutorials' apps and Almanac in one page
# make test      install what is needed, build, run every test
# make check     format, layers, sizes of files and functions
# make check-faults  planted faults found, and false alarms
# make hostile   apps that misbehave: what they try, what is contained, found and left behind
# make bench     speed, as ratios against other programs
# make fidelity  frames of real Interface Builder documents against Apple's
# make install   PREFIX=/usr/local
# make uninstall PREFIX=/usr/local
# make deb       a Debian package in build/; make try-deb tries it in a fresh Debian (as root)

PREFIX ?= /usr/local
OUTPUT ?= build/demo

.PHONY: demo test check check-faults hostile bench fidelity install uninstall deb try-deb setup build clean

setup:
	@Scripts/setup

build: setup
	@Scripts/build

demo: build
	@Scripts/demo "$(OUTPUT)"

test: setup
	@Scripts/setup Scripts/packages-test
	@Scripts/check
	@Scripts/test

check:
	@Scripts/check

check-faults: build
	@SNUG=.build/release/snug Scripts/check-faults

hostile: setup
	@Scripts/hostile

bench: setup
	@Scripts/bench

fidelity: setup
	@Scripts/fidelity

install: build
	@Scripts/install "$(DESTDIR)$(PREFIX)"

uninstall:
	@Scripts/uninstall "$(DESTDIR)$(PREFIX)"

deb: build
	@Scripts/setup Scripts/packages-deb
	@Scripts/deb build

try-deb: deb
	@Scripts/try-deb "$$(ls -t build/snug_*.deb | head -n 1)"

clean:
	rm -rf .build build
