import type { StatedParty } from "../edit.ts";
import { isPersonName } from "../person-name.ts";
import { type PartyRole, roleNamed } from "./person-roles.ts";

const WHOLE = 100;
/** A word for a role that is no name: «\u00e9d.», «\u00c9diteur»; «A. C.» and «Ed» may be names. */
const ROLE_WORD = /\p{L}{3}|^\p{L}{2}\.$/u;

/**
 * Whether a number behind a name is its share: behind a whole name, or all of the work. A company of one word may be
 * called by a number, «Studio 100».
 */
export function isShareOf(name: string, number: number, role?: PartyRole): boolean {
  if (role !== "publisher") return number === WHOLE || isPersonName(name.trim());
  return number === WHOLE && name.trim().includes(" ");
}

/**
 * Returns the people of a cell without roles that have a share and no name: «Roux (A) 33 / Brun (C) 33 / \u00e9d. 34»; that
 * of the publisher stays, without a name.
 */
export function withoutRolesAlone<Party extends { name: string; share: number | null; role?: PartyRole }>(
  parties: readonly Party[],
): Party[] {
  return parties.flatMap((one) => {
    const role = one.share !== null && ROLE_WORD.test(one.name) ? roleNamed(one.name) : null;
    if (role === null) return one;
    return role === "publisher" ? { ...one, name: "", role } : [];
  });
}

/** Returns publishers in which the only one without a share has that of a publisher without a name. */
export function withSharesOfNameless(publishers: readonly StatedParty[]): StatedParty[] {
  const named = publishers.filter(({ name }) => name !== "");
  const [only, ...others] = named;
  const share = publishers.find(({ name }) => name === "")?.share ?? null;
  return only && others.length === 0 && only.share === null ? [{ ...only, share }] : named;
}
