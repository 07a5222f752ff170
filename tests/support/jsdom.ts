import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from "vitest";

/** Requests of a test go nowhere but to the handlers it names; any other fails it. */
export const network = setupServer();

/** Milliseconds that a test waits for an element or a request: long enough for a busy machine, never slept through. */
configure({ asyncUtilTimeout: 20_000 });

let errors: MockInstance<typeof console.error>;

beforeAll(() => network.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  errors = vi.spyOn(console, "error");
});
afterEach(() => {
  cleanup();
  network.resetHandlers();
  const calls = errors.mock.calls;
  errors.mockRestore();
  expect(calls, "console.error was called").toEqual([]);
});
afterAll(() => network.close());

// jsdom has none of these.
window.matchMedia ??= (media) => ({
  matches: false,
  media,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
});
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// It sees nothing: nothing comes near the screen.
window.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};
Element.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};

// jsdom has bytes of its own kind; the real API that answers here knows Node's, which TextEncoder gives.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer.prototype).constructor;

// What only screen readers get is out of the flow: as in a browser, a word boundary before and after it.
const spoken = document.createElement("style");
spoken.textContent = ".sr-only { display: block }";
document.head.append(spoken);
