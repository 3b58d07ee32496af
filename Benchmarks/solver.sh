#!/bin/sh
# Part of Snug, under the Apache License 2.0; see LICENSE.
# Compares the constraint solver with Kiwi's C++, alternating runs of both: `Benchmarks/solver.sh [RUNS]`.
# Prints a line a case: both times in nanoseconds, the median of the runs, and Snug's share of Kiwi's.
set -eu
cd "$(dirname "$0")/.."
runs=${1:-5}
build=.build/benchmarks
kiwi=$build/kiwi
mkdir -p "$build"

if [ ! -f "$kiwi/kiwi/kiwi.h" ]; then
  python3 -m pip download --quiet --no-binary kiwisolver --no-deps --dest "$build" kiwisolver ||
    { echo "cannot download Kiwi's headers; put a kiwisolver source distribution into $build" >&2; exit 1; }
  rm -rf "$kiwi" && mkdir -p "$kiwi"
  tar -xzf "$build"/kiwisolver-*.tar.gz --strip-components=1 -C "$kiwi"
fi
${CXX:-g++} -O3 -DNDEBUG -std=c++17 -I"$kiwi" Benchmarks/Solver/kiwi.cpp -o "$build/kiwi-bench"
swift build --quiet -c release --product SolverBenchmark
snug=$(swift build -c release --show-bin-path)/SolverBenchmark

results=$build/solver-results
: >"$results"
run=0
while [ "$run" -lt "$runs" ]; do
  "$snug" Benchmarks/Solver/Systems | sed 's/^/snug /' >>"$results"
  "$build/kiwi-bench" Benchmarks/Solver/Systems | sed 's/^/kiwi /' >>"$results"
  run=$((run + 1))
done

# Both must have solved the same cell to the same sizes.
if [ "$(grep '#' "$results" | cut -d' ' -f2- | sort -u | wc -l)" -ne 1 ]; then
  echo "Snug and Kiwi disagree about the cell:" >&2
  grep '#' "$results" | sort -u >&2
  exit 1
fi
grep '#' "$results" | head -1 | cut -d' ' -f2-
grep -v '#' "$results" | sort -k2,2 -k1,1 -k3,3n | awk '
  { key = $2 SUBSEP $1; times[key, ++count[key]] = $3; if (!($2 in seen)) { seen[$2]; order[++cases] = $2 } }
  function median(key) { return times[key, int((count[key] + 1) / 2)] }
  END {
    for (i = 1; i <= cases; i++) {
      name = order[i]; ours = median(name SUBSEP "snug")
      if (count[name SUBSEP "kiwi"]) {
        theirs = median(name SUBSEP "kiwi")
        printf "%-26s snug %12.0f ns   kiwi %12.0f ns   ratio %.2f\n", name, ours, theirs, ours / theirs
      } else printf "%-26s snug %12.0f ns\n", name, ours
    }
  }'
