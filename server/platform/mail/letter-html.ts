import { houseName } from "#/contract/house-name.ts";
import type { LetterBlock, MailLocale } from "./letter.ts";

/** The site's light colours in hexadecimal: mail programs support no newer notation. */
const PAPER = "#f6fafb";
const SHEET = "#ffffff";
const INK = "#121a23";
const SECOND_INK = "#404952";
const THIRD_INK = "#58626a";
const LINE = "#d4dadd";
/** Furrows at the top: strokes of different width, in pixels, as on the site's sleeves. */
const FURROWS = [1, 3, 2, 6, 2, 1] as const;

const SANS = "Commissioner,'Helvetica Neue',Helvetica,Arial,sans-serif";
const MONO = "ui-monospace,SFMono-Regular,Menlo,Consolas,monospace";

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
const withBreaks = (text: string) => escaped(text).replaceAll("\n", "<br>");

/** Returns the letter as a small HTML document: inline styles, no pictures, nothing to load, readable at any width. */
export function letterHtml(
  blocks: readonly LetterBlock[],
  { subject, locale, siteUrl }: { subject: string; locale: MailLocale; siteUrl: string },
): string {
  const furrows = FURROWS.map(
    (weight) =>
      `<div style="height:${weight}px;margin:0 0 4px;background:${INK};font-size:0;line-height:0"></div>`,
  ).join("");
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:${PAPER};color:${INK};font:16px/1.55 ${SANS}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 0 16px">${furrows}<a href="${escaped(siteUrl)}/${locale}" style="color:${INK};font-size:20px;font-weight:600;text-decoration:none">${escaped(houseName())}</a></td></tr>
<tr><td style="padding:24px;background:${SHEET};border:1px solid ${LINE}">
${blocks.map(html).join("\n")}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function html(block: LetterBlock): string {
  switch (block.kind) {
    case "heading":
      return `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2;font-weight:600">${escaped(block.text)}</h1>`;
    case "text":
      return `<p style="margin:0 0 16px">${withBreaks(block.text)}</p>`;
    case "action":
      return (
        `<p style="margin:24px 0"><a href="${escaped(block.href)}" style="display:inline-block;padding:12px 20px;` +
        `background:${INK};color:${SHEET};border-radius:3px;font-weight:600;text-decoration:none">${escaped(block.label)}</a></p>` +
        `<p style="margin:0 0 16px;color:${THIRD_INK};font-size:13px;word-break:break-all">${escaped(block.href)}</p>`
      );
    case "code":
      return `<p style="margin:24px 0;font:600 32px/1.2 ${MONO};letter-spacing:4px">${escaped(block.code)}</p>`;
    case "facts":
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${block.rows
        .map(
          ([label, value]) =>
            `<tr><td style="padding:2px 16px 2px 0;color:${THIRD_INK};vertical-align:top">${escaped(label)}</td>` +
            `<td style="padding:2px 0;word-break:break-word">${withBreaks(value)}</td></tr>`,
        )
        .join("")}</table>`;
    case "quote":
      return `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${INK};color:${SECOND_INK}">${withBreaks(block.text)}</blockquote>`;
    case "note":
      return `<p style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${LINE};color:${THIRD_INK};font-size:13px">${withBreaks(block.text)}</p>`;
  }
}
