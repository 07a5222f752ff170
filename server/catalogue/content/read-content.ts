import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";
import { contestShape } from "./contest-shape.ts";
import { menuShape } from "./menu-shape.ts";
import { parseDocument } from "./parse-document.ts";
import { placementShape } from "./placement-shape.ts";
import { pairPages, parsePage } from "./read-page.ts";
import * as shapes from "./shapes.ts";
import { synonymWebShape } from "./synonym-web.ts";

/** Changes the source of a file before it is parsed. */
type Change = (text: string) => string;
const unchanged: Change = (text) => text;

async function file<Shape extends z.ZodType>(folder: string, name: string, shape: Shape, change = unchanged) {
  return parseDocument(name, change(await readFile(join(folder, name), "utf8")), shape).value;
}

async function filesOf<Shape extends z.ZodType>(folder: string, noun: string, shape: Shape) {
  const names = (await readdir(join(folder, noun))).filter((name) => name.endsWith(".yaml")).sort();
  return Promise.all(names.map((name) => file(folder, join(noun, name), shape)));
}

async function pagesOf(folder: string, change = unchanged) {
  const names = (await readdir(join(folder, "pages"))).filter((name) => name.endsWith(".md")).sort();
  const pages = names.map(async (name) =>
    parsePage(`pages/${name}`, change(await readFile(join(folder, "pages", name), "utf8"))),
  );
  return pairPages(await Promise.all(pages)).map(({ fr, en }) => ({ fr: fr.value, en: en.value }));
}

/**
 * Reads the menus, pages and other texts of a folder with a site but no catalogue, each changed before it is parsed.
 * @throws {ContentError} with file and line of each problem.
 */
export async function readSiteContent(folder: string, change: Change) {
  return {
    menus: await file(folder, "menus.yaml", z.array(menuShape), change),
    referentials: await file(folder, "referentials.yaml", z.array(shapes.referentialShape), change),
    pageSeos: await file(folder, "seo.yaml", z.array(shapes.pageSeoShape), change),
    pages: await pagesOf(folder, change),
  };
}

/**
 * Reads and validates a whole content folder.
 * @throws {ContentError} with file and line of each problem.
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
    placements: bySortOrder(await filesOf(folder, "placements", placementShape)),
    menus: await list("menus.yaml", menuShape),
    referentials: await list("referentials.yaml", shapes.referentialShape),
    pageSeos: await list("seo.yaml", shapes.pageSeoShape),
    carousels: await list("carousels.yaml", shapes.carouselShape),
    userProfiles: await list("user-profiles.yaml", shapes.userProfileShape),
    contests: await list("contests.yaml", contestShape),
    synonyms: await list("synonyms.yaml", synonymWebShape),
    pages: await pagesOf(folder),
    images: join(folder, "images"),
    films: join(folder, "films"),
    name: basename(folder),
  };
}

export type Content = Awaited<ReturnType<typeof readContent>>;
