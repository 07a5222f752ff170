import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** The first test that needs the demo catalogue makes the dump from which all others restore theirs. */
const FIRST_DUMP = 240_000;

/** A screen on the real API takes a second alone; a busy machine may need longer. */
const BUSY_MACHINE = 60_000;

/** By itself the runner leaves one core free, which on two cores is half of all. */
const ALL_CORES = "100%";

const FOLDERS = "app,bench,components,contract,demo,features,lib,scripts,server,tests,verify";

/** Tests of code that no component is rendered for and that needs a document all the same. */
const IN_A_DOCUMENT = `{${FOLDERS}}/**/*.dom.test.ts`;

/** Files that keep a worker of their own, each with the reason. */
const ALONE = [
  // Measures sounds in processes that give way to all others; not shown in company yet.
  "tests/contract/similarity.test.ts",
  // Next keeps nothing unless what its server sets is there before its modules, and replaces the console and the clock.
  "lib/api/with-fallback.test.ts",
  "middleware.test.ts",
  "next.config.test.ts",
  "tests/home-data.test.ts",
  "tests/site-reads.test.ts",
  // Measure how memory grows, which the garbage of other files would hide or add to.
  "server/search/similarity/uploads/hostile-uploads.test.ts",
  "server/operate/import/files/bad-input.test.ts",
  // Replaces a module.
  "lib/i18n/messages.test.ts",
];

const CONTRACT = "tests/contract/**";
const PROCESS = "tests/process/**";
const CLIENTS = "tests/clients/**";

/**
 * Node 24 ends a process now and then that opens one embedded database after another, while it frees the code that it
 * compiled at first (nodejs/node#64500): here it keeps that code.
 */
const KEEP_COMPILED_CODE = ["--no-wasm-code-gc"];

const shared = {
  exclude: ["**/node_modules/**", "e2e/**"],
  execArgv: KEEP_COMPILED_CODE,
  hookTimeout: FIRST_DUMP,
  testTimeout: BUSY_MACHINE,
};

/** A worker takes one file after another; each leaves it as it found it (docs/tests.md). */
const inCompany = {
  ...shared,
  environment: "node",
  maxWorkers: ALL_CORES,
  isolate: false,
  setupFiles: ["./tests/support/left-as-found.ts"],
};

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        // Half of the time that a file of its own process takes is loading the same server and compiling the same
        // database.
        test: {
          ...inCompany,
          name: "node",
          include: [`{${FOLDERS}}/**/*.test.ts`, "*.test.ts"],
          exclude: [...shared.exclude, ...ALONE, IN_A_DOCUMENT, CONTRACT, PROCESS, CLIENTS],
        },
      },
      {
        extends: true,
        test: {
          ...inCompany,
          name: "contract",
          include: [`${CONTRACT}/*.test.ts`],
          exclude: [...shared.exclude, ...ALONE],
        },
      },
      {
        extends: true,
        test: { ...shared, name: "alone", environment: "node", maxWorkers: ALL_CORES, include: ALONE },
      },
      {
        extends: true,
        // These start the built server, kill it, and start it again.
        test: {
          ...shared,
          name: "process",
          environment: "node",
          maxWorkers: ALL_CORES,
          include: [`${PROCESS}/*.test.ts`],
        },
      },
      {
        extends: true,
        // Tools of others make clients of the API; they are installed apart (clients/).
        test: { ...shared, name: "clients", environment: "node", include: [`${CLIENTS}/*.test.ts`] },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: "jsdom",
          environment: "jsdom",
          maxWorkers: ALL_CORES,
          environmentOptions: { jsdom: { url: "http://localhost:4000/" } },
          include: [`{${FOLDERS}}/**/*.test.tsx`, IN_A_DOCUMENT],
          setupFiles: ["./tests/support/jsdom.ts"],
          // It imports "next/navigation" without extension, which only a bundler resolves.
          server: { deps: { inline: ["next-intl"] } },
        },
      },
    ],
  },
});
