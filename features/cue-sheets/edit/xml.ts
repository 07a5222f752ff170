import { XMLParser } from "fast-xml-parser";
import { UnreadableEdit } from "./edit.ts";

/** An element of a parsed document; its attributes and its children in their order. */
export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
};

/** Deeper than any edit: Final Cut's compound clips reach some thirty. */
const DEEPEST = 200;
const ATTRIBUTES = ":@";
const TEXT = "#text";

type Ordered = Record<string, unknown>[];

/**
 * Root element of an XML document. Throws `UnreadableEdit`: «entities» for a document that declares its own (they
 * can unfold without end), «damaged» for what is no XML.
 */
export function readXml(text: string): XmlElement {
  if (/<!ENTITY/i.test(text) || /<!DOCTYPE[^>]*\[/i.test(text)) throw new UnreadableEdit("entities");
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: "",
    parseTagValue: false,
    parseAttributeValue: false,
    // Numbers for letters (`&#233;`), as Python writes what is not ASCII; the document's own entities are refused above.
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

/** First child called `name`. */
export const child = (element: XmlElement | undefined, name: string) =>
  element?.children.find((one) => one.name === name);

/** Text of the element that a path of names leads to; empty when there is none. */
export const textAt = (element: XmlElement | undefined, ...path: string[]) =>
  path.reduce((at: XmlElement | undefined, name) => child(at, name), element)?.text ?? "";

/** Every element called `name` below, the element itself included, in document order. */
export function* descendants(element: XmlElement, name: string): Generator<XmlElement> {
  if (element.name === name) yield element;
  for (const one of element.children) yield* descendants(one, name);
}
