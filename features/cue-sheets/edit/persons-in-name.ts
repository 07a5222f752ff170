import type { StatedParty } from "./edit.ts";
import { personsIn } from "./tables/persons-behind-title.ts";

const IN_BRACKETS = /^(?<title>.*\p{L}.*?)[\s_]*[([](?<persons>[^()[\]]{4,80})[)\]]$/u;
const BEHIND_SIGN = /^(?<title>.*\p{L}.*?)(?:\s+[-\u2013\u2014]\s+|_+)(?<persons>[^_]{4,80})$/u;

/** A dash between persons: «Tea (J Abara - P Voss)». */
const BETWEEN = /\s[-\u2013\u2014]\s/g;

type Split = { title: string; writers: readonly StatedParty[] };

/**
 * Returns a name without the persons at its end, of whom one has an initial: «Damp Course - R. Osei», «Tea (J Abara, P
 * Voss)», «BRUME_M CASTELLAN»; as it is, without persons, if none are surely there.
 */
export function splitPersonsBehind(name: string): Split {
  const inBrackets = splitPersonsInBrackets(name);
  return inBrackets.writers.length > 0 ? inBrackets : split(name, BEHIND_SIGN);
}

/** Returns a name without such persons in brackets at its end. */
export const splitPersonsInBrackets = (name: string): Split => split(name, IN_BRACKETS);

function split(name: string, pattern: RegExp): Split {
  const { title = "", persons = "" } = pattern.exec(name)?.groups ?? {};
  const named = persons === "" ? null : personsIn(persons.replace(BETWEEN, ", "));
  // «(comp. Hanna Lind)» says who she is; nobody else is named beside a role.
  const isTold = named?.isSure || named?.writers.some(({ role }) => role !== undefined);
  return named && isTold ? { title, writers: named.writers } : { title: name, writers: [] };
}
