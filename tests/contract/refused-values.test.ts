import { afterAll, beforeAll, expect, test } from "vitest";
import { VIOLATION_CODES, violationListSchema } from "#/contract/error.ts";
import { playlistItems, playlists } from "#/server/platform/db/schema/projects.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

let api: TestApi;
let ana: SignedIn;
beforeAll(async () => {
  api = await apiForTests();
  ana = await signedIn(api);
  await api.db.insert(playlists).values({ userId: ana.id, name: "Mékong" });
  await api.db.insert(playlistItems).values({ playlistId: 1, trackId: 3, position: 0 });
});
afterAll(() => api.close());

const NOTES = "/api/user_playlists/1/notes";
const SHEET = "/api/user_playlists/1/cue_sheet";
const cue = (fields: object) => ({ cues: [{ id: "a", ...fields }] });

test.each([
  [
    "a number above its bound",
    "PATCH",
    SHEET,
    cue({ start: 7e6 }),
    "tooHigh",
    "This value should be 6000000 or less.",
  ],
  ["a number below it", "PATCH", SHEET, cue({ start: -1 }), "tooLow", "This value should be 0 or more."],
  ["a text of another form", "PATCH", SHEET, cue({ id: "<b>" }), "format", "This value is not valid."],
  [
    "a text that is no instant",
    "POST",
    "/api/front/user/listened/tracks",
    { entries: [{ track: "/api/tracks/1", at: "x" }] },
    "format",
    "This value is not valid.",
  ],
  [
    "none of several kinds",
    "PATCH",
    "/api/user/1",
    { cart: { tracks: [{}] } },
    "format",
    "This value is not valid.",
  ],
  [
    "control characters",
    "POST",
    NOTES,
    { track: "/api/tracks/3", text: "a\u0007b" },
    "format",
    "This value contains characters that are not allowed.",
  ],
  [
    "a second beyond a day",
    "POST",
    NOTES,
    { track: "/api/tracks/3", text: "a", at: 86_401 },
    "tooHigh",
    "This value should be 86400 or less.",
  ],
] as const)(
  "%s is refused by a code and in the contract's words",
  async (_, method, path, json, kind, message) => {
    const answer = await ana.fetch(path, { method, json });
    expect(answer.status).toBe(422);
    const { violations, type } = violationListSchema.parse(await answer.json());
    expect(violations).toMatchObject([{ message, code: VIOLATION_CODES[kind] }]);
    expect(type).toBe(`/validation_errors/${VIOLATION_CODES[kind]}`);
  },
);

test("a control character in a query is refused too", async () => {
  const answer = await api.fetch("/api/tracks?name=a%00b");
  expect(violationListSchema.parse(await answer.json()).violations[0]?.code).toBe(VIOLATION_CODES.format);
});

test("lengths are counted in characters as people count them", async () => {
  const create = (name: string) => ana.fetch("/api/user_playlists", { method: "POST", json: { name } });
  for (const letter of ["🎻", "é", "a"]) {
    expect((await create(letter.repeat(100))).status).toBe(201);
    const refused = await create(letter.repeat(101));
    expect(violationListSchema.parse(await refused.json()).violations).toMatchObject([
      { propertyPath: "name", code: VIOLATION_CODES.tooLong },
    ]);
  }
  const shortest = { password: "🎻".repeat(7) };
  const answer = await api.fetch("/api/user", {
    method: "POST",
    headers: { "Content-Type": "application/ld+json" },
    body: JSON.stringify(shortest),
  });
  expect(violationListSchema.parse(await answer.json()).violations).toContainEqual(
    expect.objectContaining({ propertyPath: "password", code: VIOLATION_CODES.tooShort }),
  );
});
