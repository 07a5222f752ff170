import { hasMarkRun } from "#/contract/combining-marks.ts";
import { Problem } from "#/server/platform/http/problem.ts";

/** Maximum length of a part's header, and of a text field, in bytes. */
const LONGEST_HEAD = 8_192;
const LONGEST_FIELD = 65_536;
const MOST_FIELDS = 64;
const HEAD_END = Buffer.from("\r\n\r\n");

/** Consumes the bytes of the one file, piece by piece. */
export type TakeFile = (
  file: { name: string; filename: string },
  bytes: AsyncIterable<Buffer>,
) => Promise<void>;

/**
 * Reads a `multipart/form-data` body (RFC 7578) as a stream: text fields are collected, the bytes of a file go to
 * `take` piece by piece, so that no file is ever held whole.
 * @throws Problem 400 for a malformed body.
 */
export async function readMultipart(
  contentType: string,
  body: AsyncIterable<Uint8Array>,
  take: TakeFile,
): Promise<Map<string, string[]>> {
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^;\s]{1,70}))/i.exec(contentType);
  if (!boundary) throw malformed();
  const reader = new PartReader(body[Symbol.asyncIterator](), `\r\n--${boundary[1] ?? boundary[2]}`);
  const fields = new Map<string, string[]>();
  let count = 0;
  while (await reader.next()) {
    count += 1;
    if (count > MOST_FIELDS) throw malformed();
    const head = await reader.head();
    const name = parameter(head, "name");
    if (name === null) throw malformed();
    const filename = parameter(head, "filename");
    if (filename !== null) {
      await take({ name, filename }, reader.content());
      await reader.skip();
      continue;
    }
    const pieces: Buffer[] = [];
    let length = 0;
    for await (const piece of reader.content()) {
      length += piece.length;
      if (length > LONGEST_FIELD) throw new Problem(413);
      pieces.push(piece);
    }
    const text = Buffer.concat(pieces).toString("utf8");
    if (hasMarkRun(text)) throw malformed();
    fields.set(name, [...(fields.get(name) ?? []), text]);
  }
  return fields;
}

const malformed = () => new Problem(400, "The multipart body is malformed.");

function parameter(head: string, name: string): string | null {
  const disposition = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(head)?.[1] ?? "";
  const found = new RegExp(`(?:^|;)\\s*${name}="([^"]*)"`, "i").exec(disposition);
  return found?.[1] ?? null;
}

/** Iterates over the parts of a body, in pieces of any size. */
class PartReader {
  private readonly source: AsyncIterator<Uint8Array>;
  private readonly delimiter: Buffer;
  private buffer: Buffer = Buffer.from("\r\n");
  private inPart = false;

  constructor(source: AsyncIterator<Uint8Array>, delimiter: string) {
    this.source = source;
    this.delimiter = Buffer.from(delimiter, "latin1");
  }

  private async more(): Promise<boolean> {
    const { done, value } = await this.source.next();
    if (done) return false;
    this.buffer = Buffer.concat([this.buffer, value]);
    return true;
  }

  /** Moves to the next part; returns false after the last. */
  async next(): Promise<boolean> {
    await this.skip();
    while (this.buffer.indexOf(this.delimiter) < 0) {
      if (this.buffer.length > LONGEST_HEAD || !(await this.more())) throw malformed();
    }
    const after = this.buffer.indexOf(this.delimiter) + this.delimiter.length;
    while (this.buffer.length < after + 2) if (!(await this.more())) throw malformed();
    const sign = this.buffer.subarray(after, after + 2).toString("latin1");
    this.buffer = this.buffer.subarray(after + 2);
    if (sign === "--") return false;
    if (sign !== "\r\n") throw malformed();
    this.inPart = true;
    return true;
  }

  async head(): Promise<string> {
    while (this.buffer.indexOf(HEAD_END) < 0) {
      if (this.buffer.length > LONGEST_HEAD || !(await this.more())) throw malformed();
    }
    const end = this.buffer.indexOf(HEAD_END);
    const head = this.buffer.subarray(0, end).toString("utf8");
    if (hasMarkRun(head)) throw malformed();
    this.buffer = this.buffer.subarray(end + HEAD_END.length);
    return head;
  }

  async *content(): AsyncGenerator<Buffer> {
    while (this.inPart) {
      const end = this.buffer.indexOf(this.delimiter);
      if (end >= 0) {
        const last = this.buffer.subarray(0, end);
        this.buffer = this.buffer.subarray(end);
        this.inPart = false;
        if (last.length > 0) yield last;
        return;
      }
      // A possible beginning of the delimiter waits for the next piece.
      const sure = this.buffer.length - this.delimiter.length + 1;
      if (sure > 0) {
        const piece = this.buffer.subarray(0, sure);
        this.buffer = this.buffer.subarray(sure);
        yield piece;
      }
      const { done, value } = await this.source.next();
      if (done) throw malformed();
      const reach = this.delimiter.length - 1;
      const seam = Buffer.concat([this.buffer, value.subarray(0, reach)]);
      if (value.length < reach || seam.includes(this.delimiter)) {
        this.buffer = Buffer.concat([this.buffer, value]);
        continue;
      }
      // In the usual case nothing is copied: no delimiter crosses the seam of two pieces.
      if (this.buffer.length > 0) yield this.buffer;
      this.buffer = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    }
  }

  /** Skips the unread rest of a part. */
  async skip(): Promise<void> {
    for await (const _ of this.content());
  }
}
