import { fold } from "#/contract/fold.ts";
import type { PlannedAlbum, PlannedSound } from "#/server/operate/import/plan/plan-album.ts";
import { nameOfSound } from "#/server/operate/import/plan/words-of-name.ts";
import { type Credit, parseIpi } from "#/server/operate/import/sheet/row-credits.ts";
import { hasCheckDigits } from "#/server/operate/import/sheet/sheet-doubts.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import { personKey } from "#/server/operate/import/tags/person-key.ts";
import { addsUp, fallsShort, parseNumber, storedShare } from "#/server/operate/import/tags/sheet-values.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import type { Letter } from "./letter-holds.ts";
import { newestIn } from "./letter-text.ts";
import { musicNamer, tracksOf } from "./named-music.ts";
import { isPlain, isTakenBack } from "./plain-statement.ts";
import { familyIn, IPI, ipisOf, SHARE, sharesOf } from "./said-of-people.ts";
import { saidTitle } from "./said-title.ts";
import { sentencesOf } from "./told-sentences.ts";

/** Longer sentences are lists, which say nothing of one recording. */
const LONGEST = 600;

/** Words of somebody who is not sure, who offers a choice, or who says what is over. */
const DOUBT =
  /\?|^\W*(?:is|are|does|est-ce|ist|sind)\s|(?<!\p{L})(?:i (?:think|believe|guess)|maybe|perhaps|probably|possibly|unsure|not sure|tb[acd]|to be confirmed|(?:je|nous) (?:crois|pense|croyons|pensons)|peut.etre|sans doute|probablement|a confirmer|sauf erreur|(?:ich|wir) (?:glaube|denke|meine)n?|vielleicht|wahrscheinlich|wohl|evtl|eventuell|creo|quizas?|tal vez|probablemente|por confirmar|credo|forse|probabilmente|da confermare|(?:ik|wij) (?:denk|denken)|misschien|waarschijnlijk|if|unless|falls|wenn|si(?! (?:chiama|intitola))|propos\p{L}*|suggest\p{L}*|vorschlag\p{L}*|draft|roughly|approx\p{L}*|environ|ungefahr)(?!\p{L})/u;
/** Words that make a value that of another time, or none. */
const NOT_SO =
  /(?<!\p{L})(?:was|were|used to|formerly|previously|before|instead|not|or|pas|ou|etait|etaient|avant|au lieu|non|nicht|kein\p{L}*|oder|war|waren|fruher|statt|era|eran|erano|antes|prima|invece|oppure|niet|voorheen)(?!\p{L})/u;
/** Shares of other things than a work: of a recording, of performers, of money. */
const OF_OTHERS =
  /(?<!\p{L})(?:masters?|recordings?|phonogram\p{L}*|droits voisins|neighbou?ring|leistungsschutz\p{L}*|interpret\p{L}*|performers?|advances?|avances?|vorschuss|discounts?|remises?|rabatt|mixing|fees?|budget|invoices?|factures?|rechnung\p{L}*|honora\p{L}*|naburige)(?!\p{L})/u;
/** Words that correct what a sheet or tags say. */
const CORRECTS =
  /(?<!\p{L})(?:correct\p{L}*|corrig\p{L}*|rectif\p{L}*|change|changer|modifi\p{L}*|update|korrigier\p{L}*|korrektur|ander\p{L}*|berichtig\p{L}*|correg\p{L}*|cambia\p{L}*|wijzig\p{L}*|aanpass\p{L}*|now|desormais|jetzt|ahora|ora|nu)(?!\p{L})/u;

interface Change {
  letter: Letter;
  sentence: string;
  /** What changes; two changes of one thing that differ contradict each other. */
  of: object | string;
  kind: "title" | "shares" | "ipi";
  /** The name of what changes, and its new value, for the report. */
  name: string;
  what: string;
  /** Changes the plan; absent if it says so already. */
  apply: (() => void) | null;
}

/** Returns a key of a sentence of a letter. */
export const keyOfSentence = (file: string, sentence: string) => JSON.stringify([file, sentence]);

/**
 * Applies to the plans what letters say of titles, shares and IPIs without doubt: of one recording that they name, of
 * people whom it has. Returns a notice for each change, and the keys of the sentences that were applied.
 */
export function applyLetters(
  letters: readonly Letter[],
  albums: readonly PlannedAlbum[],
): { notices: Notice[]; applied: ReadonlySet<string> } {
  const changeOf = changeReader(albums);
  const found = letters.flatMap((letter) => {
    const paragraphs = newestIn(letter.text)
      .split(/\n\s*\n/)
      .map(sentencesOf)
      .filter(({ length }) => length > 0);
    return paragraphs.flatMap((sentences, number) => {
      const [former, next] = [paragraphs[number - 1]?.at(-1), paragraphs[number + 1]?.[0]];
      return sentences.flatMap((sentence, place) => {
        const [before, after] = [sentences[place - 1] ?? former ?? "", sentences[place + 1] ?? next ?? ""];
        return sentence.length > LONGEST || DOUBT.test(fold(sentence)) || isTakenBack(before, after)
          ? []
          : changeOf(letter, sentence, sentences[place - 1] ?? "");
      });
    });
  });
  const notices: Notice[] = [];
  const applied = new Set<string>();
  for (const kind of ["ipi", "shares", "title"] as const) {
    const ofKind = Map.groupBy(
      found.filter((one) => one.kind === kind),
      ({ of }) => of,
    );
    for (const changes of ofKind.values()) {
      const [change, ...others] = changes;
      if (!change || others.some(({ what }) => what !== change.what)) continue;
      for (const { letter, sentence } of changes) applied.add(keyOfSentence(letter.file, sentence));
      if (!change.apply) continue;
      change.apply();
      const { name, what, sentence } = change;
      notices.push({
        key: "letterApplied",
        values: { file: change.letter.file, sentence: cleanText(sentence) ?? "", kind, name, what },
      });
    }
  }
  return { notices, applied };
}

function changeReader(albums: readonly PlannedAlbum[]) {
  const nameIn = musicNamer(albums);
  const tracks = albums.flatMap(tracksOf);
  const people = Map.groupBy(
    tracks.flatMap(({ facts }) => facts.credits),
    ({ name }) => personKey(name),
  );
  const albumOf = new Map(albums.flatMap((album) => album.sounds.map((sound) => [sound, album] as const)));
  const namesOf = (track: PlannedSound) => {
    const { name = "", nameFr = "", reference = null } = albumOf.get(track) ?? {};
    return [track.name, nameOfSound(track.file), track.row?.title ?? "", name, nameFr, reference ?? ""];
  };
  const byFamily = Map.groupBy(people.keys(), familyIn);
  const versions = Map.groupBy(
    albums.flatMap(({ sounds }) => sounds.filter(({ version }) => version !== null)),
    ({ version }) => version?.lead,
  );
  return (letter: Letter, sentence: string, before: string): Change[] => {
    const namedIn = (text: string) => [...nameIn(text, [], letter.text).tracks];
    const title = saidTitle(sentence);
    const [renamed, ...others] = title ? namedIn(title.before) : [];
    const base = { letter, sentence };
    if (title && renamed && others.length === 0) {
      const { name } = renamed;
      const said = `${title.before} ${title.behind}`;
      if (!isPlain(said, "title", namesOf(renamed))) return [];
      const sounds = [renamed, ...(versions.get(renamed.file) ?? [])];
      const rename = () => {
        for (const sound of sounds) Object.assign(sound, { name: title.title, isTitled: true });
      };
      const apply = title.title === name ? null : rename;
      return [{ ...base, of: renamed, kind: "title", name, what: title.title, apply }];
    }
    const own = sentence.includes("%") ? namedIn(sentence) : [];
    const [track, ...more] = own.length > 0 || !sentence.includes("%") ? own : namedIn(before);
    const changes = track && more.length === 0 && sharesChange(track, sentence, namesOf(track));
    return [
      ...(changes ? [{ ...base, ...changes }] : []),
      ...ipiChanges(sentence).map((one) => ({ ...base, ...one })),
    ];
  };

  function ipiChanges(sentence: string): Omit<Change, "letter" | "sentence">[] {
    const text = fold(sentence);
    if (!/(?<!\p{L})(?:ipi|cae)(?!\p{L})/u.test(text) || NOT_SO.test(text)) return [];
    const words = new Set(text.replace(/['\u2019]s(?!\p{L})/gu, "").match(/[\p{L}\p{N}'-]+/gu) ?? []);
    const families = [...words].flatMap((word) => byFamily.get(word) ?? []);
    const mentioned = families.filter(
      (key) => key.includes(" ") && key.split(" ").every((word) => words.has(word)),
    );
    const said = ipisOf(sentence, mentioned);
    if (!isPlain(sentence.replace(IPI, " "), "ipi", mentioned)) return [];
    return [...(said ?? [])].flatMap(([key, written]) => {
      const [ipi, credits] = [parseIpi(written), people.get(key) ?? []];
      const isOther = credits.some((one) => one.ipi !== null && Number(one.ipi) !== Number(ipi));
      if (ipi === null || !hasCheckDigits(ipi) || isOther) return [];
      const apply = () => {
        for (const credit of credits) credit.ipi = ipi;
      };
      const isKnown = credits.every((one) => one.ipi !== null);
      const name = credits[0]?.name ?? key;
      return [{ of: key, kind: "ipi" as const, name, what: ipi, apply: isKnown ? null : apply }];
    });
  }
}

function sharesChange({ facts, name }: PlannedSound, sentence: string, names: readonly string[]) {
  const writers = facts.credits.filter(({ role }) => role !== "AR");
  const text = fold(sentence);
  const own = [...names, ...writers.map((one) => one.name)];
  const rest = sentence.replace(SHARE, " ");
  const said =
    NOT_SO.test(text) || OF_OTHERS.test(text) || !isPlain(rest, "shares", own)
      ? null
      : sharesOf(
          sentence,
          writers.map((one) => one.name),
        );
  if (!said || writers.length < 2) return null;
  const shareOf = ({ name: writer, share }: Credit) => {
    const written = said.get(personKey(writer));
    return written === undefined ? share : storedShare(parseNumber(written));
  };
  const shares = writers.map((one) => shareOf(one) ?? 0);
  if (!addsUp(shares) || fallsShort(shares)) return null;
  const isStated = writers.some(({ share }) => share !== null);
  const isSame = writers.every((one) => one.share === shareOf(one));
  if (isStated && !isSame && !CORRECTS.test(text)) return null;
  const apply = () => {
    facts.credits = facts.credits.map((one) => ({ ...one, share: shareOf(one) }));
  };
  const what = writers.map((one) => `${one.name} ${shareOf(one)} %`).join(", ");
  return { of: facts, kind: "shares" as const, name, what, apply: isSame ? null : apply };
}
