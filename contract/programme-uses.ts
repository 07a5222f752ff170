import { z } from "zod";
import { printBody } from "./body-size.ts";
import { endpoint } from "./endpoint.ts";

/** Maximum length of a programme in seconds, and bytes of the request with its print: about half a megabyte an hour. */
export const LONGEST_PROGRAMME = 12 * 3600;
const LARGEST_PROGRAMME_PRINT = 12 * 1024 * 1024;

/** Maximum characters of base64 in a piece of a print, and number of pieces: more than the largest print needs. */
const LONGEST_PIECE = 65_536;
const MOST_PIECES = 256;
/**
 * Some programs escape each `/` as `\/`: a piece may consist of nothing else, but on average one character in 64 is a
 * `/`. We limit the escapes, since the parser needs ten times as long for one as for another character.
 */
const TEXTS = { text: 2 * LONGEST_PIECE, escapes: 400_000 };

/** Part of a programme: `start` and `end` in its seconds, `offset` in seconds of the recording heard at `start`. */
const part = { start: z.number(), end: z.number(), offset: z.number() };

const use = z.object({
  track: z.string(),
  reference: z.string(),
  title: z.string(),
  version: z.string(),
  ...part,
  /** The parts in order of time, more than one if the recording was looped or cut. */
  parts: z.array(z.object(part)),
  /** Playback speed: seconds of the recording per second of the programme. */
  speed: z.number(),
  certainty: z.enum(["sure", "likely"]),
  /** Reason of the certainty: heard clearly; covered by speech; short; at another speed; another track is identical. */
  reason: z.enum(["heard", "covered", "short", "speed", "twin"]),
});
export type ProgrammeUse = z.output<typeof use>;

export const programmeUsesEndpoint = endpoint({
  method: "POST",
  path: "/api/front/programme_uses",
  resource: "ProgrammeUses",
  summary: "Every use of the catalogue in a finished programme, by the print of its sound",
  access: "public",
  cache: "U",
  status: 200,
  format: "json",
  largestBody: printBody(LARGEST_PROGRAMME_PRINT, TEXTS),
  body: z.object({
    /** The programme's points: a byte 1, its seconds (32-bit float) and their number (32 bits), both little endian, the
     * frames (of 32 ms) from each to the next, a byte each (255 continues in the next), then a byte of pitch each (fifths
     * of a semitone over 220 Hz). These bytes come in order in at most 256 pieces, cut anywhere. Each piece is in base64
     * by itself (RFC 4648, section 4): at most 65,536 characters, a multiple of four, without line breaks.
     * Padding (`=`) may only end a piece. */
    print: z.array(z.string().max(LONGEST_PIECE)).max(MOST_PIECES),
  }),
  answer: z.object({ seconds: z.number(), uses: z.array(use) }),
});

/** Cuts a print in base64 into pieces as `programmeUsesEndpoint` takes them. */
export const piecesOfPrint = (base64: string): string[] =>
  Array.from({ length: Math.ceil(base64.length / LONGEST_PIECE) }, (_, at) =>
    base64.slice(at * LONGEST_PIECE, (at + 1) * LONGEST_PIECE),
  );
