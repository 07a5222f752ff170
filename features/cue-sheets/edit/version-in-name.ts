import { withoutExtension } from "#/contract/file-extension.ts";
import { fold } from "#/contract/fold.ts";
import { versionOf } from "#/contract/version-of.ts";
import { withoutRender } from "./channel-names.ts";
import { splitJoinedWords } from "./name-parts.ts";
import { withSansWrittenOut } from "./split-version.ts";
import { referenceParts, wordsOf } from "./title-words.ts";

/** Additions that may follow a version: takes, channels, words about the mix. */
const AFTER_VERSION = /[\s.,_-]+(v\d+|l|r|left|right|a[12]|stereo|master|mix|final)$/i;
/**
 * Number that Pro Tools adds to the pieces of a clip, «Delta_60-02», «Delta_60.2-03»; it may also belong to the title.
 */
const PIECE = /(?:\.\d{1,2})?-\d{2,3}$/;

/** Returns a name as it is, and with joined words separated, as for «Delta_NoVocals». */
const spellings = (name: string) => [...new Set([name, splitJoinedWords(name)].map(withSansWrittenOut))];

type Version = { kind: string; label: string };
type VersionedTrack<V> = { name: string; reference: string | null; versions: readonly V[] };

/**
 * Returns the track's version that one of the names states («sel-gemme_60», «Delta - Underscore.L»); null if there is
 * none.
 */
export function versionIn<V extends Version>(
  sources: readonly string[],
  { name, reference, versions }: VersionedTrack<V>,
): V | null {
  const parts = reference ? referenceParts(reference) : null;
  const referencePattern = parts && new RegExp(`(?<![a-z0-9])${parts.join("[^a-z0-9]*")}(?!\\d)`);
  const title = wordsOf(name);
  for (const source of sources.map(withoutRender).flatMap(spellings)) {
    const fullName = fold(withoutExtension(source));
    // A reference may end like a version: its digits are not a length.
    const hasReference = referencePattern?.test(fullName) ?? false;
    let rest = referencePattern ? fullName.replace(referencePattern, "").replace(/[\s._-]+$/, "") : fullName;
    // A title may too: «Summer 60» is not the 60 s edit of «Summer 60».
    const versionAtEnd = (text: string) =>
      wordsOf(text) === title
        ? null
        : (versionOf(`x${text}`) ?? versionOf(`x_${wordsAfterTitle(wordsOf(text), title, hasReference)}`));
    if (wordsOf(rest) === title) continue;
    while (AFTER_VERSION.test(rest)) rest = rest.replace(AFTER_VERSION, "");
    const named = versionAtEnd(rest) ?? versionAtEnd(rest.replace(PIECE, ""));
    if (!named) continue;
    const version =
      versions.find(({ label }) => fold(label) === fold(named.label)) ??
      // Stems and versions of other kinds match by their labels only.
      versions.find(({ kind }) => kind === named.kind && kind !== "stem" && kind !== "other");
    if (version) return version;
  }
  return null;
}

/**
 * Returns the words in which a number means a length: those after the whole title («Cinq heures 60» with the title
 * «Cinq heures»), or all of them if the name has the reference. Empty otherwise.
 */
function wordsAfterTitle(words: string, title: string, isReferenceKnown: boolean): string {
  if (words.startsWith(`${title} `)) return words.slice(title.length + 1);
  return isReferenceKnown ? words : "";
}
