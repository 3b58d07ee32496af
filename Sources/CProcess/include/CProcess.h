// Part of Snug, under the Apache License 2.0; see LICENSE.

#ifndef SNUG_PROCESS_H
#define SNUG_PROCESS_H

/// What a process can tell about itself while an app is being checked. Documentation/Check.md §3.

/// Where in the program the innermost four calls that are not in a library are, as offsets into the
/// executable's file of 31 bits each; 0 for none. Two are returned, the inner one in the lower 32
/// bits, and the next two go to `outer`. Bit 31 of a call says that frames of libraries lie between
/// it and the one inside it. Follows frame pointers: about 60 ns.
unsigned long snug_call_site(unsigned long *outer);

/// The same for the innermost call alone, where no more than `most` calls of libraries lie between it
/// and the caller; else 0.
unsigned long snug_direct_call_site(int most);

/// From now on a crash adds a line `C` with the calls of the program that are under way, innermost first,
/// as offsets into its file; the main thread calls this.
void snug_crash_report(int descriptor);

/// Asks the main thread to add such a line as soon as it has a core, and to go on; 0 in a process that
/// reports no crashes.
int snug_note_place(void);

/// How many lines the main thread has added so.
int snug_places_noted(void);

/// Bytes of memory that the process holds now; reads `/proc`, about 5 µs.
unsigned long snug_resident_bytes(void);

/// Seconds that the main thread was ready to run and had no core; 0 where the kernel does not count
/// them. Reads `/proc`, about 5 µs.
double snug_starved_seconds(void);

/// Refuses connections and name look-ups from now on, and keeps the first host that was wanted.
void snug_network_refuse(void);

/// The host or address that was wanted since the last call, or NULL. The text stays valid until the
/// next call.
const char *snug_network_wanted(void);

/// Seeds every source of random numbers that an app can reach, the same way each time: those of the C
/// library, of the kernel, of Swift and of Foundation. A process whose environment has `SNUG_SEED` is
/// seeded from its beginning. Documentation/HeadlessHost.md §4.
void snug_random_restart(void);

#endif
