import type { MadeEdit, Sound } from "./made-edit.ts";
import { codeOf, durationOf } from "./write-code.ts";

/** Headings for a clip, its track, its start and end, and its duration. */
const HEADS = {
  en: ["Clip Name", "Track", "Start", "End", "Duration"],
  fr: ["Nom du clip", "Piste", "Début", "Fin", "Durée"],
  de: ["Clipname", "Spur", "Anfang", "Ende", "Dauer"],
  es: ["Nombre", "Pista", "Inicio", "Fin", "Duración"],
} as const;

export interface TableForm {
  heads: keyof typeof HEADS;
  delimiter: "," | ";" | "\t";
  times: "code" | "clock" | "seconds";
  hasEnd: boolean;
  /** The line above the headings: a title, or the delimiter for Excel. */
  above: "" | "Musiques du film" | "sep=";
}

/**
 * Writes an edit without nests as a spreadsheet does (RFC 4180, with any delimiter). A table cannot state that a sound
 * is off.
 */
export function writeTable({ counting, startsAt, tracks }: MadeEdit, form: TableForm): string {
  const [name, track, start, end, duration] = HEADS[form.heads];
  const time = (frames: number) => {
    if (form.times === "code") return codeOf(frames, counting);
    const [of, by] = durationOf(frames, counting);
    const thousandths = Math.round((of / by) * 1_000);
    if (form.times === "seconds") return (thousandths / 1_000).toFixed(3);
    const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
    const seconds = ((thousandths % 60_000) / 1_000).toFixed(3).padStart(6, "0");
    return `${Math.floor(thousandths / 3_600_000)}:${two((thousandths / 60_000) % 60)}:${seconds}`;
  };
  const rows = tracks.flatMap(({ items }, index) =>
    (items as Sound[]).map((sound) => {
      const from = startsAt + sound.at;
      const to = from + sound.length;
      return [sound.name, `A${index + 1}`, time(from), form.hasEnd ? time(to) : time(sound.length)];
    }),
  );
  // Cells between tabs are not quoted.
  const cell = (text: string) =>
    form.delimiter !== "\t" && /[",;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const above = form.above === "sep=" ? `sep=${form.delimiter}` : form.above;
  const table = [[name, track, start, form.hasEnd ? end : duration], ...rows]
    .map((row) => row.map(cell).join(form.delimiter))
    .join("\r\n");
  return above ? `${above}\r\n${table}` : table;
}
