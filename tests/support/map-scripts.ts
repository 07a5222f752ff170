import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { vi } from "vitest";

/** Elements of scripts that the page under test asked for, in order. */
const asked: HTMLScriptElement[] = [];

/**
 * Gives jsdom, which loads no script, those of `public/map`: they run when they are asked for, or fail while
 * `failing` says so. Gives the addresses that were asked for.
 */
export function serveMapScripts({ failing }: { failing: () => boolean }): () => string[] {
  asked.length = 0;
  globalThis.sillonMap = undefined;
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) append(node);
      else {
        asked.push(node);
        queueMicrotask(() => run(node, failing()));
      }
    }
  });
  return () => asked.map(({ src }) => new URL(src).pathname);
}

function run(script: HTMLScriptElement, fails: boolean): void {
  if (!fails) {
    const path = resolve(import.meta.dirname, "../../public", `.${new URL(script.src).pathname}`);
    new Function("self", readFileSync(path, "utf8"))(globalThis);
  }
  script.dispatchEvent(new Event(fails ? "error" : "load"));
}
