import { expect, test } from "vitest";
import { withoutAlbumName } from "./album-in-name.ts";

test.each([
  [
    ["Neon Canal_Afterglow_30", "Neon Canal_Half Life"],
    ["Afterglow_30", "Half Life"],
  ],
  [
    ["neon_canal - Afterglow", "NEON CANAL - Sodium"],
    ["Afterglow", "Sodium"],
  ],
])("the album's name before the titles of %j is no part of them", (names, titles) => {
  const given = names.map((name) => name.replace("neon_canal", "Neon Canal"));
  expect(withoutAlbumName(given, "Neon Canal")).toEqual(titles);
});

test.each([
  [["Neon Canal_30", "Neon Canal_Half Life"]],
  [["Neon Canal_Drums", "Other_Half Life"]],
  [["Neon Canal_No Drums", "Neon Canal_Half Life"]],
  [["Neon Canal", "Neon Canal_Half Life"]],
  [["Neon Canal_Half Life"]],
  [["Neon Light_Delta", "Neon Light_Reed"]],
])("%j keep their names", (names) => {
  expect(withoutAlbumName(names, "Neon Canal")).toEqual(names);
});
