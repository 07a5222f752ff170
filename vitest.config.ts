import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** The first test that needs the demo catalogue makes the dump from which all others restore theirs. */
const FIRST_DUMP = 240_000;

/** A screen on the real API takes a second alone; a machine that runs everything at once is no failure. */
const BUSY_MACHINE = 60_000;

/** By itself the runner leaves one core free, which on two cores is half of all. */
const ALL_CORES = "100%";

/** Folders whose tests in Node are rules that are asked and answer. */
const RULES = "components,contract,features,lib";
const OTHERS = "app,bench,demo,scripts,server,tests,verify";
const FOLDERS = `${OTHERS},${RULES}`;

/** Tests of code that no component is rendered for and that needs a document all the same. */
const IN_A_DOCUMENT = `{${FOLDERS}}/**/*.dom.test.ts`;

/** Files of the contract that keep a worker of their own, each with the reason. */
const ALONE = [
  // Measures sounds in processes that give way to all others; not shown in company yet.
  "similarity",
];
/** Files of rules that do. */
const RULES_ALONE = [
  // Looks at what Next keeps, which is nothing unless what its server sets is there before its modules.
  "lib/api/with-fallback.test.ts",
  // Replaces a module.
  "lib/i18n/messages.test.ts",
];

/** The others share a worker, file after file, and leave it as they found it (docs/tests.md). */
const CONTRACT = `tests/contract/!(${ALONE.join("|")}).test.ts`;

const shared = {
  exclude: ["**/node_modules/**", "e2e/**"],
  hookTimeout: FIRST_DUMP,
  testTimeout: BUSY_MACHINE,
};

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: "node",
          environment: "node",
          maxWorkers: ALL_CORES,
          include: [`{${OTHERS}}/**/*.test.ts`, "*.test.ts", ...RULES_ALONE],
          exclude: [...shared.exclude, IN_A_DOCUMENT, CONTRACT, "tests/process/**", "tests/clients/**"],
        },
      },
      {
        extends: true,
        // Half of what a file of its own process takes is loading the same server and compiling the same database.
        test: {
          ...shared,
          name: "contract",
          environment: "node",
          maxWorkers: ALL_CORES,
          isolate: false,
          include: [CONTRACT],
          setupFiles: ["./tests/support/left-as-found.ts"],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: "pure",
          environment: "node",
          maxWorkers: ALL_CORES,
          isolate: false,
          include: [`{${RULES}}/**/*.test.ts`],
          exclude: [...shared.exclude, IN_A_DOCUMENT, ...RULES_ALONE],
          setupFiles: ["./tests/support/left-as-found.ts"],
        },
      },
      {
        extends: true,
        // These start the built server, kill it, and start it again.
        test: {
          ...shared,
          name: "process",
          environment: "node",
          maxWorkers: ALL_CORES,
          include: ["tests/process/**/*.test.ts"],
        },
      },
      {
        extends: true,
        // Tools of others make clients of the API; they are installed apart (clients/).
        test: { ...shared, name: "clients", environment: "node", include: ["tests/clients/**/*.test.ts"] },
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
