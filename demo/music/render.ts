import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type BasicSoundBank, SoundBankLoader } from "spessasynth_core";
import type { Analysis } from "#/contract/analysis.ts";
import type { Pcm } from "#/server/sound/measuring/pcm.ts";
import type { AlbumBrief, TrackBrief, Version } from "./brief.ts";
import { compose } from "./compose.ts";
import { master } from "./master.ts";
import { synthesise } from "./synthesise.ts";

/** Changes whenever the same brief gives other sound; shipped measurements are kept per version of it. */
export const COMPOSER_VERSION = 1;

/** The Apache-2.0 General MIDI bank that comes with alphaTab. */
const DEFAULT_SOUNDFONT = createRequire(import.meta.url).resolve("@coderline/alphatab/soundfont/sonivox.sf3");

const banks = new Map<string, Promise<BasicSoundBank>>();

export interface RenderedVersion {
  /** Stereo, 44.1 kHz, −16 LUFS, true peak under −1 dBTP. */
  pcm: Pcm;
  sections: Analysis["sections"];
}

/**
 * Composes, plays and masters one version of a demo track. Deterministic; about one second of work for a minute
 * of sound, so servers call it in a worker thread.
 * @param options.soundfont path of another .sf2 or .sf3 with the General MIDI programs
 */
export async function renderVersion(
  album: AlbumBrief,
  track: TrackBrief,
  version: Version,
  options: { soundfont?: string } = {},
): Promise<RenderedVersion> {
  const score = compose(album, track, version);
  const pcm = await synthesise(score, await bankAt(options.soundfont ?? DEFAULT_SOUNDFONT));
  return { pcm: master(pcm), sections: score.sections };
}

function bankAt(path: string): Promise<BasicSoundBank> {
  const known = banks.get(path);
  if (known) return known;
  const loading = readFile(path).then((bytes) =>
    SoundBankLoader.fromArrayBuffer(new Uint8Array(bytes).buffer),
  );
  banks.set(path, loading);
  return loading;
}
