import { posix } from "node:path";
import { cycles, folderCircles } from "./import-circles.ts";
import type { Module } from "./read-modules.ts";

/** A feature imports from rows above its own, never sideways (docs/architecture.md). */
const FEATURE_ROWS = [
  ["session", "player", "site"],
  ["cart", "projects", "downloads", "sharing"],
  ["tracks"],
  ["home", "albums", "composers", "placements", "search", "account", "map", "forms"],
  ["cue-sheets"],
  ["workspace", "programmes"],
];
/** The rooms of the server, and the demo catalogue, from the ground up: none imports from a floor above its own. */
const FLOORS = [
  "server/platform",
  "server/sound",
  "server/catalogue",
  "server/search",
  "server/work",
  "server/people",
  "server/operate",
  "demo",
  "server/start",
  "server",
];
/**
 * The areas that each area may import besides itself. Areas that are absent here are tools and tests: they may import
 * all.
 */
const ALLOWED: Record<string, string[]> = {
  contract: [],
  lib: ["contract", "messages"],
  components: ["lib"],
  features: ["components", "lib", "contract"],
  app: ["features", "components", "lib", "contract", "messages"],
  server: ["contract", "demo"],
  demo: ["contract", "server"],
  "middleware.ts": ["lib", "contract"],
  "next.config.ts": ["lib", "contract"],
};
/** The files that read the HTML of the wire, the XML of workbooks, and mails, each with a library. */
const WITH_LIBRARY: ReadonlySet<string> = new Set([
  "contract/mail/html-text.ts",
  "contract/mail/read-mail.ts",
  "contract/safe-html.ts",
  "contract/workbook/xml-events.ts",
]);
const MOST_LINES = 200;
/** Tables of facts, not of decisions: they are as long as the facts need. */
const DATA = /^demo\/(content|music\/styles)\//;
const DRAWERS = /(^|\/)(utils?|helpers?|types?|hooks?|services?|common|shared|misc)(\/|\.tsx?$)/;
const WRITTEN_WITH_EXTENSION = /\.(tsx?|mts|mjs|js|css|json|md|svg)$/;
/** Where Next or a tool asks for a default export. */
const DEFAULT_EXPORTS =
  /^(app\/|e2e\/|[^/]+\.config\.(ts|mjs)$|middleware\.ts$|lib\/i18n\/request\.ts$|scripts\/gate\/file-reporter\.ts$)/;
/** Names that Next's router reads; a route may stand for a file. */
const ROUTER_NAME =
  /^(\[{1,2}(\.{3})?[\w-]+\]{1,2}|\([\w-]+\)|_[\w-]+|[a-z-]+\.(txt|xml|json)|\.well-known)$/;

/** Each broken rule as a sentence that names the file; an empty scan is a broken rule. */
export function violations(modules: Module[]): string[] {
  if (modules.length === 0) return ["no module was found: the rules checked nothing"];
  const product = modules.filter(({ path }) => !isTest(path));
  return [
    ...modules.flatMap(misspeltImports),
    ...product.flatMap(forbiddenImports),
    ...product.flatMap(badShape),
    ...cycles(product),
    ...folderCircles(product),
  ];
}

export const isTest = (path: string) => /\.test\.tsx?$|^(tests|e2e)\/|\/test-[\w-]+\.ts$/.test(path);

const areaOf = (path: string) => path.split("/", 1)[0] ?? path;

function misspeltImports({ path, imports }: Module): string[] {
  return imports
    .filter((one) => one.path !== null && !WRITTEN_WITH_EXTENSION.test(one.written))
    .map((one) => `${path} imports ${one.written} without its extension`);
}

function forbiddenImports({ path, imports }: Module): string[] {
  const area = areaOf(path);
  const allowed = ALLOWED[area];
  return imports.flatMap(({ written, path: target }) => {
    if (target === null) {
      return area === "contract" && written !== "zod" && !WITH_LIBRARY.has(path)
        ? [`${path} imports ${written}: the contract knows zod only`]
        : [];
    }
    const other = areaOf(target);
    if (allowed && isTest(target)) return [`${path} imports the test file ${target}`];
    if (allowed && other !== area && !allowed.includes(other))
      return [`${path} imports ${target}: ${area} may not`];
    if (area === "features" && other === "features") return sidewaysImport(path, target);
    if (roomOf(path) !== null && floorOf(target) > floorOf(path))
      return [`${path} imports ${target}: ${roomOf(target)} stands above ${roomOf(path)}`];
    return [];
  });
}

function sidewaysImport(path: string, target: string): string[] {
  const [from = "", to = ""] = [path, target].map((one) => one.split("/")[1]);
  if (from === to) return [];
  const [fromRow, toRow] = [from, to].map((feature) =>
    FEATURE_ROWS.findIndex((row) => row.includes(feature)),
  );
  if (fromRow === -1 || toRow === -1 || fromRow === undefined || toRow === undefined) {
    return [`${path} or ${target} belongs to a feature that is in no row`];
  }
  return toRow < fromRow ? [] : [`${path} imports ${target}: ${to} is not in a row before ${from}`];
}

/** `server/search` for all that is below it, `server` for the files at its door; null outside the server and the demo. */
function roomOf(path: string): string | null {
  const [area = "", room, inside] = path.split("/");
  if (area === "demo") return area;
  return area === "server" ? (inside ? `${area}/${room}` : area) : null;
}

/** −1 for files outside the server and the demo; a room that is on no floor stands above all. */
function floorOf(path: string): number {
  const room = roomOf(path);
  if (room === null) return -1;
  const floor = FLOORS.indexOf(room);
  return floor === -1 ? FLOORS.length : floor;
}

function badShape({ path, text }: Module): string[] {
  const found: string[] = [];
  const folders = path.split("/").slice(0, -1);
  const name = posix.basename(path).replace(/(\.(test|config))?\.\w+$/, "");
  if (areaOf(path) === "features" && !FEATURE_ROWS.flat().includes(folders[1] ?? "")) {
    found.push(`${path} belongs to a feature that is in no row`);
  }
  if (floorOf(path) === FLOORS.length) found.push(`${path} belongs to a room that is on no floor`);
  if (text.split("\n").length - 1 > MOST_LINES && !DATA.test(path)) {
    found.push(`${path} is longer than ${MOST_LINES} lines`);
  }
  if (DRAWERS.test(path)) found.push(`${path} is in a drawer or is one`);
  if (name === "index") found.push(`${path} is a barrel`);
  for (const part of [...folders, name]) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(part) && !ROUTER_NAME.test(part)) {
      found.push(`${path} is not in kebab-case`);
    }
  }
  if (/^export default\b/m.test(text) && !DEFAULT_EXPORTS.test(path)) {
    found.push(`${path} has a default export that no tool asks for`);
  }
  return found;
}
