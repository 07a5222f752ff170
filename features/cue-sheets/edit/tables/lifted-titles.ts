import { fold } from "#/contract/fold.ts";
import { titleOfClip } from "../clip-title.ts";
import type { StatedParty } from "../edit.ts";
import { hasLibraryCode, libraryCodeIn } from "../library-codes.ts";
import { splitPersonsInBrackets } from "../persons-in-name.ts";
import { titleIn } from "../prose-title.ts";
import { versionNamed } from "../split-version.ts";
import type { NotedClip } from "./people-in-notes.ts";
import { titleWithPeople } from "./title-with-people.ts";

const WORD_BEFORE = [
  "song|chanson|lied|canci\\u00f3n|canzone|track|pista|morceau|titre|title|titel|t\\u00edtulo|titolo|tema|st\\u00fcck|brano|pezzo",
  "sings|chante|chantent|plays|joue|jouent|singt|singen|spielt|spielen|cantan?|tocan?|cantano|suona|suonano|hums|fredonne|summt",
].join("|");
/** What stands before a title in quotation marks that a description names: nothing, a sign, a code, a word for it. */
const BEFORE = new RegExp(`(?:^|[-\u2013\u2014,:;(/]|\\d|(?<!\\p{L})(?:${WORD_BEFORE}))\\s*$`, "iu");
/** What follows a title in quotation marks with which a description begins. */
const BEHIND_FIRST = /^\s*(?:$|[-\u2013\u2014,:;([]|(?:by|par|von|por|di)\s)/iu;
const QUOTED =
  /(?<!\d)["\u00ab\u201c\u201e]\s?([^"\u00ab\u00bb\u201c\u201d\u201e]{2,80}?)\s?["\u00bb\u201d\u201c]|(?<=^|\s)['\u2018](?=\p{Lu})([^'\u2018\u2019]{2,80})['\u2019](?=$|[\s,;.)])/u;
/** A work or its part, of which words in quotation marks are only a byname: «Symphony No. 5: "Fate"», «"Air" - Suite 3». */
const WORK =
  /(?<!\p{L})(?:s[yi][mn](?:ph|f)on\p{L}*|suite|sonat\p{L}*|con[cz]ert(?:o|i|os)|ouvert[u\u00fc]r\p{L}*|overture|finale?|part(?:ie|e|ita)?|teil|movement|mvt|mouvement|satz|movimiento|movimento|act[eo]?|akt|opus|op|no|nr|n\u00b0|pr[e\u00e9\u00e4]lud\p{L}*|nocturne|[e\u00e9]tude|fug(?:ue|e|a)|variation\p{L}*|canta\p{L}*|kantate|requiem|mass|messe|misa|messa|ballett?)(?:[.\s]+(?:(?:no|nr|n\u00b0|op)\.?\s*)?(?:\d{1,3}|[IVX]{1,4})[a-z]?)?\s*[-\u2013\u2014,:(]?\s*$/iu;
/** Where music plays, before the code of its track: «headlines bed - BSP 140/6 Floodlit», «VT2: BSP 151/2 Iron Lungs». */
const PLACE_BEFORE_CODE = /^(?:\p{Ll}[^"]{1,60}?\s[-\u2013\u2014]|[^":]{2,60}:)\s+$/u;
const TITLE_FIRST = /^[\s_:\u2013-]*["\u00ab\u201c]?\s?[\p{Lu}\d]/u;
const LONGEST = 300;

/** A kind of music that a column of labels has instead of titles, folded: «STING» beside «wipe sting». */
const KIND =
  /^(?:stings?|beds?|jingles?|virgules?|idents?|bumpers?|tapis|nappes?|source|src|theme|generique|titles?)$/;
/** Fewest rows whose names are labels, so that their descriptions are the titles. */
const FEWEST_LABELS = 3;
const TITLE_FORM = /^\p{Lu}\S*\p{Ll}/u;
const AGAIN = /^(?:again|encore|idem|same|bis|nochmals?|wieder|de nuevo|otra vez|di nuovo|ancora)$/i;
const SAME = /^(?:same|m\u00eame|gleiche[rs]?|mism[oa]|stess[oa])\s+/i;

/**
 * Returns clips of a table in which the title, the code and the people are taken out of a cell that describes the music:
 * «Titles - "Delta" - show theme (comp. Ana Roux)», «headlines bed - RIV 140/6 Delta - N. Roux». Persons without a word
 * for them are left if the table `hasPeople` in a column.
 */
export function withTitlesLifted(clips: readonly NotedClip[], hasPeople: boolean): NotedClip[] {
  // The name is the description where the column of names has nothing but «MX».
  const areLabels = clips.filter(({ name, note }) => name !== "" && name === note).length >= FEWEST_LABELS;
  const former = new FormerMusic();
  return clips.map((clip) => {
    const isLong = clip.name.length > LONGEST;
    const read = isLong ? clip : ofFormer(lifted(areLabels ? described(clip) : clip, hasPeople), former);
    former.add(read);
    return read;
  });
}

/** The music of the rows above, found by its name or its code without a look at each of them. */
class FormerMusic {
  readonly #byName = new Map<string, NotedClip>();
  readonly #byCode = new Map<string, NotedClip>();
  /** Rows whose codes have not been needed yet. */
  #unread: NotedClip[] = [];

  add(clip: NotedClip): void {
    const name = fold(clip.name);
    if (!this.#byName.has(name)) this.#byName.set(name, clip);
    this.#unread.push(clip);
  }

  named(name: string): NotedClip | undefined {
    return this.#byName.get(fold(name));
  }

  coded(code: string): NotedClip | undefined {
    for (const clip of this.#unread) {
      const own = clip.reference || titleOfClip(clip.name).reference;
      if (!this.#byCode.has(own)) this.#byCode.set(own, clip);
    }
    this.#unread = [];
    return this.#byCode.get(code);
  }
}

/** Returns a clip whose name is a label with its description as its name, if that says which music it is. */
function described(clip: NotedClip): NotedClip {
  const { name, note = "" } = clip;
  const quote = note.length > LONGEST || QUOTED.test(name) ? null : QUOTED.exec(note);
  // «Delta» beside «client: "Too loud"» is a title.
  const isLabel = !TITLE_FORM.test(name) || KIND.test(fold(name));
  const isTitled = isLabel && quote !== null && BEFORE.test(note.slice(0, quote.index));
  const isKind = KIND.test(fold(name)) && /\p{L}{3}/u.test(note) && note.length <= LONGEST;
  return isTitled || isKind ? { ...clip, name: note.trim() } : clip;
}

/** Returns a clip that repeats the music of a former one by its code or its name, with the name of that. */
function ofFormer(clip: NotedClip, former: FormerMusic): NotedClip {
  const before = SAME.test(clip.name) ? former.named(clip.name.replace(SAME, "")) : undefined;
  if (before) return { ...clip, name: before.name };
  const code = libraryCodeIn(clip.name);
  const at = code === "" ? -1 : clip.name.indexOf(code);
  if (at < 1 || !AGAIN.test(clip.name.slice(at + code.length).trim())) return clip;
  const coded = former.coded(code);
  return coded ? { ...clip, name: coded.name, reference: code } : clip;
}

function lifted(clip: NotedClip, hasPeople: boolean): NotedClip {
  const quote = QUOTED.exec(clip.name);
  if (quote) return withQuoteLifted(clip, quote);
  const titled = titleWithPeople(clip.name);
  if (titled) return withTitle(clip, titled);
  const code = libraryCodeIn(clip.name);
  const at = code === "" ? 0 : clip.name.indexOf(code);
  const placed = clip.name.slice(at);
  if (
    PLACE_BEFORE_CODE.test(clip.name.slice(0, at)) &&
    hasLibraryCode(placed) &&
    TITLE_FIRST.test(placed.slice(code.length))
  ) {
    const { writers, reference } = titleOfClip(placed);
    return { ...named(clip, placed, writers), reference: clip.reference || reference };
  }
  const { title, writers } = splitPersonsInBrackets(clip.name);
  return writers.length > 0 && !hasPeople && !hasLibraryCode(clip.name) ? named(clip, title, writers) : clip;
}

function withTitle(clip: NotedClip, titled: NonNullable<ReturnType<typeof titleWithPeople>>): NotedClip {
  const reference = clip.reference || titled.reference;
  const read = named(clip, titled.name, titled.writers, titled.publishers);
  return { ...read, ...(reference && { reference }) };
}

function withQuoteLifted(clip: NotedClip, quote: RegExpExecArray): NotedClip {
  const text = clip.name;
  const [before, behind] = [text.slice(0, quote.index), text.slice(quote.index + quote[0].length)];
  if (!BEFORE.test(before) || (before.trim() === "" && !BEHIND_FIRST.test(behind))) return clip;
  const title = (quote[1] ?? quote[2] ?? "").trim();
  const isByname = WORK.test(before) || (before === "" && WORK.test(behind.replace(/[)\]]\s*$/, "")));
  // «Delta - "Live"»: the words are the version of the title before them.
  if (isByname || (before.trim() !== "" && versionNamed(title, false) !== null)) return clip;
  const read = titleIn(`${before}\u201c${title}\u201d${behind}`);
  if (read?.role !== "music") return clip;
  const people = titleWithPeople(`\u201c${title}\u201d${behind}`);
  const reference = clip.reference || read.reference;
  return {
    ...named(clip, read.version ? `${title} (${read.version})` : title, people?.writers, people?.publishers),
    ...(reference && { reference }),
    behind: { text: behind, isQuoted: true },
    note: [clip.note, text].filter((one) => one && one !== title).join("; "),
  };
}

/** Returns a clip with another name, and with people unless it has its own. */
const named = (
  clip: NotedClip,
  name: string,
  writers: readonly StatedParty[] = [],
  publishers: readonly StatedParty[] = [],
): NotedClip => ({
  ...clip,
  name,
  ...(!clip.writers && writers.length > 0 && { writers }),
  ...(!clip.publishers && publishers.length > 0 && { publishers }),
});
