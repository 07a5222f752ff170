import { inflateSync } from "node:zlib";

/** Returns the text on each page of a PDF printed by Chromium, in pieces, in the order in which they were drawn. */
export function pagesOfPdf(pdf: Buffer): string[][] {
  const text = pdf.toString("latin1");
  const objects = new Map<string, string>();
  for (const [, id = "", body = ""] of text.matchAll(/(?:^|\n)(\d+) 0 obj\s([\s\S]*?)\nendobj/g))
    objects.set(id, body);
  const pages = [...objects.values()].filter((body) => /\/Type\s*\/Page\b/.test(body));
  return pages.map((page) => {
    const fonts = new Map<string, (code: string) => string>();
    for (const [, name = "", id = ""] of page.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = objects.get(id)?.match(/\/ToUnicode (\d+) 0 R/)?.[1];
      if (map) fonts.set(name, lettersOf(streamOf(objects.get(map) ?? "")));
    }
    const drawn = streamOf(objects.get(page.match(/\/Contents (\d+) 0 R/)?.[1] ?? "") ?? "");
    return [...drawn.matchAll(/BT([\s\S]*?)ET/g)].map(([, block = ""]) => {
      const read = fonts.get(block.match(/\/(F\d+) /)?.[1] ?? "") ?? String;
      return [...block.matchAll(/<([0-9a-fA-F]+)>/g)].map(([, code = ""]) => read(code)).join("");
    });
  });
}

function streamOf(body: string): string {
  const begin = body.indexOf("stream\n") + "stream\n".length;
  const bytes = Buffer.from(body.slice(begin, body.lastIndexOf("\nendstream")), "latin1");
  return body.includes("/FlateDecode") ? inflateSync(bytes).toString("latin1") : bytes.toString("latin1");
}

/** Returns a decoder for a font from its mapping table; its character codes are one or two bytes long. */
function lettersOf(table: string): (codes: string) => string {
  const letters = new Map<number, string>();
  const letterOf = (code: string) =>
    String.fromCharCode(...(code.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));
  const length = table.match(/begincodespacerange\s*<([0-9a-fA-F]+)>/)?.[1]?.length ?? 4;
  for (const [, block = ""] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = "", letter = ""] of block.matchAll(/<([0-9a-fA-F]+)>\s*<([0-9a-fA-F]+)>/g))
      letters.set(Number.parseInt(code, 16), letterOf(letter));
  for (const [, block = ""] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = "", to = "", letter = ""] of block.matchAll(
      /<([0-9a-fA-F]+)>\s*<([0-9a-fA-F]+)>\s*<([0-9a-fA-F]+)>/g,
    ))
      for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code += 1)
        letters.set(
          code,
          String.fromCharCode(Number.parseInt(letter, 16) + code - Number.parseInt(from, 16)),
        );
  return (codes) =>
    (codes.match(new RegExp(`.{${length}}`, "g")) ?? [])
      .map((code) => letters.get(Number.parseInt(code, 16)) ?? "")
      .join("");
}
