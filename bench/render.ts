import { z } from "zod";
import { albumPaths } from "./catalogue-paths.ts";
import { startMinimal } from "./minimal-next.ts";
import { cpuSeconds, type Running } from "./servers.ts";
import { number, printTable } from "./table.ts";
import { verdict } from "./verdict.ts";

/** Pages of each kind requested before it is timed, so that the compiler has optimised the code. */
const WARM = 16;
const MOST = 60;

const termsShape = z.object({
  "hydra:member": z.array(z.object({ terms: z.array(z.object({ slug: z.string(), title: z.string() })) })),
});

/**
 * Measures the processor time of uncached pages, compared with a minimal Next page that is rendered on each request.
 */
export async function benchRender(sillon: Running): Promise<void> {
  const answer = await fetch(`${sillon.url}/api/track_taxonomies?isEnable=1`);
  const terms = termsShape.parse(await answer.json())["hydra:member"].flatMap((taxonomy) => taxonomy.terms);
  const numbers = Array.from({ length: MOST + WARM }, (_, at) => at);
  const kinds: { kind: string; paths: string[]; goal: number; status?: number }[] = [
    { kind: "album", paths: await albumPaths(sillon.url), goal: 8 },
    {
      kind: "text search that finds",
      paths: terms.map(({ title }) => `/en/recherche/${encodeURIComponent(title)}`),
      goal: 10,
    },
    { kind: "guided search", paths: terms.map(({ slug }) => `/en/search-guidee?terms=${slug}`), goal: 10 },
    {
      kind: "404, an album that is none",
      paths: numbers.map((at) => `/en/albums/none-${at}`),
      goal: 1,
      status: 404,
    },
    {
      kind: "404, a path of no page",
      paths: numbers.map((at) => `/fr/none/of/these-${at}`),
      goal: 1,
      status: 404,
    },
  ];
  const minimal = await startMinimal();
  try {
    const cards = await cost(
      minimal,
      numbers.map((at) => `/cards/${at}`),
    );
    const staticPage = await cost(
      minimal,
      numbers.map(() => "/"),
    );
    const rows = [
      [
        "minimal Next, kept",
        number(staticPage.cpuMs, 1),
        "",
        "",
        number(staticPage.p50, 1),
        String(staticPage.pages),
      ],
      [
        "minimal Next, 42 cards drawn",
        number(cards.cpuMs, 1),
        "",
        "",
        number(cards.p50, 1),
        String(cards.pages),
      ],
    ];
    for (const { kind, paths, goal, status } of kinds) {
      const { cpuMs, p50, pages } = await cost(sillon, paths, status);
      rows.push([kind, ...verdict(cpuMs, goal, 1), number(p50, 1), String(pages)]);
    }
    printTable("Pages not in memory, each asked for once, one after the other", [
      ["", "processor ms", "goal", "verdict", "p50 ms", "pages"],
      ...rows,
    ]);
  } finally {
    await minimal.stop();
  }
}

/** Returns milliseconds of processor time per page and the median response time, after a warm-up. */
async function cost({ url, pid }: Running, all: string[], status = 200) {
  const paths = [...new Set(all)];
  const read = async (path: string) => {
    const answer = await fetch(url + path);
    await answer.arrayBuffer();
    if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`);
  };
  for (const path of all.slice(0, WARM)) await read(path);
  const measured = (paths.length > WARM ? paths.slice(WARM) : all).slice(0, MOST);
  const before = await cpuSeconds(pid);
  const times: number[] = [];
  for (const path of measured) {
    const startedAt = performance.now();
    await read(path);
    times.push(performance.now() - startedAt);
  }
  const cpu = (await cpuSeconds(pid)) - before;
  return {
    pages: times.length,
    cpuMs: (1000 * cpu) / times.length,
    p50: times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0,
  };
}
