import { readdirSync, readFileSync } from "node:fs";
import type { BrowserContext, CDPSession, Page } from "@playwright/test";

/** Longest time that a page may take to answer a trivial question. */
const ANSWER_MS = 10_000;
/** Longest time to wait for the reason, which an unresponsive page may not give either. */
const REASON_MS = 5_000;
const FRAMES = 20;

/**
 * Evaluates `read` in the page; returns null if the page has closed meanwhile. Throws if the page does not answer
 * within `within` milliseconds, with its address, its current JavaScript stack, and the state of every thread of the
 * browser's page processes.
 */
export async function askPage<T>(page: Page, read: () => T, within = ANSWER_MS): Promise<T | null> {
  const silent = Symbol("silent");
  const answer = await Promise.race([page.evaluate(read).catch(() => null), after(within, silent)]);
  if (answer !== silent) return answer as T | null;
  const stack = await Promise.race([stackOf(page), after(REASON_MS, "the page does not tell it")]);
  throw new Error(
    `The page at ${page.url()} fell silent: no answer in ${within / 1000} s.\n` +
      `JavaScript: ${stack}\nThreads of page processes:\n${pageThreads().join("\n")}`,
  );
}

const after = <T>(ms: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(value), ms).unref());

const debuggers = new WeakMap<Page, CDPSession>();

/** Attaches a debugger to the pages of a context beforehand: a page that is busy for good accepts none any more. */
export function watchPages(context: BrowserContext): void {
  context.on("page", async (page) => {
    try {
      const session = await context.newCDPSession(page);
      debuggers.set(page, session);
      await session.send("Debugger.enable");
    } catch {
      // The page closed at once.
    }
  });
}

/** Returns the current stack of the page's script, a line per frame. */
function stackOf(page: Page): Promise<string> {
  const session = debuggers.get(page);
  if (!session) return Promise.resolve("its debugger is not attached");
  return new Promise((resolve, reject) => {
    session.once("Debugger.paused", ({ callFrames }) => {
      resolve(framesOf(callFrames));
      session.send("Debugger.resume").catch(reject);
    });
    session.send("Debugger.pause").catch(reject);
  });
}

const framesOf = (
  frames: readonly { functionName: string; url: string; location: { lineNumber: number } }[],
) =>
  frames
    .slice(0, FRAMES)
    .map(
      ({ functionName, url, location }) =>
        `\n  ${functionName || "(nameless)"} ${url}:${location.lineNumber + 1}`,
    )
    .join("");

/**
 * Returns a line per thread of the page processes that this process started: process, name, state and what it waits
 * for.
 */
function pageThreads(): string[] {
  const read = (path: string) => {
    try {
      return readFileSync(`/proc/${path}`, "utf8");
    } catch {
      // The process has ended, or this system has no such files.
      return "";
    }
  };
  const numbersIn = (path: string) => {
    try {
      return readdirSync(`/proc/${path}`).filter((name) => /^\d+$/.test(name));
    } catch {
      return [];
    }
  };
  // The name is in brackets and may contain any character; state and parent follow it.
  const statOf = (path: string) => /\((.*)\) (\S) (\d+)/s.exec(read(`${path}/stat`)) ?? [];
  const isOurs = (pid: string): boolean =>
    pid === String(process.pid) || (Number(pid) > 1 && isOurs(statOf(pid)[3] ?? "0"));
  return numbersIn("")
    .filter((pid) => read(`${pid}/cmdline`).includes("--type=renderer") && isOurs(pid))
    .flatMap((pid) =>
      numbersIn(`${pid}/task`).map((tid) => {
        const [, name, state] = statOf(`${pid}/task/${tid}`);
        return `  ${pid} ${name} ${state} ${read(`${pid}/task/${tid}/wchan`)}`;
      }),
    );
}
