import type { IAudioMetadata } from "music-metadata";

/** Frames of ID3v2.2 and ID3v2.3 for the year, and for day and month, which the parser does not read. */
const YEAR = /^TYER?$/;
const DAY_AND_MONTH = /^TDAT?$/;

/** Returns the dates of ID3v2.3, whose `TYER` has the year, and whose `TDAT` has the day and then the month: `0407`. */
export function daysOfFrames(native: IAudioMetadata["native"]): string[] {
  const written = (name: RegExp) =>
    Object.values(native).flatMap((tags) =>
      tags.flatMap(({ id, value }) => (name.test(id) ? String(value).trim() : [])),
    );
  const years = written(YEAR);
  const year = years.find((text) => /^\d{4}$/.test(text));
  const days = written(DAY_AND_MONTH).flatMap((text) => {
    const [, day, month] = /^(\d\d)\D?(\d\d)$/.exec(text) ?? [];
    // Some programs write the year into both.
    return year && day && `${day}${month}` !== year ? `${year}-${month}-${day}` : [];
  });
  return [...days, ...years.filter((text) => text !== year)];
}
