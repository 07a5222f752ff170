/** Maximum octets of an address (RFC 5321, 4.5.3.1.3, without brackets) and of its part before the at sign. */
const MOST_OCTETS = 254;
const MOST_LOCAL = 64;
/** Letters of every script (RFC 6531), but no invisible characters. */
const LOCAL_CHARACTERS = /^(?!\p{M})[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]+$/u;
/** Invisible characters that Unicode counts as letters and marks: two addresses that differ by one look the same. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

const octets = (text: string) => new TextEncoder().encode(text).length;

/** Normalises a typed address to the form that we store and compare. */
export const plainEmail = (text: string): string => text.trim().toLowerCase().normalize("NFC");

/**
 * Returns whether `text` has the form `local@domain.tld`. Refuses everything that could end a header or name a second
 * recipient. The patterns do not backtrack, so the time is linear in the length (security T17, T19).
 */
export function isEmail(text: string): boolean {
  if (text.length > MOST_OCTETS || octets(text) > MOST_OCTETS) return false;
  if (UNSEEN.test(text)) return false;
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(0, at));
  if (octets(local) > MOST_LOCAL || !LOCAL_CHARACTERS.test(local)) return false;
  if (local.startsWith(".") || local.endsWith(".") || local.includes("..")) return false;
  const labels = text.slice(at + 1).split(".");
  return (
    labels.length >= 2 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? "")
  );
}
