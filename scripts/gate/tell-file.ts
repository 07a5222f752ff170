import { relative } from "node:path";
import type { Reporter as PlaywrightReporter, TestCase } from "@playwright/test/reporter";
import type { TestModule, Reporter as VitestReporter } from "vitest/node";

/** A file of tests, by its path from the root, was begun or is done. */
export type FileNews = { file: string; isBegun: boolean };

/**
 * A reporter for Vitest and for Playwright: tells the process that started them which file is under way. Vitest's
 * begins with loading what the file needs; in Playwright each test begins its file anew.
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
