import { safeHtmlOfMarkdown } from "#/server/catalogue/content/html-of-markdown.ts";

const MARKS: Readonly<Record<string, string>> = { strong: "**", b: "**", em: "*", i: "*" };
const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&quot;": '"', "&#39;": "'" };
const TOKEN = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/g;
const HEADING = /^h([2-4])$/;

/**
 * Returns the Markdown that renders to exactly this sanitised HTML. Returns null if there is none, for example for
 * tables, so that nothing is lost when the text is written to a file and read again.
 */
export function markdownOfHtml(html: string): string | null {
  const markdown = toMarkdown(html);
  return markdown !== null && safeHtmlOfMarkdown(markdown) === html ? markdown : null;
}

function toMarkdown(html: string): string | null {
  let text = "";
  const lists: { mark: "-" | number }[] = [];
  const links: string[] = [];
  for (const [, end, name = "", attributes = "", content] of html.matchAll(TOKEN)) {
    const heading = HEADING.exec(name);
    if (content !== undefined) text += lists.length > 0 || content.trim() !== "" ? unescaped(content) : "";
    else if (MARKS[name]) text += MARKS[name];
    else if (heading) text += end ? "\n\n" : `${"#".repeat(Number(heading[1]))} `;
    else if (name === "p") text += end ? "\n\n" : "";
    else if (name === "ul" || name === "ol") {
      if (end) lists.pop();
      else if (lists.length > 0) return null;
      else lists.push({ mark: name === "ul" ? "-" : 1 });
      text = end ? `${text.trimEnd()}\n\n` : text;
    } else if (name === "li") text += end ? "" : `${nextMark(lists.at(-1))} `;
    else if (name === "a") {
      const href = /^ href="([^"]*)"$/.exec(attributes)?.[1];
      if (!end && href === undefined) return null;
      if (!end) links.push(unescaped(href ?? ""));
      text += end ? `](${links.pop() ?? ""})` : "[";
    } else return null;
  }
  return `${text.replace(/\n{3,}/g, "\n\n").trim()}\n`;
}

function nextMark(list: { mark: "-" | number } | undefined): string {
  if (!list || list.mark === "-") return "-";
  const mark = `${list.mark}.`;
  list.mark += 1;
  return mark;
}

const unescaped = (text: string) =>
  text.replace(/&(?:amp|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
