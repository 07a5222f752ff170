import { albumDetailSchema, albumsEndpoint } from "#/contract/album.ts";
import { placementSchema } from "#/contract/placement.ts";
import { pageSeosEndpoint } from "#/contract/site.ts";
import { trackBySlugEndpoint } from "#/contract/track.ts";
import { writerDetailSchema } from "#/contract/writer.ts";
import { projectSubject } from "./project-subject.ts";
import { sleeveOf } from "./sleeve-of.ts";
import type { ReadApi, ShareLang, ShareSubject } from "./subject.ts";
import { TERRITORY_KINDS, territorySubject } from "./territory-subject.ts";

export const SHARE_KINDS = [
  "album",
  "track",
  "composer",
  "placement",
  "page",
  "project",
  ...TERRITORY_KINDS,
] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];
const joined = (parts: (string | number | null | undefined)[]) => parts.filter(Boolean).join(" · ");
const names = (writers: readonly { name: string }[]) => writers.map(({ name }) => name).join(", ");

/** Returns the subject of a kind by its slug in either language; null when there is none. */
export async function shareSubject(
  read: ReadApi,
  { kind, slug, lang }: { kind: ShareKind; slug: string; lang: ShareLang },
): Promise<ShareSubject | null> {
  const segment = encodeURIComponent(slug);
  const isFrench = lang === "fr";
  if (kind === "album") {
    const found = await read(`/api/front/album/${segment}`);
    if (!found) return null;
    const album = albumDetailSchema.parse(found);
    return {
      label: joined([album.reference, album.releaseDate?.slice(0, 4)]),
      title: (isFrench && album.nameFr) || album.name || album.nameFr,
      line: names(album.writers),
      image: (isFrench && album.imageFr) || album.image,
      sleeve: album.sleeve ?? null,
      trackId: album.tracks[0]?.id ?? null,
    };
  }
  if (kind === "track") {
    const found = await read(`/api/track/${segment}`);
    if (!found) return null;
    const track = trackBySlugEndpoint.answer.parse(found);
    return {
      label: joined([(isFrench && track.album.nameFr) || track.album.name, track.duration]),
      title: track.name,
      line: names(track.writer),
      image: (isFrench && track.imageFr) || track.image,
      sleeve: await sleeveOf(read, track.album.slug),
      trackId: track.id,
    };
  }
  if (kind === "composer") {
    const found = await read(`/api/page_writers/${segment}`);
    if (!found) return null;
    const { name, image, albums, tracks } = writerDetailSchema.parse(found);
    const [album] = albums;
    return {
      label: joined(albums.slice(0, 2).map((one) => (isFrench && one.nameFr) || one.name)),
      title: name,
      line: "",
      image: image ?? ((isFrench && album?.imageFr) || album?.image) ?? null,
      sleeve: image ? null : (album?.sleeve ?? null),
      trackId: tracks[0]?.id ?? null,
    };
  }
  if (kind === "page") return pageSubject(read, { page: slug, lang });
  if (kind === "project") return projectSubject(read, slug);
  if (kind !== "placement") return territorySubject(read, { kind, slug, lang });
  const found = await read(`/api/page_placements/${segment}`);
  if (!found) return null;
  const placement = placementSchema.parse(found);
  const [track] = placement.tracks;
  return {
    label: joined([placement.client, placement.year]),
    title: isFrench ? placement.title : placement.titleEn || placement.title,
    line: joined([track?.name, track && names(track.writer)]),
    image: placement.image ?? track?.image ?? null,
    sleeve: null,
    trackId: track?.id ?? null,
  };
}

/**
 * Returns the subject of a page without a picture of its own, by the key of its texts (`home`, `albums`, …): with the
 * first featured album.
 */
async function pageSubject(
  read: ReadApi,
  { page, lang }: { page: string; lang: ShareLang },
): Promise<ShareSubject | null> {
  const [seos, albums] = await Promise.all([
    read("/api/page_seos"),
    read("/api/album_lists_front?isEnable=1&isFeatured=1&row=1"),
  ]);
  const seo = pageSeosEndpoint.answer.parse(seos)["hydra:member"].find((one) => one.page === page);
  if (!seo) return null;
  const [album] = albumsEndpoint.answer.parse(albums)["hydra:member"];
  const title = lang === "fr" ? seo.title : seo.titleEn || seo.title;
  return {
    label: "",
    // The picture already shows the name of the site above.
    title: title.replace(/^Sillon · | · Sillon$/g, ""),
    line: "",
    image: album?.image ?? null,
    sleeve: album?.sleeve ?? null,
    trackId: null,
  };
}
