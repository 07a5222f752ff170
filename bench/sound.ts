import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DEFAULT_WEIGHTS } from "#/contract/similarity.ts";
import { compare } from "#/server/search/similarity/compare.ts";
import { rankSounds } from "#/server/search/similarity/rank.ts";
import { createRecordingFinder } from "#/server/search/similarity/recording-finder.ts";
import { referenceOf } from "#/server/search/similarity/reference.ts";
import type { SoundIndex } from "#/server/search/similarity/sound-index.ts";
import { seededRandom } from "#/server/sound/covers/seeded-random.ts";
import { decodeAudio } from "#/server/sound/measuring/decode.ts";
import { type Pcm, pcmSeconds } from "#/server/sound/measuring/pcm.ts";
import {
  type HeardPrint,
  queryPrint,
  type SoundPrint,
  soundPrint,
} from "#/server/sound/prints/sound-print.ts";
import { soundsTheSame } from "./same-audio.ts";
import { encodedSmall, soundChanges } from "./sound-changes.ts";
import { number, printTable } from "./table.ts";

const CLIP_SECONDS = 15;
/** Number of clips that go through every change, and of clips whose music is not in the index. */
const CLIPS = Number(process.env.CLIPS ?? 210);
const UNKNOWN_CLIPS = Number(process.env.UNKNOWN_CLIPS ?? 1000);

interface Recording {
  file: string;
  album: string;
  print: SoundPrint;
}
interface Clip {
  recording: number;
  from: number;
  pcm: Pcm;
}
/** A clip to search for in an index without its recording. */
interface Stranger {
  recording: number;
  query: HeardPrint;
}

/**
 * Measures how well recordings in a folder of real music are found again, and how similar the recordings of one
 * subfolder (an album) are to each other. The folder must not contain music from which the descriptors were learnt.
 */
export async function benchSound(folder: string): Promise<void> {
  // Seeded, so that every run uses the same clips.
  const random = seededRandom("clips");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:mp3|ogg|flac|opus|m4a|wav)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const recordings: Recording[] = [];
  const clips: Clip[] = [];
  const strangers: Stranger[] = [];
  for (const [place, file] of files.entries()) {
    const pcm = await decodeAudio(file).catch(() => null);
    if (!pcm || pcmSeconds(pcm) < 2 * CLIP_SECONDS) continue;
    const cutAt = () => random() * (pcmSeconds(pcm) - CLIP_SECONDS);
    for (let i = 0; i < Math.ceil(CLIPS / files.length); i++) {
      const from = cutAt();
      clips.push({ recording: recordings.length, from, pcm: clipOf(pcm, from) });
    }
    // Every second recording is left out of the index in which nothing may be found.
    const wanted = recordings.length % 2 === 1 ? Math.ceil((2 * UNKNOWN_CLIPS) / files.length) : 0;
    for (let i = 0; i < wanted; i++) {
      strangers.push({ recording: recordings.length, query: queryPrint(clipOf(pcm, cutAt())) });
    }
    recordings.push({ file, album: dirname(file), print: soundPrint(pcm) });
    if (place % 20 === 19) process.stdout.write(`${place + 1} of ${files.length} recordings\n`);
  }
  process.stdout.write(`${recordings.length} recordings, ${clips.length} clips of ${CLIP_SECONDS} s\n`);
  printSimilarity(recordings);
  await printFalseFinds(recordings, strangers);
  await findAgain(recordings, clips);
}

async function findAgain(recordings: Recording[], clips: Clip[]): Promise<void> {
  const index = indexOf(recordings);
  const rows = [
    ["at 64 kbit/s", "first", "part within 1 s", "or the same audio", "said exact", "ms a search"],
  ];
  for (const { name, change } of soundChanges()) {
    let [first, near, same, exact, milliseconds] = [0, 0, 0, 0, 0];
    for (const { recording, from, pcm } of clips) {
      const query = queryPrint(await decodeAudio(await encodedSmall(change(pcm))));
      const startedAt = performance.now();
      const [best] = await search(index, query);
      milliseconds += performance.now() - startedAt;
      const at = best ? best.match.start - best.match.queryStart : 0;
      const isFirst = best?.trackId === recording;
      if (isFirst) first += 1;
      if (isFirst && best.exact) exact += 1;
      if (isFirst && Math.abs(at - from) <= 1) near += 1;
      else {
        const [expected, found] = [recordings[recording], recordings[best?.trackId ?? -1]];
        const isSame =
          expected &&
          found &&
          (await soundsTheSame({ file: expected.file, from }, { file: found.file, from: at }, CLIP_SECONDS));
        if (isSame) same += 1;
        process.stdout.write(
          `  ${nameOf(expected)} at ${number(from, 1)} is found in ${nameOf(found)} at ${number(at, 1)}${isSame ? ", the same audio" : ""}\n`,
        );
      }
    }
    const share = (count: number) => number(count / clips.length, 3);
    rows.push([
      name,
      share(first),
      share(near),
      share(near + same),
      share(exact),
      number(milliseconds / clips.length, 1),
    ]);
    process.stdout.write(`${rows.at(-1)?.join("   ")}\n`);
  }
  printTable("A clip finds its own recording", rows);
}

const nameOf = (recording?: Recording) => (recording ? basename(recording.file) : "none");

function search(index: SoundIndex, query: HeardPrint) {
  return rankSounds(index, {
    reference: referenceOf(query),
    weights: DEFAULT_WEIGHTS,
    allowed: new Set(index.trackIds),
    plus: [],
    minus: [],
    seeksRecording: true,
  });
}

/** Prints the mean average precision of finding recordings of the same album, and the value that chance would give. */
function printSimilarity(recordings: Recording[]): void {
  const precisions: number[] = [];
  const chances: number[] = [];
  for (const [i, { album, print }] of recordings.entries()) {
    const others = recordings.filter((_, j) => j !== i);
    const wanted = others.filter((other) => other.album === album).length;
    if (wanted === 0) continue;
    const order = others
      .map((other) => ({ other, closeness: compare(print, other.print, DEFAULT_WEIGHTS).closeness }))
      .toSorted((a, b) => b.closeness - a.closeness);
    let hits = 0;
    let sum = 0;
    for (const [rank, { other }] of order.entries()) {
      if (other.album !== album) continue;
      hits += 1;
      sum += hits / (rank + 1);
    }
    precisions.push(sum / wanted);
    chances.push(wanted / others.length);
  }
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  printTable("Recordings of one album", [
    ["mean average precision", "chance"],
    [number(mean(precisions), 3), number(mean(chances), 3)],
  ]);
}

async function printFalseFinds(recordings: Recording[], strangers: Stranger[]): Promise<void> {
  const indexed = recordings.filter((_, i) => i % 2 === 0);
  const index = indexOf(indexed);
  let exact = 0;
  for (const { recording, query } of strangers) {
    const one = (await search(index, query)).find((found) => found.exact);
    if (!one) continue;
    exact += 1;
    process.stdout.write(`${nameOf(recordings[recording])} is taken for ${nameOf(indexed[one.trackId])}\n`);
  }
  printTable("Clips of recordings that the index does not hold", [
    ["clips", "said exact"],
    [String(strangers.length), String(exact)],
  ]);
}

function indexOf(recordings: Recording[]): SoundIndex {
  const prints = recordings.map(({ print }) => print);
  const trackIds = prints.map((_, place) => place);
  return {
    trackIds,
    prints,
    recordings: createRecordingFinder(prints.map(({ constellation }) => constellation)),
    placeOf: new Map(trackIds.map((id) => [id, id])),
  };
}

function clipOf({ sampleRate, channels }: Pcm, from: number): Pcm {
  const start = Math.round(from * sampleRate);
  return { sampleRate, channels: channels.map((one) => one.slice(start, start + CLIP_SECONDS * sampleRate)) };
}
