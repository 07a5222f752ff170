import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { JoinedScripts } from "#/server/platform/edge/policy/joined-scripts.ts";

const RECORD = "joined-scripts.json";
const MANIFEST = "page_client-reference-manifest.js";
/** Folders of pages from which people go on to another page, whose scripts these pages load after their own. */
const AHEAD = { from: ["albums", "drawn/albums"], to: "album/[slug]" };
/** Code by which a file of the build finds its own name; in a joined file, all parts would find the same name. */
const OWN_NAME = '"object"==typeof document?document.currentScript:void 0';
/** The files of each part of a page, in its manifest of client modules. */
const FILES_OF_PARTS = /"entryJSFiles":(\{[^}]*\})/;

/**
 * Joins the scripts that every page of the site loads into one file beside them, and records its name and parts: some
 * seventeen requests become one (docs/decisions/078). Joins nothing when a file of the build has an unknown form.
 */
export async function joinScripts(root: string, distDir: string): Promise<void> {
  const folder = join(root, distDir);
  const names = await namesOfAllPages(folder);
  const parts = await Promise.all(
    names.map(async (name) => withOwnName(name, await readFile(join(folder, name), "utf8"))),
  );
  if (parts.length < 2 || parts.includes(null)) return;
  const text = [markAsLoaded(names), ...parts].join("\n;\n");
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 16);
  const file = `static/chunks/joined-${hash}.js`;
  await writeFile(join(folder, file), text);
  const record: JoinedScripts = {
    address: addressOf(file),
    parts: names.map(addressOf),
    ahead: await scriptsAhead(folder, names),
  };
  await writeFile(join(folder, RECORD), JSON.stringify(record));
}

/** Returns the scripts of the pages of `AHEAD`, without those that every page loads. */
async function scriptsAhead(folder: string, common: readonly string[]) {
  const own = async (page: string) => {
    const manifest = join(folder, "server/app/[lang]", page, MANIFEST);
    const files = filesIn(await readFile(manifest, "utf8").catch(() => ""));
    return files.filter((file) => !common.includes(file)).map(addressOf);
  };
  const to = await own(AHEAD.to);
  const from = (await Promise.all(AHEAD.from.map(own))).flat();
  return { from: [...new Set(from)].filter((file) => !to.includes(file)), to };
}

/** Returns the record of the joined scripts in `distDir`; null when none were joined. */
export async function readJoinedScripts(root: string, distDir: string): Promise<JoinedScripts | null> {
  const text = await readFile(join(root, distDir, RECORD), "utf8").catch(() => null);
  return text === null ? null : JSON.parse(text);
}

/**
 * Returns code that marks these files as loaded, since two parties would fetch each of them again: the runtime checks
 * its own list, React looks for a script element with that address. Browsers do not fetch an element of this type.
 */
const markAsLoaded = (names: readonly string[]) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(${JSON.stringify({ otherChunks: names, runtimeModuleIds: [] })});` +
  `${JSON.stringify(names.map(addressOf))}.forEach(a=>{const e=document.createElement("script");` +
  'e.async=true;e.type="text/plain";e.src=a;document.head.appendChild(e)})';

const addressOf = (name: string) => `/_next/${name}`;

/** Writes its name into a file of the build; null when it has an unknown form. The runtime needs no name. */
function withOwnName(name: string, text: string): string | null {
  if (name.includes("/turbopack-")) return text;
  return text.includes(OWN_NAME) ? text.replace(OWN_NAME, () => JSON.stringify(name)) : null;
}

/** Returns the files that all pages below `[lang]` load: those of the layout, then those of Next, the runtime last. */
async function namesOfAllPages(folder: string): Promise<string[]> {
  const pages = join(folder, "server/app/[lang]");
  const manifests = (await readdir(pages, { recursive: true })).filter((name) => name.endsWith(MANIFEST));
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
