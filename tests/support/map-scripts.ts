import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { vi } from "vitest";

/** Script elements that the page under test added, in order. */
const asked: HTMLScriptElement[] = [];

/**
 * Runs the scripts of `public/map` in jsdom, which loads none: each runs when the page adds it, or fails while
 * `failing` returns true. Returns a function that lists the requested addresses.
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
