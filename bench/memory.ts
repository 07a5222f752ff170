import { z } from "zod";
import { startMinimal } from "./minimal-next.ts";
import { type Running, residentMegabytes, startSillon } from "./servers.ts";
import { number, printTable } from "./table.ts";
import { verdict } from "./verdict.ts";

/** Milliseconds without requests after which the garbage collector has freed what it is going to free. */
const REST_MS = Number(process.env.MEMORY_REST ?? 20_000);
const PAGES = 400;
const SEARCHES = 300;

const termsShape = z.object({
  "hydra:member": z.array(z.object({ terms: z.array(z.object({ title: z.string() })) })),
});

/**
 * Measures the resident memory of a server of its own at rest, after a walk through its pages and after searches, with
 * a minimal Next site for comparison.
 */
export async function benchMemory(): Promise<void> {
  const sillon = await startSillon();
  const minimal = await startMinimal();
  try {
    const rows: string[][] = [];
    const addRow = async (what: string, goal: number) => {
      await new Promise((done) => setTimeout(done, REST_MS));
      const [ours, bare] = await Promise.all([sillon, minimal].map(({ pid }) => residentMegabytes(pid)));
      rows.push([what, ...verdict(ours ?? 0, goal), number(bare ?? 0)]);
    };
    await addRow("at rest", 300);
    const pages = await pathsOf(sillon);
    for (const path of pages) await read(sillon.url + path);
    for (let at = 0; at < PAGES; at += 1) await read(`${minimal.url}/cards/${at}`);
    await addRow(`after ${pages.length} pages`, 400);
    const searches = await searchesOf(sillon);
    for (const path of searches) await read(sillon.url + path);
    for (let at = 0; at < SEARCHES; at += 1) await read(`${minimal.url}/cards/search-${at}`);
    await addRow(`after ${searches.length} searches more`, 450);
    printTable(`Resident memory in MB, ${number(REST_MS / 1000)} s after the last request`, [
      ["", "Sillon", "goal", "verdict", "minimal Next"],
      ...rows,
    ]);
  } finally {
    await minimal.stop();
    await sillon.stop();
  }
}

/** Returns the first pages of the sitemap, in a crawler's order. */
async function pathsOf({ url }: Running): Promise<string[]> {
  const addresses = async (path: string) =>
    [...(await (await fetch(url + path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = ""]) => new URL(address).pathname,
    );
  const parts = (await addresses("/sitemap.xml")).filter((path) => path.endsWith(".xml"));
  const paths =
    parts.length > 0 ? (await Promise.all(parts.map(addresses))).flat() : await addresses("/sitemap.xml");
  return paths.slice(0, PAGES);
}

/**
 * Returns addresses of text searches with results, on pages of alternating languages: first the name of each term, then
 * two names together.
 */
async function searchesOf({ url }: Running): Promise<string[]> {
  const answer = await fetch(`${url}/api/track_taxonomies?isEnable=1`);
  const titles = termsShape
    .parse(await answer.json())
    ["hydra:member"].flatMap(({ terms }) => terms.map(({ title }) => title));
  return Array.from({ length: SEARCHES }, (_, at) => {
    const round = Math.floor(at / titles.length);
    const words = [titles[at % titles.length], ...(round > 0 ? [titles[(at + round) % titles.length]] : [])];
    return `/${at % 2 ? "fr" : "en"}/recherche/${encodeURIComponent(words.join(" "))}`;
  });
}

async function read(address: string): Promise<void> {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
}
