import { useTranslations } from "next-intl";
import type { ReadWorksheet } from "../edit/edit.ts";

/** Maximum number of rows, columns or cells in a sentence. */
const LISTED = 20;

/** Renders what a person should know of the worksheet that was read: what is hidden, and empty formulas. */
export function EditWorksheet({ worksheet }: { worksheet: ReadWorksheet }) {
  const t = useTranslations("cueSheet.edit.worksheet");
  const { name } = worksheet;
  return (["hiddenRows", "hiddenColumns", "hiddenWorksheets", "uncounted"] as const).map((note) => {
    const all = worksheet[note];
    const which = all.slice(0, LISTED).join(", ") + (all.length > LISTED ? "…" : "");
    return all.length === 0 ? null : (
      <p key={note} className="text-ink2 text-small wrap-anywhere">
        {t(note, { count: all.length, name, which })}
      </p>
    );
  });
}
