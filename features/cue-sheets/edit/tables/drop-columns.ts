import { fold } from "#/contract/fold.ts";
import { headForms } from "./head-meaning.ts";

/** Headings of a column with a mark beside what was dropped: «Supprimé», “Dropped?”. */
const DROP_HEADS = new Set(
  [
    "supprime|supprimee|coupe|coupee|abandonne|abandonnee|retire|retiree|enleve|enlevee|vire|viree|annule|annulee|non utilise|non retenu|a supprimer|saute",
    "dropped|drop|deleted|delete|removed|remove|cut|unused|not used|omitted|omit|killed|scrapped|cancelled|muted|mute",
    "gestrichen|geloscht|entfallt|entfernt|raus|nicht verwendet|stumm",
    "eliminado|eliminada|quitado|quitada|suprimido|anulado|no usado|tolto|tolta|tagliato|tagliata|eliminato|eliminata|annullato|non usato",
    "geschrapt|vervallen|verwijderd|niet gebruikt|uit",
  ].flatMap((heads) => heads.split("|")),
);
const YES = /^(?:x|\u2713|\u2714|\u2705|oui|o|yes|y|ja|j|si|s|1|true|vrai|wahr)$/;
const NO = /^(?:|-|\u2717|\u2718|\u274c|non?|n|nein|nee|0|false|faux|falsch)$/;
const answer = (cell: string) => fold(cell).trim();

/** Returns the columns that mark the rows which were dropped, and nothing else. */
export const dropColumns = (
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  known: ReadonlySet<number>,
): number[] =>
  heads.flatMap((head, at) => {
    if (known.has(at) || !headForms(head).some((form) => DROP_HEADS.has(form))) return [];
    const answers = rows.map((cells) => answer(cells[at] ?? ""));
    const isMark = (one: string) => YES.test(one) || NO.test(one);
    // Nobody lists nothing but what was dropped: «Cut» above 1 in every row is a number.
    return [YES, NO].every((kind) => answers.some((one) => kind.test(one))) && answers.every(isMark)
      ? at
      : [];
  });

/** Whether the mark in such a column says that its row was dropped. */
export const isMarkedDropped = (cell: string) => YES.test(answer(cell));
