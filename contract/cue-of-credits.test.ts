import { expect, test } from "vitest";
import { cueOfCredits } from "./cue-of-credits.ts";
import type { TrackCredits } from "./track-credits.ts";

const writer = (name: string, share: number | null, more = {}) => ({
  name,
  role: "CA",
  share,
  society: "SACEM",
  ipi: "00123456789",
  ...more,
});
const credits: TrackCredits = {
  "@id": "/api/front/track_credits/12",
  "@type": "TrackCredits",
  id: 12,
  track: "/api/tracks/12",
  name: "Delta sans fin",
  reference: "SIL 201-03",
  isrc: "FRZ031400123",
  iswc: "T0345246801",
  publisher: "Éditions Sillon",
  label: "Sillon",
  durationSeconds: 120,
  writers: [writer("Awa Sangaré", 60), writer("Bo Travail", 40)],
  versions: [],
  files: [],
};
const edit = { id: 31, version: "30", label: "30 s edit", durationSeconds: 30, isrc: "FRZ031400124" };

test("a cue takes all credits of its track", () => {
  expect(cueOfCredits(credits)).toEqual({
    track: "/api/tracks/12",
    version: null,
    title: "Delta sans fin",
    versionLabel: "",
    writers: [
      { name: "Awa Sangaré", role: "CA", share: 60, society: "SACEM", ipi: "00123456789" },
      { name: "Bo Travail", role: "CA", share: 40, society: "SACEM", ipi: "00123456789" },
    ],
    publishers: [{ name: "Éditions Sillon", society: "", ipi: "", share: 100 }],
    label: "Sillon",
    reference: "SIL 201-03",
    isrc: "FRZ031400123",
    iswc: "T0345246801",
    origin: "library",
  });
});

test("several publishers have equal shares", () => {
  const { publishers } = cueOfCredits({ ...credits, publisher: "Éditions du Quai; Rive Music; Sillon" });
  expect(publishers).toEqual(
    ["Éditions du Quai", "Rive Music", "Sillon"].map((name) => ({
      name,
      society: "",
      ipi: "",
      share: 33.33,
    })),
  );
});

test("a name with a slash is one publisher", () => {
  const { publishers } = cueOfCredits({ ...credits, publisher: "Universal / MCA Music" });
  expect(publishers).toMatchObject([{ name: "Universal / MCA Music", share: 100 }]);
});

test("a cue takes the first ten of twenty publishers, with a twentieth of the whole each", () => {
  const publisher = Array.from({ length: 20 }, (_, place) => `House ${place}`).join("; ");
  const { publishers } = cueOfCredits({ ...credits, publisher });
  expect(publishers).toHaveLength(10);
  expect(new Set(publishers?.map(({ share }) => share))).toEqual(new Set([5]));
});

test("the cue of a version has its own ISRC and the ISWC of the work", () => {
  expect(cueOfCredits(credits, edit)).toMatchObject({
    track: "/api/tracks/12",
    version: "/api/track_versions/31",
    versionLabel: "30 s edit",
    isrc: "FRZ031400124",
    iswc: "T0345246801",
  });
  expect(cueOfCredits(credits, { ...edit, isrc: null }).isrc).toBe("");
});

test.each([
  [1, [100]],
  [2, [50, 50]],
  [3, [33.33, 33.33, 33.33]],
])("%i writers without declared shares have equal ones, in total at most 100", (count, shares) => {
  const writers = Array.from({ length: count }, () => writer("A", null));
  expect(cueOfCredits({ ...credits, writers }).writers?.map(({ share }) => share)).toEqual(shares);
});

test("when one share is declared, the others stay empty", () => {
  const writers = [writer("A", 60), writer("B", null)];
  expect(cueOfCredits({ ...credits, writers }).writers?.map(({ share }) => share)).toEqual([60, null]);
  expect(cueOfCredits({ ...credits, writers: [] }).writers).toEqual([]);
});

test("missing credits are empty, and an unknown role becomes composer", () => {
  const nothing = { reference: null, isrc: null, iswc: null, publisher: null, label: null };
  const writers = [
    writer("A", 100, { role: "producer", society: null, ipi: null }),
    writer("B", 0, { role: null }),
  ];
  expect(cueOfCredits({ ...credits, ...nothing, writers })).toMatchObject({
    writers: [
      { role: "C", society: "", ipi: "" },
      { role: "C", share: 0 },
    ],
    publishers: [],
    label: "",
    reference: "",
    isrc: "",
    iswc: "",
  });
});
