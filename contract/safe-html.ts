import sanitize from "sanitize-html";

/** Maximum length of a text, in characters; the sanitiser's time grows with size and depth (security T12). */
export const MAX_CHARACTERS = 200_000;
const MAX_TAGS = 10_000;
const MAX_DEPTH = 50;
const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;
/** Tags that the next one closes, or that have no content: many of them in a row are not nested. */
const SHALLOW = new Set("p li dt dd tr td th thead tbody tfoot col br hr img wbr".split(" "));
/** Allowed sources of pictures: full addresses and paths of the site. The content security policy limits the hosts. */
const PICTURE = /^(?:https?:\/\/[^\s/]|\/?media\/|\/(?![\\/\s]))/i;

const options: sanitize.IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "p", "ul", "ol", "li", "blockquote", "hr", "br", "dl", "dt", "dd"],
    ...["strong", "em", "b", "i", "a", "abbr", "cite", "q", "small", "sub", "sup", "span"],
    ...["table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td"],
    ...["div", "figure", "figcaption", "img"],
  ],
  allowedAttributes: {
    a: ["href", "hreflang", "lang", "rel", "target"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
    img: ["src", "alt", "width", "height", "loading"],
    "*": ["lang"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https"] },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !PICTURE.test(attribs.src ?? ""),
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

type AddressOf = (src: string) => string;

const picture =
  (addressOf: AddressOf): sanitize.Transformer =>
  (tagName, { src = "", alt = "", width, height }) => ({
    tagName,
    attribs: {
      src: addressOf(src.trim().replace(/^media\//, "/media/")),
      alt,
      ...pixelSizes({ width, height }),
      loading: "lazy",
    },
  });

/** Keeps sizes in pixels; other sizes are left to the style sheet. */
function pixelSizes(sizes: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sizes).flatMap(([name, value]) =>
      value && /^\d{1,4}$/.test(value) ? [[name, value]] : [],
    ),
  );
}

/** Checks size and depth before parsing: 66,000 nested tags keep the sanitiser busy for two seconds. */
function isTooLarge(html: string): boolean {
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
 * Sanitises HTML from any source: keeps formatting, links and pictures. The server does this with every text that the
 * contract calls sanitised, and the site does it again before it shows one. `addressOf` may replace the addresses of
 * pictures; the new ones are then checked.
 * @throws RangeError for more than 200,000 characters, 10,000 tags or 50 tags inside each other.
 */
export function safeHtml(html: string, addressOf: AddressOf = (src) => src): string {
  if (isTooLarge(html)) throw new RangeError("a text too long or too deep to be made safe");
  const transformTags = { ...options.transformTags, img: picture(addressOf) };
  return sanitize(html, { ...options, transformTags }).trim();
}
