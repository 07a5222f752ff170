import { bare } from "#/server/operate/import/tags/bare.ts";
import { listedNames } from "#/server/platform/terminal/listed-names.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import type { PlannedAlbum, PlannedSound } from "./plan-album.ts";

/** Maximum number of names in a notice. */
const MOST_LISTED = 5;

/**
 * Takes an ISRC that different recordings have from all of them, but for the one that alone has it in the sheet. Of a
 * track and its versions the track keeps it. Two sounds of one title and version may be one recording on two albums,
 * and keep theirs. Returns a notice for each such code: `left` for those that different tracks had.
 */
export function settleIsrcs(albums: readonly PlannedAlbum[]): { left: Notice[]; doubts: Notice[] } {
  const held = albums.flatMap(({ sounds }) =>
    sounds.flatMap((sound) => (sound.supersededBy ? [] : codesOf(sound).map((code) => ({ code, sound })))),
  );
  const found: { left: Notice[]; doubts: Notice[] } = { left: [], doubts: [] };
  for (const [code, all] of Map.groupBy(held, (one) => one.code)) {
    const sounds = all.map(({ sound }) => sound);
    if (new Set(sounds.map(recordingOf)).size < 2) continue;
    const stated = sounds.filter((sound) => isStated(sound, code));
    const owners = ownersAmong(stated.length > 0 ? stated : sounds);
    const kept = new Set(owners.map(recordingOf));
    for (const sound of sounds) if (!kept.has(recordingOf(sound))) removeCode(sound, code);
    const names = (some: readonly PlannedSound[]) => listedNames([...new Set(some.map(nameOf))], MOST_LISTED);
    const isOfOneTrack = new Set(sounds.map(leadOf)).size === 1;
    found[isOfOneTrack ? "doubts" : "left"].push({
      key: "repeatedIsrc",
      values: { isrc: code, names: names(sounds), kept: owners.length > 0 ? names(owners) : "none" },
    });
  }
  return found;
}

const codesOf = ({ facts }: PlannedSound) =>
  facts.isrc === null ? [] : [...new Set([facts.isrc, ...facts.otherIsrcs])];

const leadOf = ({ file, version }: PlannedSound) => (version?.lead ?? file).path;

const recordingOf = ({ name, version }: PlannedSound) =>
  JSON.stringify([bare(name) || name, version && [version.kind, bare(version.label)]]);

const nameOf = ({ name, version }: PlannedSound) => (version ? `${name} (${version.label})` : name);

const isStated = ({ row }: PlannedSound, code: string) =>
  row !== undefined && (row.isrc === code || row.otherIsrcs.includes(code));

/** Returns the sounds to which a code belongs: the only recording, or the track among its own versions. */
function ownersAmong(sounds: readonly PlannedSound[]): readonly PlannedSound[] {
  if (new Set(sounds.map(recordingOf)).size === 1) return sounds;
  return new Set(sounds.map(leadOf)).size === 1 ? sounds.filter(({ version }) => version === null) : [];
}

/** Removes a code; the next one of the same recording takes its place. */
function removeCode(sound: PlannedSound, code: string): void {
  const [isrc = null, ...otherIsrcs] = codesOf(sound).filter((one) => one !== code);
  sound.facts = { ...sound.facts, isrc, otherIsrcs };
}
