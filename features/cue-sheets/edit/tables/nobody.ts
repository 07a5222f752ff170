import { fold } from "#/contract/fold.ts";
import { isOwnProduction } from "./own-production.ts";

/** Cells, folded, that name nobody, such as those for works without a living writer. */
const NOBODY =
  /^(?:trad(?:\.|ition\w*|icional\w*|izional\w*)?|volkslied(?:je)?|folk[ -]?songs?|(?:chanson|air) (?:populaire|traditionnelle?)|cancion popular|canto popolare|onbekend|anoniem|traditioneel|rechtenvrij|publiek domein|d\.?p\.?|p\.?d\.?|domaine public|public domain|dominio publico|dominio pubblico|gemeinfrei|popular|populaire|volksweise|anonym\w*|unknown|inconnue?|unbekannt|desconocid[oa]|tbc|tbd|tba)(?: ?[([](?:d\.?p\.?|p\.?d\.?)[)\]])?$/;

/**
 * Whether a cell names nobody: no writer who lives («Trad.», «gemeinfrei»), no publisher («autoprod.»), or somebody of whom
 * the list itself is not sure («Roux ?»).
 */
export const namesNobody = (cell: string) =>
  /\?\)?\s*$/.test(cell) || NOBODY.test(fold(cell)) || isOwnProduction(cell);
