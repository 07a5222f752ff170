/**
 * Parses a time as people write it to seconds: `84`, `1:24`, `1:02:03`; null for an empty text, undefined for an
 * invalid one.
 */
export function readTime(text: string): number | null | undefined {
  const plain = text.trim().replace(",", ".");
  if (plain === "") return null;
  if (!/^(\d{1,2}:){0,2}\d{1,4}(\.\d+)?$/.test(plain)) return undefined;
  const parts = plain.split(":").map(Number);
  if (parts.slice(1).some((part) => part >= 60)) return undefined;
  return parts.reduce((sum, part) => sum * 60 + part, 0);
}
