import type { Zip, ZipPart } from "#/contract/workbook/zip-parts.ts";

const PART = { signature: 0x04034b50, length: 30 };
const ENTRY = { signature: 0x02014b50, length: 46 };
const END = { signature: 0x06054b50, length: 22 };
const END_64 = { signature: 0x06064b50, length: 56 };
const LOCATOR_64 = { signature: 0x07064b50, length: 20 };
/** Longest remark behind the end of a zip. */
const LONGEST_REMARK = 0xffff;
/** Values for numbers of 64 bits, which are then written elsewhere. */
const ELSEWHERE = 0xffffffff;
const EXTRA_64 = 1;
const STORED = 0;
const DEFLATED = 8;

/** Reads the directory of a zip and unpacks its parts with the browser's own decompression. Throws for a damaged zip. */
export function openZip(bytes: Uint8Array<ArrayBuffer>): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = new Map<string, ZipPart>();
  let { at, count } = directoryOf(view);
  for (; count > 0; count -= 1) {
    expectSignature(view, at, ENTRY);
    const [nameLength, extraLength, remarkLength] = [28, 30, 32].map((field) =>
      view.getUint16(at + field, true),
    ) as [number, number, number];
    const method = view.getUint16(at + 10, true);
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
    const nameAt = at + ENTRY.length;
    const name = new TextDecoder().decode(bytes.subarray(nameAt, nameAt + nameLength));
    const extra = { from: nameAt + nameLength, to: nameAt + nameLength + extraLength };
    const [size, packed, place] = numbersOf(view, at, extra);
    parts.set(name.replaceAll("\\", "/"), {
      size,
      async read() {
        if (isEncrypted) throw new Error(`${name} is encrypted`);
        return unpacked(packedBytes(view, bytes, place, packed), method, size);
      },
    });
    at = extra.to + remarkLength;
  }
  return parts;
}

function expectSignature(view: DataView, at: number, { signature }: { signature: number }): void {
  if (view.getUint32(at, true) !== signature) throw new Error(`no ${signature.toString(16)} at ${at}`);
}

/** Returns where the directory of a zip begins, and the number of its entries. */
function directoryOf(view: DataView): { at: number; count: number } {
  const last = view.byteLength - END.length;
  for (let at = last; at >= Math.max(last - LONGEST_REMARK, 0); at -= 1) {
    if (view.getUint32(at, true) !== END.signature) continue;
    const locator = at - LOCATOR_64.length;
    if (locator < 0 || view.getUint32(locator, true) !== LOCATOR_64.signature)
      return { at: view.getUint32(at + 16, true), count: view.getUint16(at + 10, true) };
    const end = number64(view, locator + 8);
    expectSignature(view, end, END_64);
    return { at: number64(view, end + 48), count: number64(view, end + 32) };
  }
  throw new Error("the zip has no end");
}

const number64 = (view: DataView, at: number) => Number(view.getBigUint64(at, true));

/** Returns the unpacked size of an entry, its packed size, and its place in the zip. */
function numbersOf(
  view: DataView,
  at: number,
  extra: { from: number; to: number },
): [size: number, packed: number, place: number] {
  const numbers = [24, 20, 42].map((field) => view.getUint32(at + field, true)) as [number, number, number];
  let field = extra.from;
  while (field + 4 <= extra.to && view.getUint16(field, true) !== EXTRA_64)
    field += 4 + view.getUint16(field + 2, true);
  field += 4;
  // The field has only those numbers that are missing in the entry.
  return numbers.map((number) => {
    if (number !== ELSEWHERE || field + 8 > extra.to) return number;
    field += 8;
    return number64(view, field - 8);
  }) as [number, number, number];
}

function packedBytes(view: DataView, bytes: Uint8Array<ArrayBuffer>, place: number, packed: number) {
  expectSignature(view, place, PART);
  const from = place + PART.length + view.getUint16(place + 26, true) + view.getUint16(place + 28, true);
  if (from + packed > bytes.length) throw new Error("the zip was cut off");
  return bytes.subarray(from, from + packed);
}

/** Unpacks a part; stops as soon as it is larger than declared. */
async function unpacked(
  packed: Uint8Array<ArrayBuffer>,
  method: number,
  size: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (method === STORED && packed.length === size) return packed;
  if (method !== DEFLATED) throw new Error(`packed by method ${method}`);
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(packed);
      controller.close();
    },
  });
  const whole = new Uint8Array(size);
  const reader = source.pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  let filled = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (filled + next.value.length > size) {
      await reader.cancel();
      throw new Error("the part is larger than declared");
    }
    whole.set(next.value, filled);
    filled += next.value.length;
  }
  if (filled < size) throw new Error("the part is smaller than declared");
  return whole;
}
