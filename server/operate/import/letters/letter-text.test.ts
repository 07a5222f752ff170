import { expect, test } from "vitest";
import { letterText } from "./letter-text.ts";

const bytes = (text: string) => Buffer.from(text, "utf8");
const MAIL = "From: a@b.example\nSubject: =?utf-8?Q?Rives_=C3=A9dit=C3=A9e?=\n";

test("a mail is its subject and its text, in any coding, without what it quotes", async () => {
  const plain = `${MAIL}Content-Type: text/plain; charset=utf-8\n\nDelta ist frei.\n> Delta gesperrt?\n> > ja\n`;
  expect(await letterText(bytes(plain))).toBe("Subject: Rives éditée\n\nDelta ist frei.\n\n\n");
  const quoted = `${MAIL}Content-Transfer-Encoding: quoted-printable\n\n=C3=A0 rete=\nnir`;
  expect(await letterText(bytes(quoted))).toMatch(/à retenir\n?$/);
  const coded = `${MAIL}Content-Transfer-Encoding: base64\n\n${bytes("on hold").toString("base64")}`;
  expect(await letterText(bytes(coded))).toMatch(/on hold\n?$/);
  const parts = `${MAIL}Content-Type: multipart/alternative;\n boundary="xx"\n\n--xx\nContent-Type: text/html\n\n<b>no</b>\n--xx\nContent-Type: text/plain\n\nplain one\n--xx--\n`;
  expect((await letterText(bytes(parts))).trim()).toMatch(/éditée\n\nplain one$/);
  const folded = `${MAIL}Date: Fri, 20 Nov 2026 10:00:00 +0100\nContent-Type: multipart/mixed; boundary=o\n\n--o\nContent-Type: multipart/alternative; boundary=i\n\n--i\nContent-Type: text/plain; charset=iso-8859-1\nContent-Transfer-Encoding: quoted-printable\n\nL=92=E9cluse =E0 retenir\n--i--\n--o\nContent-Type: application/pdf\nContent-Transfer-Encoding: base64\n\n${bytes("x".repeat(50)).toString("base64")}\n--o--\n`;
  expect(await letterText(bytes(folded))).toMatch(/20.*\n\nL.écluse à retenir\n?$/);
  const html = `${MAIL}Content-Type: text/html\n\n<style>p{}</style><p>Delta&nbsp;is <b>on hold</b></p>`;
  expect((await letterText(bytes(html))).trim()).toMatch(/éditée\n\nDelta is on hold$/);
});

test("of RTF only the words count, and of what is too large nothing", async () => {
  const rtf = String.raw`{\rtf1\ansi{\fonttbl{\f0 Arial;}}\f0\fs24 Delta \'e0 retenir\par Reed\u233? ok}`;
  expect(await letterText(bytes(rtf))).toBe("Delta à retenir\nReedé ok");
  expect(await letterText(Buffer.alloc(2_000_000, "a"))).toBe("");
  expect(await letterText(bytes("> old\nnew"))).toBe("\nnew");
});

test("a mail with parts in parts without end is read without its depths", async () => {
  const ends = Array.from({ length: 8_000 }, (_, depth) => `b${depth}x`);
  const heads = ends.map((end) => `Content-Type: multipart/mixed; boundary=${end}\n\n--${end}\n`);
  const tails = ends.toReversed().map((end) => `\n--${end}--\n`);
  expect(await letterText(bytes(`${MAIL}${heads.join("")}\non hold${tails.join("")}`))).toBe("");
});

test("tags of HTML that never end are read once", async () => {
  const html = `${MAIL}Content-Type: text/html\n\n`;
  expect(await letterText(bytes(`${html}on hold${"<br".repeat(300_000)}`))).toContain("on hold");
  expect((await letterText(bytes(`${html}on hold${"<style>".repeat(140_000)}`))).trim()).toMatch(
    /on hold\n?$/,
  );
});

test("older mails below a newer one stand before it, whoever wrote the line between", async () => {
  const read = (between: string) => letterText(bytes(`It is cleared.\n\n${between}\n\nIt is on hold.`));
  for (const between of [
    "-----Original Message-----",
    "-----Ursprüngliche Nachricht-----",
    "On Mon, 3 Nov 2026 at 10:00, Ana Roux <ana@a.example> wrote:",
    "Le lun. 3 nov. 2026 à 10:00, Ana Roux <ana@a.example> a écrit :",
    "Am 3.11.2026 um 10:00 schrieb Ana Roux:",
  ])
    expect(await read(between)).toMatch(/^\s*It is on hold\.\s+It is cleared\.\s*$/);
});
