import type { LetterBlock } from "./letter.ts";

/** The letter as plain text, for programs and people that want no HTML. */
export function letterText(blocks: readonly LetterBlock[], siteUrl: string): string {
  return `${[...blocks.map(plain), `-- \nSillon\n${siteUrl}`].join("\n\n")}\n`;
}

function plain(block: LetterBlock): string {
  switch (block.kind) {
    case "heading":
    case "text":
    case "note":
      return block.text;
    case "action":
      return `${block.label}\n${block.href}`;
    case "code":
      return `    ${block.code}`;
    case "facts":
      return block.rows.map(([label, value]) => `${label}: ${value}`).join("\n");
    case "quote":
      return block.text
        .split("\n")
        .map((line) => `> ${line}`)
        .join("\n");
  }
}
