import { setImmediate as turn } from "node:timers/promises";
import { afterAll, vi } from "vitest";
import { openDatabases } from "./fresh-database.ts";

/** Set by sharp when it is loaded. */
const SET_ONCE = "VIPSHOME";
/** Objects whose functions tests replace. */
const BUILT_IN = { globalThis, console, crypto, performance, process, Date, JSON, Math };
/** Kinds of resource that Node reports as open: servers, processes, watched folders. */
const RUNNING = ["TCPServerWrap", "ProcessWrap", "FSEventWrap"];

const functions = () =>
  Object.entries(BUILT_IN).flatMap(([name, owner]) =>
    Object.entries(Object.getOwnPropertyDescriptors(owner)).map(
      ([key, descriptor]) => [`${name}.${key}`, descriptor, owner] as const,
    ),
  );
const running = () => process.getActiveResourcesInfo().filter((kind) => RUNNING.includes(kind));

const found = {
  environment: { ...process.env },
  folder: process.cwd(),
  fakeTimers: vi.isFakeTimers(),
  functions: new Map(functions().map(([name, descriptor]) => [name, descriptor])),
  databases: openDatabases(),
  running: running(),
};

/** Lists variables by name only, since values may be secrets. */
const changedVariables = () =>
  Object.keys({ ...found.environment, ...process.env }).filter(
    (name) => name !== SET_ONCE && process.env[name] !== found.environment[name],
  );

/** Lists functions that differ from before; one that a library added does not count. */
const replacedFunctions = () =>
  functions().flatMap(([name, now, owner]) => {
    const before = found.functions.get(name);
    // A global that Node loads at its first use changes from a getter to the value that the getter returns.
    const value = before?.get && !now.get ? before.get.call(owner) : before?.value;
    return before && typeof now.value === "function" && now.value !== value ? [name] : [];
  });

// Test files share a worker, so none may leave anything behind; this runs after all other cleaning up of the file.
afterAll(async () => {
  // A closed server is released only at the end of the next turn of the event loop.
  await turn();
  await turn();
  const left = [
    ...changedVariables().map((name) => `${name} in the environment`),
    ...(process.cwd() === found.folder ? [] : [`the folder ${process.cwd()}`]),
    ...(vi.isFakeTimers() && !found.fakeTimers ? ["fake timers"] : []),
    ...replacedFunctions().map((name) => `${name} replaced`),
    ...(openDatabases() > found.databases ? ["a database that is open"] : []),
    ...running()
      .slice(found.running.length)
      .map((kind) => `a ${kind} that runs`),
  ];
  if (left.length > 0) throw new Error(`This file leaves to the next one: ${left.join(", ")}`);
});
