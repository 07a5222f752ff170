import type { Notice } from "#/server/platform/terminal/words.ts";
import type { SheetRow } from "./sheet-row.ts";

/** Longer lists of labels are cut. */
const LISTED = 5;

/**
 * Leaves out the labels of a sheet that names publishers: a label sells recordings and owns no works. Where no publisher
 * is named the label stands in. Returns what of it a person should confirm.
 */
export function settleLabels(rows: readonly SheetRow[]): Notice[] {
  const labels = [...new Set(rows.flatMap(({ label }) => label ?? []))];
  if (labels.length === 0) return [];
  const names = labels.slice(0, LISTED).join(", ") + (labels.length > LISTED ? "\u2026" : "");
  if (rows.every(({ publisher }) => publisher === null))
    return [{ key: "doubtLabelPublishes", values: { names, count: labels.length } }];
  for (const row of rows) row.label = null;
  return [{ key: "doubtLabel", values: { names, count: labels.length } }];
}
