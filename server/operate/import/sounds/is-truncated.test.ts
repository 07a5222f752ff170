import { expect, test } from "vitest";
import { tone, wavTone } from "#/server/operate/import/test-folder.ts";
import { isTruncated } from "./is-truncated.ts";

const part = (bytes: Uint8Array, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));

/** Returns one Ogg page with a body of `length` bytes. */
function page(length: number, last: boolean): Buffer {
  const head = Buffer.alloc(28);
  head.write("OggS");
  head[5] = last ? 4 : 0;
  head[26] = 1;
  head[27] = length;
  return Buffer.concat([head, Buffer.alloc(length)]);
}

/** Returns the first frame of an mp3 whose Xing header declares `declared` bytes, padded to `length`. */
function xing(declared: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt32BE(0xff_fb_90_00, 0);
  bytes.write("Info", 36);
  bytes.writeUInt32BE(3, 40);
  bytes.writeUInt32BE(100, 44);
  bytes.writeUInt32BE(declared, 48);
  return bytes;
}

test("a wav is truncated when its data is shorter than declared", () => {
  const whole = wavTone(220);
  expect(isTruncated(whole)).toBe(false);
  expect(isTruncated(part(whole, 0.5))).toBe(true);
  const streamed = Buffer.from(part(whole, 0.5));
  streamed.writeUInt32LE(0xffff_ffff, 40);
  expect(isTruncated(streamed)).toBe(false);
});

test("an Ogg is truncated when its last page is missing or incomplete", () => {
  const whole = Buffer.concat([page(200, false), page(100, true)]);
  expect(isTruncated(whole)).toBe(false);
  expect(isTruncated(whole.subarray(0, -10))).toBe(true);
  expect(isTruncated(page(200, false))).toBe(true);
  expect(isTruncated(Buffer.from("OggS"))).toBe(true);
});

test("an mp3 is truncated when it is shorter than its Xing header declares, with and without tags", async () => {
  expect(isTruncated(xing(5_000, 5_000))).toBe(false);
  expect(isTruncated(xing(5_000, 2_500))).toBe(true);
  const tag = (await tone(220, { TIT2: "Tagged" })).subarray(0, 27);
  expect(isTruncated(Buffer.concat([tag, xing(5_000, 2_500)]))).toBe(true);
});

test("a file that declares no length is not truncated", () => {
  expect(isTruncated(new Uint8Array())).toBe(false);
  expect(isTruncated(Buffer.from("RIFF"))).toBe(false);
  expect(isTruncated(Buffer.alloc(2_000, 7))).toBe(false);
});
