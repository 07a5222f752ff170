import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { isPaintLoader } from "./defer-scripts.ts";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script[^>]*>/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;
/** Data blocks (JSON-LD and the like) never run, so they need no hash. */
const DATA_TYPE = /\btype\s*=\s*["']?(?!module\b|text\/javascript\b|application\/javascript\b)[\w+./-]+/i;
/**
 * Scripts with which Next passes the page's data, and the build its first modules: a call with JSON and nothing else.
 */
const PUSH = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*\])\)$/;
/** The same as `shortenFlight` writes it: a call with one string. */
const SHORT_PUSH = /^self\.__next_f\.push\(\[1,'[^'\\\n\r]*(?:\\.[^'\\\n\r]*)*'\]\)$/;
const MODULES =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);?$/;
/** Scripts with which React inserts late content: calls with strings, after the functions if they are the first. */
const PLACING = /(?:\$R[CSXR]\("[^"\\]*"(?:,"(?:[^"\\]|\\.)*")*\);?)*$/;
const PLACERS =
  /^(?:\$RS=function|\$RB=\[\]|\$RM=new Map|\$RX=function|requestAnimationFrame\(function\(\)\{\$RT)/;
const REACT = "next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js";

export type Vouched = {
  /** The page without unknown scripts. */
  html: string;
  /** `script-src` sources that let the others run: their SHA-256 hashes, each once. */
  hashes: string[];
  /** The removed scripts. */
  dropped: string[];
};

/**
 * Returns the hashes of a finished page's inline scripts that the renderer writes, and removes all others: a policy
 * that allowed every script in the page would allow an injected one.
 */
export function vouchForScripts(html: string): Vouched {
  const hashes = new Set<string>();
  const dropped: string[] = [];
  const gone = new Set<string>();
  for (const [whole, attributes = "", body = ""] of html.matchAll(SCRIPT)) {
    if (/\bsrc\s*=/i.test(attributes) || DATA_TYPE.test(attributes)) continue;
    if (isKnown(body)) {
      hashes.add(hashOf(body));
    } else {
      dropped.push(body);
      gone.add(whole);
    }
  }
  // Hardly any page has unknown scripts: the others are not rewritten.
  const without = gone.size > 0 ? html.replace(SCRIPT, (whole) => (gone.has(whole) ? "" : whole)) : html;
  return { html: without, hashes: [...hashes], dropped };
}

/**
 * `style-src` source of the only style element that the site's scripts write: WaveSurfer's own, with the height from
 * `features/player/strip/draw-strip.ts`. If a new version has another style, its report makes the journeys fail.
 */
export const WAVEFORM_STYLE = "'sha256-5PP43BnU5yH/rFan+OMuagcJ566hafpOP2E2t5PLZic='";

/** Returns the `style-src` sources for the style elements of a page. */
export const styleHashes = (html: string): string[] => [
  ...new Set([...html.matchAll(STYLE)].map(([, body = ""]) => hashOf(body))),
];

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function isKnown(body: string): boolean {
  const json = (PUSH.exec(body) ?? MODULES.exec(body))?.[1];
  if (json !== undefined && isJson(json)) return true;
  return SHORT_PUSH.test(body) || isPaintLoader(body) || isPlacing(body);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isPlacing(body: string): boolean {
  const functions = body.replace(PLACING, "");
  if (functions === "") return body !== "";
  return PLACERS.test(functions) && reactSource().includes(functions.replaceAll("\n", "\\n"));
}

let source: string | undefined;

/** Returns the source of React's renderer, which contains these functions as they are written into a page. */
function reactSource(): string {
  source ??= readFileSync(createRequire(import.meta.url).resolve(REACT), "utf8");
  return source;
}
