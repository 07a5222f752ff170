import { albumOrTrackOf } from "#/features/albums/album-of.ts";
import { embeddedPage, oembed } from "#/features/sharing/oembed.ts";
import { albumName } from "#/lib/i18n/localise.ts";
import { siteUrl } from "#/lib/pages/site-url.ts";
import { publicText } from "#/lib/text-response.ts";

export const dynamic = "force-dynamic";

/** How other sites show an album or a track of this one (oembed.com, 1.0): JSON only, 501 for XML as it says. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  if ((asked.get("format") ?? "json") !== "json") return refusal(501, "Only the format json is offered");
  const page = embeddedPage(siteUrl(), asked.get("url") ?? "");
  const found = page && (await albumOrTrackOf(page.slug));
  if (!page || !found)
    return refusal(404, "The parameter url is the address of no album or track of this site");
  const { album } = found;
  const track = album.tracks.find(({ id }) => id === found.asked);
  const author = (track?.writer ?? album.writers).map(({ name }) => name).join(", ");
  const title = track?.name ?? albumName(album, page.lang);
  const answer = oembed(page, {
    site: siteUrl(),
    title,
    author,
    kind: track ? "track" : "album",
    asked,
  });
  return publicText(JSON.stringify(answer), "application/json", { "Access-Control-Allow-Origin": "*" });
}

const refusal = (status: number, detail: string) =>
  Response.json({ detail }, { status, headers: { "Access-Control-Allow-Origin": "*" } });
