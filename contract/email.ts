/** Longest address (RFC 5321, 4.5.3.1.3, less the brackets). */
const MOST_CHARACTERS = 254;
/** Longest part before the at sign (RFC 5321, 4.5.3.1.1). */
const MOST_LOCAL = 64;
const LOCAL_CHARACTERS = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+$/;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/**
 * Whether `text` has the form `local@domain.tld`. Nothing that could end a header or name a second recipient passes,
 * and no pattern here looks back: the time grows with the length alone (security T17, T19).
 */
export function isEmail(text: string): boolean {
  if (text.length > MOST_CHARACTERS) return false;
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(0, at));
  if (local.length > MOST_LOCAL || !LOCAL_CHARACTERS.test(local)) return false;
  if (local.startsWith(".") || local.endsWith(".") || local.includes("..")) return false;
  const labels = text.slice(at + 1).split(".");
  return (
    labels.length >= 2 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? "")
  );
}
