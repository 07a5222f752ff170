import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { musicAdviceEndpoint } from "#/contract/music-advice.ts";
import { userCommand } from "#/server/people/users/user-command.ts";
import { readConfig } from "#/server/platform/config/config.ts";
import { openDatabase } from "#/server/platform/db/open.ts";
import { openCommandSocket } from "#/server/platform/terminal/command-socket.ts";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { addAdvice, listAdvices, removeAdvice } from "#/server/work/projects/advice-admin.ts";
import { adviceCommand, runAdviceCommand } from "#/server/work/projects/advice-command.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

const EMAIL = "ana@example.org";

let api: TestApi;
let ana: SignedIn;
beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  ana = await signedIn(api, { email: EMAIL, isVerified: true });
});

/** Names by which an adviser may know the first tracks of the catalogue. */
async function someTracks(): Promise<{ id: number; slug: string; reference: string }[]> {
  const answer = await api.fetch("/api/tracks?itemsPerPage=3");
  return ((await answer.json()) as { "hydra:member": { id: number; slug: string; reference: string }[] })[
    "hydra:member"
  ];
}

test("the tracks that an adviser chooses, by reference or slug, are there for the client in that order", async () => {
  const [one, two, three] = await someTracks();
  if (!one || !two || !three) throw new Error("The demo has more than three tracks.");
  const named = [three.reference, one.slug, two.reference.replace(/\W/g, "").toLowerCase(), three.slug];
  const order = { email: EMAIL, name: "Pour le Mékong", comment: "Trois pistes" };
  const made = await addAdvice(api.db, { ...order, tracks: named });
  expect(made).toMatchObject({ outcome: "made", count: 3 });
  const id = made.outcome === "made" ? made.id : 0;
  const response = await ana.fetch(`/api/conseil_musicals/${id}?page=1`);
  const advice = musicAdviceEndpoint.answer.parse(await response.json());
  expect(advice).toMatchObject({ name: order.name, comment: order.comment, isMine: true });
  expect(advice.tracks.map((track) => track.id)).toEqual([three.id, one.id, two.id]);

  expect(await addAdvice(api.db, { ...order, tracks: named })).toEqual({ outcome: "known" });
  expect(await listAdvices(api.db)).toMatchObject([{ id, email: EMAIL, name: order.name, count: 3 }]);
  expect(await listAdvices(api.db, "nobody@example.org")).toEqual([]);
  expect(await removeAdvice(api.db, id)).toBe(order.name);
  expect(await removeAdvice(api.db, id)).toBeNull();
  expect((await ana.fetch(`/api/conseil_musicals/${id}`)).status).toBe(404);
});

test("for nobody, or of tracks that are not on show, nothing is made", async () => {
  const [one] = await someTracks();
  const order = { email: EMAIL, name: "Vide", comment: null, tracks: [one?.slug ?? "", "SIL 9999-99", "--"] };
  expect(await addAdvice(api.db, order)).toEqual({
    outcome: "unknownTracks",
    tracks: ["SIL 9999-99", "--"],
  });
  expect(await addAdvice(api.db, { ...order, email: "nobody@example.org" })).toEqual({
    outcome: "noAccount",
  });
  const claimed = "client@agency.example";
  await signedIn(api, { email: claimed, isVerified: false });
  expect(await addAdvice(api.db, { ...order, email: claimed, tracks: [one?.slug ?? ""] })).toEqual({
    outcome: "unconfirmed",
  });
  expect(await listAdvices(api.db)).toEqual([]);
});

test("the command adds, lists and removes in the data folder, with messages in the language of the terminal", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sillon-advice-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const config = readConfig({ DATA_DIR: folder });
  const run = async (args: string[], language: "fr" | "en" = "en") => {
    const output = new PassThrough();
    const code = await adviceCommand({ args, config, translator: translatorFor(language), output });
    return [code, String(output.read())] as const;
  };
  await userCommand({
    args: ["add", EMAIL],
    config,
    translator: translatorFor("en"),
    output: new PassThrough(),
  });
  expect(await run(["list"], "fr")).toEqual([0, "Il n’y a pas de sélection.\n"]);
  expect(await run(["add", EMAIL, "Doc", "SIL 1", "x"])).toEqual([
    1,
    expect.stringMatching(/“SIL 1”.*\n.*“x”/),
  ]);
  expect(await run(["add", "ben@example.org", "Doc", "x"])).toEqual([
    1,
    expect.stringMatching(/No account has/),
  ]);
  expect(await run(["remove", "7"], "fr")).toEqual([1, expect.stringMatching(/Aucune sélection/)]);
  for (const args of [[], ["add", EMAIL, "Doc"], ["drop", "1"], ["list", EMAIL, "x"], ["remove"]]) {
    await expect(run(args)).rejects.toMatchObject({ notice: { key: "adviceArguments" } });
  }
  await expect(run(["add", "ana", "Doc", "x"])).rejects.toMatchObject({ notice: { key: "userNoEmail" } });
  await expect(run(["add", EMAIL, " ", "x"])).rejects.toMatchObject({ notice: { key: "adviceName" } });
  await expect(run(["remove", "first"])).rejects.toMatchObject({ notice: { key: "adviceNoNumber" } });
  await expect(run(["list", "--all"])).rejects.toMatchObject({ notice: { key: "wrongOptions" } });
}, 120_000);

test("while the site holds the data folder, the site carries out the command", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sillon-advice-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const config = readConfig({ DATA_DIR: folder });
  const run = async (args: string[], language: "fr" | "en" = "en") => {
    const output = new PassThrough();
    const code = await adviceCommand({ args, config, translator: translatorFor(language), output });
    return [code, String(output.read())] as const;
  };
  await userCommand({
    args: ["add", EMAIL],
    config,
    translator: translatorFor("en"),
    output: new PassThrough(),
  });
  const site = await openDatabase({ folder: join(folder, "database") });
  await expect(run(["list"])).rejects.toMatchObject({ notice: { key: "dataInUse" } });

  const shut = await openCommandSocket(folder, ({ args, language }) =>
    runAdviceCommand(site.db, args, translatorFor(language)),
  );
  expect(await run(["list"], "fr")).toEqual([0, "Il n’y a pas de sélection.\n"]);
  expect(await run(["add", EMAIL, "Doc", "SIL 1", "x"])).toEqual([
    1,
    expect.stringMatching(/“SIL 1”.*\n.*“x”/),
  ]);
  await expect(run(["drop", "1"])).rejects.toMatchObject({ notice: { key: "adviceArguments" } });
  await shut();
  await expect(run(["list"])).rejects.toMatchObject({ notice: { key: "dataInUse" } });
  await site.close();
}, 120_000);
