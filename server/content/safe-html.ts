import { marked } from "marked";
import sanitize from "sanitize-html";

/** Largest text that is looked at, in characters; the sanitiser's time grows with size and depth (security T12). */
const MAX_CHARACTERS = 200_000;
const MAX_DEPTH = 50;

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

/**
 * HTML that can be shown as it is: formatting and links only, whoever wrote it.
 * @throws RangeError for more than 200,000 characters.
 */
export function safeHtml(html: string): string {
  if (html.length > MAX_CHARACTERS) throw new RangeError(`a text of more than ${MAX_CHARACTERS} characters`);
  return sanitize(html, options).trim();
}

/** The same from Markdown. */
export const safeHtmlOfMarkdown = (markdown: string): string =>
  safeHtml(marked.parse(markdown, { async: false }));
