/** Ids are positive 32-bit integers (contract §0.8). */
export const LARGEST_ID = 2_147_483_647;

/** Returns the id that a text of digits names; null for any other text. */
export function readId(text: string): number | null {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= LARGEST_ID ? id : null;
}
