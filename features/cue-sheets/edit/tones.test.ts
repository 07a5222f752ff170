import { expect, test } from "vitest";
import { isNotMusic } from "./not-music.ts";

const use = (name: string, channel: string) => ({ name, file: "", reel: "", channels: [channel] });

test.each([
  ...["2-pop", "2 POP.wav", "2pop_25fps", "Two pop", "sync pop", "Sync Pop 01", "head_pop", "pop synchro"],
  ...[
    "bip sync",
    "BIP de synchro",
    "sync beep",
    "1k",
    "1kHz -18dBFS",
    "1000 Hz",
    "1k tone",
    "Tone 1k -20 dB",
  ],
  ...[
    "440Hz",
    "mire 1000 Hz",
    "Mire et 1k",
    "bars & tone",
    "Bars and Tone.mov",
    "barras y tono",
    "line-up tone",
  ],
  ...["2POP_1k_1fr.wav", "2pop 1k", "2_pop_1_frame", "2-pop 1 image", "2POP_HEAD", "2pop_23.98", "pop_tail"],
  ...["Countdown Pop", "countdown_beep", "D\u00e9compte bip", "2pop_1000Hz_1Bild"],
  ...["Academy leader", "SMPTE Leader", "Messton", "Farbbalken und Ton", "Startband"],
])("«%s» is no music, on a track of music either", (name) => {
  expect([use(name, "SYNC"), use(name, "MX 1")].map(isNotMusic)).toEqual([true, true]);
});

test.each([
  "bip",
  "Bips",
  "BIP 2",
  "leader",
  "Leader_25fps",
  "tone",
  "Tone -18dB",
  "beep",
  "mire",
  "D\u00e9compte",
])("«%s» is no music, unless its track is for music or it has a writer", (name) => {
  const withWriter = { ...use(name, "A1"), writers: [{ name: "A. Roux", society: "", share: null }] };
  expect([use(name, "A1"), use(name, "MX 1"), withWriter].map(isNotMusic)).toEqual([true, false, false]);
});

test.each([
  ...[
    "Pop",
    "Pop Corn",
    "Final Countdown",
    "Pop Fiction",
    "2 Pop Songs",
    "Sync",
    "Leader of the Pack",
    "Tone Poem",
    "T\u00f6ne",
    "Silver Tone",
  ],
  ...[
    "Bars and Stars",
    "Bip Bop",
    "Beep Beep",
    "Countdown to Midnight",
    "1000",
    "440",
    "24 heures",
    "K1",
    "10K",
  ],
])("the title «%s» is music", (name) => {
  expect(isNotMusic(use(name, "A1"))).toBe(false);
});
