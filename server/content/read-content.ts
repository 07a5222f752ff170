import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { LineCounter, type ParsedNode, parseDocument } from "yaml";
import { z } from "zod";
import * as shapes from "./shapes.ts";

/** A file of the content folder says something that cannot be used; the message names file, line and reason. */
export class ContentError extends Error {
  constructor(file: string, line: number, reason: string) {
    super(`${file}:${line}: ${reason}`);
    this.name = "ContentError";
  }
}

function parseAs<Shape extends z.ZodType>(file: string, source: string, shape: Shape, skippedLines = 0) {
  const lines = new LineCounter();
  const document = parseDocument<ParsedNode>(source, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + skippedLines;
  const [broken] = document.errors;
  if (broken) throw new ContentError(file, lineAt(broken.pos[0]), broken.message.split("\n")[0] ?? "");
  const parsed = shape.safeParse(document.toJS());
  if (parsed.success) return parsed.data as z.output<Shape>;
  const issue = parsed.error.issues[0];
  const path = issue?.path.map((part) => (typeof part === "symbol" ? String(part) : part)) ?? [];
  throw new ContentError(file, lineAt(offsetOf(document, path)), `${path.join(".")}: ${issue?.message}`);
}

/** Where the value at `path` stands, or the nearest thing around it that exists. */
function offsetOf(document: ReturnType<typeof parseDocument>, path: (string | number)[]): number {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (typeof node === "object" && node && "range" in node && Array.isArray(node.range))
      return node.range[0];
  }
  return 0;
}

async function file<Shape extends z.ZodType>(folder: string, name: string, shape: Shape) {
  return parseAs(name, await readFile(join(folder, name), "utf8"), shape);
}

async function filesOf<Shape extends z.ZodType>(folder: string, noun: string, shape: Shape) {
  const names = (await readdir(join(folder, noun))).filter((name) => name.endsWith(".yaml")).sort();
  return Promise.all(names.map((name) => file(folder, join(noun, name), shape)));
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

async function page(folder: string, name: string) {
  const path = join("pages", name);
  const matched = FRONT_MATTER.exec(await readFile(join(folder, path), "utf8"));
  if (!matched) throw new ContentError(path, 1, "front matter between two lines of --- is expected");
  const [, head = "", body = ""] = matched;
  return { ...parseAs(path, head, shapes.pageShape, 1), body };
}

/** Both languages of each page, paired by their `page` key. */
async function pagesOf(folder: string) {
  const names = (await readdir(join(folder, "pages"))).sort();
  const inLanguage = (suffix: string) =>
    Promise.all(names.filter((name) => name.endsWith(suffix)).map((name) => page(folder, name)));
  const [french, english] = await Promise.all([inLanguage(".fr.md"), inLanguage(".en.md")]);
  return french.map((fr) => {
    const en = english.find((candidate) => candidate.page === fr.page);
    if (!en) throw new ContentError(`pages/${fr.slug}.fr.md`, 1, `no English page has page: ${fr.page}`);
    return { fr, en };
  });
}

/**
 * Everything a content folder says, checked.
 * @throws ContentError naming file and line of the first thing that cannot be used.
 */
export async function readContent(folder: string) {
  const list = <Shape extends z.ZodType>(name: string, shape: Shape) => file(folder, name, z.array(shape));
  const bySortOrder = <Item extends { sortOrder: number }>(items: Item[]) =>
    items.sort((a, b) => a.sortOrder - b.sortOrder);
  return {
    taxonomies: await list("taxonomies.yaml", shapes.taxonomyShape),
    continents: await list("continents.yaml", shapes.continentShape),
    regions: await list("regions.yaml", shapes.regionShape),
    markers: await list("markers.yaml", shapes.markerShape),
    writers: bySortOrder(await filesOf(folder, "writers", shapes.writerShape)),
    albums: bySortOrder(await filesOf(folder, "albums", shapes.demoAlbumShape)),
    placements: bySortOrder(await filesOf(folder, "placements", shapes.placementShape)),
    menus: await list("menus.yaml", shapes.menuShape),
    referentials: await list("referentials.yaml", shapes.referentialShape),
    pageSeos: await list("seo.yaml", shapes.pageSeoShape),
    carousels: await list("carousels.yaml", shapes.carouselShape),
    userProfiles: await list("user-profiles.yaml", shapes.userProfileShape),
    pages: await pagesOf(folder),
    images: join(folder, "images"),
    name: basename(folder),
  };
}

export type Content = Awaited<ReturnType<typeof readContent>>;
