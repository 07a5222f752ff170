import { expect, test } from "vitest";
import { withoutRejectedFiles } from "./rejected-files.ts";

const sorted = (names: readonly string[], rows: readonly string[] = []) => {
  const sounds = names.map((name) => ({ path: `/music/Rives/${name}`, relative: `Rives/${name}` }));
  const folder = {
    path: "/music/Rives",
    relative: "Rives",
    sounds,
    covers: [],
    foreign: [],
    others: [],
    failure: null,
  };
  const { folders, left } = withoutRejectedFiles([folder], rows);
  return {
    kept: folders.flatMap((one) => one.sounds.map(({ path }) => path.slice("/music/Rives/".length))),
    left: left.map(({ key, values }) => `${key} ${values?.count}`),
  };
};

test.each([
  "maquette (pas livrée).wav",
  "Delta_refusé.wav",
  "Delta_refuse\u0301es.wav",
  "Delta_REJECTED.wav",
  "Delta - DO NOT USE.wav",
  "bounce test DO NOT USE.wav",
  "Delta NE PAS DIFFUSER.wav",
  "Delta NICHT VERWENDEN.wav",
  "temp track of the trailer (Kelp) - reference only.mp3",
  "Delta_nur Referenz.wav",
  "Delta_à supprimer.wav",
  "Delta_mix sbagliato.wav",
  "Delta (nicht verwenden).wav",
  "01 Delta_rejected.wav",
  "SIL201_04_Delta_unused.wav",
  "Delta_descartada.wav",
  "Delta - superseded.wav",
  "Delta (ne pas diffuser).wav",
  "Rives_album sampler (all tracks).mp3",
  "rives_v3_master_ref.m4a",
  "Reed_PREVIEW.mp3",
  "Reed (Vorschau).mp3",
])("«%s» is left out beside other music, and told, unless the sheet names it", (name) => {
  expect(sorted([name, "Reed.wav"])).toEqual({ kept: ["Reed.wav"], left: ["filesLeftAside 1"] });
  expect(sorted([name, "Reed.wav"], [`Rives\\${name}`])).toEqual({ kept: [name, "Reed.wav"], left: [] });
  expect(sorted([name]).kept).toEqual([name]);
});

test.each([
  "Rejected.wav",
  "Love Rejected.wav",
  "Delta_.wav",
  "Signs Do Not Use.wav",
  "SIGNS DO NOT USE.wav",
  "01 DO NOT USE.wav",
  "01_Rejected.wav",
  "1-04 - Unused.wav",
  "SIL201_04_Bad Mix.wav",
  "SIL 201-04 - Refusé.wav",
  "Sampler Dub.wav",
  "Le refusé.wav",
  "We_Refuse.wav",
  "The_Reject.wav",
  "Preview.wav",
  "Delta_Preview.wav",
  "Love_Trash.wav",
  "SIL201_04_Do Not Take.wav",
])("«%s» may be a title", (name) => {
  expect(sorted([name, "Reed.wav"])).toEqual({ kept: [name, "Reed.wav"], left: [] });
});
