import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { JoinedScripts } from "#/server/platform/edge/policy/joined-scripts.ts";

const RECORD = "joined-scripts.json";
/** By this a file of the build says which it is; joined, all of them would be taken for the one that holds them. */
const OWN_NAME = '"object"==typeof document?document.currentScript:void 0';
/** In a page's list of client modules: the files of each of its parts. */
const FILES_OF_PARTS = /"entryJSFiles":(\{[^}]*\})/;

/**
 * Writes the scripts that every page of the site loads into one file beside them, and a record of it: some seventeen
 * requests become one (docs/decisions/078). Nothing is joined when the files of the build are not of the known form.
 */
export async function joinScripts(root: string, distDir: string): Promise<void> {
  const folder = join(root, distDir);
  const names = await namesOfAllPages(folder);
  const parts = await Promise.all(
    names.map(async (name) => named(name, await readFile(join(folder, name), "utf8"))),
  );
  if (parts.length < 2 || parts.includes(null)) return;
  const text = [begun(names), ...parts].join("\n;\n");
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 16);
  const file = `static/chunks/joined-${hash}.js`;
  await writeFile(join(folder, file), text);
  const record: JoinedScripts = { address: addressOf(file), parts: names.map(addressOf) };
  await writeFile(join(folder, RECORD), JSON.stringify(record));
}

/** The scripts that the build in `distDir` joined; null when it joined none. */
export async function readJoinedScripts(root: string, distDir: string): Promise<JoinedScripts | null> {
  const text = await readFile(join(root, distDir, RECORD), "utf8").catch(() => null);
  return text === null ? null : JSON.parse(text);
}

/**
 * Says that these files are here, to the two that would ask for each of them again: the runtime looks in its own list,
 * React for an element of the page with that address. An element of this type is never fetched.
 */
const begun = (names: readonly string[]) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(${JSON.stringify({ otherChunks: names, runtimeModuleIds: [] })});` +
  `${JSON.stringify(names.map(addressOf))}.forEach(a=>{const e=document.createElement("script");` +
  'e.async=true;e.type="text/plain";e.src=a;document.head.appendChild(e)})';

const addressOf = (name: string) => `/_next/${name}`;

/** A file of the build that says its name by itself; null when it is of another form. The runtime asks for no name. */
function named(name: string, text: string): string | null {
  if (name.includes("/turbopack-")) return text;
  return text.includes(OWN_NAME) ? text.replace(OWN_NAME, () => JSON.stringify(name)) : null;
}

/** Files that each page under a language loads: those of Next and of the frame, the runtime last. */
async function namesOfAllPages(folder: string): Promise<string[]> {
  const pages = join(folder, "server/app/[lang]");
  const manifests = (await readdir(pages, { recursive: true })).filter((name) =>
    name.endsWith("page_client-reference-manifest.js"),
  );
  const lists = await Promise.all(
    manifests.map(async (name) => filesIn(await readFile(join(pages, name), "utf8"))),
  );
  const [first = [], ...others] = lists;
  const { rootMainFiles } = JSON.parse(await readFile(join(folder, "build-manifest.json"), "utf8"));
  return [...first.filter((file) => others.every((list) => list.includes(file))), ...rootMainFiles];
}

function filesIn(manifest: string): string[] {
  const [, parts = "{}"] = FILES_OF_PARTS.exec(manifest) ?? [];
  return [...new Set(Object.values<string[]>(JSON.parse(parts)).flat())];
}
