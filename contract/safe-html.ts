import sanitize from "sanitize-html";

/** Largest text that is looked at, in characters; the sanitiser's time grows with size and depth (security T12). */
export const MAX_CHARACTERS = 200_000;
const MAX_TAGS = 10_000;
const MAX_DEPTH = 50;
const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;
/** They end by themselves where the next one begins, or hold nothing: many of them in a row are not deep. */
const SHALLOW = new Set("p li dt dd tr td th thead tbody br hr img wbr".split(" "));

const options: sanitize.IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "p", "ul", "ol", "li", "blockquote", "hr", "br", "dl", "dt", "dd"],
    ...["strong", "em", "b", "i", "a", "abbr", "cite", "q", "small", "sub", "sup", "span"],
    ...["table", "caption", "thead", "tbody", "tr", "th", "td"],
  ],
  allowedAttributes: {
    a: ["href", "hreflang", "lang", "rel", "target"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
    "*": ["lang"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  nestingLimit: MAX_DEPTH,
  transformTags: {
    a: (tagName, attributes) => ({
      tagName,
      attribs: attributes.target
        ? { ...attributes, target: "_blank", rel: "noopener noreferrer" }
        : attributes,
    }),
  },
};

/** Said before anything is parsed: 66,000 nested tags keep the sanitiser busy for two seconds. */
function isTooMuch(html: string): boolean {
  if (html.length > MAX_CHARACTERS) return true;
  let tags = 0;
  let depth = 0;
  for (const [, end, name = ""] of html.matchAll(TAG)) {
    tags += 1;
    if (!SHALLOW.has(name.toLowerCase())) depth = Math.max(0, depth + (end ? -1 : 1));
    if (tags > MAX_TAGS || depth > MAX_DEPTH) return true;
  }
  return false;
}

/**
 * HTML that can be shown as it is: formatting and links only, whoever wrote it. What the wire says to be sanitised has
 * gone through this before it is sent, and goes through it again before it is shown.
 * @throws RangeError for more than 200,000 characters, 10,000 tags or 50 tags inside each other.
 */
export function safeHtml(html: string): string {
  if (isTooMuch(html)) throw new RangeError("a text too long or too deep to be made safe");
  return sanitize(html, options).trim();
}
