import { type MendedLetters, mendedLetters, withoutControls } from "#/contract/mended-letters.ts";

/**
 * Returns a function that repairs broken letters (mojibake) in texts, and the list of the texts repaired, each once.
 */
export function textMender() {
  const mended: MendedLetters[] = [];
  return {
    mended,
    mend(text: string): string {
      const found = mendedLetters(text);
      if (found && !mended.some(({ from }) => from === text)) mended.push(found);
      return withoutControls(found?.to ?? text);
    },
  };
}
