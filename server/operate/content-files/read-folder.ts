import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { safeHtml } from "#/contract/safe-html.ts";
import { ContentError, type ContentProblem } from "#/server/catalogue/content/content-error.ts";
import { creditsShape } from "#/server/catalogue/content/credits-shape.ts";
import { safeHtmlOfMarkdown } from "#/server/catalogue/content/html-of-markdown.ts";
import { menuShape } from "#/server/catalogue/content/menu-shape.ts";
import { type ContentDocument, parseDocument } from "#/server/catalogue/content/parse-document.ts";
import { placementShape } from "#/server/catalogue/content/placement-shape.ts";
import { type PagePair, pairPages, parsePage } from "#/server/catalogue/content/read-page.ts";
import * as shapes from "#/server/catalogue/content/shapes.ts";
import { type ContentItem, compact } from "./item.ts";

/** Items of a folder, and the kinds of which it contains any. */
export interface ContentFolder {
  items: ContentItem[];
  kinds: ReadonlySet<string>;
}

/**
 * Reads and checks a content folder. A missing file or subfolder leaves its kind unchanged.
 * @throws {ContentError} with all errors, file by file and line by line.
 */
export async function readFolder(folder: string): Promise<ContentFolder> {
  const items: ContentItem[] = [];
  const kinds = new Set<string>();
  const problems: ContentProblem[] = [];
  const attempt = <Value>(read: () => Value): Value | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  };
  const take = (kind: string, key: string, fields: () => object, at: ContentItem["at"]) => {
    try {
      items.push({ kind, key, fields: compact(fields()), at });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      problems.push({ ...at, key: "contentTooLong", values: { field: key } });
    }
  };
  const place = <Value>({ file, lineOf }: ContentDocument<Value>, path: (string | number)[] = []) => ({
    file,
    line: lineOf(path),
  });

  async function list<Shape extends z.ZodType>(
    name: string,
    shape: Shape,
    each: (value: z.output<Shape>, document: ContentDocument<z.output<Shape>[]>, index: number) => void,
  ): Promise<void> {
    const source = await textOf(join(folder, `${name}.yaml`));
    if (source === null) return;
    kinds.add(name);
    if (name === "taxonomies") kinds.add("terms");
    const document = attempt(() => parseDocument(`${name}.yaml`, source, z.array(shape)));
    document?.value.forEach((value, index) => {
      each(value, document, index);
    });
  }

  async function files<Shape extends z.ZodType>(
    name: string,
    shape: Shape,
    each: (document: ContentDocument<z.output<Shape>>) => void,
  ): Promise<void> {
    for (const { file, source } of await below(folder, name, ".yaml")) {
      kinds.add(name);
      const document = attempt(() => parseDocument(file, source, shape));
      if (document) each(document);
    }
  }

  await list("taxonomies", shapes.taxonomyShape, ({ terms, ...fields }, document, index) => {
    take("taxonomies", fields.slug, () => fields, place(document, [index]));
    terms.forEach((term, at) => {
      const fieldsOf = () => ({ ...term, taxonomy: fields.slug });
      take("terms", term.slug, fieldsOf, place(document, [index, "terms", at]));
    });
  });
  await files("writers", shapes.writerShape, (document) => {
    const { role: _, share: __, ...fields } = document.value;
    take("writers", fields.slug, () => withSafeTexts(fields, ["biography", "biographyEn"]), place(document));
  });
  await files("credits", creditsShape, (document) => {
    document.value.tracks.forEach((track, at) => {
      const fields = () => ({ ...track, album: document.value.album });
      take("credits", track.track, fields, place(document, ["tracks", at]));
    });
  });
  await files("placements", placementShape, (document) => {
    const fields = () => withSafeTexts(document.value, ["description", "descriptionEn"]);
    take("placements", document.value.slug, fields, place(document));
  });
  await list("menus", menuShape, (fields, document, index) => {
    take("menus", fields.name, () => fields, place(document, [index]));
  });
  const pages = (await below(folder, "pages", ".md")).flatMap(({ file, source }) => {
    kinds.add("pages");
    return attempt(() => parsePage(file, source)) ?? [];
  });
  if (problems.every(({ file }) => !file.startsWith("pages/"))) {
    for (const pair of attempt(() => pairPages(pages)) ?? []) {
      take("pages", pair.fr.value.slug, () => pageFields(pair), place(pair.fr, ["slug"]));
    }
  }
  await list("referentials", shapes.referentialShape, (fields, document, index) => {
    take("referentials", fields.name, () => fields, place(document, [index]));
  });
  await list("seo", shapes.pageSeoShape, (fields, document, index) => {
    take("seo", fields.page, () => fields, place(document, [index]));
  });
  await list("carousels", shapes.carouselShape, (fields, document, index) => {
    const items = fields.items.toSorted((a, b) => a.sortOrder - b.sortOrder);
    take("carousels", fields.slug, () => ({ ...fields, items }), place(document, [index]));
  });
  if (problems.length > 0) throw new ContentError(problems);
  return { items, kinds };
}

function withSafeTexts<Value extends object>(value: Value, names: readonly (keyof Value)[]): Value {
  const safe = names.map((name) => {
    const text = value[name];
    return [name, typeof text === "string" ? safeHtml(text) : text];
  });
  return { ...value, ...Object.fromEntries(safe) };
}

function pageFields({ fr: { value: fr }, en: { value: en } }: PagePair) {
  const html = ({ format, body }: typeof fr) =>
    format === "html" ? safeHtml(body) : safeHtmlOfMarkdown(body);
  return {
    slug: fr.slug,
    slugEn: fr.slugEn,
    template: fr.template,
    token: fr.token,
    title: fr.title,
    titleEn: en.title,
    content: html(fr),
    contentEn: html(en),
    seoTitle: fr.seoTitle,
    seoTitleEn: en.seoTitle,
    seoDescription: fr.seoDescription,
    seoDescriptionEn: en.seoDescription,
    seoImage: fr.seoImage,
  };
}

async function below(folder: string, name: string, ending: string) {
  const names = await readdir(join(folder, name)).catch(absent);
  const fitting = (names ?? []).filter((file) => file.endsWith(ending)).sort();
  return Promise.all(
    fitting.map(async (file) => ({
      file: `${name}/${file}`,
      source: (await textOf(join(folder, name, file))) ?? "",
    })),
  );
}

/** Reads a text file with or without a BOM and with any line ending, as editors of all systems save it. */
async function textOf(path: string): Promise<string | null> {
  const text = await readFile(path, "utf8").catch(absent);
  return text?.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n") ?? null;
}

function absent(cause: NodeJS.ErrnoException): null {
  if (cause.code === "ENOENT") return null;
  throw cause;
}
