import { listedNames } from "#/server/platform/terminal/listed-names.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import type { SheetRow } from "./sheet-row.ts";

/** Maximum number of labels in a notice. */
const MOST_LISTED = 5;

/**
 * Removes the labels from the rows of a sheet that names publishers: a label sells recordings and owns no works. If the
 * sheet names no publisher, the label takes its place. Returns notices about this, so that a person can confirm it.
 */
export function settleLabels(rows: readonly SheetRow[]): Notice[] {
  const labels = [...new Set(rows.flatMap(({ label }) => label ?? []))];
  if (labels.length === 0) return [];
  const names = listedNames(labels, MOST_LISTED);
  if (rows.every(({ publisher }) => publisher === null))
    return [{ key: "doubtLabelPublishes", values: { names, count: labels.length } }];
  for (const row of rows) row.label = null;
  return [{ key: "doubtLabel", values: { names, count: labels.length } }];
}
