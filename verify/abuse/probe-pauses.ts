import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { Running } from "#/bench/servers.ts";
import { number } from "#/bench/table.ts";
import { tracksEndpoint } from "#/contract/track.ts";
import { largestRequests, type NamedRequest, type Places } from "./largest-requests.ts";
import type { OpenApi } from "./open-api-document.ts";
import { attack, RAW_ATTACKS } from "./raw-attacks.ts";
import { count, sendRequest, type Tally, tokenOf } from "./siege.ts";
import { validRequests } from "./valid-requests.ts";

/** Longest pause that a call of the API may cause, in milliseconds. */
export const LONGEST_PAUSE_MS = 50;
/** Number of repetitions: a pause counts only if it recurs, because the machine is also busy with other things. */
const REPETITIONS = 2;
/** Number of pauses to list. */
const LISTED_PAUSES = 12;
const UNAUTHORIZED = 401;

/** The longest pause of the event loop during a request. */
export interface Pause {
  request: string;
  milliseconds: number;
  status: number;
}

/**
 * Sends valid requests of the largest size, then every call of the document at its largest, then `pages`, then raw
 * attacks, one after the other. Returns the longest pause of each and prints the worst. `socket` is where the server
 * reports its pauses.
 */
export async function probePauses(
  sillon: Running,
  document: OpenApi,
  tally: Tally,
  { socket, pages }: { socket: string; pages: readonly string[] },
): Promise<{ calls: Pause[]; pages: Pause[] }> {
  const port = Number(new URL(sillon.url).port);
  let token = await tokenOf(sillon, 0);
  const once = async (one: NamedRequest): Promise<Pause> => {
    await longestPause(socket);
    const status = await sendRequest(port, one, one.isSignedIn ? token : null);
    const milliseconds = await longestPause(socket);
    const request = `${one.method} ${one.target.slice(0, 80)}: ${one.what}`;
    count(tally, request, status, { ...one, body: one.body?.slice(0, 200) });
    if (one.isSignedIn && status === UNAUTHORIZED) token = await tokenOf(sillon, 0);
    return { request, milliseconds, status };
  };
  const written = async (name: string, bytes: string | Buffer): Promise<Pause> => {
    await longestPause(socket);
    const statuses = await attack(port, bytes);
    const milliseconds = await longestPause(socket);
    for (const status of statuses) count(tally, name, status);
    return { request: `bytes: ${name}`, milliseconds, status: statuses[0] ?? 0 };
  };
  const places = await placesOf(sillon, token);
  const items = await itemsOf(sillon);
  const calls = await longestFirst(allRequests(document, places, items), (one) =>
    recurringPause(() => once(one)),
  );
  const drawn = await longestFirst(
    pages.map((target) => ({
      ...{ method: "GET", target, headers: {}, body: undefined, what: "page", isSignedIn: false },
    })),
    // Only once: a page that has been rendered is answered from the cache afterwards.
    once,
  );
  const raw = await longestFirst(Object.entries(RAW_ATTACKS), ([name, bytes]) =>
    recurringPause(() => written(name, bytes())),
  );
  printPauses(`Longest pauses of ${calls.length} calls`, worstOf(calls));
  printPauses("Longest pauses of pages", drawn);
  printPauses(`Longest pauses of ${raw.length} times bytes that no client writes`, worstOf(raw));
  return { calls: [...calls, ...raw].sort(byLength), pages: drawn };
}

const byLength = (one: Pause, other: Pause) => other.milliseconds - one.milliseconds;

/** Measures the pauses one after the other; returns them longest first. */
async function longestFirst<One>(
  all: Iterable<One>,
  measure: (one: One) => Promise<Pause>,
): Promise<Pause[]> {
  const pauses: Pause[] = [];
  for (const one of all) pauses.push(await measure(one));
  return pauses.sort(byLength);
}

/** Returns the pauses that are too long, and the next ones up to the number to list. */
const worstOf = (pauses: readonly Pause[]) => {
  const slow = pauses.filter(({ milliseconds }) => milliseconds > LONGEST_PAUSE_MS);
  return pauses.slice(0, Math.max(LISTED_PAUSES, slow.length));
};

/** Generates the valid requests first: some of the others delete what those need. */
function* allRequests(document: OpenApi, places: Places, items: readonly string[]): Generator<NamedRequest> {
  yield* validRequests(places, items);
  yield* largestRequests(document, places);
}

/**
 * Measures a request again while its pause is too long. Returns the shortest pause with the same status as the first.
 */
export async function recurringPause(once: () => Promise<Pause>): Promise<Pause> {
  let pause = await once();
  for (let time = 0; time < REPETITIONS && pause.milliseconds > LONGEST_PAUSE_MS; time += 1) {
    const again = await once();
    // A request that is refused, because of a limit or a used token, costs almost nothing: it does not count.
    if (again.status === pause.status && again.milliseconds < pause.milliseconds) pause = again;
  }
  return pause;
}

function printPauses(title: string, pauses: readonly Pause[]): void {
  process.stdout.write(`\n${title}\n`);
  for (const { request, milliseconds, status } of pauses)
    process.stdout.write(`${number(milliseconds).padStart(6)} ms  ${status}  ${request}\n`);
}

/**
 * Returns values for the parameters of paths: something that belongs to the user where a call needs it, otherwise the
 * first of its kind.
 */
async function placesOf({ url }: Running, token: string | null): Promise<Places> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/ld+json" };
  const ofAnswer = async (path: string, body?: object) => {
    const sent = body && { method: "POST", body: JSON.stringify(body) };
    return (await (await fetch(url + path, { headers, ...sent })).json()) as { id?: number; url?: string };
  };
  const me = `${(await ofAnswer("/api/user/me")).id}`;
  const project = `${(await ofAnswer("/api/user_playlists", { name: `Pauses ${Date.now()}`, tracks: ["/api/tracks/1"] })).id}`;
  const link = (await ofAnswer(`/api/user_playlists/${project}/links`, {})).url ?? "";
  return {
    ...{ "/api/user/": me, "/api/user_playlists/": project, "/api/user_playlists_team/": project },
    "/api/playlist/": project,
    "/api/front/shared_playlists/": link.split("/").at(-1) ?? "",
  };
}

/** Returns the addresses of all public tracks and their versions. */
async function itemsOf({ url }: Running): Promise<string[]> {
  const items: string[] = [];
  let next: string | undefined = "/api/tracks?itemsPerPage=100";
  while (next) {
    const answer = tracksEndpoint.answer.parse(await (await fetch(url + next)).json());
    items.push(...answer["hydra:member"].flatMap((track) => [track["@id"], ...track.trackVersions]));
    next = answer["hydra:view"]?.["hydra:next"];
  }
  return items;
}

/** Returns the longest pause in milliseconds since the last call of this function. */
async function longestPause(socket: string): Promise<number> {
  return Number(await text(connect(socket)));
}
