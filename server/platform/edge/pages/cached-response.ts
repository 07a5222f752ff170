import { createHash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import {
  compress,
  type Encoding,
  isText,
  isWorthwhile,
  KEPT_BROTLI_LEVEL,
  PASSING_BROTLI_LEVEL,
  tagIn,
} from "#/server/platform/edge/encoding/compress.ts";
import { contentSecurityPolicy } from "#/server/platform/edge/policy/content-security-policy.ts";
import { pageSources } from "#/server/platform/edge/policy/csp-sources.ts";
import { deferScripts } from "#/server/platform/edge/policy/defer-scripts.ts";
import type { JoinedScripts } from "#/server/platform/edge/policy/joined-scripts.ts";
import {
  styleHashes,
  type Vouched,
  vouchForScripts,
  WAVEFORM_STYLE,
} from "#/server/platform/edge/policy/vouched-scripts.ts";
import { shortenFlight } from "./shorten-flight.ts";

/** Headers that are not passed on: hop-by-hop, recomputed here, or revealing internals. */
const DROPPED = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "content-encoding",
  "date",
  "etag",
  "x-powered-by",
  "x-nextjs-cache",
]);

/** An answer of the site's renderer. */
export type Rendered = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** The status to send, if it differs. */
  leavesAs?: number;
  /** Path of the page shown instead, of which all such answers share one cached copy. */
  instead?: string | null;
  /** A document that other sites may show in a frame. */
  framable?: boolean;
  /** A document with only our own texts, whose style elements are trusted. */
  trustsOwnStyles?: boolean;
};

/** Bytes and header list (flat: name, value, …) of a finished answer in one encoding, ready to send. */
export type Variant = { headers: string[]; body: Buffer; etag: string };

/**
 * A rendered answer with its security headers, compressed once per encoding on first request; the scripts of a page are
 * deferred.
 */
export class CachedResponse {
  readonly status: number;
  /** Whether there is no page at its address. */
  readonly isMissing: boolean;
  readonly body: Buffer;
  readonly #headers: string[];
  readonly #hash: string;
  readonly #isCompressible: boolean;
  readonly #isImmutable: boolean;
  readonly #isStored: boolean;
  readonly #variants = new Map<Encoding, Promise<Variant>>();
  readonly #ready = new Map<Encoding, Variant>();

  /** `cacheControl` replaces the renderer's; `nonce` is that of a dynamic page's scripts. */
  constructor(
    rendered: Rendered,
    options: {
      security: Record<string, string>;
      https: boolean;
      cacheControl?: string;
      nonce?: string;
      cspSources?: readonly string[];
      mediaOrigins?: readonly string[];
      /** Scripts of the build that pages load as one file. */
      joined?: JoinedScripts | null;
      /** Called with inline scripts that were removed from a page. */
      report?: (dropped: string[]) => void;
    },
  ) {
    this.status = rendered.leavesAs ?? rendered.status;
    this.isMissing = [this.status, rendered.status].includes(404);
    const type = String(rendered.headers["content-type"] ?? "");
    this.#isImmutable = String(rendered.headers["cache-control"] ?? "").includes("immutable");
    // A page is decoded to text and encoded to bytes only once, for all changes in between.
    const page = type.startsWith("text/html")
      ? vouched(shortenFlight(deferScripts(String(rendered.body), options.joined)), options.nonce)
      : null;
    if (page && page.dropped.length > 0) options.report?.(page.dropped);
    this.body = page ? Buffer.from(page.html) : rendered.body;
    this.#isCompressible = isText(type) && isWorthwhile(this.body.length);
    this.#hash = createHash("sha256").update(this.body).digest("base64url").slice(0, 22);
    const headers = { ...options.security, ...kept(rendered.headers) };
    if (options.cacheControl) headers["cache-control"] = options.cacheControl;
    if (this.#isCompressible) headers.vary = withAcceptEncoding(headers.vary);
    if (page) {
      headers["content-security-policy"] = contentSecurityPolicy(page.hashes, {
        https: options.https,
        cspSources: pageSources(page.html, options.cspSources ?? []),
        mediaOrigins: options.mediaOrigins ?? [],
        framable: rendered.framable ?? false,
        styles: rendered.trustsOwnStyles ? styleHashes(page.html) : [WAVEFORM_STYLE],
      });
      if (rendered.framable) delete headers["x-frame-options"];
    }
    this.#isStored = !/no-store/.test(String(headers["cache-control"] ?? ""));
    this.#headers = Object.entries(headers).flatMap(([name, value]) =>
      [value].flat().flatMap((single) => [name, single]),
    );
  }

  /** Size of this answer in the cache: its bytes and, roughly, those of its compressed forms. */
  get bytes(): number {
    return Math.ceil(this.body.length * (this.#isCompressible ? 1.5 : 1)) + 2_000;
  }

  /** The variant if it exists already, without a turn of the event loop. */
  ready(encoding: Encoding): Variant | undefined {
    return this.#ready.get(this.#isCompressible ? encoding : "identity");
  }

  /** Returns the answer in `encoding`, or unencoded when its type does not compress. */
  variant(encoding: Encoding): Promise<Variant> {
    const chosen = this.#isCompressible ? encoding : "identity";
    let variant = this.#variants.get(chosen);
    if (!variant) {
      variant = this.#encode(chosen);
      this.#variants.set(chosen, variant);
    }
    return variant;
  }

  async #encode(encoding: Encoding): Promise<Variant> {
    // Scripts and styles are compressed once and cached until the next build.
    const level = this.#isImmutable ? KEPT_BROTLI_LEVEL : PASSING_BROTLI_LEVEL;
    const body = await compress(this.body, encoding, level);
    const etag = tagIn(`"${this.#hash}"`, encoding);
    const headers = [...this.#headers, "content-length", String(body.length)];
    if (this.#isStored) headers.push("etag", etag);
    if (encoding !== "identity") headers.push("content-encoding", encoding);
    const variant = { headers, body, etag };
    this.#ready.set(encoding, variant);
    return variant;
  }
}

function kept(headers: OutgoingHttpHeaders): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || DROPPED.has(name)
        ? []
        : [[name, Array.isArray(value) ? [...new Set(value)] : String(value)]],
    ),
  );
}

/** A nonce is only used if the page contains it: a prerendered page has none and is trusted by its hashes. */
function vouched(html: string, nonce: string | undefined): Vouched {
  if (nonce && html.includes(`nonce="${nonce}"`)) return { html, hashes: [`'nonce-${nonce}'`], dropped: [] };
  return vouchForScripts(html);
}

/** Returns `vary` with the header that every compressible answer varies by. */
export function withAcceptEncoding(vary: string | string[] | undefined): string {
  const names = [vary ?? []].flat().join(", ");
  if (/accept-encoding/i.test(names)) return names;
  return names ? `${names}, Accept-Encoding` : "Accept-Encoding";
}
