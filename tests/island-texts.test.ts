import { resolve } from "node:path";
import { expect, test } from "vitest";
import { layoutMessages } from "#/lib/i18n/island-messages.ts";
import { isTest } from "./support/architecture-rules.ts";
import { unsentTexts } from "./support/island-texts.ts";
import { moduleOf, readModules } from "./support/read-modules.ts";

const product = readModules(resolve(import.meta.dirname, "..")).filter(({ path }) => !isTest(path));

/** Reached by import and yet never shown there. */
const NOT_SHOWN = [
  // The screens take its AccountSection, which reads no texts.
  /^features\/account\/account-frame\.tsx: account, below app\/\[lang\]\/user\/(password|profile)\//,
  // The band of the home page takes only the projection from the map's drawing.
  /^features\/map\/(map-failure|moving\/map-controls)\.tsx: map, below app\/\[lang\]\/page\.tsx$/,
  // The layout above this page sends them.
  /^features\/map\/territory\/territory-actions\.tsx: map, below app\/\[lang\]\/carte\//,
  // The commands of keys write notes; the component that shows them has its texts sent.
  /^features\/player\/keys\/key-note\.tsx: keys, below app\/\[lang\]\/layout\.tsx$/,
  // Drawn by the search by synonyms alone.
  /^features\/search\/synonyms\/(near-section|synonym-web)\.tsx: synonyms, below .*(guidee|recherche)\//,
];

/** Screen tests hand over all texts: only here it is seen that a page sends too few. */
test("every text that a client component reads is sent to it, from whichever page it is reached", async () => {
  const entries = product
    .map(({ path }) => path)
    .filter((path) => /^app\/\[lang\]\/(.*\/)?(page|layout|error|not-found)\.tsx$/.test(path));
  expect(entries.length).toBeGreaterThan(30);
  const unsent = unsentTexts(product, entries, Object.keys(await layoutMessages("fr")));
  expect(unsent.filter((line) => !NOT_SHOWN.some((known) => known.test(line)))).toEqual([]);
  expect(NOT_SHOWN.filter((known) => !unsent.some((line) => known.test(line)))).toEqual([]);
});

test("the texts for failed calls are sent to every page", async () => {
  expect(await layoutMessages("fr")).toMatchObject({
    common: { expire: "La demande n’a pas abouti.", status: { 500: "Erreur interne du serveur" } },
  });
});

test("a text that is not sent is found; one that a server component reads, or that is sent above, is not", () => {
  const modules = [
    moduleOf("page.tsx", 'import "./server.tsx";\nimport "./island.tsx";\nimport "./body.tsx";'),
    moduleOf("body.tsx", 'import "./host.tsx";'),
    moduleOf("server.tsx", 'useTranslations("home");'),
    moduleOf("island.tsx", '"use client";\nimport "./part.tsx";'),
    moduleOf("part.tsx", 'useTranslations("common"); useTranslations("panel");'),
    moduleOf(
      "host.tsx",
      '"use client";\nconst MORE = ["keys"] as const;\nconst Part = lazy(() => import("./part.tsx"));\nimport "./keys.tsx";\n<LazyMessages names={["panel", ...MORE]}>',
    ),
    moduleOf("keys.tsx", 'useTranslations("keys.sheet");'),
    moduleOf("framed.tsx", 'import "./frame.tsx";\nimport "./root.tsx";'),
    moduleOf("frame.tsx", "function Frame({ children }) { pageMessages(lang, ['x', \"map\"]) }"),
    moduleOf(
      "root.tsx",
      '"use client";\nconst root = useTranslations();\nroot("map.title"); root("warning");',
    ),
  ];
  expect(unsentTexts(modules, ["page.tsx", "framed.tsx"], ["common"])).toEqual([
    "part.tsx: panel, below page.tsx",
    "root.tsx: warning, below framed.tsx",
  ]);
});
