import { type RepairedText, repairMojibake, replaceControls } from "#/contract/mojibake.ts";

/**
 * Returns a function that repairs broken letters (mojibake) in texts, and the list of repaired texts, without
 * duplicates.
 */
export function textMender() {
  const mended: RepairedText[] = [];
  return {
    mended,
    mend(text: string): string {
      const found = repairMojibake(text);
      if (found && !mended.some(({ from }) => from === text)) mended.push(found);
      return replaceControls(found?.to ?? text);
    },
  };
}
