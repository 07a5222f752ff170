import { fold } from "#/contract/fold.ts";
import { isInitialsAndSurname, isPersonName } from "../person-name.ts";
import { hasCompanyWord } from "./note-names.ts";

/** Frequent surnames of people who have two, folded: «García Márquez, Ana Luz» is one person. */
const FIRST_OF_TWO_SURNAMES =
  /^(?:\p{L}{2,}[eioua]z|garcia|blanco|castro|costa|cruz|delgado|diaz|ferreira|fernandes|fuentes|gil|gomes|guerrero|herrera|iglesias|lozano|marin|martin|medina|molina|moreno|navarro|oliveira|ortega|pereira|prieto|ramos|reyes|rivera|rojas|romero|rubio|santos|serrano|silva|soto|sousa|souza|torres|vargas|vega|vidal) /u;

/** Whether the two parts of a text at its comma are two persons: «Marc Lenoir, Anne-Lise Vial», “D Osei, L Reed”. */
export function areTwoPersons(parts: readonly string[]): boolean {
  const [first = "", second = "", ...others] = parts;
  if (others.length > 0 || ![first, second].every((one) => isPersonName(one) && !hasCompanyWord(one)))
    return false;
  return isInitialsAndSurname(second) || !FIRST_OF_TWO_SURNAMES.test(fold(first));
}
