import { relative } from "node:path";
import type { Reporter as PlaywrightReporter, TestCase } from "@playwright/test/reporter";
import type { TestModule, Reporter as VitestReporter } from "vitest/node";

/** A test file, by its path from the root, has started or ended. */
export type FileNews = { file: string; hasStarted: boolean };

/**
 * A reporter for Vitest and Playwright: tells the parent process which test file is running. In Vitest a file starts
 * with loading its modules; in Playwright each test starts its file again.
 */
export default class FileReporter implements VitestReporter, PlaywrightReporter {
  onTestModuleQueued({ moduleId }: TestModule) {
    send(moduleId, true);
  }
  onTestModuleEnd({ moduleId }: TestModule) {
    send(moduleId, false);
  }
  onTestBegin({ location }: TestCase) {
    send(location.file, true);
  }
  onTestEnd({ location }: TestCase) {
    send(location.file, false);
  }
  printsToStdio() {
    return false;
  }
}

const send = (path: string, hasStarted: boolean) =>
  process.send?.({ file: relative(process.cwd(), path), hasStarted } satisfies FileNews);
