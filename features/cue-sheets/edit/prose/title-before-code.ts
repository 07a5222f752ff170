import { fold } from "#/contract/fold.ts";
import { isCompanyName } from "../tables/note-names.ts";
import { SAME_ALBUM } from "../tables/persons-behind-title.ts";

/** The last clause before a code, which names its library or album: «Petit matin, Rive RIV 12/3», “Road, same album, RIV_12_3”. */
const LAST_CLAUSE =
  /^(?<title>.*\S)(?:\s?[,|]\s|\s[-\u2013\u2014]\s)(?<clause>[^,|]{2,60}?)[\s,|:(\u2013-]*$/u;
/**
 * Returns a title that is not quoted without the code behind it, and without the library or the album before the code; as
 * it is if it has neither. A word that repeats the one before belongs to the title: «Rain, Rain, RIV 12/3».
 */
export function titleBeforeCode(title: string, code: string): string {
  const at = code === "" ? -1 : title.indexOf(code);
  const { title: first = "", clause = "" } =
    (at > 0 ? LAST_CLAUSE.exec(title.slice(0, at)) : null)?.groups ?? {};
  const isOfLibrary = isCompanyName(clause) || SAME_ALBUM.test(fold(clause));
  return isOfLibrary && !fold(first).endsWith(fold(clause)) ? first : title;
}
