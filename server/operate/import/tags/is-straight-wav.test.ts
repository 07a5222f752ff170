import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isStraightWav } from "./is-straight-wav.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sillon-straight-"));
});
afterAll(() => rm(folder, { recursive: true }));

function chunk(name: string, body: Uint8Array, size = body.length) {
  const head = Buffer.from(`${name}\0\0\0\0`, "latin1");
  head.writeUInt32LE(size, 4);
  return Buffer.concat([head, body]);
}

function wav({ form = "RIFF", chunks, size }: { form?: string; chunks: Buffer[]; size?: number }) {
  const body = Buffer.concat([Buffer.from("WAVE"), ...chunks]);
  return chunk(form, body, size);
}

const format = chunk("fmt ", Buffer.from("0100010044ac00008858010002001000", "hex"));
const data = chunk("data", Buffer.alloc(200));
const tag = chunk("INFO", Buffer.alloc(8));

test.each([
  ["is plain", true, wav({ chunks: [format, data] })],
  ["has other chunks", true, wav({ chunks: [chunk("JUNK", Buffer.alloc(28)), format, data] })],
  ["has rests behind its samples", true, wav({ chunks: [format, data, Buffer.alloc(40)] })],
  ["is an RF64", false, wav({ form: "RF64", chunks: [format, data] })],
  ["has its samples first", false, wav({ chunks: [data, format] })],
  ["has no samples", false, wav({ chunks: [format] })],
  ["lacks padding", false, wav({ chunks: [format, chunk("LIST", Buffer.alloc(27)), data] })],
  [
    "lacks padding before a tag",
    false,
    wav({ chunks: [format, data, chunk("LIST", Buffer.alloc(27)), tag] }),
  ],
  ["has a length left open", false, wav({ chunks: [format, chunk("data", Buffer.alloc(200), 0xffff_ffff)] })],
  ["has samples of no length", false, wav({ chunks: [format, chunk("data", Buffer.alloc(200), 0)] })],
  ["has no length of the whole", false, wav({ chunks: [format, data], size: 0 })],
  ["has a tag that is none", false, wav({ chunks: [format, data, chunk("id3 ", Buffer.from("xxxx"))] })],
  ["has a tag before it", false, Buffer.concat([Buffer.from("ID3\u0004"), wav({ chunks: [format, data] })])],
  ["is shorter than a head", false, Buffer.from("RIFF")],
])("a wav that %s: %s", async (_, isStraight, bytes) => {
  await writeFile(join(folder, "a.wav"), bytes);
  expect(await isStraightWav(join(folder, "a.wav"))).toBe(isStraight);
});
