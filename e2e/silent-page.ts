import { readdirSync, readFileSync } from "node:fs";
import type { BrowserContext, CDPSession, Page } from "@playwright/test";

/** The longest that a page may take to answer a question that costs it nothing. */
const ANSWER_MS = 10_000;
/** What a page that does not answer is asked about the reason may go unanswered as well. */
const REASON_MS = 5_000;
const FRAMES = 20;

/**
 * Evaluates `read` in the page; null where the page went away meanwhile. A page that has not answered after `within`
 * milliseconds fails with its address, the JavaScript that it is in, and the state of every thread of the browser's
 * page processes.
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

/** Has the pages of a context ready to be stopped: a page that is busy for good takes no debugger any more. */
export function watchPages(context: BrowserContext): void {
  context.on("page", async (page) => {
    try {
      const session = await context.newCDPSession(page);
      debuggers.set(page, session);
      await session.send("Debugger.enable");
    } catch {
      // It closed at once.
    }
  });
}

/** Where the page's script stands now, a line per frame. */
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

/** A line per thread of the page processes that this process started: its process, name, state and where it waits. */
function pageThreads(): string[] {
  const read = (path: string) => {
    try {
      return readFileSync(`/proc/${path}`, "utf8");
    } catch {
      // It ended meanwhile, or this system has no such files.
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
  // The name stands in brackets and may hold any character; state and parent follow it.
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
