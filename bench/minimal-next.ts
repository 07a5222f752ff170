import { execFileSync, spawn } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { endChild, isAnswering, type Running } from "./servers.ts";

const ROOT = resolve(import.meta.dirname, "..");
/** Folder of the minimal site: inside the repository, so that it uses the same Next, and ignored by Git. */
export const MINIMAL = join(ROOT, ".next/minimal-next");
/** Number of cards: as many as a list of albums shows. */
const CARDS = 42;
/**
 * The smallest useful Next site: static pages, a list of links to some of them, and a page rendered on each request.
 */
const FILES = {
  "app/layout.jsx": "export default ({ children }) => <html lang='en'><body>{children}</body></html>;\n",
  "app/page.jsx": "export default () => <p>Hello</p>;\n",
  "app/cards/[name]/page.jsx": `export const dynamic = "force-dynamic";
const Cards = async ({ params }) => {
  const { name } = await params;
  return <ul>{Array.from({ length: ${CARDS} }, (_, at) => (
    <li key={at}><a href={"/cards/" + at}><img src={"/" + at + ".svg"} alt="" /><h2>{name} {at}</h2></a><p>Some words of it</p></li>
  ))}</ul>;
};
export { Cards as default };
`,
  "app/list/page.jsx": [
    'import Link from "next/link";',
    `const items = Array.from({ length: ${CARDS} }, (_, item) => item);`,
    'const Line = ({ item }) => <li><Link href={"/item/" + item}>Item {item}</Link></li>;',
    "export default () => <ul>{items.map((item) => <Line key={item} item={item} />)}</ul>;",
  ].join("\n"),
  "app/item/[slug]/page.jsx": [
    `const slugs = Array.from({ length: ${CARDS} }, (_, item) => ({ slug: String(item) }));`,
    "export const generateStaticParams = () => slugs;",
    "const rows = [1, 2, 3, 4, 5, 6, 7, 8].map((row) => <li key={row}>Row {row}</li>);",
    "const Page = async ({ params }) => <main><h1>Item {(await params).slug}</h1><ol>{rows}</ol></main>;",
    "export default Page;",
  ].join("\n"),
  "next.config.mjs": `export default { turbopack: { root: ${JSON.stringify(ROOT)} } };\n`,
  "package.json": '{ "private": true, "type": "module" }\n',
};
const NEXT = join(ROOT, "node_modules/next/dist/bin/next");
const START_MS = 60_000;
const POLL_MS = 100;

const environment = () => ({
  ...process.env,
  NODE_ENV: "production" as const,
  NEXT_TELEMETRY_DISABLED: "1",
  NO_COLOR: "1",
});

let built: Promise<void> | undefined;

/** Builds the minimal site into `MINIMAL`, once per run. */
export function buildMinimal(): Promise<void> {
  built ??= build();
  return built;
}

async function build(): Promise<void> {
  await rm(MINIMAL, { recursive: true, force: true });
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(join(MINIMAL, name, ".."), { recursive: true });
    await writeFile(join(MINIMAL, name), text);
  }
  execFileSync(process.execPath, [NEXT, "build"], {
    cwd: MINIMAL,
    env: environment(),
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** Starts the minimal site with `next start`: `/` is static, `/cards/{name}` is rendered on each request. */
export async function startMinimal(): Promise<Running> {
  await buildMinimal();
  const port = 40_000 + (process.pid % 20_000);
  const child = spawn(process.execPath, [NEXT, "start", "-p", String(port), "-H", "127.0.0.1"], {
    cwd: MINIMAL,
    env: environment(),
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = () => endChild(child);
  const deadline = Date.now() + START_MS;
  while (!(await isAnswering(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error("The minimal Next site did not start");
    }
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  return { url, pid: child.pid ?? 0, folder: MINIMAL, stop };
}
