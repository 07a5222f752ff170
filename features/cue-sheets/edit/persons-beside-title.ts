import { fold } from "#/contract/fold.ts";
import type { StatedParty } from "./edit.ts";
import { endsLikeTitle } from "./person-name.ts";
import { splitVersion, versionNamed } from "./split-version.ts";
import { isLikelyPerson, personsIn } from "./tables/persons-behind-title.ts";

/** A title with its version, and the persons who stand beside it in a name; without `writers` it may be an album too. */
export type TitleBesidePersons = { title: string; person: string; writers: readonly StatedParty[] };

const SIGN = /\s+[-\u2013\u2014]\s+/;
/** A sign between a title and a person; most names of a long edit have none. */
const MAY_BE_BESIDE = /_\p{Lu}[\p{Lu}.]|\s[-\u2013\u2014]\s/u;
const STATE_AT_END = /[\s_.-]v\d{1,2}$/i;
/** A surname in capitals behind a title in small letters: «Driftwood_DELMAS». */
const SURNAME_AT_END = /^(?<title>.*\p{Ll}.*?)_(?<surname>\p{Lu}[\p{Lu}'\u2019-]{3,20})$/u;
/** A person with an initial behind an underscore: «Driftwood_H. Lind». */
const INITIAL_AT_END = /^(?<title>.*\p{Ll}.*?)_(?<person>\p{Lu}\.[ _]?\p{Lu}[\p{L}'\u2019-]{2,30})$/u;
/** Words in capitals for the state or the kind of a file, which are no surnames, folded. */
const OF_FILE =
  /^(?:promo|demo|final|finale|master|mastered|teaser|trailer|full|main|stem|stems|temp|rough|draft|clean|test|print|bounce|export|approved|valide|client|guide|tension|action|drama|dark|light|fast|slow|hits?|riser|score|music|musique|musik|radio|reprise|spot|pub|noel|xmas|titles?|titre|credits?|generique|theme|intro|outro|opening|closing|source|vocal|vocals|voix|instru|drums|perc|percs|bass|piano|strings|guitar|choir|loop|loops|long|court|short|lent|alter|stereo|mono|left|right|copy|copie|mixdown|muted|fade|cut|edit|version|wave|lofi|hifi|bed|beds|sting|jingle|film|mixe|song|live|acoustic|pads?|synth|brass)$/;
/** Scenes, places, moods and instruments, folded, which names of files tell of their music. */
const OF_SCENE =
  /^(?:cellos?|violins?|violon\p{L}*|guitares?|guitars|flutes?|harp|harpe|horns?|winds|synths|rhythm|rythme|percussions?|beat|beats|pulse|drones?|ambient|suspense|mystery|comedy|comedie|romance|romantic|horror|epic|epique|calm|calme|tender|funny|tense|ending|extended|wip|new|old|ref|netflix|universal|warner|sony|disney|amazon|canal|arte|bbc|chase|fight|wedding|funeral|hospital|kitchen|bedroom|office|car|cars|bus|train|plane|airport|station|street|school|church|hotel|bar|club|party|beach|forest|mountain|desert|house|home|door|garden|night|morning|day|dream|dreams|flashback|memory|love|kiss|death|happy|sad|hero|villain|battle|war|escape|arrival|departure|interview|dialog|voiceover|scene|montage|landscape|cuisine|chambre|bureau|voiture|gare|aeroport|rue|ecole|eglise|plage|foret|montagne|maison|jardin|nuit|matin|jour|reve|amour|mort|mariage|enterrement|poursuite|bagarre|bataille|guerre|fuite|arrivee|depart|paysage|kueche|kuche|hochzeit|strasse|schule|kirche|strand|wald|nacht|morgen|traum|liebe|kampf|flucht|boda|cocina|calle|playa|noche|sueno|amor|muerte|huida|nozze|cucina|strada|spiaggia|notte|sogno|morte|fuga|paris|london|berlin|roma|rome|madrid|tokyo|vienna|wien|lyon|brussels|bruxelles|venice|venise|texas|africa|india|china|japan|france|italy|spain|germany)$/u;
const LONGEST = 200;

/**
 * Returns a function that tells the persons beside the title of a name of music, if its form or the other `names` of the
 * edit tell which part they are: «Delta - Ph. Garrec», «Hanna Lind - Delta (Full Mix)», «Delta_DELMAS_v2»; it answers null
 * for other names. A person has to confirm them: files from records name the performer.
 */
export function personsBesideTitles(names: Iterable<string>): (name: string) => TitleBesidePersons | null {
  const titles = new Map<string, Set<string>>();
  const readings = new Map([...names].map((name) => [name, readingOf(name)] as const));
  for (const reading of readings.values()) {
    const { title, person } = reading ?? { title: "", person: "" };
    if (person !== "")
      titles.set(fold(person), (titles.get(fold(person)) ?? new Set()).add(fold(splitVersion(title).base)));
  }
  return (name) => {
    const one = readings.get(name);
    if (!one || (titles.get(fold(one.person))?.size ?? 0) > 1) return one ?? null;
    if (!one.isTold) return null;
    // A word in capitals behind one title alone may be a mood, an instrument or a customer: «Driftwood_SUSPENSE_v2».
    return one.isSurname ? { ...one, writers: [] } : one;
  };
}

/** A way to read a name; unless it `isTold`, only other names of the edit with the same person tell it. */
type Reading = TitleBesidePersons & { isTold: boolean; isSurname?: true };

function readingOf(written: string): Reading | null {
  if (written.length > LONGEST || !MAY_BE_BESIDE.test(written)) return null;
  const hasState = STATE_AT_END.test(written);
  const name = written.replace(STATE_AT_END, "");
  const { base, label } = splitVersion(name);
  const behind = name.startsWith(base) ? name.slice(base.length) : "";
  const version = behind.replace(/^_(?<version>.*)$/, " ($<version>)");
  const { title = "", surname = "" } = SURNAME_AT_END.exec(base)?.groups ?? {};
  if (surname !== "" && isSurname(surname))
    return {
      title: title + version,
      person: surname,
      writers: [{ name: surname, society: "", share: null }],
      isTold: hasState,
      isSurname: true,
    };
  const initial = INITIAL_AT_END.exec(base)?.groups;
  const named = initial ? personsIn(initial.person ?? "") : null;
  if (named?.isSure)
    return {
      title: `${initial?.title}${version}`,
      person: initial?.person ?? "",
      writers: named.writers,
      isTold: true,
    };
  const [first = "", second = "", ...others] = base.split(SIGN).map((part) => part.trim());
  if (first === "" || second === "" || others.length > 0) return null;
  const [before, after] = [first, second].map(personsOf);
  if (after?.isSure && !before?.isSure)
    return { title: first + version, person: second, writers: after.writers, isTold: true };
  if (before?.isSure && !after)
    return { title: second + version, person: first, writers: before.writers, isTold: true };
  // Without the version of a library a whole name before a title may be that of the performer of a record.
  if (!before || after || label === "") return null;
  return { title: second + version, person: first, writers: [], isTold: true };
}

function personsOf(part: string): ReturnType<typeof personsIn> {
  const bare = splitVersion(part).base;
  const persons = bare === part ? personsIn(part) : null;
  return persons && !endsLikeTitle(part) ? persons : null;
}

const isSurname = (word: string) =>
  !OF_FILE.test(fold(word)) &&
  !OF_SCENE.test(fold(word)) &&
  versionNamed(word, false) === null &&
  isLikelyPerson(`Ana ${word.charAt(0)}${word.slice(1).toLowerCase()}`) &&
  !endsLikeTitle(word);
