import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { encodeMp3 } from "#/server/sound/measuring/encode-mp3.ts";
import { aiff, sine } from "#/server/sound/measuring/test-signals.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { ownTemporaryFolder } from "#/tests/support/own-temporary-folder.ts";

const MB = 1024 * 1024;
const FILE = "http://localhost:4000/api/front/file_similarity_search";
const FILM = "http://localhost:4000/api/front/video_similarity_search";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests("empty");
});
afterAll(() => api.close());

const temporary = ownTemporaryFolder();
/** Bytes in use; the resident set of a test varies with its embedded database. */
const bytesInUse = () => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};
const text = (value: string) => Buffer.from(value, "latin1");

/** A multipart body generated while it is read; infinite if `size` is. */
function streamed(head: Buffer, size: number, pulled = { bytes: 0 }): ReadableStream<Uint8Array> {
  const chunk = new Uint8Array(64 * 1024);
  let stage = 0;
  return new ReadableStream({
    pull(controller) {
      if (stage === 0) {
        const disposition = 'Content-Disposition: form-data; name="file"; filename="a.mp3"';
        controller.enqueue(Buffer.concat([text(`--x\r\n${disposition}\r\n\r\n`), head]));
        stage = 1;
      } else if (pulled.bytes < size) {
        pulled.bytes += chunk.length;
        controller.enqueue(chunk);
      } else {
        controller.enqueue(text("\r\n--x--\r\n"));
        controller.close();
      }
    },
  });
}

function send(head: Buffer, { size = 0, path = FILE, pulled = { bytes: 0 } } = {}): Promise<Response> {
  const body = streamed(head, size, pulled);
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  return api.fetch(new Request(path, { method: "POST", headers, body, duplex: "half" } as RequestInit));
}

function wavHeader(dataBytes: number): Buffer {
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(0xfffffff0, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(2, 22);
  header.writeUInt32LE(44_100, 24);
  header.writeUInt32LE(176_400, 28);
  header.writeUInt16LE(4, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36);
  header.writeUInt32LE(dataBytes, 40);
  return header;
}

/** The header of ten hours of silence: 44.1 kHz, mono, 16 bits, 1,587,600,000 samples. */
function tenHoursOfFlac(): Buffer {
  const info = Buffer.alloc(42);
  info.write("fLaC", 0);
  info.writeUInt32BE(0x80000022, 4);
  info.writeUInt16BE(4096, 8);
  info.writeUInt16BE(4096, 10);
  info.writeBigUInt64BE((44_100n << 44n) | (15n << 36n) | 1_587_600_000n, 18);
  return Buffer.concat([info, Buffer.alloc(4096)]);
}

const id3 = (bytes: number) =>
  Buffer.concat([
    text("ID3\x04\0\0"),
    Buffer.of((bytes >> 21) & 127, (bytes >> 14) & 127, (bytes >> 7) & 127, bytes & 127),
  ]);

describe("hostile uploads (security T16)", () => {
  test.each([
    ["21 MB of sound", text("ID3"), 21 * MB, 413],
    ["a body without end", text("ID3"), Number.POSITIVE_INFINITY, 413],
    ["an mp3 with 100 MB of tags", id3(100 * MB), 100 * MB, 413],
    ["a text named mp3", text("This is a letter, not a song."), 0, 415],
    ["a zip", text("PK\x03\x04aaaaaaaaaaaa"), 1000, 415],
    [
      "a picture that is also a sound",
      Buffer.concat([text("GIF89a"), Buffer.of(0xff, 0xfb, 0x90, 0x64)]),
      5000,
      415,
    ],
    ["endless frame headers", Buffer.alloc(64_000, Buffer.of(0xff, 0xfa, 0x90)), 0, 422],
    ["the same after other bytes", Buffer.alloc(64_000, Buffer.of(0, 0xff, 0xfa, 0x90)), 0, 415],
    ["a drawing", text('<svg xmlns="http://www.w3.org/2000/svg"><script/>'), 0, 415],
    ["a web page", text("<!doctype html><script>"), 0, 415],
    ["nothing", Buffer.alloc(0), 0, 422],
    ["tags alone", id3(1000), 2000, 422],
    ["a wav that claims 4 GB", wavHeader(0xffffffff), 4000, 422],
    ["an AIFF of nothing that claims 4 GB", text("FORM\xff\xff\xff\xffAIFFSSND\xff\xff\xff\xff"), 4000, 422],
    ["ten hours of silence", tenHoursOfFlac(), 0, 422],
    ["silence", wavHeader(1_048_576), MB, 422],
    ["noise that begins like an ogg", Buffer.concat([text("OggS"), Buffer.alloc(300, 0x5a)]), 0, 422],
  ])("%s is refused with a sentence", async (_, head, size, status) => {
    const before = bytesInUse();
    const pulled = { bytes: 0 };
    const response = await send(head, { size, pulled });
    expect(response.status).toBe(status);
    const { detail } = (await response.json()) as { detail: string };
    expect(detail).toMatch(/\.$/);
    expect(detail).not.toMatch(/\/|Error|stack/);
    expect(await temporary()).toEqual([]);
    expect(pulled.bytes).toBeLessThan(22 * MB);
    expect(bytesInUse() - before).toBeLessThan(64 * MB);
    expect(api.errors).toEqual([]);
  });

  test("an endless film is refused past 100 MB, and no more of it is read or kept in memory", async () => {
    const before = bytesInUse();
    const pulled = { bytes: 0 };
    const size = Number.POSITIVE_INFINITY;
    const response = await send(text("\0\0\0\x18ftypisom"), { path: FILM, size, pulled });
    expect(response.status).toBe(413);
    expect(pulled.bytes).toBeLessThan(102 * MB);
    expect(bytesInUse() - before).toBeLessThan(64 * MB);
    expect(await temporary()).toEqual([]);
  });

  test("ten minutes of sound are measured, or given up in time", async () => {
    const minute = Buffer.from(await encodeMp3(sine(440, -12, 60, 44_100), { bitrate: 128 }));
    const before = bytesInUse();
    const response = await send(Buffer.concat(Array.from({ length: 10 }, () => minute)));
    const answer = (await response.json()) as { detail?: string; similarTo?: { seconds: number } };
    // On a busy machine it may exceed its processor time, or the time to wait: it has the lowest priority.
    if (response.status === 422) expect(answer.detail).toMatch(/too long to read/);
    else if (response.status === 503) expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    else expect(answer.similarTo?.seconds).toBeCloseTo(600, -1);
    expect(bytesInUse() - before).toBeLessThan(64 * MB);
    expect(await temporary()).toEqual([]);
  }, 120_000);

  test("an mp3 cut anywhere is compared as players play it", async () => {
    const mp3 = Buffer.from(await encodeMp3(sine(440, -12, 3, 44_100), { bitrate: 128 }));
    // Cut within the first frame, at its end, within a later one, and after a tag.
    for (const bytes of [
      mp3.subarray(1),
      mp3.subarray(417),
      mp3.subarray(5_000),
      Buffer.concat([id3(100), Buffer.alloc(100), mp3.subarray(777)]),
    ]) {
      const response = await send(bytes);
      expect(response.status).toBe(200);
      const { similarTo } = (await response.json()) as { similarTo: { seconds: number } };
      expect(similarTo.seconds).toBeGreaterThan(2.5);
    }
    expect(await temporary()).toEqual([]);
  });

  test("an AIFF is compared", async () => {
    const response = await send(Buffer.from(aiff(sine(440, -12, 3, 44_100), { bits: 16 })));
    expect(response.status).toBe(200);
  });

  test("frames after too much junk, or too few of them, are no mp3", async () => {
    const mp3 = Buffer.from(await encodeMp3(sine(440, -12, 1, 44_100), { bitrate: 128 }));
    const junk = Buffer.alloc(1_500, "not a sound ");
    for (const bytes of [Buffer.concat([junk, mp3]), Buffer.concat([mp3.subarray(1, 1_000), junk])]) {
      expect((await send(bytes)).status).toBe(415);
    }
  });

  test("a film cut in its middle is refused, a sound in place of a film is not", async () => {
    const bytes = await readFile(join(import.meta.dirname, "../../../sound/measuring/fixtures/tone.m4a"));
    const film = Buffer.concat([text("\0\0\0\x18ftypisom"), bytes.subarray(12, bytes.length / 2)]);
    expect((await send(film, { path: FILM })).status).toBe(422);
    expect((await send(film, { path: FILE })).status).toBe(415);
    expect((await send(bytes, { path: FILM })).status).toBe(200);
    expect(await temporary()).toEqual([]);
  });

  test("an upload that breaks off leaves nothing behind", async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(
          text('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nID3aaaaaaaaaaa'),
        );
      },
      pull(controller) {
        controller.error(new Error("gone"));
      },
    });
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    const request = new Request(FILE, { method: "POST", headers, body, duplex: "half" } as RequestInit);
    expect((await api.fetch(request)).status).toBeGreaterThanOrEqual(400);
    expect(await temporary()).toEqual([]);
    api.errors.length = 0;
  });

  test.each([
    ["no boundary", "multipart/form-data", "--x\r\n\r\n"],
    ["no delimiter", "multipart/form-data; boundary=x", "hello"],
    [
      "no end",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nabc',
    ],
    ["no name", "multipart/form-data; boundary=x", "--x\r\nContent-Type: a\r\n\r\nabc\r\n--x--\r\n"],
    ["no file", "multipart/form-data; boundary=x", "--x--\r\n"],
  ])("a body with %s is malformed", async (_, type, body) => {
    const response = await api.fetch(FILE, { method: "POST", headers: { "Content-Type": type }, body });
    expect(response.status).toBe(400);
  });
});
