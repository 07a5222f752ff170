import type { Cue, Programme } from "#/contract/cue-sheet.ts";
import type { FrameRateName } from "#/contract/frame-rates.ts";
import { wordOfVersion } from "#/contract/version-words.ts";
import { lengthOf, totalsOf } from "../cues/cue-length.ts";
import { rateText } from "../rate-text.ts";
import { RATES, timecodeOf } from "../time/timecode.ts";
import { wordOfDocument, wordOfOrigin, wordOfUse } from "./cue-words.ts";
import styles from "./printed-sheet.module.css";
import { type Column, headingOf } from "./sheet-rows.ts";

const ABOUT = [
  ["episodeTitle", "episodeTitle"],
  ["episodeNumber", "episodeNumber"],
  ["originalTitle", "originalTitle"],
  ["productionNumber", "productionNumber"],
  ["channel", "channel"],
  ["broadcastDate", "broadcastDate"],
  ["producer", "producer"],
  ["country", "country"],
  ["rate", "rate"],
] as const satisfies readonly (readonly [Column, keyof Programme])[];

/** Renders the sheet for paper, in either language; it is not visible on the screen. */
export function PrintedSheet({
  programme,
  cues,
  lang,
}: {
  programme: Programme;
  cues: readonly Cue[];
  lang: "fr" | "en";
}) {
  const rate = RATES[programme.rate];
  const time = (frames: number | null) => (frames === null ? "" : timecodeOf(frames, rate));
  const heading = (column: Column) => headingOf(column, lang);
  const { works, frames } = totalsOf(cues);
  return (
    <section lang={lang} aria-hidden="true" className={styles.sheet}>
      <p className={styles.kind}>{wordOfDocument("heading", lang)}</p>
      <h2 className={styles.title}>{programme.title}</h2>
      <dl className={styles.about}>
        {ABOUT.filter(([, field]) => programme[field] !== "").map(([column, field]) => (
          <div key={field}>
            <dt>{heading(column)}</dt>
            <dd>{aboutText(field, programme[field], lang)}</dd>
          </div>
        ))}
        {programme.duration !== null && (
          <div>
            <dt>{heading("programmeDuration")}</dt>
            <dd>{time(programme.duration)}</dd>
          </div>
        )}
      </dl>
      <p className={styles.shares}>{wordOfDocument("shares", lang)}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            {(
              [
                "number",
                "title",
                "writers",
                "publishers",
                "reference",
                "use",
                "start",
                "end",
                "duration",
              ] as const
            ).map((column) => (
              <th key={column} scope="col">
                {heading(column)}
                {column === "writers" && <small>{wordOfDocument("writersPart", lang)}</small>}
                {column === "publishers" && <small>{wordOfDocument("publishersPart", lang)}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cues.map((cue, index) => (
            <tr key={cue.id}>
              <td>{index + 1}</td>
              <td>
                {cue.title.trim() || <em>{wordOfDocument("untitled", lang)}</em>}
                <small>{wordOfVersion(cue.versionLabel, lang)}</small>
                <small>
                  {[cue.isrc && `ISRC ${cue.isrc}`, cue.iswc && `ISWC ${cue.iswc}`]
                    .filter(Boolean)
                    .join(" · ")}
                </small>
              </td>
              <td>
                {cue.writers.map((writer) => (
                  <span key={writer.name}>{partyText(writer, writer.role, lang)}</span>
                ))}
              </td>
              <td>
                {cue.publishers.map((publisher) => (
                  <span key={publisher.name}>{partyText(publisher, "", lang)}</span>
                ))}
              </td>
              <td>
                {cue.reference}
                <small>{cue.label}</small>
              </td>
              <td>
                {wordOfUse(cue.use, lang)}
                <small>{wordOfOrigin(cue.origin, lang)}</small>
              </td>
              <td>{time(cue.start)}</td>
              <td>{time(cue.end)}</td>
              <td>{time(lengthOf(cue))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <td colSpan={7}>
              {wordOfDocument("total", lang)} · {wordOfDocument("cues", lang)} {cues.length} ·{" "}
              {wordOfDocument("works", lang)} {works.length}
            </td>
            <td>{time(frames)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** Returns a value of the programme as the language writes it: «28 février 2026», «25 i/s». */
function aboutText(field: keyof Programme, value: string, lang: "fr" | "en"): string {
  if (field === "rate") return rateText(value as FrameRateName, lang);
  if (field !== "broadcastDate") return value;
  const day = new Date(`${value}T00:00:00Z`);
  // A text that is not a date is printed as typed.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(day.getTime())) return value;
  return new Intl.DateTimeFormat(lang === "fr" ? "fr-FR" : "en-GB", {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(day);
}

type Party = { name: string; share: number | null; society: string; ipi: string };

/** Returns `Awa Sangaré (C) 60 % · SACEM · IPI 00123456789`, with no line break in the share or the number. */
function partyText({ name, share, society, ipi }: Party, role: string, lang: "fr" | "en"): string {
  const part = share === null ? "" : ` ${share.toLocaleString(lang)}${lang === "fr" ? "\u00a0%" : "%"}`;
  return [`${name}${role && ` (${role})`}${part}`, society, ipi && `IPI\u00a0${ipi}`]
    .filter(Boolean)
    .join(" · ");
}
