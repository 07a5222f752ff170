import type { Override } from "#/server/platform/edge/requests/forward.ts";

const SHARE_PATH = /^\/media\/share\/.+\.png(?:\?|$)/;
const DAY = "public, max-age=86400";

/**
 * Returns a handler that answers with a picture of the house and its `host` when another API has no share picture,
 * since every page links to one. A 404 of our own API, which is `private, no-store` (as for a closed project), stays.
 */
export function housePicture(host: string): Override {
  let drawn: Promise<Buffer> | undefined;
  return async (request, answer, response) => {
    const isOurs = answer.headers["cache-control"] === "private, no-store";
    if (answer.statusCode !== 404 || isOurs || !SHARE_PATH.test(request.url ?? "")) return false;
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    drawn ??= draw(host);
    drawn.catch(() => {
      drawn = undefined;
    });
    const picture = await drawn;
    response.writeHead(200, {
      "content-type": "image/png",
      "content-length": picture.length,
      "cache-control": DAY,
    });
    response.end(request.method === "HEAD" ? undefined : picture);
    return true;
  };
}

async function draw(host: string): Promise<Buffer> {
  // Loaded late: most sites in front of another API never need it.
  const { drawSharePicture } = await import("#/server/work/share-pictures/draw-share-picture.ts");
  const { houseName } = await import("#/contract/house-name.ts");
  const subject = { label: "", title: houseName(), line: "", image: null, sleeve: null, trackId: null };
  return drawSharePicture({ subject, cover: null, analysis: null, host });
}
