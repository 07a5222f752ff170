import { pageMessages } from "#/lib/i18n/island-messages.ts";
import { isLang } from "#/lib/i18n/lang.ts";
import { loadMessages } from "#/lib/i18n/messages.ts";

/** Texts change with the site's version only; an hour spares the next visits. */
const AN_HOUR = "public, max-age=3600";

/** Texts of islands that most visitors never open (lib/i18n/lazy-messages.tsx): the namespaces of `names`, by comma. */
export async function GET(request: Request, { params }: { params: Promise<{ lang: string }> }) {
  const { lang } = await params;
  if (!isLang(lang)) return new Response(null, { status: 404 });
  const known = await loadMessages(lang);
  const asked = new URL(request.url).searchParams.get("names")?.split(",") ?? [];
  const names = asked.filter((name): name is keyof typeof known => Object.hasOwn(known, name));
  return Response.json(await pageMessages(lang, names), { headers: { "Cache-Control": AN_HOUR } });
}
