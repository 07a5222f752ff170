import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Metric, Reading } from "./metric.ts";

/** Seconds: a cached page takes less than the first, an analysed upload more than the last. */
const ANSWER_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];
const DRAWING_SECONDS = [0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** A completed request. */
export interface Answered {
  method: string;
  /** The pattern of its path. */
  route: string;
  /** The answer's status, or `aborted` when the caller left before its end. */
  status: string;
  seconds: number;
}

/** Metrics of this process, in the text format of Prometheus. */
export interface Metrics {
  answered(request: Answered): void;
  /** Records the render time of a page. */
  recordRender(seconds: number): void;
  /** Adds added to read on every request for metrics. */
  watch(added: readonly Metric[]): void;
  readonly contentType: string;
  text(): Promise<string>;
}

/**
 * Returns metrics that start at zero. They include Node's own (processor, memory, open files, delay of the event loop).
 */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const answers = new Histogram({
    name: "sillon_http_request_duration_seconds",
    help: "Time from a request to the end of its answer, by the pattern of its path",
    labelNames: ["method", "route", "status"],
    buckets: ANSWER_SECONDS,
    registers,
  });
  const renders = new Histogram({
    name: "sillon_page_render_duration_seconds",
    help: "Time to draw a page that is the same for everyone",
    buckets: DRAWING_SECONDS,
    registers,
  });

  return {
    answered: ({ seconds, ...labels }) => answers.observe(labels, seconds),
    recordRender: (seconds) => renders.observe(seconds),
    watch(added) {
      for (const metric of added) watch(registry, metric);
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

function watch(registry: Registry, { name, help, label, read }: Metric): void {
  const options = { name, help, labelNames: label ? [label] : [], registers: [registry] };
  // Counts from elsewhere are copied unchanged.
  const metric: Counter | Gauge = name.endsWith("_total")
    ? new Counter({ ...options, collect })
    : new Gauge({ ...options, collect });

  async function collect() {
    // A metric that cannot be read is left out: then the others are all the more important.
    const reading = await Promise.resolve()
      .then(read)
      .catch(() => null);
    metric.reset();
    // Without a label it would be 0.
    if (reading === null && !label) metric.remove();
    for (const [value, number] of Object.entries(namedBy(reading))) {
      if (label) metric.inc({ [label]: value }, number);
      else metric.inc(number);
    }
  }
}

const namedBy = (reading: Reading | null) =>
  typeof reading === "number" ? { "": reading } : (reading ?? {});
