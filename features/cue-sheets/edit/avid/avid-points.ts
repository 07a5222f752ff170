import { fold } from "#/contract/fold.ts";
import { rateStatedIn } from "#/features/cue-sheets/time/stated-rate.ts";
import { isOtherLabel } from "../not-music.ts";
import { hasMusicPrefix } from "../tables/music-prefix.ts";
import { isNameOfWork } from "../tables/note-names.ts";
import { peopleInNote } from "../tables/people-in-notes.ts";

/** A marker: its comment, and whether it has a length or belongs to a pair. */
export type CommentedMarker = { comment: string; isLong: boolean; isPaired: boolean };

/** Prefix of comments on music, in lists with markers of all kinds. */
export const KIND = /^(?:musi(?:c|que|k|ca)|mx)\s*[:\-–]\s+/i;
const hasPrefix = ({ comment }: CommentedMarker) => KIND.test(comment) || hasMusicPrefix(comment);

/** Comments on the work that is left, folded, which start with a capital as titles do. */
const TO_DO =
  /^(?:to ?do|todo|notes?|check|fix|chapters?|chapitres?|revoir|a revoir|verifier|corriger|grade|etalonn|mix|raccord|flou|blur|vfx|insert|titrages?|sous-titres?|subtitles?|ok|start|end|debut|fin|ffoa|lfoa|act|scene|seq)(?![\p{L}])/u;
/** Signs of a sentence or of a legend. */
const SENTENCE = /[?!,;=]|\.\s|\.$/;
/** «MX2 IN Nuit»: the start of a pair whose end is missing, or the reverse. */
const PARTNERLESS = /\s(?:IN|OUT)(?=$|[\s:\u2013-])/;
/** Short pieces of music, folded, which comments seldom mention otherwise: «jingle fin d'\u00e9mission». */
const SHORT_PIECE =
  /^(?:jingle|virgule|indicatif|bumper|sting|sigla|sintonia|cortinilla|rafaga|stacchetto|trenner)(?![\p{L}]|.*(?:revoir|verifier|caler|corriger|monter|baisser|trop|remplacer|check|fix|too |loud|lower|replace|leiser|lauter|bajar|subir|alzare|abbassare|\?))/u;
const MOST_WORDS = 7;

/**
 * Returns the indexes of the markers without a length that are music whose end the person enters, as in other lists of
 * markers: those that start as music or name its people. If no marker starts as music, also those with a title between
 * markers with a length, and in a list without lengths all with a title.
 */
export function pointsOf(markers: readonly CommentedMarker[]): ReadonlySet<number> {
  const hasPrefixes = markers.some(hasPrefix);
  const others = markers.flatMap((one, index) => (isOtherLabel(one.comment) ? [] : { ...one, index }));
  const isWithoutLengths = !markers.some(({ isLong, isPaired }) => isLong || isPaired);
  const points = others.filter((one, at) => {
    if (one.isLong || one.isPaired || one.comment === "") return false;
    if (hasPrefix(one) || SHORT_PIECE.test(fold(one.comment)) || peopleInNote(one.comment)?.writers.length)
      return true;
    if (hasPrefixes || !isTitle(one.comment)) return false;
    const isBetween = [others[at - 1], others[at + 1]].every((beside) => beside?.isLong);
    return isWithoutLengths || (isBetween && isNameOfWork(one.comment));
  });
  return new Set(points.map(({ index }) => index));
}

const isTitle = (comment: string) =>
  /^["\u00ab\u201c\u201e]?\s?[\p{Lu}\p{N}]/u.test(comment) &&
  comment.split(/\s+/).length <= MOST_WORDS &&
  !SENTENCE.test(comment) &&
  !PARTNERLESS.test(comment) &&
  !TO_DO.test(fold(comment)) &&
  rateStatedIn(comment) === null;
