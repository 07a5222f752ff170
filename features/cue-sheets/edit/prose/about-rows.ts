import { fold } from "#/contract/fold.ts";
import { deniesMusic, namesMusic } from "../music-words.ts";
import { QUOTE, titleIn } from "../prose-title.ts";
import { isSetAside } from "../tables/row-remarks.ts";
import { withTitleAsked } from "../title-unknown.ts";
import { type Line, LONGEST_LINE } from "./prose-lines.ts";
import { ONE_TIME } from "./prose-times.ts";
import { plainLine } from "./quoted-lines.ts";

/** A sign of a list, and a moment that is approximate, or that only a sign follows: «vers 27' :», “~12:30 -”. */
const ABOUT =
  "(?:vers|environ|env\\.|about|around|roughly|approx\\.?|circa|ca\\.?|etwa|gegen|ungef\\p{L}hr|hacia|sobre|rond|ongeveer|verso|~|\u2248)";
const START = new RegExp(
  String.raw`^(?:[-\u2013\u2022*\u00b7]\s+)?(?:(${ABOUT})\s*(?:les\s|the\s)?)?${ONE_TIME}(\s?(?:-?ish|environ|env\.|approx\.?|ca\.|roughly))?\s*(?:[:,=\u2013\u2014-]\s*)?`,
  "iu",
);
const SECONDS = String.raw`\d{1,3}\s?(?:secondes?|seconds?|secs?|sek(?:unden)?|seconden|segundos?|secondi|s)(?!\p{L})`;
const MINUTES = String.raw`\d{1,2}\s?(?:minutes?|minuten|minutos?|minuti|mins?|mn)(?!\p{L})`;
/** A length as a clause of its own: «, environ 40 secondes», “(20 secs or so)”. */
const LENGTH = new RegExp(
  String.raw`\s*[,;(\u2013-]\s*(?:${ABOUT}\s*|\p{L}{2,10}\s(?:${ABOUT}\s*)?)?(?:${SECONDS}|${MINUTES})(?: or so| environ| env\.| ca\.)?\)?(?=\s*(?:[,;.)]|$))`,
  "iu",
);
/** Words, folded, for music that is heard in the picture. */
const HEARD =
  /(?<!\p{L})(?:techno|house|disco|dj|hip-?hop|rap|rock|jazz|pop|salsa|tango|radio|autoradio|juke-?box|song|chanson|chante|lied|singt|sings?|plays?|joue|spielt|zingt|speelt|canta|toca|suona|orchestr\p{L}*|band|choir|chorale|fanfare|piano|guitar\p{L}*|guitare|gitarre|busker|karaoke|theme|jingle|generique)(?!\p{L})/u;
const APPOINTMENT =
  /(?<!\p{L})(?:call|meeting|reunion|rdv|rendez-vous|rappelle\p{L}*|termin|anruf|lunch|dejeuner|mittag|cita|afspraak|appel\p{L}*)(?!\p{L})/u;

/**
 * Returns the lines of a list in which music at a moment that is approximate, or whose title is only described, is a row
 * with its end, and its title if it has none, to be filled in: «vers 27' : techno du DJ, environ 40 secondes». Only lines
 * that start like the rows, with the same sign, are read.
 */
export function withAboutRows(lines: readonly Line[]): Line[] {
  const rows = lines.filter(({ row }) => row !== null);
  const marks = new Set(rows.map(({ depth, bullet }) => `${depth}${bullet.trim()}`));
  return lines.map((line) =>
    line.row || !marks.has(`${line.depth}${line.bullet.trim()}`) ? line : aboutRow(line),
  );
}

function aboutRow(line: Line): Line {
  const text = plainLine(line.text);
  const found = text.length > LONGEST_LINE ? null : START.exec(text);
  if (!found) return line;
  const [whole, before, start = "", behind] = found;
  const rest = text.slice(whole.length);
  const words = fold(rest);
  const isAbout = before !== undefined || behind !== undefined;
  const isTold = LENGTH.test(rest) || namesMusic(rest) || HEARD.test(words) || QUOTE.test(rest);
  // «12:30 Schnitt» and «8:00 call» are no music.
  if (!/\p{L}{2}/u.test(rest) || !isTold || (!isAbout && !LENGTH.test(rest))) return line;
  if (APPOINTMENT.test(words) || deniesMusic(rest) || isSetAside("", [rest])) return line;
  const described = (rest.replace(LENGTH, "").split(/[.;]\s/)[0] ?? "").trim();
  const row = titleIn(described);
  if (!row) return line;
  const isTitled = row.role === "music" || /^\p{Lu}/u.test(row.title);
  return {
    ...line,
    place: { at: 0, until: whole.length, start, kind: "unknown", end: null, length: null, isAbout: true },
    row: isTitled ? row : { ...row, title: withTitleAsked(described) },
  };
}
