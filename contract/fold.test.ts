import { expect, test } from "vitest";
import { fold } from "./fold.ts";

test.each([
  ["Électro", "electro"],
  ["e\u0301lan", "elan"],
  ["Huế", "hue"],
  ["ÇA", "ca"],
  ["ŒUVRE", "oeuvre"],
  ["Cœur d’Ægir", "coeur d'aegir"],
  ["Smørrebrød", "smorrebrod"],
  ["STRASSE, Straße, STRAẞE", "strasse, strasse, strasse"],
  ["Łódź, Đà Nẵng, Þór, ðís", "lodz, da nang, thor, dis"],
  ["IŞIK, İzmir, ışık", "isik, izmir, isik"],
  ["Ħal Għaxaq, Ŋalaŋ", "hal ghaxaq, nalan"],
  ["ΟΔΌΣ", "οδοσ"],
  ["οδός", "οδοσ"],
  ["Ёлка и Йод", "елка и иод"],
  ["ＳＩＬ　２０１", "sil 201"],
  ["ﾊﾟﾘ", "パリ"],
  ["ﬁn de nuit nº 2", "fin de nuit no 2"],
  ["Lo–Fi, Lo‑Fi", "lo-fi, lo-fi"],
  ["❤️", "❤"],
  ["می\u200cخواهم", "میخواهم"],
  ["Mi\u00adnuit", "minuit"],
])("%s is compared as %s", (text, folded) => expect(fold(text)).toBe(folded));

test.each([
  ["पानी", "पानि"],
  ["สี", "สา"],
  ["ガス", "カス"],
  ["한국", "하구"],
  ["שָׁלוֹם", "שִׁלוֹם"],
  ["கொ", "கே"],
])("marks that are vowels or consonants are kept: %s and %s differ", (one, other) => {
  expect(fold(one)).not.toBe(fold(other));
  expect(fold(one)).toBe(one.normalize("NFKC"));
  expect(fold(one.normalize("NFD"))).toBe(fold(one));
});

test("folding a folded text changes nothing", () => {
  for (let code = 0; code < 0x1_0000; code += 1) {
    if (code >= 0xd800 && code < 0xe000) continue;
    const once = fold(String.fromCharCode(code));
    expect([code.toString(16), fold(once)]).toEqual([code.toString(16), once]);
  }
});
