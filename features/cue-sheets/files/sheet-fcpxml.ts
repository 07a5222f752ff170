import { XMLBuilder } from "fast-xml-parser";
import type { Programme } from "#/contract/cue-sheet.ts";
import { framesPerHour, RATES } from "../time/timecode.ts";
import { type LaidMusic, oneLine } from "./laid-music.ts";

const FORMAT = "r1";
/** Prefix of attributes in the objects below. */
const ATTRIBUTE_PREFIX = "@";

/**
 * Returns the music of a programme as FCPXML for Final Cut Pro: a project with a gap in place of the picture, to which the
 * clips are connected at their places, in separate lanes where they overlap.
 */
export function fcpxmlOf({ title, rate: name, duration }: Programme, laid: readonly LaidMusic[]): string {
  const rate = RATES[name];
  const [length, timescale] = rate.ntsc ? [1001, rate.base * 1000] : [100, rate.base * 100];
  const time = (frames: number) => (frames === 0 ? "0s" : `${frames * length}/${timescale}s`);
  const hour = framesPerHour(rate);
  const from = Math.floor(Math.min(...laid.map(({ start }) => start)) / hour) * hour;
  const whole = Math.max(duration ?? 0, ...laid.map(({ end }) => end - from));
  const files = [...new Set(laid.map(({ file }) => file))];
  const idOf = (file: string) => `r${files.indexOf(file) + 2}`;
  const lastOf = (file: string) =>
    Math.max(
      ...laid.filter((one) => one.file === file).map(({ start, end, sourceIn }) => sourceIn + end - start),
    );
  const document = {
    fcpxml: {
      "@version": "1.9",
      resources: {
        format: { "@id": FORMAT, "@frameDuration": time(1), "@width": 1920, "@height": 1080 },
        asset: files.map((file) => ({
          "@id": idOf(file),
          "@name": file.replace(/\.[^.]+$/, ""),
          "@start": "0s",
          // Up to the last frame that is used, since a sheet does not contain the length of a recording.
          "@duration": time(lastOf(file)),
          "@hasAudio": 1,
          "@audioSources": 1,
          "@audioChannels": 2,
          "@audioRate": 48_000,
          "media-rep": { "@kind": "original-media", "@src": `./${encodeURIComponent(file)}` },
        })),
      },
      project: {
        "@name": oneLine(title),
        sequence: {
          "@format": FORMAT,
          "@duration": time(whole),
          "@tcStart": time(from),
          "@tcFormat": rate.drop ? "DF" : "NDF",
          "@audioLayout": "stereo",
          "@audioRate": "48k",
          spine: {
            gap: {
              "@name": "Gap",
              "@offset": time(from),
              "@start": time(from),
              "@duration": time(whole),
              "asset-clip": laid.map((one) => ({
                "@ref": idOf(one.file),
                "@lane": -1 - one.lane,
                "@offset": time(one.start),
                "@name": one.name,
                "@start": time(one.sourceIn),
                "@duration": time(one.end - one.start),
                "@audioRole": "music.music-1",
              })),
            },
          },
        },
      },
    },
  };
  const builder = new XMLBuilder({
    ignoreAttributes: false,
    attributeNamePrefix: ATTRIBUTE_PREFIX,
    format: true,
    suppressEmptyNode: true,
    suppressBooleanAttributes: false,
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE fcpxml>\n${builder.build(document)}`;
}
