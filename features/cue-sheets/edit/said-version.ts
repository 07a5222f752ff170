import { withoutExtension } from "#/contract/file-extension.ts";
import { fold } from "#/contract/fold.ts";
import { versionOf } from "#/contract/version-of.ts";
import { withoutRender } from "./channel-names.ts";
import { apart } from "./name-parts.ts";
import { partsOf, wordsOf } from "./title-words.ts";
import { sansWritten } from "./told-version.ts";

/** Suffixes after the version: takes, channels, words about the mix. */
const BEHIND = /[\s.,_-]+(v\d+|l|r|left|right|a[12]|stereo|master|mix|final)$/i;
/** What Pro Tools adds to the pieces of a clip: «Delta_60-02», «Delta_60.2-03». It may belong to a title as well. */
const PIECE = /(?:\.\d{1,2})?-\d{2,3}$/;

/** Both spellings of a name whose words may be joined: «Delta_NoVocals». */
const spelled = (name: string) => [...new Set([name, apart(name)].map(sansWritten))];

type Version = { kind: string; label: string };
type Known<V> = { name: string; reference: string | null; versions: readonly V[] };

/** Returns the version that a name contains («sel-gemme_60», «Delta - Underscore.L»), if the track has it. */
export function versionIn<V extends Version>(
  sources: readonly string[],
  { name, reference, versions }: Known<V>,
): V | null {
  const parts = reference ? partsOf(reference) : null;
  const known = parts && new RegExp(`(?<![a-z0-9])${parts.join("[^a-z0-9]*")}(?!\\d)`);
  const title = wordsOf(name);
  for (const source of sources.map(withoutRender).flatMap(spelled)) {
    const whole = fold(withoutExtension(source));
    // A reference may end like a version: its digits are no length.
    const isReferred = known?.test(whole) ?? false;
    let rest = known ? whole.replace(known, "").replace(/[\s._-]+$/, "") : whole;
    // So may a title: «Summer 60» is no 60 s edit of «Summer 60».
    const saidBy = (text: string) =>
      wordsOf(text) === title
        ? null
        : (versionOf(`x${text}`) ?? versionOf(`x_${behindTitle(wordsOf(text), title, isReferred)}`));
    if (wordsOf(rest) === title) continue;
    while (BEHIND.test(rest)) rest = rest.replace(BEHIND, "");
    const said = saidBy(rest) ?? saidBy(rest.replace(PIECE, ""));
    if (!said) continue;
    const version =
      versions.find(({ label }) => fold(label) === fold(said.label)) ??
      // A stem, and what is no kind, only match by their labels.
      versions.find(({ kind }) => kind === said.kind && kind !== "stem" && kind !== "other");
    if (version) return version;
  }
  return null;
}

/**
 * Returns the words after the whole title, or `alone` after a reference: there a number is a length, as in «Cinq heures
 * 60» where the title is «Cinq heures».
 */
function behindTitle(words: string, title: string, alone: boolean): string {
  if (words.startsWith(`${title} `)) return words.slice(title.length + 1);
  return alone ? words : "";
}
