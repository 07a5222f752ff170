import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { decodeAudio } from "#/server/sound/measuring/decode.ts";
import { monoAt } from "#/server/sound/prints/resample.ts";
import { wavOf } from "#/tests/support/wav-of.ts";

const RATE = 22_050;

/** A stretch of a track and its place in a programme; seconds. */
interface Laid {
  title: string;
  at: number;
  from: number;
  seconds: number;
}

/** Loads a track of the running site: its address, and its sound, mono at `RATE`. */
async function trackOf(request: APIRequestContext, title: string) {
  const answer = await request.get("/api/tracks", { params: { name: title } });
  const found = (await answer.json()) as {
    "hydra:member": { "@id": string; name: string; mp3Track: string }[];
  };
  const track = found["hydra:member"].find(({ name }) => name === title);
  if (!track) throw new Error(`No track is called ${title}`);
  const mp3 = await request.get(`/${track.mp3Track}`);
  const sound = monoAt(await decodeAudio(new Uint8Array(await mp3.body())), RATE);
  return { iri: track["@id"], sound };
}

/**
 * Makes a finished programme as a WAV file: the given stretches of tracks under weaker noise that swells like speech.
 * Returns the file's path and the addresses of the tracks.
 */
export async function makeProgramme(
  request: APIRequestContext,
  seconds: number,
  laid: readonly Laid[],
): Promise<{ file: string; tracks: string[] }> {
  const mix = new Float32Array(seconds * RATE);
  let state = 11;
  for (let i = 0; i < mix.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const word = Math.max(0, Math.sin((2 * Math.PI * i) / (0.7 * RATE)));
    mix[i] = 0.08 * word * (state / 2 ** 31 - 1);
  }
  const tracks: string[] = [];
  for (const { title, at, from, seconds: length } of laid) {
    const { iri, sound } = await trackOf(request, title);
    tracks.push(iri);
    for (let i = 0; i < length * RATE; i++) {
      const to = Math.round(at * RATE) + i;
      mix[to] = (mix[to] ?? 0) + 0.5 * (sound[Math.round(from * RATE) + i] ?? 0);
    }
  }
  const file = join(mkdtempSync(join(tmpdir(), "sillon-programme-")), "SAHEL_v7_mix.wav");
  const bounded = mix.map((value) => Math.max(-1, Math.min(1, value)));
  writeFileSync(file, wavOf({ sampleRate: RATE, channels: [bounded] }));
  return { file, tracks };
}
