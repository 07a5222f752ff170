import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Constellation } from "#/contract/sound/constellation.ts";
import { demoPrints } from "#/demo/prints.ts";
import { findUses } from "#/server/search/programme/find-uses.ts";
import type { FoundUse } from "#/server/search/programme/found-use.ts";
import { seededRandom } from "#/server/sound/covers/seeded-random.ts";
import { decodeAudio } from "#/server/sound/measuring/decode.ts";
import { pcmSeconds } from "#/server/sound/measuring/pcm.ts";
import { LandmarkIndex } from "#/server/sound/prints/landmark-index.ts";
import { unpackPrint } from "#/server/sound/prints/print-bytes.ts";
import { pointsOfProgramme } from "#/server/sound/prints/programme-print.ts";
import { monoAt } from "#/server/sound/prints/resample.ts";
import { soundPrint } from "#/server/sound/prints/sound-print.ts";
import { BUILT_RATE, build, hasSpeech, speechFor, type TrueUse } from "./programme-sounds.ts";
import { encodedSmall } from "./sound-changes.ts";
import { number, printTable } from "./table.ts";

/** Which recordings to use: the search was tuned on those with an even index, never on those with an odd one. */
const PARITY = process.env.SPLIT === "tune" ? 0 : 1;
/** Minutes of each programme; programmes per row; a word that restricts the rows by their name. */
const MINUTES = Number(process.env.MINUTES ?? 15);
const PROGRAMMES = Number(process.env.PROGRAMMES ?? 2);
const ROW = process.env.ROW ?? "";
/** Every third recording is left out of the index: it stands for music of others. */
const FOREIGN = 3;
/** Share of a true use that a found one has to cover, and share of a found use that has to be true. */
const COVERED = 0.3;
const TRUE = 0.5;

interface Row {
  name: string;
  level: number;
  lengths: [number, number];
  isDucked?: boolean;
  goal: string;
}

const ROWS: readonly Row[] = [
  { name: "as loud as the speech", level: 0, lengths: [10, 45], goal: "≥ .998" },
  { name: "6 dB below", level: -6, lengths: [10, 45], goal: "≥ .995" },
  { name: "12 dB below", level: -12, lengths: [10, 45], goal: "≥ .99" },
  { name: "18 dB below", level: -18, lengths: [10, 45], goal: "≥ .95" },
  { name: "24 dB below", level: -24, lengths: [10, 45], goal: "≥ .8" },
  { name: "30 dB below", level: -30, lengths: [10, 45], goal: "≥ .4" },
  { name: "12 dB below, ducked", level: -12, lengths: [10, 45], isDucked: true, goal: "≥ .94" },
  { name: "5–10 s, 6 dB below", level: -6, lengths: [5, 10], goal: "≥ .95" },
  { name: "3–5 s, 6 dB below", level: -6, lengths: [3, 5], goal: "≥ .7" },
];

interface Recording {
  file: string;
  sound: Float32Array;
  constellation: Constellation;
}

interface Programme {
  seconds: number;
  points: Constellation;
  uses: TrueUse[];
}

/** Measures how many uses are found in programmes built from speech and the recordings of a folder (decision 047). */
export async function benchProgramme(folder: string): Promise<void> {
  const recordings = await recordingsOf(folder);
  const isForeign = (place: number) => place % FOREIGN === FOREIGN - 1;
  const known = recordings.flatMap((one, place) => (isForeign(place) ? [] : [{ ...one, place }]));
  const demo = [...demoPrints().values()].flatMap(({ print }) => unpackPrint(print)?.constellation ?? []);
  const index = new LandmarkIndex([...known.map(({ constellation }) => constellation), ...demo]);
  process.stdout.write(
    `${recordings.length} recordings of ${PARITY === 0 ? "even" : "odd"} place, ${known.length} of them in an index with ${demo.length} others; ${hasSpeech() ? "speech by espeak-ng" : "no espeak-ng or sox: noise in the shape of words instead of speech"}\n`,
  );
  const table = [
    ["uses", "found", "goal", "claims", "right", "sure wrong", "edges ≤ 1 s", "≤ .2 s", "s an hour"],
  ];
  for (const row of ROWS.filter(({ name }) => name.includes(ROW))) {
    const totals = { uses: 0, found: 0, claims: 0, right: 0, sureWrong: 0, near: 0, nearer: 0, ms: 0 };
    for (let n = 0; n < PROGRAMMES; n++) {
      const { seconds, points, uses } = await programmeOf(row, n, recordings);
      const startedAt = performance.now();
      const found = findUses(index, points, seconds);
      totals.ms += (performance.now() - startedAt) * (3600 / seconds);
      const isOf = (one: FoundUse, use: TrueUse) => known[one.sound]?.place === use.track;
      const ours = uses.filter(({ track }) => !isForeign(track));
      for (const use of ours) {
        const one = found.find((each) => isOf(each, use) && shared(each, use) >= COVERED * lengthOf(use));
        totals.uses += 1;
        if (!one) {
          writeLine(
            `  ${row.name}: ${lengthOf(use).toFixed(0)} s of ${nameOf(use.track)} at ${use.start.toFixed(0)} s missed`,
          );
          continue;
        }
        totals.found += 1;
        for (const away of [one.start - use.start, one.end - use.end]) {
          if (Math.abs(away) <= 1) totals.near += 1;
          if (Math.abs(away) <= 0.2) totals.nearer += 1;
        }
      }
      for (const one of found) {
        totals.claims += 1;
        if (ours.some((use) => isOf(one, use) && shared(one, use) >= TRUE * lengthOf(one))) {
          totals.right += 1;
          continue;
        }
        if (one.certainty === "sure") totals.sureWrong += 1;
        const actual = uses.filter((use) => shared(one, use) > 0).map(({ track }) => nameOf(track));
        writeLine(
          `  ${row.name}: ${nameOf(known[one.sound]?.place)} claimed at ${one.start.toFixed(1)}–${one.end.toFixed(1)} s, evidence ${one.evidence.toFixed(0)}, ${one.certainty} (${one.reason}), speed ${one.speed}; there is ${actual.join(", ") || "none"}`,
        );
      }
    }
    const share = (part: number, whole: number) => (whole > 0 ? number(part / whole, 3) : "–");
    table.push([
      `${row.name} (${totals.uses})`,
      share(totals.found, totals.uses),
      row.goal,
      String(totals.claims),
      share(totals.right, totals.claims),
      String(totals.sureWrong),
      share(totals.near, 2 * totals.found),
      share(totals.nearer, 2 * totals.found),
      number(totals.ms / PROGRAMMES / 1000, 1),
    ]);
    writeLine(table.at(-1)?.join("   ") ?? "");
  }
  printTable("Uses found in a programme (goals: right ≥ .995, edges ≥ .9 and ≥ .6)", table);

  function nameOf(place: number | undefined): string {
    return basename(recordings[place ?? -1]?.file ?? "one of the demo");
  }
}

const writeLine = (text: string) => process.stdout.write(`${text}\n`);
const lengthOf = ({ start, end }: { start: number; end: number }) => end - start;
const shared = (one: { start: number; end: number }, other: { start: number; end: number }) =>
  Math.min(one.end, other.end) - Math.max(one.start, other.start);

async function recordingsOf(folder: string): Promise<Recording[]> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:mp3|ogg|flac|opus|m4a|wav)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .filter((_, place) => place % 2 === PARITY);
  const recordings: Recording[] = [];
  for (const file of files) {
    const pcm = await decodeAudio(file).catch(() => null);
    if (!pcm || pcmSeconds(pcm) < 60) continue;
    recordings.push({
      file,
      sound: monoAt(pcm, BUILT_RATE),
      constellation: soundPrint(pcm).constellation,
    });
  }
  return recordings;
}

/**
 * Returns a programme with speech throughout and music from inside and outside the index, encoded as an mp3 of 64
 * kbit/s and decoded again.
 */
async function programmeOf(
  { name, level, lengths: [least, most], isDucked = false }: Row,
  n: number,
  recordings: readonly Recording[],
): Promise<Programme> {
  const random = seededRandom(`${name} ${n} ${PARITY}`);
  const seconds = MINUTES * 60;
  const uses: TrueUse[] = [];
  let at = 3 + 5 * random();
  while (true) {
    const length = least + random() * (most - least);
    const track = Math.floor(random() * recordings.length);
    const sound = recordings[track]?.sound ?? new Float32Array();
    const end = at + length;
    if (end > seconds - 2) break;
    uses.push({ track, start: at, end, offset: random() * (sound.length / BUILT_RATE - length - 2) });
    at = end + 2 + random() * 10;
  }
  const speech = speechFor(seconds, `${name} ${n} ${PARITY}`);
  const soundOf = (track: number) => recordings[track]?.sound ?? new Float32Array();
  const mix = build({ speech, seconds, level, uses, soundOf, isDucked });
  const heard = await decodeAudio(await encodedSmall({ sampleRate: BUILT_RATE, channels: [mix] }));
  return { ...pointsOfProgramme(heard), uses };
}
