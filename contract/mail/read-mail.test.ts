import { expect, test } from "vitest";
import { isMail } from "./is-mail.ts";
import { readMail } from "./read-mail.ts";

const HEAD = [
  "Return-Path: <lea@prod.fr>",
  "Received: from mx.prod.fr (mx.prod.fr [192.0.2.1])",
  "\tby mx.sillon.fr; Mon, 30 Nov 2026 10:12:33 +0100",
  "From: =?utf-8?Q?L=C3=A9a_Pr=C3=A9v=C3=B4t?= <lea@prod.fr>",
  "To: musique@sillon.fr",
  "Subject: =?iso-8859-1?Q?Musiques_de_l=27=E9pisode?= 2",
  "Date: Mon, 30 Nov 2026 10:12:30 +0100",
  "Message-ID: <1@prod.fr>",
  "MIME-Version: 1.0",
];
const TEXT = "Été à Séville 00:10–00:40\nChœur d’hommes 01:10–01:40";
const mail = (...lines: string[]) => [...HEAD, ...lines].join("\r\n");
const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const quoted = (text: string) =>
  [...utf8(text)]
    .map((byte) =>
      byte === 10
        ? "\r\n"
        : byte < 127 && byte !== 61
          ? String.fromCharCode(byte)
          : `=${byte.toString(16).toUpperCase()}`,
    )
    .join("");
const base64 = (text: string) => Buffer.from(text).toString("base64").replace(/.{60}/g, "$&\r\n");
const HTML = `<html><head><style>p { color: red }</style></head><body><p>Été à Séville 00:10&#8211;00:40</p><p>Chœur d&rsquo;hommes 01:10&ndash;01:40</p></body></html>`;

test.each([
  [
    "quoted-printable",
    [
      "Content-Type: text/plain; charset=utf-8",
      "Content-Transfer-Encoding: quoted-printable",
      "",
      quoted(TEXT),
    ],
  ],
  [
    "base64",
    ["Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: base64", "", base64(TEXT)],
  ],
  [
    "HTML alone",
    [
      "Content-Type: text/html; charset=utf-8",
      "Content-Transfer-Encoding: quoted-printable",
      "",
      quoted(HTML),
    ],
  ],
  [
    "parts within parts, and a file",
    [
      'Content-Type: multipart/mixed; boundary="A"',
      ...["", "This is a multi-part message.", "--A", 'Content-Type: multipart/alternative; boundary="B"'],
      ...[
        "",
        "--B",
        "Content-Type: text/plain; charset=utf-8",
        "Content-Transfer-Encoding: base64",
        "",
        base64(TEXT),
      ],
      ...[
        "--B",
        "Content-Type: text/html; charset=utf-8",
        "Content-Transfer-Encoding: base64",
        "",
        base64(HTML),
      ],
      ...[
        "--B--",
        "--A",
        "Content-Type: application/pdf",
        "Content-Transfer-Encoding: base64",
        "",
        base64("00:11:00"),
      ],
      "--A--",
    ],
  ],
])("of a mail in %s people read its subject and its text", async (_, lines) => {
  const read = await readMail(utf8(mail(...lines)));
  expect(read?.subject).toBe("Musiques de l'épisode 2");
  expect(read?.text.replace(/\n+/g, "\n").trim()).toBe(TEXT);
});

test.each([
  ["undeclared UTF-8", utf8(mail("", "Été"))],
  ["undeclared Windows-1252", latin1(mail("", "\xc9t\xe9 \x93\xe0 S\xe9ville\x94"))],
  ["declared Latin-1", latin1(mail("Content-Type: text/plain; charset=iso-8859-1", "", "\xc9t\xe9"))],
  [
    "declared Latin-2, which its bytes do not tell",
    latin1(mail("Content-Type: text/plain; charset=iso-8859-2", "", "\xc9t\xe9 \xb3")),
  ],
  [
    "Latin-1 that was saved again as UTF-8",
    utf8(mail("Content-Type: text/plain; charset=iso-8859-1", "", "Été")),
  ],
  ["UTF-16", Uint8Array.from(Buffer.from(`\ufeff${mail("", "Été")}`, "utf16le"))],
  ["a mailbox", utf8(`From lea@prod.fr Mon Nov 30 10:12:30 2026\n${mail("", "Été")}`)],
  ["Apple Mail", utf8(`1234      \n${mail("", "Été")}`)],
])("letters are read in %s", async (_, bytes) => {
  expect((await readMail(bytes))?.text).toMatch(/^Été/);
});

test("rows of a table, struck words and quoted lines of HTML stay what they are", async () => {
  const html = [
    "<p>Bonjour,<br>voici :</p>",
    "<table><tr><th>Titre</th><th>D&eacute;but</th></tr>",
    "<tr><td><p>Delta sans\n fin</p></td><td><b>00:10</b></td></tr>",
    "<tr><td><s>Braises </s></td><td></td></tr></table>",
    '<ul><li>un</li><li style="text-decoration: line-through">deux</li></ul>',
    "<blockquote>Le 3 mai :<div>trois</div></blockquote><div style='display:none'>non</div>",
  ].join("\n");
  const plain = "Bonjour, voici : Titre Début Delta sans fin 00:10 Braises un deux Le 3 mai : trois";
  const read = await readMail(
    utf8(
      mail(
        'Content-Type: multipart/alternative; boundary="B"',
        ...["", "--B", "Content-Type: text/plain; charset=utf-8", "", plain],
        ...["--B", "Content-Type: text/html; charset=utf-8", "", html, "--B--"],
      ),
    ),
  );
  expect(read?.text.split("\n").filter((line) => line !== "")).toEqual([
    ...["Bonjour,", "voici :", "Titre\tDébut", "Delta sans fin\t00:10", "~~Braises~~\t"],
    ...["- un", "- ~~deux~~", "> Le 3 mai :", "> trois"],
  ]);
});

test("a typed head and a table are no stored mail, and a damaged or bottomless one is not read", async () => {
  expect(isMail("From: Léa\nSubject: Musiques\n\n00:10-00:40 Delta")).toBe(false);
  expect(isMail("Content-Type;Title\nx: y\n\nDelta")).toBe(false);
  expect(isMail(mail("", "Delta"))).toBe(true);
  const parts = Array.from({ length: 400 }, (_, at) => [
    `Content-Type: multipart/mixed; boundary=b${at}`,
    ...["", `--b${at}`],
  ]);
  expect(await readMail(utf8(mail(...parts.flat())))).toBeNull();
});
