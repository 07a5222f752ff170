import { expect, test } from "vitest";
import { versionsByFolder } from "./version-folder.ts";

/** Returns `label of lead` by path. */
function versionsIn(names: readonly string[]) {
  const found = versionsByFolder(names.map((relative) => ({ relative, path: `/${relative}` })));
  return Object.fromEntries(
    [...found].map(([file, { lead, version }]) => [file.relative, `${version?.label} of ${lead.relative}`]),
  );
}

test("the tracks of a folder of versions in a folder of versions lie above both", () => {
  expect(
    versionsIn([
      "Rives/01 - Estran.wav",
      "Rives/Versions/30 secondes/01 - Estran.wav",
      "Rives/Versions/Sans mélodie/01 - Estran.wav",
      "Harbour/WAV/02 Quay.wav",
      "Harbour/Edits/30s/02 Quay.wav",
      "Flut/03 Deich.wav",
      "Flut/Fassungen/Instrumental/60s/03 Deich.wav",
    ]),
  ).toEqual({
    "Rives/Versions/30 secondes/01 - Estran.wav": "30 s edit of Rives/01 - Estran.wav",
    "Rives/Versions/Sans mélodie/01 - Estran.wav": "Underscore of Rives/01 - Estran.wav",
    "Harbour/Edits/30s/02 Quay.wav": "30 s edit of Harbour/WAV/02 Quay.wav",
    "Flut/Fassungen/Instrumental/60s/03 Deich.wav": "Instrumental, 60 s edit of Flut/03 Deich.wav",
  });
});

test("the track above all folders of versions comes before a version in one of them", () => {
  const names = ["01 Estran.wav", "Instrumentals/01 Estran.wav", "Instrumentals/30s/01 Estran.wav"];
  expect(versionsIn(names)).toEqual({
    "Instrumentals/01 Estran.wav": "Instrumental of 01 Estran.wav",
    "Instrumentals/30s/01 Estran.wav": "Instrumental, 30 s edit of 01 Estran.wav",
  });
  expect(versionsIn(names.slice(1))).toEqual({
    "Instrumentals/30s/01 Estran.wav": "30 s edit of Instrumentals/01 Estran.wav",
  });
});

test("a folder between, whose name says no version, ends the search for tracks", () => {
  expect(versionsIn(["Rives/01 Estran.wav", "Rives/Divers/30s/01 Estran.wav"])).toEqual({});
});
