/**
 * Adds to package-lock.json the binaries for other systems that the registry did not show when the lock was made.
 * Without their entries `npm ci` refuses the lock on the systems that need them. Run it after any `npm install` that
 * changed the lock; a second run changes nothing.
 */
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";

const entrySchema = z.looseObject({
  version: z.string().optional(),
  integrity: z.string().optional(),
  os: z.unknown().optional(),
  optional: z.boolean().optional(),
  dev: z.boolean().optional(),
  devOptional: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const answerSchema = z.object({ "dist.integrity": z.string().optional(), license: z.string().optional() });
const lockSchema = z.looseObject({ packages: z.record(z.string(), entrySchema) });
export type Lock = z.infer<typeof lockSchema>;

type Platform = { os?: string[]; cpu?: string[]; libc?: string[] };

/** Checks the file instead of parsing it: zod would return the keys in another order than npm's. */
const isLock = (value: unknown): value is Lock => lockSchema.safeParse(value).success;

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const SYSTEMS = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
];
const PROCESSORS = [
  "arm64",
  "arm",
  "ia32",
  "loong64",
  "mips64el",
  "ppc64",
  "riscv64",
  "s390x",
  "wasm32",
  "x64",
];

/** Returns the machines for which a binary package is meant, from the words of its name: `@next/swc-linux-x64-musl`. */
export function platformOf(name: string): Platform {
  const words = name.split(/[-/]/).map((word) => (word === "win" ? "win32" : word));
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const libc =
    os[0] !== "linux" ? [] : words.some((word) => word.startsWith("musl")) ? ["musl"] : libcOfGnu(words);
  return { ...(cpu.length && { cpu }), ...(libc.length && { libc }), ...(os.length && { os }) };
}

const libcOfGnu = (words: string[]) => (words.some((word) => word.startsWith("gnu")) ? ["glibc"] : []);

/**
 * Returns the lock with an entry for each optional dependency that a locked package names with an exact version and
 * that has none yet, and the names of the added packages.
 * @throws when the name of a missing package names no machine: an entry without one would be installed everywhere.
 */
export function completeLock(lock: Lock): { lock: Lock; added: string[] } {
  const packages = { ...lock.packages };
  const added: string[] = [];
  for (const [path, { dev, devOptional, optionalDependencies = {} }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!EXACT.test(version) || isInstalled(packages, path, name)) continue;
      const platform = platformOf(name);
      if (!platform.os && !platform.cpu)
        throw new Error(`${name} does not name a system: complete it by hand`);
      packages[`node_modules/${name}`] = {
        version,
        ...(platform.cpu && { cpu: platform.cpu }),
        ...(dev && { dev }),
        ...(devOptional && { devOptional }),
        ...(platform.libc && { libc: platform.libc }),
        optional: true,
        ...(platform.os && { os: platform.os }),
      };
      added.push(`${name}@${version}`);
    }
  }
  const sorted = Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, "en"));
  return { lock: { ...lock, packages: Object.fromEntries(sorted) }, added: added.toSorted() };
}

/** Facts that a registry publishes about a version: the hash of its bytes ("sha512-…") and its licence. */
interface Published {
  integrity: string;
  license?: string | undefined;
}

/**
 * Adds hash and licence to each binary without a hash, using `lookUp` (undefined for an unknown package); also returns
 * the names of those that stay without. npm does not verify a package without a hash.
 */
export async function hashLock(
  lock: Lock,
  lookUp: (name: string, version: string) => Promise<Published | undefined>,
): Promise<{ lock: Lock; hashed: string[]; unknown: string[] }> {
  const packages = { ...lock.packages };
  const hashed: string[] = [];
  const unknown: string[] = [];
  for (const [path, part] of Object.entries(packages)) {
    if (!part.optional || part.integrity || !part.version) continue;
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    const published = await lookUp(name, part.version);
    (published ? hashed : unknown).push(`${name}@${part.version}`);
    if (!published) continue;
    const { integrity, license } = published;
    // Properties in npm's own order.
    const { version, optional, os, ...rest } = part;
    packages[path] = {
      version,
      integrity,
      ...rest,
      ...(license && { license }),
      optional,
      ...(os !== undefined && { os }),
    };
  }
  return { lock: { ...lock, packages }, hashed, unknown };
}

async function askRegistry(name: string, version: string): Promise<Published | undefined> {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { stdout } = await promisify(execFile)(npm, [
    "view",
    `${name}@${version}`,
    "dist.integrity",
    "license",
    "--json",
  ]).catch(() => ({ stdout: "{}" }));
  const { "dist.integrity": integrity, license } = answerSchema.parse(JSON.parse(stdout));
  return integrity ? { integrity, license } : undefined;
}

/** Returns whether Node would find the package: beside the dependent package, then in each folder above. */
function isInstalled(packages: Lock["packages"], path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    if (packages[folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`]) return true;
    if (folder === "") return false;
  }
}

if (import.meta.main) {
  const file = resolve(import.meta.dirname, "../package-lock.json");
  const content: unknown = JSON.parse(await readFile(file, "utf8"));
  if (!isLock(content)) throw new Error(`${file} is not a lock file of npm`);
  const { lock: completed, added } = completeLock(content);
  const { lock, hashed, unknown } = await hashLock(completed, askRegistry);
  if (added.length + hashed.length > 0) await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
  const say = (title: string, names: string[]) =>
    process.stdout.write(names.length > 0 ? `${title}:\n  ${names.join("\n  ")}\n` : "");
  say("Added", added);
  say("Hashed", hashed);
  say("Without a hash, as the registry does not know them", unknown);
  if (added.length + hashed.length === 0) process.stdout.write("The lock is complete.\n");
}
