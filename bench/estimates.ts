import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { readAlbumOrder } from "#/demo/music/read-album-order.ts";
import { renderVersion } from "#/demo/music/render.ts";
import { soundPrint } from "#/server/sound/prints/sound-print.ts";

const ALBUMS = join(import.meta.dirname, "../demo/content/albums");
/** Largest error of a tempo that still counts as right, as in MIREX. */
const NEAR = 1.04;
const isNear = (found: number, wanted: number) => Math.max(found / wanted, wanted / found) < NEAR;

/**
 * Prints for how many of the demo's tracks a tempo and a key are detected, and how many of those are right; the demo's
 * own values are exact.
 */
export async function benchEstimates(): Promise<void> {
  const tempo = { detected: 0, right: 0, octave: 0 };
  const key = { detected: 0, right: 0 };
  let tracks = 0;
  for (const name of readdirSync(ALBUMS).filter((file) => file.endsWith(".yaml"))) {
    const order = readAlbumOrder(parse(readFileSync(join(ALBUMS, name), "utf8")));
    for (const { track } of order.tracks) {
      const { bpm, tonality } = soundPrint((await renderVersion(order.album, track, "full")).pcm);
      tracks++;
      if (bpm !== null) {
        tempo.detected++;
        if (isNear(bpm, track.bpm)) tempo.right++;
        else if (isNear(bpm, track.bpm * 2) || isNear(bpm, track.bpm / 2)) tempo.octave++;
      }
      if (tonality !== null) {
        key.detected++;
        if (sameKey(tonality, track.tonality)) key.right++;
      }
    }
    process.stdout.write(".");
  }
  const share = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`;
  process.stdout.write(
    `\n${tracks} tracks\n` +
      `tempo: detected for ${share(tempo.detected, tracks)}, of those within 4 % ${share(tempo.right, tempo.detected)}, ` +
      `or an octave off ${share(tempo.right + tempo.octave, tempo.detected)}\n` +
      `key: detected for ${share(key.detected, tracks)}, of those right ${share(key.right, key.detected)}\n`,
  );
}

/** Sharps and the flats of the same keys: a key can be spelt in two ways. */
const SHARPS: Readonly<Record<string, string>> = { Db: "C#", Eb: "D#", Gb: "F#", Ab: "G#", Bb: "A#" };
const spelt = (tonality: string) => tonality.replace(/^[A-G]b/, (tonic) => SHARPS[tonic] ?? tonic);
const sameKey = (one: string, other: string) => spelt(one) === spelt(other);
