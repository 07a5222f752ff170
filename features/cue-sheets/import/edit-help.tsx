import { useTranslations } from "next-intl";

/** Programs by their own names; the last one is any spreadsheet, whose name is translated. */
const PROGRAMS = [
  ["premiere", "Premiere Pro"],
  ["resolve", "DaVinci Resolve"],
  ["finalCut", "Final Cut Pro"],
  ["avid", "Media Composer"],
  ["proTools", "Pro Tools"],
  ["table", null],
] as const;
const READ = ["off", "inside", "times", "rate"] as const;

/** Renders collapsed help about edits: supported programs, how to export from them, and which music counts. */
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
        {READ.map((part) => (
          <li key={part}>{t(part)}</li>
        ))}
      </ul>
    </details>
  );
}
