import { expect, test } from "vitest";
import { usesAsRead } from "../uses-as-read.ts";
import { titlesDropped, titlesRestored } from "./dropped-titles.ts";

test.each([
  "NON on enl\u00e8ve Delta, trop fort. silence !",
  "finalement on vire Delta",
  "virer Delta svp",
  "ok, we drop Delta",
  "Remove Delta please",
  "wir nehmen Delta raus",
  "quitamos Delta, no pega",
  "togliamo Delta",
  "on a vir\u00e9 Delta",
  "on a vir\u00e9 Delta parce que trop fort",
  "drop Delta from the edit please",
  "on vire Delta et on garde Alba",
  "on enl\u00e8ve Delta (demande d'Ana)",
  "Delta streichen",
  "yesterday Delta got cut",
])("the sentence «%s» takes out Delta", (text) => {
  const names = titlesDropped(text);
  expect(names?.("Delta grande (full)") || names?.("Delta")).toBe(true);
  expect(names?.("Sel gris")).toBe(false);
});

test.each([
  "on n'enl\u00e8ve pas Delta",
  "si on enl\u00e8ve Delta c'est vide",
  "If the client says no, drop Delta",
  "Wenn der Sender Nein sagt, streichen wir Delta",
  "on enl\u00e8ve Delta ?",
  "on coupe Delta \u00e0 0:20",
  "drop the level on Delta",
  "we lose delta in the noise",
  "drop Delta 6 dB",
  "drop Delta, 6 dB",
  "Remove Delta vocals from 2:00",
  "lose Delta's brass here",
  "Drop Delta under the interview",
  "we lose Delta at 10:02:00:00",
  "we cut Delta at 0:40",
  "on retire Delta 3 s plus t\u00f4t",
  "virer Delta \u00e0 la fin",
  "on enl\u00e8ve Delta d\u00e8s 2:10",
  "on retire Delta du g\u00e9n\u00e9rique",
  "Drop Delta in at 2:00",
  "bei 0:50 fade Delta raus",
  "um 0:50 Delta raus",
  "at 0:50 Delta is out",
  "via Delta entra il coro",
])("the sentence «%s» takes out no music", (text) => {
  expect(titlesDropped(text)?.("Delta") ?? false).toBe(false);
});

test.each([
  ["gardez Delta finalement", true],
  ["ok, keep Delta after all", true],
  ["Delta est remise", true],
  ["Delta bleibt drin", true],
  ["on ne garde pas Delta", false],
  ["keep the level of Delta", false],
  ["keep Delta out", false],
  ["keep Delta well out, please", false],
  ["we keep Delta for the next show", false],
  ["gardez Delta pour l'\u00e9pisode 3", false],
  ["behalten wir Delta f\u00fcr die n\u00e4chste Folge", false],
  ["keep Delta until 0:50", true],
  ["keep Delta, fade out at 0:50", true],
  ["gardez Delta sous la voix", true],
])("the sentence «%s» brings Delta back: %s", (text, isBack) => {
  expect(titlesRestored(text)?.("Delta") ?? false).toBe(isBack);
});

const chat = (...lines: string[]) =>
  lines.map((line, at) => `[09/01, 18:0${at}:00] ${at % 2 ? "Jo" : "Ana"}: ${line}`).join("\n");

test("a message of a chat takes out the music named before, and a later one brings it back", async () => {
  const rows = ['0:10 \u00e0 0:20 "Sel gris"', '0:30 \u00e0 0:40 "Delta"'];
  const dropped = await usesAsRead(chat(...rows, "NON on enl\u00e8ve Delta, trop fort"));
  expect(dropped).toMatchObject({
    heard: ["Sel gris 00:00:10:00–00:00:20:00"],
    off: ["Delta 00:00:30:00–00:00:40:00"],
  });
  const restored = await usesAsRead(
    chat(...rows, "NON on enl\u00e8ve Delta, trop fort", "gardez Delta finalement"),
  );
  expect(restored.off).toEqual([]);
  expect(restored.heard).toHaveLength(2);
});

test("a message that only changes music leaves it in, and one that keeps it away leaves it out", async () => {
  const rows = ['0:10 \u00e0 0:20 "Sel gris"', '0:30 \u00e0 0:40 "Delta"'];
  expect((await usesAsRead(chat(...rows, "drop Delta by 4 dB please"))).off).toEqual([]);
  expect((await usesAsRead(chat(...rows, "on vire Delta \u00e0 partir de 0:35"))).off).toEqual([]);
  const away = await usesAsRead(chat(...rows, "on vire Delta", "keep Delta out"));
  expect(away.off).toEqual(["Delta 00:00:30:00\u201300:00:40:00"]);
});

test("a row whose own words say that it was dropped for a reason is off until a message brings it back", async () => {
  const rows = [
    '0:10-0:20 "Sel gris"',
    '0:30-0:40 j\'avais mis "Delta" mais Ana veut du silence donc vir\u00e9',
  ];
  expect((await usesAsRead(chat(...rows))).off).toEqual(["Delta 00:00:30:00–00:00:40:00"]);
  expect((await usesAsRead(chat(...rows, "gardez Delta finalement"))).off).toEqual([]);
});
