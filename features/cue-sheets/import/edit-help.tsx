import { useTranslations } from "next-intl";

/** Programs with their names; the last entry stands for any spreadsheet and has a translated name. */
const PROGRAMS = [
  ["premiere", "Premiere Pro"],
  ["resolve", "DaVinci Resolve"],
  ["finalCut", "Final Cut Pro"],
  ["avid", "Media Composer"],
  ["proTools", "Pro Tools"],
  ["table", null],
] as const;
const NOTES = ["off", "inside", "times", "rate"] as const;

/** Renders collapsed help about edits: how to export one from each program, and which music is read. */
export function EditHelp() {
  const t = useTranslations("cueSheet.edit.help");
  return (
    <details className="text-small">
      <summary className="cursor-pointer text-ink2">{t("title")}</summary>
      <dl className="mt-3 grid gap-x-4 gap-y-2 text-ink2 md:grid-cols-[150px_minmax(0,1fr)]">
        {PROGRAMS.map(([program, name]) => (
          <div key={program} className="contents">
            <dt className="font-semibold text-ink max-md:-mb-2">{name ?? t("spreadsheet")}</dt>
            <dd>{t(`export.${program}`)}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-3 flex list-disc flex-col gap-1 pl-5 text-ink2">
        {NOTES.map((note) => (
          <li key={note}>{t(note)}</li>
        ))}
      </ul>
    </details>
  );
}
