import type { Instead } from "#/server/platform/edge/requests/forward.ts";

const SHARE_PATH = /^\/media\/share\/.+\.png(?:\?|$)/;
const DAY = "public, max-age=86400";

/**
 * Gives the picture of the house, which names `host`, for a shared link before an API that draws none: every page names
 * one. Our own API says `no-store` of a picture that it does not have, such as that of a closed project: that stays 404.
 */
export function housePicture(host: string): Instead {
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
  // Most sites in front of an API never draw.
  const { drawSharePicture } = await import("#/server/work/share-pictures/draw-share-picture.ts");
  const { houseName } = await import("#/contract/house-name.ts");
  const subject = { label: "", title: houseName(), line: "", image: null, sleeve: null, trackId: null };
  return drawSharePicture({ subject, cover: null, analysis: null, host });
}
