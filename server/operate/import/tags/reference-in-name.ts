/** `KSM010_01 `, `SIL 201-07 - `: letters and number of an album, then the track's; a title follows. */
const REFERENCE = /^(\p{Lu}{2,5}[ -]?\d{2,5}[_-]\d{2,3})(?:\s*[-–_.]\s*|\s+)(?=[\p{L}\p{N}("'«“¿¡])/u;

/** Splits the reference of a library from the beginning of a file's name; null where there is none. */
export function referenceIn(name: string): { reference: string | null; rest: string } {
  const [whole = "", reference = null] = REFERENCE.exec(name) ?? [];
  return { reference, rest: name.slice(whole.length) };
}
