import { spiralGroovePath } from "#/components/drawing/spiral-groove-path.ts";
import { GROOVE_HEIGHT, GROOVE_WIDTH } from "#/features/site/groove-box.ts";

export const dynamic = "force-static";

/**
 * The drawing of the pages that lead no further, as a file to `<use>`: Next sends `not-found.tsx` along with every
 * page of the site, and the drawing would weigh more than most of them.
 */
export function GET() {
  const path = spiralGroovePath({ width: GROOVE_WIDTH, height: GROOVE_HEIGHT });
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg"><path id="groove" d="${path}"/></svg>`, {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400" },
  });
}
