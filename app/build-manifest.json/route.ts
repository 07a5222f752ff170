export const dynamic = "force-dynamic";

/** Names the build that answers, for pages that were opened under an earlier one (specification §7). */
export function GET(): Response {
  return Response.json(
    { build: process.env.SITE_BUILD ?? "" },
    { headers: { "Cache-Control": "private, no-store" } },
  );
}
