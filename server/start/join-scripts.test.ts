import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Script } from "node:vm";
import { afterEach, expect, test } from "vitest";
import { joinScripts, readJoinedScripts } from "./join-scripts.ts";

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** A file as the build writes it, which finds its own name by its script element. */
const chunk = (module: number) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${module},e=>{}])`;
const RUNTIME = "globalThis.begun=globalThis.TURBOPACK.length";

const manifest = (page: string, parts: Record<string, string[]>) =>
  `globalThis.__RSC_MANIFEST = {};\nglobalThis.__RSC_MANIFEST["${page}"] = ${JSON.stringify({
    clientModules: { "a.js": { chunks: ["/_next/static/chunks/never.js"] } },
    entryJSFiles: parts,
  })};\n`;

/** Writes a build of two pages that share the layout, a file of its error page, and the files of Next. */
async function build(files: Record<string, string> = {}) {
  const root = await mkdtemp(join(tmpdir(), "sillon-join-"));
  folders.push(root);
  const frame = {
    layout: ["static/chunks/frame.js"],
    error: ["static/chunks/frame.js", "static/chunks/error.js"],
  };
  const page = (name: string) =>
    manifest(`/[lang]/${name}/page`, { ...frame, page: [`static/chunks/${name}.js`] });
  const all = {
    "build-manifest.json": JSON.stringify({
      rootMainFiles: ["static/chunks/next.js", "static/chunks/turbopack-1.js"],
    }),
    "server/app/[lang]/albums/page_client-reference-manifest.js": page("albums"),
    "server/app/[lang]/album/[slug]/page_client-reference-manifest.js": page("album"),
    "server/app/_not-found/page_client-reference-manifest.js": manifest("/_not-found/page", {}),
    "static/chunks/frame.js": chunk(1),
    "static/chunks/error.js": chunk(2),
    "static/chunks/next.js": chunk(3),
    "static/chunks/turbopack-1.js": RUNTIME,
    "static/chunks/albums.js": chunk(4),
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(root, "out", name)), { recursive: true });
    await writeFile(join(root, "out", name), text);
  }
  return root;
}

test("the scripts that every page loads are joined into one file: each part knows its own name, and the runtime is last", async () => {
  const root = await build();
  await joinScripts(root, "out");
  const joined = await readJoinedScripts(root, "out");
  expect(joined?.parts).toEqual(
    ["frame", "error", "next", "turbopack-1"].map((name) => `/_next/static/chunks/${name}.js`),
  );
  expect(joined?.address).toMatch(/^\/_next\/static\/chunks\/joined-[\w-]{16}\.js$/);
  expect(joined?.ahead).toEqual({
    from: ["/_next/static/chunks/albums.js"],
    to: ["/_next/static/chunks/album.js"],
  });
  const text = await readFile(join(root, "out", joined?.address.replace("/_next/", "") ?? ""), "utf8");
  const placed: Record<string, unknown>[] = [];
  const document = {
    createElement: () => ({}),
    head: { appendChild: (one: (typeof placed)[0]) => placed.push(one) },
  };
  const site: { TURBOPACK?: unknown[]; begun?: number; document: unknown } = { document };
  new Script(text).runInNewContext(site);
  const [told, ...pushed] = site.TURBOPACK ?? [];
  expect(told).toEqual({
    otherChunks: joined?.parts.map((part) => part.replace("/_next/", "")),
    runtimeModuleIds: [],
  });
  expect((pushed as [string, number][]).map(([name, module]) => [name, module])).toEqual([
    ["static/chunks/frame.js", 1],
    ["static/chunks/error.js", 2],
    ["static/chunks/next.js", 3],
  ]);
  expect(site.begun).toBe(4);
  expect(placed).toEqual(joined?.parts.map((src) => ({ async: true, type: "text/plain", src })));
});

test("files of an unknown form are not joined", async () => {
  const root = await build({ "static/chunks/error.js": "self.webpackChunk=[]" });
  await joinScripts(root, "out");
  expect(await readJoinedScripts(root, "out")).toBeNull();
});
