import { expect, test } from "vitest";
import { createMetrics } from "./metrics.ts";

const linesOf = (text: string, name: string) =>
  text.split("\n").filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));

test("answers are counted by method, pattern and status, in buckets of their duration", async () => {
  const metrics = createMetrics();
  const album = { method: "GET", route: "/[lang]/albums", status: "200" };
  metrics.answered({ ...album, seconds: 0.02 });
  metrics.answered({ ...album, seconds: 3 });
  metrics.answered({ ...album, status: "aborted", seconds: 1 });
  const text = await metrics.text();
  const labels = 'method="GET",route="/[lang]/albums",status="200"';
  expect(linesOf(text, "sillon_http_request_duration_seconds_bucket").slice(0, 9)).toEqual([
    `sillon_http_request_duration_seconds_bucket{le="0.005",${labels}} 0`,
    ...["0.025", "0.1", "0.25", "0.5", "1", "2.5"].map(
      (le) => `sillon_http_request_duration_seconds_bucket{le="${le}",${labels}} 1`,
    ),
    `sillon_http_request_duration_seconds_bucket{le="10",${labels}} 2`,
    `sillon_http_request_duration_seconds_bucket{le="+Inf",${labels}} 2`,
  ]);
  expect(linesOf(text, "sillon_http_request_duration_seconds_count")).toEqual([
    `sillon_http_request_duration_seconds_count{${labels}} 2`,
    'sillon_http_request_duration_seconds_count{method="GET",route="/[lang]/albums",status="aborted"} 1',
  ]);
});

test("metrics are read for each request, and one that fails does not affect the others", async () => {
  const metrics = createMetrics();
  let waiting: number | null = 3;
  metrics.watch([
    { name: "sillon_waiting", help: "Who waits", read: () => waiting },
    { name: "sillon_seen_total", help: "Who came", label: "by", read: async () => ({ day: 5, night: 0 }) },
    { name: "sillon_of_none", help: "None of them", label: "by", read: () => null },
    { name: "sillon_broken", help: "Never", read: () => Promise.reject(new Error("down")) },
  ]);
  const read = async (name: string) => linesOf(await metrics.text(), name);
  expect(await read("sillon_waiting")).toEqual(["sillon_waiting 3"]);
  const seen = ['sillon_seen_total{by="day"} 5', 'sillon_seen_total{by="night"} 0'];
  expect(await read("sillon_seen_total")).toEqual(seen);
  expect(await read("sillon_seen_total"), "counted once, however often it is read").toEqual(seen);
  waiting = 1;
  expect(await read("sillon_waiting")).toEqual(["sillon_waiting 1"]);
  waiting = null;
  expect(await read("sillon_waiting")).toEqual([]);
  expect(await read("sillon_of_none")).toEqual([]);
  expect(await read("sillon_broken")).toEqual([]);
});

test.each([
  "process_resident_memory_bytes",
  "process_open_fds",
  "process_cpu_seconds_total",
  "nodejs_eventloop_lag_p99_seconds",
  "nodejs_heap_size_used_bytes",
])("Node's metric %s is included", async (name) => {
  expect(linesOf(await createMetrics().text(), name)).toHaveLength(1);
});
