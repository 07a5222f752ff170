import { expect, test } from "vitest";
import { ZipFile } from "yazl";
import { openZip } from "./open-zip.ts";

const TEXT = "Delta sans fin, ".repeat(50);

async function packed(options: { compress?: boolean; forceZip64Format?: boolean }, comment = "") {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(TEXT), "xl/a.xml", options);
  zip.addBuffer(Buffer.from("two"), "b.xml", options);
  zip.end({ forceZip64Format: options.forceZip64Format ?? false, comment });
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
}
const textIn = async (bytes: Uint8Array<ArrayBuffer>, name: string) =>
  new TextDecoder().decode(await openZip(bytes).get(name)?.read());

test.each([
  ["deflated", { compress: true }, ""],
  ["stored", { compress: false }, ""],
  ["with numbers of 64 bits", { forceZip64Format: true }, ""],
  ["with a remark", {}, "delivered on Friday ".repeat(40)],
])("the parts of a zip are unpacked: %s", async (_, options, comment) => {
  const bytes = await packed(options, comment);
  expect([...openZip(bytes)].map(([name, { size }]) => [name, size])).toEqual([
    ["xl/a.xml", TEXT.length],
    ["b.xml", 3],
  ]);
  expect(await textIn(bytes, "xl/a.xml")).toBe(TEXT);
  expect(await textIn(bytes, "b.xml")).toBe("two");
});

/** Writes a number into the first entry of the directory. */
function withEntryField(bytes: Uint8Array<ArrayBuffer>, field: number, value: number, isLong = true) {
  const changed = bytes.slice();
  const at = Buffer.from(changed).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  const view = new DataView(changed.buffer);
  if (isLong) view.setUint32(at + field, value, true);
  else view.setUint16(at + field, value, true);
  return changed;
}

test.each([
  ["larger than declared", 24, TEXT.length - 1, true],
  ["smaller than declared", 24, TEXT.length + 1, true],
  ["cut off", 20, 1_000_000, true],
  ["at another place", 42, 7, true],
  ["encrypted", 8, 1, false],
  ["packed by another method", 10, 12, false],
])("a part is refused: %s", async (_, field, value, isLong) => {
  const bytes = withEntryField(await packed({ compress: true }), field, value, isLong);
  await expect(textIn(bytes, "xl/a.xml")).rejects.toThrow();
  expect(await textIn(bytes, "b.xml")).toBe("two");
});

test("a file without the end of a zip is refused", async () => {
  const bytes = await packed({});
  expect(() => openZip(bytes.slice(0, -30))).toThrow();
  expect(() => openZip(new Uint8Array(10))).toThrow();
});
