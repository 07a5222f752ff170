import { XMLParser } from "fast-xml-parser";
import { UnreadableEdit } from "./edit.ts";

/** An element of a parsed document, with its attributes and its children in order. */
export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
};

/** Maximum number of levels, more than any edit has: Final Cut's compound clips reach some thirty. */
const DEEPEST = 200;
const ATTRIBUTES = ":@";
const TEXT = "#text";

type Ordered = Record<string, unknown>[];

/**
 * Returns the root element of an XML document. Throws `UnreadableEdit`: «entities» for a document that declares its own
 * (they can expand without end), «damaged» for invalid XML.
 */
export function readXml(text: string): XmlElement {
  if (/<!ENTITY/i.test(text) || /<!DOCTYPE[^>]*\[/i.test(text)) throw new UnreadableEdit("entities");
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: "",
    parseTagValue: false,
    parseAttributeValue: false,
    // Decodes numeric references (`&#233;`), which Python writes for non-ASCII letters. Entity declarations have been
    // refused above.
    htmlEntities: true,
    ignoreDeclaration: true,
    ignorePiTags: true,
    maxNestedTags: DEEPEST,
  });
  let parsed: Ordered;
  try {
    parsed = parser.parse(text, true) as Ordered;
  } catch {
    throw new UnreadableEdit("damaged");
  }
  const root = Array.isArray(parsed) ? parsed.map(elementOf).find((one) => one !== null) : undefined;
  if (!root) throw new UnreadableEdit("damaged");
  return root;
}

function elementOf(node: Record<string, unknown>): XmlElement | null {
  const name = Object.keys(node).find((key) => key !== ATTRIBUTES && key !== TEXT);
  const content = name === undefined ? undefined : node[name];
  if (name === undefined || !Array.isArray(content)) return null;
  const children = content as Ordered;
  return {
    name,
    attributes: (node[ATTRIBUTES] ?? {}) as Record<string, string>,
    children: children.map(elementOf).filter((one) => one !== null),
    text: children
      .map((child) => child[TEXT])
      .filter((part) => part !== undefined)
      .join("")
      .trim(),
  };
}

/** Returns the first child called `name`. */
export const child = (element: XmlElement | undefined, name: string) =>
  element?.children.find((one) => one.name === name);

/** Returns the text of the element at a path of names; empty if there is none. */
export const textAt = (element: XmlElement | undefined, ...path: string[]) =>
  path.reduce((at: XmlElement | undefined, name) => child(at, name), element)?.text ?? "";

/** Yields every element called `name`, the element itself included, in document order. */
export function* descendants(element: XmlElement, name: string): Generator<XmlElement> {
  if (element.name === name) yield element;
  for (const one of element.children) yield* descendants(one, name);
}
