import { expect, test } from "vitest";
import type { EditClip } from "./edit.ts";
import { withPeopleOfPieces } from "./people-of-pieces.ts";

const clip = (name: string, ...writers: string[]): EditClip => ({
  ...{ name, file: "", reel: "", channel: "A1", start: 0, end: 1, hasPicture: false },
  ...(writers.length > 0 && { writers: writers.map((one) => ({ name: one, society: "", share: null })) }),
  ...(writers.length > 0 && { publishers: [{ name: "Rive", society: "", share: null }] }),
});
const namesOf = (...clips: EditClip[]) =>
  withPeopleOfPieces(clips).map(({ writers = [], publishers = [] }) =>
    [...writers, ...publishers].map(({ name }) => name).join(" | "),
  );

test("other versions of a piece have its people, and other pieces have not", () => {
  const others = ["NLM_0231_Delta_sting.wav", "Delta (Instrumental)", "Delta Blue", "MUSIC"];
  const clips = [clip("NLM_0231_Delta_60.wav", "Ana Roux"), ...others.map((one) => clip(one))];
  expect(namesOf(...clips)).toEqual(["Ana Roux | Rive", "Ana Roux | Rive", "Ana Roux | Rive", "", ""]);
});

test("if two works have one title, nobody is carried over", () => {
  const clips = [clip("Delta", "Ana Roux"), clip("Delta_60", "Leo Brun"), clip("Delta_30")];
  expect(namesOf(...clips)).toEqual(["Ana Roux | Rive", "Leo Brun | Rive", ""]);
});

test("whoever wrote the words of one version stands beside the writers of the piece, without their shares", () => {
  const clip = (name: string, ...writers: EditClip["writers"] & {}): EditClip => ({
    ...{ name, file: "", reel: "", channel: "A1", start: 0, end: 25, hasPicture: false },
    ...(writers.length > 0 && { writers }),
  });
  const ana = { name: "Ana Roux", society: "", share: 100, role: "C" as const };
  const ada = { name: "Ada Flynn", society: "", share: null, role: "A" as const };
  const named = withPeopleOfPieces([
    clip("Delta", ana),
    clip("Delta (Vox)", ada),
    clip("Delta"),
    clip("Mira", ada),
  ]);
  expect(named.map(({ writers }) => writers)).toEqual([[ana], [{ ...ana, share: null }, ada], [ana], [ada]]);
});
