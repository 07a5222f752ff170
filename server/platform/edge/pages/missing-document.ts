import { LRUCache } from "lru-cache";
import type { CachedResponse, Rendered } from "./cached-response.ts";

const MISSING = 404;
const LANGUAGE_OF = /^\/(fr|en)(?:[/?]|$)/;
/** Matches the language attribute near a page's start. */
const HTML_LANG = /<html[^>]*\slang="(fr|en)"/;
const HEAD_BYTES = 1_000;

/** Cache time of a 404 document; a purge removes it sooner. */
const MISSING_MS = 60_000;

/** Language if neither address nor page names one. */
const DEFAULT_LANG = "fr";

/**
 * Returns the path of the document to send instead of a missing page, in the language of its address or else of the
 * rendered page; null for any other answer. Next renders a missing page in the browser only: its own document is empty
 * until scripts run.
 */
export function missingDocument(url: string, { status, headers, body }: Rendered): string | null {
  if (status !== MISSING || !String(headers["content-type"] ?? "").startsWith("text/html")) return null;
  const langOfPage = () => HTML_LANG.exec(body.toString("latin1", 0, HEAD_BYTES));
  const document = `/${(LANGUAGE_OF.exec(url) ?? langOfPage())?.[1] ?? DEFAULT_LANG}/404`;
  // Nothing replaces a document that is missing itself.
  return url === document ? null : document;
}

/** The 404 documents for visitors whose own answer must not be cached: rendered once for all of them. */
export class MissingAnswers {
  readonly #answers: LRUCache<string, Promise<CachedResponse | null>>;
  readonly #render: (document: string) => Promise<CachedResponse | null>;

  /** `render` returns null when there is no such document. */
  constructor(render: (document: string) => Promise<CachedResponse | null>) {
    this.#render = render;
    this.#answers = new LRUCache({ max: 2, ttl: MISSING_MS });
  }

  of(document: string): Promise<CachedResponse | null> {
    const known = this.#answers.get(document);
    if (known) return known;
    const rendering = this.#render(document);
    this.#answers.set(document, rendering);
    // A failure is tried again.
    const drop = () => {
      if (this.#answers.peek(document) === rendering) this.#answers.delete(document);
    };
    rendering.then((answer) => answer ?? drop(), drop);
    return rendering;
  }

  forget(): void {
    this.#answers.clear();
  }
}
