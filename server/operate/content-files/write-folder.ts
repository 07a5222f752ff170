import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import type { Database } from "#/server/platform/db/database.ts";
import { bytesOf, type MediaStore, writeWhole } from "#/server/platform/media/store.ts";
import { markdownOfHtml } from "./html-to-markdown.ts";
import type { ContentFields } from "./item.ts";
import { KINDS } from "./kinds.ts";
import { mediaFilesOf } from "./media-files.ts";
import type { PageFields } from "./page-kind.ts";

/**
 * Converts a value to YAML. Does not fold lines, so that a text of one line in the catalogue is one line in its file.
 */
const yaml = (value: unknown) => stringify(value, { lineWidth: 0 });

/**
 * Writes the catalogue as a content folder. The same content always gives the same bytes. Returns the number of files,
 * and leaves other files in the folder as they are.
 */
export async function writeFolder(db: Database, media: MediaStore, folder: string): Promise<number> {
  const stored = new Map<string, Map<string, ContentFields>>();
  for (const kind of KINDS) stored.set(kind.name, await kind.stored(db));
  const texts = textsOf((kind) => [...(stored.get(kind)?.values() ?? [])]);
  for (const [name, text] of texts) await put(join(folder, name), Buffer.from(text));
  const files = new Set([...stored.values()].flatMap((items) => [...items.values()]).flatMap(mediaFilesOf));
  let count = texts.size;
  for (const path of files) {
    const file = await media.stat(path);
    if (!file) continue;
    await put(join(folder, path), await bytesOf(file));
    count += 1;
  }
  return count;
}

async function put(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeWhole(path, bytes);
}

function textsOf(all: (kind: string) => ContentFields[]): Map<string, string> {
  const texts = new Map<string, string>();
  const terms = Map.groupBy(all("terms"), ({ taxonomy }) => taxonomy);
  const taxonomies = all("taxonomies").map((fields) => ({
    ...fields,
    terms: (terms.get(fields.slug) ?? []).map(({ taxonomy, ...term }) => term),
  }));
  texts.set("taxonomies.yaml", yaml(taxonomies));
  for (const name of ["menus", "referentials", "seo", "carousels"])
    texts.set(`${name}.yaml`, yaml(all(name)));
  for (const name of ["writers", "placements"]) {
    for (const fields of all(name)) texts.set(`${name}/${fields.slug}.yaml`, yaml(fields));
  }
  for (const [album, tracks] of Map.groupBy(all("credits"), (fields) => fields.album)) {
    texts.set(
      `credits/${album}.yaml`,
      yaml({ album, tracks: tracks.map(({ album: _, ...track }) => track) }),
    );
  }
  // `pageKind` returns fields of type `PageFields`, without the empty ones.
  for (const fields of all("pages"))
    for (const [name, text] of pageTexts(fields as unknown as PageFields)) texts.set(name, text);
  return texts;
}

function pageTexts(fields: PageFields): [string, string][] {
  const { slug, slugEn, template, token } = fields;
  const common = { page: slugEn, slug, slugEn, template, ...(token && { token }) };
  const french = {
    ...common,
    title: fields.title,
    seoTitle: fields.seoTitle,
    seoDescription: fields.seoDescription,
    seoImage: fields.seoImage,
  };
  const english = {
    ...common,
    title: fields.titleEn,
    seoTitle: fields.seoTitleEn,
    seoDescription: fields.seoDescriptionEn,
  };
  return [
    [`pages/${slug}.fr.md`, pageText(french, fields.content)],
    [`pages/${slugEn}.en.md`, pageText(english, fields.contentEn)],
  ];
}

function pageText(head: object, html: string): string {
  const markdown = markdownOfHtml(html);
  const front = yaml(markdown === null ? { ...head, format: "html" } : head);
  return `---\n${front}---\n\n${markdown ?? `${html}\n`}`;
}
