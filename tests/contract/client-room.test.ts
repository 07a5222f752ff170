import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { type ClientRoom, clientRoomSchema } from "#/contract/client-room.ts";
import { projectsEndpoint } from "#/contract/playlist.ts";
import { projectRoomSchema } from "#/contract/project-room.ts";
import type { TrackVersion } from "#/contract/track.ts";
import { mailQueue } from "#/server/platform/db/schema/operations.ts";
import { roomClients } from "#/server/platform/db/schema/rooms.ts";
import { type LetterData, letters } from "#/server/platform/mail/letters.ts";
import { renderLetter } from "#/server/platform/mail/render-letter.ts";
import { countNewAnswers } from "#/server/work/projects/new-answers.ts";
import { lockProject } from "#/server/work/rooms/feedback.ts";
import { presentProjectRoom } from "#/server/work/rooms/present.ts";
import { readProjectRoom } from "#/server/work/rooms/read-feedback.ts";
import { apiForTests, TEST_SITE, type TestApi } from "#/tests/support/api.ts";
import { HOSTILE_NAMES } from "#/tests/support/hostile-text.ts";
import { lettersOf } from "#/tests/support/letters-of.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";
import { turnsOf } from "#/tests/support/turns-of.ts";

let api: TestApi;
let ana: SignedIn;
let page: string;

const START = new Date("2026-06-01T12:00:00Z");
const later = (minutes: number) => {
  api.now = new Date(api.now.getTime() + minutes * 60_000);
};
const iri = (id: number) => `/api/tracks/${id}`;

beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  api.now = START;
  ana = await signedIn(api, { isVerified: true });
  await ana.fetch("/api/user_playlists", {
    method: "POST",
    json: { name: "Doc", tracks: [iri(4), iri(2)] },
  });
  page = await openPage();
});

/** Opens a share page of the project; returns the path of its calls. */
async function openPage(body: object = {}): Promise<string> {
  const answer = await ana.fetch("/api/user_playlists/1/links", { method: "POST", json: body });
  expect(answer.status).toBe(201);
  return `/api/front/shared_playlists/${((await answer.json()) as { token: string }).token}`;
}

/** A browser on a share page: keeps its cookie as browsers do. */
function browser(path = page) {
  let cookie = "";
  async function ask(method: string, end: string, json?: unknown): Promise<Response> {
    const type = method === "PATCH" ? "application/merge-patch+json" : "application/ld+json";
    const answer = await api.fetch(`${path}${end}`, {
      method,
      headers: { ...(json !== undefined && { "Content-Type": type }), ...(cookie && { Cookie: cookie }) },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    cookie = answer.headers.get("Set-Cookie")?.split(";")[0] ?? cookie;
    return answer;
  }
  const room = async (answer: Response): Promise<ClientRoom> => {
    expect(answer.status).toBe(200);
    return clientRoomSchema.parse(await answer.json());
  };
  return {
    ask,
    read: async () => room(await ask("GET", "/room")),
    answer: async (track: string, verdict: string | null) =>
      room(await ask("POST", "/answers", { track, verdict })),
    comment: async (track: string, text: string, at?: number) =>
      room(await ask("POST", "/comments", { track, text, at })),
    name: async (name: string | null) => room(await ask("PATCH", "/room", { name })),
  };
}

/** Tells when the server asks for the time. */
function watchedClock() {
  const { now } = api;
  const restore = () => Object.defineProperty(api, "now", { value: now, writable: true, configurable: true });
  onTestFinished(() => void restore());
  const isAsked = new Promise<void>((resolve) => {
    const get = () => {
      resolve();
      return now;
    };
    Object.defineProperty(api, "now", { get, configurable: true });
  });
  return { isAsked, restore };
}

const projectRoom = async () =>
  projectRoomSchema.parse(await (await ana.fetch("/api/user_playlists/1/room")).json());

async function paths(response: Response): Promise<string[]> {
  expect(response.status).toBe(422);
  const { violations } = (await response.json()) as { violations: { propertyPath: string }[] };
  return violations.map(({ propertyPath }) => propertyPath);
}

describe("a client on a share page", () => {
  test("accepts, rejects, changes and withdraws answers, and finds them all again later", async () => {
    const client = browser();
    expect(await client.read()).toMatchObject({ name: null, answers: [], comments: [] });
    await client.answer(iri(4), "accepted");
    await client.answer(iri(2), "accepted");
    expect((await client.answer(iri(2), "rejected")).answers).toEqual([
      { track: iri(4), verdict: "accepted" },
      { track: iri(2), verdict: "rejected" },
    ]);
    await client.answer(iri(4), null);
    await client.name("  Léa ");
    expect(await client.read()).toMatchObject({
      name: "Léa",
      answers: [{ track: iri(2), verdict: "rejected" }],
    });
    expect((await client.name(null)).name).toBeNull();
  });

  test("gives a version and its track separate answers", async () => {
    const versions = (await (await api.fetch(`${iri(4)}/versions`)).json()) as Record<string, TrackVersion[]>;
    const version = versions["hydra:member"]?.[0]?.["@id"] ?? "";
    await ana.fetch("/api/user_playlists/1", {
      method: "PATCH",
      json: { tracks: [iri(4), version] },
    });
    const client = browser();
    await client.answer(version, "accepted");
    await client.answer(iri(4), "rejected");
    const { comments, answers } = await client.comment(version, "La bonne", 3);
    expect(answers).toEqual([
      { track: version, verdict: "accepted" },
      { track: iri(4), verdict: "rejected" },
    ]);
    expect(comments).toMatchObject([{ track: version, at: 3 }]);
  });

  test("comments on a time and on the whole track, and can delete only their own comments", async () => {
    const [lea, tom] = [browser(), browser()];
    await lea.comment(iri(4), "  Trop chargé ", 42.5);
    const { comments } = await lea.comment(iri(4), "Belle fin");
    expect(comments.map(({ at, text }) => [at, text])).toEqual([
      [null, "Belle fin"],
      [42.5, "Trop chargé"],
    ]);
    await tom.comment(iri(4), "Non", 1);
    expect((await tom.read()).comments.map(({ text }) => text)).toEqual(["Non"]);
    const [first] = comments;
    expect((await tom.ask("DELETE", `/comments/${first?.id}`)).status).toBe(404);
    expect((await browser().ask("DELETE", `/comments/${first?.id}`)).status).toBe(404);
    expect((await lea.ask("DELETE", `/comments/${first?.id}`)).status).toBe(204);
    expect((await lea.read()).comments).toHaveLength(1);
  });

  test("gets an error at the field for a track outside the project, an empty comment and one that is too long", async () => {
    const client = browser();
    expect(await paths(await client.ask("POST", "/answers", { track: iri(9), verdict: "accepted" }))).toEqual(
      ["track"],
    );
    expect(await paths(await client.ask("POST", "/comments", { track: iri(9), text: "x" }))).toEqual([
      "track",
    ]);
    expect(await paths(await client.ask("POST", "/comments", { track: iri(4), text: " " }))).toEqual([
      "text",
    ]);
    const long = { track: iri(4), text: "x".repeat(1_001) };
    expect(await paths(await client.ask("POST", "/comments", long))).toEqual(["text"]);
    expect(await paths(await client.ask("POST", "/comments", { track: iri(4), text: "x", at: -1 }))).toEqual([
      "at",
    ]);
    expect(await paths(await client.ask("PATCH", "/room", { name: "n".repeat(61) }))).toEqual(["name"]);
    expect(await paths(await client.ask("PATCH", "/room", { name: "a\nb" }))).toEqual(["name"]);
    // Nobody became a client by a refused request.
    expect(await api.db.$count(roomClients)).toBe(0);
  });

  test("is recognised by a cookie that no script can read and that is sent only to this share page", async () => {
    const client = browser();
    const cookie = (await client.ask("POST", "/answers", { track: iri(4), verdict: "accepted" })).headers.get(
      "Set-Cookie",
    );
    expect(cookie).toContain(`Path=${page};`);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    const again = await client.ask("POST", "/answers", { track: iri(2), verdict: "accepted" });
    expect(again.headers.get("Set-Cookie")).toBeNull();
    const key = cookie?.split(";")[0]?.split("=")[1] ?? "";
    expect(JSON.stringify(await api.db.select().from(roomClients))).not.toContain(key);
    const other = await openPage();
    const headers = { Cookie: `room=${key}` };
    const elsewhere = (await (await api.fetch(`${other}/room`, { headers })).json()) as ClientRoom;
    expect(elsewhere.answers).toEqual([]);
    for (const value of ["", "x", "%00", "a".repeat(5_000)]) {
      const answer = await api.fetch(`${page}/room`, { headers: { Cookie: `room=${value}` } });
      expect(answer.status).toBe(200);
    }
  });

  test("finds nothing once the page is revoked or expired; no answer may be cached or contains an e-mail address", async () => {
    const short = browser(await openPage({ expiresAt: "2026-06-01T12:20:00Z", message: " Pour la fin " }));
    const shown = await short.ask("GET", "");
    expect(await shown.clone().json()).toMatchObject({ message: "Pour la fin" });
    const answer = await short.ask("POST", "/answers", { track: iri(4), verdict: "accepted" });
    for (const response of [shown, answer, await short.ask("GET", "/room")]) {
      expect(response.headers.get("Cache-Control")).toContain("no-store");
      expect(await response.text()).not.toContain("ana@");
    }
    const open = browser();
    await open.answer(iri(4), "accepted");
    await open.comment(iri(4), "Oui");
    await ana.fetch("/api/playlist_links/1", { method: "DELETE" });
    later(21);
    for (const one of [short, open]) {
      const asked = [
        await one.ask("GET", "/room"),
        await one.ask("PATCH", "/room", { name: "x" }),
        await one.ask("POST", "/answers", { track: iri(4), verdict: "accepted" }),
        await one.ask("POST", "/comments", { track: iri(4), text: "x" }),
        await one.ask("DELETE", "/comments/1"),
      ];
      expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    }
    // The feedback from there stays with the project.
    expect((await projectRoom()).answers).toHaveLength(2);
  });

  test("may write two hundred comments; a page has a limit of comments and of new clients too", async () => {
    const client = browser();
    await client.comment(iri(4), "0");
    await api.db.execute(`insert into room_comments (client_id, track_id, text)
      select 1, 4, n::text from generate_series(1, 199) n`);
    expect(await paths(await client.ask("POST", "/comments", { track: iri(4), text: "x" }))).toEqual([
      "text",
    ]);
    const statuses = new Set<number>();
    for (let visitor = 0; visitor < 41; visitor += 1) {
      statuses.add((await browser().ask("POST", "/answers", { track: iri(4), verdict: "accepted" })).status);
    }
    expect([...statuses]).toEqual([200, 429]);
    // A known client is not kept out by new ones.
    expect((await client.answer(iri(4), "accepted")).answers).toHaveLength(1);
  });
});

/**
 * Has the database do something as soon as a word is counted: after the client is looked up, before the word is stored.
 */
async function asSoonAsCounted(statement: string): Promise<void> {
  await api.db.execute(`create function meanwhile() returns trigger language plpgsql as
    'begin ${statement}; return new; end'`);
  onTestFinished(async () => {
    await api.db.execute("drop function meanwhile cascade");
  });
  await api.db.execute(
    "create trigger meanwhile after insert on rate_limits for each row execute function meanwhile()",
  );
}

describe("a client deleted as they speak", () => {
  test("is a new client, with the answer sent now", async () => {
    const client = browser();
    await client.answer(iri(4), "accepted");
    await asSoonAsCounted("delete from room_clients where id = 1");
    const said = [{ track: iri(2), verdict: "rejected" }];
    expect((await client.answer(iri(2), "rejected")).answers).toEqual(said);
    expect((await client.read()).answers).toEqual(said);
  });

  test("finds nothing when the project went", async () => {
    const client = browser();
    await client.answer(iri(4), "accepted");
    await asSoonAsCounted("delete from playlists");
    expect((await client.ask("POST", "/comments", { track: iri(4), text: "x" })).status).toBe(404);
  });
});

describe("a project", () => {
  test("has five hundred clients at most; a known one can still answer", async () => {
    const client = browser();
    await client.answer(iri(4), "accepted");
    await api.db.execute(`insert into room_clients (playlist_id, link_id, key_hash)
      select 1, 1, n::text from generate_series(1, 499) n`);
    const refused = await browser().ask("POST", "/answers", { track: iri(4), verdict: "accepted" });
    expect(await paths(refused)).toEqual(["client"]);
    expect((await client.answer(iri(2), "accepted")).answers).toHaveLength(2);
    expect(await api.db.$count(roomClients)).toBe(500);
  });

  test("has five thousand comments at most", async () => {
    await browser().comment(iri(4), "0");
    await api.db.execute(`insert into room_comments (client_id, track_id, text)
      select 1, 4, n::text from generate_series(1, 4999) n`);
    expect(await paths(await browser().ask("POST", "/comments", { track: iri(4), text: "x" }))).toEqual([
      "text",
    ]);
  });
});

const news = async () => {
  const answer = await (await ana.fetch("/api/user_all_playlists")).json();
  return projectsEndpoint.answer.parse(answer)["hydra:member"][0]?.newAnswers;
};

describe("the owner of the project", () => {
  test("may send back all feedback of the clients with a change, as a client may with their own", async () => {
    const client = browser();
    await client.comment(iri(4), "first");
    await api.db.execute(`insert into room_comments (client_id, track_id, text)
      select 1, 4, repeat('é', 1000) from generate_series(1, 199) n`);
    const all = await projectRoom();
    expect(all.comments).toHaveLength(200);
    const json = { ...all, letters: false };
    expect((await ana.fetch("/api/user_playlists/1/room", { method: "PATCH", json })).status).toBe(200);
    expect(await projectRoom()).toMatchObject({ letters: false, comments: all.comments });
    const own = await client.read();
    expect((await client.ask("PATCH", "/room", { ...own, name: "Léa" })).status).toBe(200);
    expect(await client.read()).toEqual({ ...own, name: "Léa" });
  });

  test("sees who said what, named or counted, and how much of it is new", async () => {
    const [lea, tom] = [browser(), browser()];
    await lea.answer(iri(4), "accepted");
    await lea.name("Léa");
    await tom.answer(iri(4), "rejected");
    await tom.comment(iri(2), "Trop long", 12);
    expect(await news()).toBe(0);
    later(1);
    await tom.answer(iri(2), "accepted");
    expect(await news()).toBe(1);
    expect(await projectRoom()).toMatchObject({
      letters: true,
      clients: [
        { name: "Léa", number: 1 },
        { name: null, number: 2 },
      ],
      answers: [
        { client: 1, track: iri(4), verdict: "accepted" },
        { client: 2, track: iri(4), verdict: "rejected" },
        { client: 2, track: iri(2), verdict: "accepted" },
      ],
      comments: [{ client: 2, track: iri(2), at: 12, text: "Trop long" }],
    });
    await ana.fetch("/api/user_playlists/1/room", {
      method: "PATCH",
      json: { seenUntil: api.now.toISOString() },
    });
    expect(await news()).toBe(0);
  });

  test("sees the feedback of a hundred clients in its order, and other requests are answered in between", async () => {
    await browser().answer(iri(4), "accepted");
    await api.db.execute(`insert into room_clients (playlist_id, link_id, key_hash)
      select 1, 1, n::text from generate_series(2, 100) n`);
    await api.db.execute(`insert into room_answers (client_id, track_id, verdict, answered_at)
      select client.id, item.track_id, 'rejected', '2026-06-01T13:00Z'::timestamptz - client.id * interval '1 minute'
      from room_clients client, playlist_items item where client.id > 1`);
    await api.db.execute(`insert into room_comments (client_id, track_id, text)
      select client.id, 2, n::text from room_clients client, generate_series(1, 30) n where client.id > 1`);
    const { turns } = await turnsOf(readProjectRoom(api.db, 1, { ...ana, isVerified: true }));
    // 4, 8, 16, 32 and 40 clients, and the answer made of their feedback.
    expect(turns).toBeGreaterThan(6);
    const { answers, comments } = await projectRoom();
    const times = answers.map(({ answeredAt }) => answeredAt);
    expect(times).toEqual(times.toSorted());
    expect(times).toHaveLength(1 + 2 * 99);
    const ids = comments.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    expect(ids).toHaveLength(30 * 99);
    const counted = await turnsOf(countNewAnswers(api.db, ana.id));
    // One turn for every sixteen clients.
    expect(counted.turns).toBeGreaterThan(6);
    const heard = times.filter((time) => Date.parse(time) > START.getTime());
    expect(counted.result).toEqual(new Map([[1, heard.length + ids.length]]));
    expect(await news()).toBe(heard.length + ids.length);
  });

  test("sees twenty-five thousand answers, and other requests are answered while these are written", async () => {
    const answer = {
      clientId: 1,
      trackId: 2,
      versionId: null,
      verdict: "accepted",
      answeredAt: START,
    } as const;
    const answers = Array.from({ length: 25_000 }, (_, at) => ({ ...answer, clientId: at }));
    const room = { playlistId: 1, hasLetters: true, clients: [], answers, comments: [] };
    const { result, turns } = await turnsOf(presentProjectRoom(room));
    // One turn for every ten thousand answers.
    expect(turns).toBeGreaterThanOrEqual(3);
    expect(result.answers.map(({ client }) => client)).toEqual(answers.map(({ clientId }) => clientId));
  });

  test("misses no feedback that was stored while they read: it has the time at which it was stored", async () => {
    await browser().answer(iri(4), "accepted");
    const clock = watchedClock();
    let word: Promise<unknown> | undefined;
    await api.db.transaction(async (tx) => {
      await lockProject(tx, { playlistId: 1 });
      word = browser().answer(iri(2), "accepted");
      await clock.isAsked;
      clock.restore();
      later(1);
    });
    await word;
    expect((await projectRoom()).answers.map(({ answeredAt }) => Date.parse(answeredAt))).toEqual([
      START.getTime(),
      START.getTime() + 60_000,
    ]);
  });

  test("counts as having seen only the feedback that was shown; feedback cannot be marked as seen in advance, nor as unseen again", async () => {
    const see = async (seenUntil: string) => {
      const json = { seenUntil };
      expect((await ana.fetch("/api/user_playlists/1/room", { method: "PATCH", json })).status).toBe(200);
    };
    later(1);
    await browser().answer(iri(4), "accepted");
    const shown = (await projectRoom()).answers[0]?.answeredAt ?? "";
    later(1);
    await browser().answer(iri(4), "rejected");
    await see(shown);
    expect(await news()).toBe(1);
    await see("2030-01-01T00:00:00Z");
    expect(await news()).toBe(0);
    await see(shown);
    expect(await news()).toBe(0);
    later(1);
    await browser().answer(iri(2), "accepted");
    expect(await news()).toBe(1);
  });

  test("no longer sees the feedback on a removed track, and sees it again when the track is put back", async () => {
    later(1);
    await browser().answer(iri(4), "accepted");
    await browser().comment(iri(4), "Oui");
    expect(await news()).toBe(2);
    const list = (tracks: string[]) =>
      ana.fetch("/api/user_playlists/1", { method: "PATCH", json: { tracks } });
    await list([iri(2)]);
    expect((await projectRoom()).answers).toEqual([]);
    expect(await news()).toBe(0);
    await list([iri(2), iri(4)]);
    expect((await projectRoom()).answers).toHaveLength(1);
    expect(await news()).toBe(2);
  });

  test("deletes a comment, and a client with all that they said", async () => {
    const client = browser();
    await client.answer(iri(4), "accepted");
    await client.comment(iri(4), "Non");
    expect((await ana.fetch("/api/room_comments/1", { method: "DELETE" })).status).toBe(204);
    expect(await projectRoom()).toMatchObject({ answers: [{ verdict: "accepted" }], comments: [] });
    expect((await ana.fetch("/api/room_clients/1", { method: "DELETE" })).status).toBe(204);
    expect(await projectRoom()).toMatchObject({ clients: [], answers: [] });
    expect((await client.read()).answers).toEqual([]);
  });

  test("loses all feedback when the account is deleted", async () => {
    await browser().comment(iri(4), "Non");
    await api.db.execute(`delete from users where id = ${ana.id}`);
    expect(await api.db.$count(roomClients)).toBe(0);
  });
});

describe("the letter", () => {
  const due = async () => (await api.db.select().from(mailQueue)).map(({ nextAttemptAt }) => nextAttemptAt);
  const minutes = (count: number) => new Date(START.getTime() + count * 60_000);

  test("reports a series of feedback once: ten minutes after the last of it, an hour after the first at most", async () => {
    const client = browser();
    await client.answer(iri(4), "accepted");
    expect(await due()).toEqual([minutes(10)]);
    later(4);
    await client.answer(iri(2), "rejected");
    await client.name("Léa");
    await client.comment(iri(2), "Trop long", 12);
    expect(await due()).toEqual([minutes(14)]);
    expect(await lettersOf(api)).toEqual([
      {
        recipient: "ana@example.org",
        locale: "fr",
        template: "project-answered",
        data: {
          playlist: "Doc",
          playlistId: "1",
          accepted: "1",
          rejected: "1",
          comments: "1",
          names: "Léa",
          others: "0",
        },
      },
    ]);
    later(54);
    await client.comment(iri(4), "Et voilà");
    expect(await due()).toEqual([minutes(60)]);
    expect((await lettersOf(api))[0]?.data).toMatchObject({ comments: "2", names: "Léa" });
    // The letter has been sent, so later feedback is reported in another one.
    await api.db.update(mailQueue).set({ attempts: 1, sentAt: api.now, data: {} });
    later(60);
    await client.answer(iri(4), "rejected");
    expect((await lettersOf(api)).map(({ data }) => data.rejected)).toEqual([undefined, "1"]);
  });

  test("is not sent if all feedback was withdrawn, if the owner wants none, or if their address is unconfirmed", async () => {
    const client = browser();
    await client.answer(iri(4), "accepted");
    await client.answer(iri(4), null);
    expect(await lettersOf(api)).toEqual([]);
    await ana.fetch("/api/user_playlists/1/room", { method: "PATCH", json: { letters: false } });
    await client.answer(iri(4), "accepted");
    expect(await lettersOf(api)).toEqual([]);
    await ana.fetch("/api/user_playlists/1/room", { method: "PATCH", json: { letters: true } });
    await api.db.execute(`update users set is_verified = false where id = ${ana.id}`);
    await client.answer(iri(2), "accepted");
    expect(await lettersOf(api)).toEqual([]);
  });

  test.each([
    ["the owner unticks it", "PATCH", "/api/user_playlists/1/room", { letters: false }, []],
    ["the project is deleted", "DELETE", "/api/user_playlists/1", undefined, []],
    ["the account is deleted", "POST", "/api/user/me/deletion", { password: "x" }, ["account-deleted"]],
  ])("that waits is not sent once %s, and another project's is", async (_, method, path, json, left) => {
    api.passwords = { hash: async () => "", verify: async () => true };
    await browser().answer(iri(4), "accepted");
    const bo = await signedIn(api, { email: "bo@example.org", isVerified: true });
    await bo.fetch("/api/user_playlists", { method: "POST", json: { name: "Pub", tracks: [iri(4)] } });
    const link = await bo.fetch("/api/user_playlists/2/links", { method: "POST", json: {} });
    const { token } = (await link.json()) as { token: string };
    await browser(`/api/front/shared_playlists/${token}`).answer(iri(4), "accepted");
    await api.settle();
    const answer = await ana.fetch(path, { method, ...(json && { json }) });
    expect(answer.ok).toBe(true);
    expect((await lettersOf(api)).map(({ template }) => template)).toEqual(["project-answered", ...left]);
    expect((await lettersOf(api))[0]?.recipient).toBe("bo@example.org");
  });

  test("names ten clients and counts the others", async () => {
    for (let number = 10; number < 22; number += 1) {
      const client = browser();
      await client.name(`Client ${number}`);
      await client.answer(iri(4), "accepted");
    }
    const data = (await lettersOf(api))[0]?.data as LetterData<"project-answered">;
    const text = (locale: "fr" | "en") =>
      renderLetter(letters["project-answered"], { data, locale, siteUrl: TEST_SITE }).text;
    expect(text("fr")).toMatch(/Client 18, Client 19 et 2\sautres\./);
    expect(text("en")).toMatch(/Client 18, Client 19 and 2\sothers\./);
  });

  test("says in the owner's language which feedback came and how to stop the letters, and holds names in its body alone", async () => {
    const client = browser();
    await client.answer(iri(4), "accepted");
    for (const name of HOSTILE_NAMES) await client.ask("PATCH", "/room", { name });
    await client.comment(iri(4), "x");
    const [letter] = await api.db.select().from(mailQueue).where(eq(mailQueue.template, "project-answered"));
    expect(letter?.recipient).toBe("ana@example.org");
    const data = {
      playlist: "Doc",
      playlistId: "1",
      accepted: "1",
      rejected: "0",
      comments: "2",
      names: "Léa",
      others: "0",
    };
    const french = renderLetter(letters["project-answered"], { data, locale: "fr", siteUrl: TEST_SITE });
    expect(french.text).toContain("Acceptés\u00A0: 1");
    expect(french.text).toContain("décochez «\u00a0Me prévenir par courriel\u00a0»");
    expect(french.text).toContain(`${TEST_SITE}/fr/user/projects/playlist?search=1`);
    expect(french.subject).not.toContain("Léa");
    const english = renderLetter(letters["project-answered"], { data, locale: "en", siteUrl: TEST_SITE });
    expect(english.text).toContain("untick “E-mail me”");
  });
});
