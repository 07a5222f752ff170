import { relative } from "node:path";
import type { Reporter as PlaywrightReporter, TestCase } from "@playwright/test/reporter";
import type { TestModule, Reporter as VitestReporter } from "vitest/node";

/** A test file, by its path from the root, has started or ended. */
export type FileNews = { file: string; isBegun: boolean };

/**
 * A reporter for Vitest and Playwright: tells the parent process which test file is running. In Vitest a file starts
 * with loading its modules; in Playwright each test starts its file again.
 */
export default class TellFile implements VitestReporter, PlaywrightReporter {
  onTestModuleQueued({ moduleId }: TestModule) {
    tell(moduleId, true);
  }
  onTestModuleEnd({ moduleId }: TestModule) {
    tell(moduleId, false);
  }
  onTestBegin({ location }: TestCase) {
    tell(location.file, true);
  }
  onTestEnd({ location }: TestCase) {
    tell(location.file, false);
  }
  printsToStdio() {
    return false;
  }
}

const tell = (path: string, isBegun: boolean) =>
  process.send?.({ file: relative(process.cwd(), path), isBegun } satisfies FileNews);
