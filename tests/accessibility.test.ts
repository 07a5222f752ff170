import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Criteria of each of the thirteen topics (RGAA 4.1). */
const TOPICS = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

const read = (path: string) => readFileSync(path, "utf8");
const page = read("docs/accessibility.md");
const rows = [...page.matchAll(/^\| (\d+\.\d+) \| (yes|no|n\/a) \| (.+) \|$/gm)].map(
  ([, id, met, proof]) => ({
    id: id ?? "",
    met,
    proof: proof ?? "",
  }),
);
const failing = rows.filter(({ met }) => met === "no").map(({ id }) => id);
const applicable = rows.filter(({ met }) => met !== "n/a").length;

test("each of the 106 criteria of RGAA 4.1 has its result and its proof, once and in order", () => {
  const all = TOPICS.flatMap((count, topic) =>
    Array.from({ length: count }, (_, index) => `${topic + 1}.${index + 1}`),
  );
  expect(all).toHaveLength(106);
  expect(rows.map(({ id }) => id)).toEqual(all);
});

test("the files that are named as proof exist", () => {
  const files = [...page.matchAll(/`([\w./-]+\.(?:tsx?|css|js|md))`/g)].map(([, file]) => file ?? "");
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test("the statement that visitors read, and the link to it, say what this page says", () => {
  const met = applicable - failing.length;
  expect(page).toContain(`**${applicable} criteria apply: ${met} are met, ${failing.length} are not.**`);
  const french = read("demo/content/pages/accessibilite.fr.md");
  const english = read("demo/content/pages/accessibility.en.md");
  expect(french).toContain(`${applicable} critères concernent le site\u202f; ${failing.length} ne`);
  expect(english).toContain(`${applicable} criteria apply to the site; ${failing.length} are not met`);
  expect([...french.matchAll(/^- Critère (\d+\.\d+)/gm)].map(([, id]) => id)).toEqual(failing);
  expect([...english.matchAll(/^- Criterion (\d+\.\d+)/gm)].map(([, id]) => id)).toEqual(failing);
  // Without an audit the law knows no other state (decree 2019-768, article 3).
  expect(french).toContain("## État de conformité\u00a0: non conforme");
  expect(english).toContain("## Compliance status: not compliant");
  expect(read("demo/content/menus.yaml")).toContain('"Accessibilité\u00a0: non conforme"');
});
