import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { contactFormEntries, contestRegistrations } from "#/server/platform/db/schema/forms.ts";
import { downloads, listened } from "#/server/platform/db/schema/histories.ts";
import { CommandError } from "#/server/platform/terminal/command-error.ts";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { signedIn } from "#/tests/support/signed-in.ts";
import { runFiguresCommand } from "./figures-command.ts";

let api: TestApi;
let ana: number;
beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  ana = (await signedIn(api)).id;
});

const figures = async (words: string, language: "en" | "fr" = "en") => {
  const { text } = await runFiguresCommand(api.db, words.split(" "), translatorFor(language));
  return text.trimEnd().split("\n");
};
const heard = (trackId: number, at: string, userId: number | null = null) =>
  api.db.insert(listened).values({ trackId, userId, createdAt: new Date(at) });

test("counts listens by track, album and month of Paris, and each person once", async () => {
  await heard(1, "2026-10-31T22:30:00Z", ana);
  await heard(1, "2026-10-31T23:30:00Z", ana);
  await heard(1, "2026-11-02T10:00:00Z");
  await heard(9, "2026-11-03T10:00:00Z");
  // In Paris, 23:30 UTC is half past midnight on the next day, here in the next month.
  expect(await figures("heard --by month")).toEqual([
    "Month,Times,People signed in",
    "2026-10,1,1",
    "2026-11,3,1",
  ]);
  const byTrack = await figures("heard --from 2026-11-01 --to 2026-11-02");
  expect(byTrack[0]).toBe("Reference,Track,Album,Times,People signed in");
  expect(byTrack.slice(1)).toEqual([expect.stringMatching(/^SIL .*,2,1$/)]);
  const albums = await figures("heard --by album", "fr");
  expect(albums[0]).toBe("Album;Fois;Personnes connectées");
  expect(albums.slice(1).map((line) => line.split(";")[1])).toEqual(["3", "1"]);
});

test("counts downloads separately", async () => {
  await api.db.insert(downloads).values({ userId: ana, trackId: 2, source: "cart" });
  expect((await figures("downloaded")).slice(1)).toEqual([expect.stringMatching(/,1,1$/)]);
  expect(await figures("heard")).toEqual([""]);
});

test("exports form entries with dates in the reader's format, and no cell becomes a formula", async () => {
  await api.db.insert(contactFormEntries).values({
    firstname: "=HYPERLINK(1)",
    lastname: "@Roy",
    email: "roy@example.org",
    subject: "+33",
    message: "-1\nsecond line; third",
    createdAt: new Date("2026-11-24T23:15:00Z"),
  });
  expect(await figures("contact")).toEqual([
    "Date,First name,Last name,Email,Telephone,Company,Subject,Message",
    `2026-11-25 00:15,'=HYPERLINK(1),'@Roy,roy@example.org,,,'+33,"'-1`,
    'second line; third"',
  ]);
  const [, french] = await figures("contact", "fr");
  expect(french).toMatch(/^25\/11\/2026 00:15;'=HYPERLINK\(1\);/);
  expect(await figures("contact --to 2026-11-24")).toEqual([""]);
  await api.db.insert(contestRegistrations).values({
    contestId: 1,
    firstname: "Lou",
    lastname: "Ba",
    email: "lou@example.org",
  });
  expect((await figures("contest"))[1]).toMatch(
    /,Lou,Ba,lou@example\.org,,A station, a platform|"A station, a platform"/,
  );
});

test.each(["", "heard --by week", "contact --by month", "heard album", "heard --from 2026-02-30"])(
  "the arguments «%s» are refused",
  async (words) => {
    await expect(figures(words)).rejects.toThrow(CommandError);
  },
);
