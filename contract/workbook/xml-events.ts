import { Parser } from "saxen";

interface Heard {
  open?: (name: string, attributes: () => Record<string, string>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/** A character that XML cannot contain, as programs write it: `_x000D_`. */
const ESCAPED = /_x([\da-f]{4})_/gi;

const local = (name: string) => name.slice(name.indexOf(":") + 1);

/**
 * Calls back for the elements and texts of an XML document in turn, with names without prefixes. Never expands entities
 * that the document declares. Does nothing for a missing part (null).
 * @throws for invalid XML.
 */
export function hearXml(xml: string | null, { open, close, text }: Heard): void {
  if (xml === null) return;
  const tell = (raw: string) => {
    const code = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
    text?.(raw.replace(ESCAPED, code));
  };
  new Parser()
    .on("openTag", (name, attributes, decode) =>
      open?.(local(name), () => {
        const all = attributes();
        // The parser keeps this object for the next call: decoded in place, a value would be decoded twice.
        const coded = Object.entries(all).filter(([, value]) => value.includes("&"));
        return { ...all, ...Object.fromEntries(coded.map(([key, value]) => [key, decode(value)])) };
      }),
    )
    .on("closeTag", (name) => close?.(local(name)))
    .on("text", (raw, decode) => tell(decode(raw)))
    .on("cdata", tell)
    .on("error", (error) => {
      throw error;
    })
    .parse(xml);
}

/** Returns an attribute with any prefix: `r:id`, `d3p1:id`. */
export const attributeCalled = (attributes: Record<string, string>, name: string) =>
  Object.entries(attributes).find(([key]) => local(key) === name)?.[1];
