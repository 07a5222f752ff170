import { CART_LIMIT } from "#/contract/cart.ts";
import { MOST_SENT } from "#/contract/constraints.ts";
import { PLAYLIST_TRACK_LIMIT } from "#/contract/playlist.ts";
import { LONGEST_PROGRAMME, piecesOfPrint, programmeUsesEndpoint } from "#/contract/programme-uses.ts";
import { packProgramme } from "#/contract/sound/programme-bytes.ts";
import { filledPath, type NamedRequest, type Places } from "./largest-requests.ts";

const PARTY = { name: "Awa Sangaré", society: "SACEM", ipi: "00123456789", share: 10 };
/** Writers and publishers per cue: as many as the limit of attributes allows for a thousand cues. */
const WRITERS = 8;
const PUBLISHERS = 4;
/** Maximum number of cues of a sheet, and most names of clips in one request (`contract/`). */
const CUES = 1_000;
const CLIPS = 200;
/** Points of the largest print of a programme, two bytes each before base64. */
const POINTS = 4_600_000;
/** Characters of the longest brief. */
const BRIEF = 400;
const SCRIPTS: Record<string, string> = {
  Latin: "piano calme vers 100 bpm, sans voix, nuit et pluie ",
  Cyrillic: "тихая ночь дождь ",
  Greek: "νύχτα βροχή ",
  Hebrew: "לילה גשם ",
  Arabic: "ليل مطر ",
  Devanagari: "रात बारिश ",
  Hangul: "조용한 밤 비 ",
  "Chinese without a space": "静夜雨声",
  "Japanese kana": "しずかなよるの ",
  "quoted phrases": '"petites pendules" "quiet night rain" ',
  figures: "1h2m3s 90-110 bpm ",
};
const MB = 1024 ** 2;

const listed = <Part>(many: number, one: (at: number) => Part) =>
  Array.from({ length: many }, (_, at) => one(at));
const own = (method: string, path: string, places: Places, what: string, body: object): NamedRequest => ({
  ...{ method, what, target: filledPath(path, places), isSignedIn: true, body: JSON.stringify(body) },
  headers: { "content-type": method === "PATCH" ? "application/merge-patch+json" : "application/ld+json" },
});

/**
 * Returns as many members as a request may have: the first `most` of `items`, repeated. The server keeps each once, so
 * a project with fewer items than `most` does not become full.
 */
const filledList = (items: readonly string[], most: number) =>
  listed(MOST_SENT, (at) => items[at % Math.min(items.length, most)]);
const heldCount = (items: readonly string[], most: number) =>
  `${Math.min(items.length, most)} of ${most} items`;

/**
 * Generates the largest valid requests: projects and carts with as many of `items` (addresses of public tracks and
 * versions) as they hold; the print of a programme of twelve hours; sounds of the greatest size; a film of 40 MB, of
 * the 100 allowed; briefs in all scripts.
 */
export function* validRequests(places: Places, items: readonly string[]): Generator<NamedRequest> {
  const cues = listed(CUES, (at) => ({
    ...{ id: `c${at}`, title: "Delta sans fin", start: at * 100, end: at * 100 + 90 },
    writers: listed(WRITERS, () => PARTY),
    publishers: listed(PUBLISHERS, () => PARTY),
  }));
  const project = "/api/user_playlists/{id}";
  yield own("PATCH", `${project}/cue_sheet`, places, "a full cue sheet", { programme: {}, cues });
  yield {
    ...own("GET", `${project}/cue_sheet`, places, "a full cue sheet", {}),
    body: undefined,
    headers: {},
  };
  const inProject = `a project with ${heldCount(items, PLAYLIST_TRACK_LIMIT)}`;
  yield own("PATCH", project, places, inProject, { tracks: filledList(items, PLAYLIST_TRACK_LIMIT) });
  yield { ...own("GET", project, places, inProject, {}), body: undefined, headers: {} };
  const inCart = `a cart with ${heldCount(items, CART_LIMIT)}`;
  yield own("PATCH", "/api/user/me/{id}", { "/api/user/": places["/api/user/"] ?? "1" }, inCart, {
    cart: { items: filledList(items, CART_LIMIT) },
  });
  yield own("POST", "/api/front/clip_candidates", places, "an edit's clips", {
    clips: listed(CLIPS, (at) => `SIL${200 + at} Delta sans fin 60s edit v${at}.wav`),
  });
  const { method, path } = programmeUsesEndpoint;
  yield {
    ...own(method, path, places, "a print of twelve hours", { print: largestPrint() }),
    isSignedIn: false,
  };
  for (const [script, text] of Object.entries(SCRIPTS)) {
    const brief = encodeURIComponent([...text.repeat(BRIEF)].slice(0, BRIEF).join(""));
    yield read(`/api/front/brief_search?search=${brief}`, `a brief: ${script}`);
  }
  yield upload("/api/front/file_similarity_search", "20 MB of sound that is none", "ID3", 20 * MB);
  yield upload("/api/front/file_similarity_search", "more than 20 MB of sound", "ID3", 21 * MB);
  yield upload("/api/front/file_similarity_search", "20 MB of text", "Dear", 20 * MB);
  yield upload("/api/front/video_similarity_search", "40 MB of a film that is none", "....ftypisom", 40 * MB);
}

/** Puts all points at the beginning, where only few are examined: the search ends quickly. */
function largestPrint(): string[] {
  const points = { frames: new Uint32Array(POINTS), steps: new Uint8Array(POINTS) };
  return piecesOfPrint(Buffer.from(packProgramme(LONGEST_PROGRAMME, points)).toString("base64"));
}

const read = (target: string, what: string): NamedRequest => ({
  ...{ method: "GET", target, headers: {}, body: undefined, what, isSignedIn: false },
});

function upload(target: string, what: string, begins: string, bytes: number): NamedRequest {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
  return {
    ...{ method: "POST", target, what, isSignedIn: false },
    headers: { "content-type": "multipart/form-data; boundary=x" },
    body: `${head}${begins}${"a".repeat(bytes - begins.length - 1_000)}\r\n--x--\r\n`,
  };
}
