import { z } from "zod";

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

const plain = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, code?: string, name?: string) =>
    hex
      ? String.fromCodePoint(Number.parseInt(hex, 16))
      : code
        ? String.fromCodePoint(Number(code))
        : (NAMED[name ?? ""] ?? whole),
  );

/** Returns the attributes of each tag with a name in server HTML. */
function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "gi"))].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = "", value = ""]) => [
        key.toLowerCase(),
        plain(value),
      ]),
    ),
  );
}

export interface CrawledPage {
  status: number;
  title: string;
  description: string;
  canonical: string;
  /** Share tags by their property (`og:title`). */
  shared: Record<string, string>;
  lang: string;
  isIndexed: boolean;
  /** Addresses of its language versions, by hreflang. */
  twins: Record<string, string>;
  links: string[];
  /** Parsed JSON-LD blocks. */
  data: unknown[];
  html: string;
}

/** Returns what a crawler reads in the HTML that the server sent; runs no script. */
export function readPage(status: number, html: string): CrawledPage {
  const links = tags(html, "link");
  const metas = tags(html, "meta");
  const body = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "");
  return {
    status,
    html,
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    description: metas.find(({ name }) => name === "description")?.content ?? "",
    canonical: links.find(({ rel }) => rel === "canonical")?.href ?? "",
    shared: Object.fromEntries(
      metas.flatMap(({ property, content }) => (property && content ? [[property, content]] : [])),
    ),
    lang: tags(html, "html")[0]?.lang ?? "",
    isIndexed: !metas.some(({ name, content }) => name === "robots" && content?.includes("noindex")),
    twins: Object.fromEntries(
      links.flatMap(({ rel, hreflang, href }) =>
        rel === "alternate" && hreflang && href ? [[hreflang, href] as const] : [],
      ),
    ),
    links: tags(body, "a").flatMap(({ href }) => (href ? [href] : [])),
    data: [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
      ([, json = ""]) => JSON.parse(json) as unknown,
    ),
  };
}

const name = z.string().min(1);
const url = z.url({ protocol: /^https?$/ });
const person = z.object({ "@type": z.enum(["Person", "MusicGroup"]), name });
const head = { "@context": z.literal("https://schema.org") };
const recording = z.object({
  "@type": z.literal("MusicRecording"),
  name,
  url,
  duration: z.string().regex(/^PT\d+M\d+S$/),
  byArtist: z.array(person).min(1),
});

/** The fields that schema.org and the guides of search engines require of each type that the site uses. */
const structuredData = z.discriminatedUnion("@type", [
  z.object({
    ...head,
    "@type": z.literal("WebSite"),
    name,
    url,
    potentialAction: z.object({
      "@type": z.literal("SearchAction"),
      target: z.string().regex(/^https?:.*\{text\}$/),
      "query-input": z.literal("required name=text"),
    }),
  }),
  z.object({
    ...head,
    "@type": z.literal("MusicAlbum"),
    name,
    url,
    image: url,
    datePublished: z.iso.date(),
    byArtist: z.array(person).min(1),
    numTracks: z.number().int().positive(),
    track: z.object({
      "@type": z.literal("ItemList"),
      itemListElement: z
        .array(
          z.object({ "@type": z.literal("ListItem"), position: z.number().int().min(1), item: recording }),
        )
        .min(1),
    }),
  }),
  recording.extend({ ...head, inAlbum: z.object({ "@type": z.literal("MusicAlbum"), name, url }) }),
  z.object({ ...head, "@type": z.literal("Person"), name, url, description: name }),
  z
    .object({
      ...head,
      "@type": z.literal("VideoObject"),
      name,
      description: name,
      thumbnailUrl: url,
      uploadDate: z.iso.date(),
      embedUrl: url.optional(),
      contentUrl: url.optional(),
    })
    .refine((video) => video.embedUrl ?? video.contentUrl, "neither the player nor the film is named"),
  z.object({
    ...head,
    "@type": z.literal("BreadcrumbList"),
    itemListElement: z
      .array(z.object({ "@type": z.literal("ListItem"), position: z.number().int().min(1), name, item: url }))
      .min(2),
  }),
]);

/** Returns what is missing or wrong in a block of structured data; empty if nothing is. */
export function faultsOfData(data: unknown): string[] {
  const checked = structuredData.safeParse(data);
  return checked.success
    ? []
    : checked.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}
