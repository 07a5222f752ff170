import type { Rendered } from "./cached-response.ts";

const MISSING = 404;
const LANGUAGE_OF = /^\/(fr|en)(?:[/?]|$)/;
/** The 404 page as a document, below a language. */
const LOST_DOCUMENT = /^\/(?:fr|en)\/404(?:\?|$)/;

/** Where the address names no language, as `/old-page.php`, which no part of the site looks at. */
const DEFAULT_LANG = "fr";

type Ask = (url: string) => Promise<Rendered>;

/**
 * Next renders a missing page in the browser only: its document is empty until scripts run. What is answered
 * instead is the site's 404 page as a whole document, in the language of the address, under status 404.
 * @param ask renders a page of the site for everyone.
 */
export async function renderNotFound(url: string, answer: Rendered, ask: Ask): Promise<Rendered> {
  if (!String(answer.headers["content-type"] ?? "").startsWith("text/html")) return answer;
  if (LOST_DOCUMENT.test(url)) return { ...answer, status: MISSING };
  if (answer.status !== MISSING) return answer;
  const lang = LANGUAGE_OF.exec(url)?.[1] ?? DEFAULT_LANG;
  const document = await ask(`/${lang}/404`);
  return document.status === 200 ? { ...document, status: MISSING } : answer;
}
