import { afterEach, expect, test, vi } from "vitest";
import { sendFile } from "./similarity-data.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an upload has no time limit while it makes progress, and a minute after that", () => {
  vi.useFakeTimers();
  const request = {
    open() {},
    setRequestHeader() {},
    send() {},
    timeout: 0,
    upload: { onprogress: (_: { loaded: number; total: number }) => {} },
  };
  vi.stubGlobal("XMLHttpRequest", new Proxy(class {}, { construct: () => request }));
  const onProgress = vi.fn();
  void sendFile(new File(["a film"], "a.mp4"), { onProgress, signal: new AbortController().signal });
  expect(request.timeout).toBe(60_000);
  vi.advanceTimersByTime(50_000);
  request.upload.onprogress({ loaded: 1, total: 4 });
  expect(request.timeout).toBe(110_000);
  vi.advanceTimersByTime(50_000);
  request.upload.onprogress({ loaded: 2, total: 4 });
  expect(request.timeout).toBe(160_000);
  expect(onProgress).toHaveBeenLastCalledWith(0.5);
});
