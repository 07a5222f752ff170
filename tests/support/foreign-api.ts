type Json = Record<string, unknown>;
/** One way of a backend to write an object, by its keys. */
type Habit = (key: string, value: unknown) => readonly (readonly [key: string, value: unknown])[];

/** The host and the path before the root of that backend's addresses. */
const ELSEWHERE = "https://api.example/v2";
const INSTANT = /^(\d{4}-\d\d-\d\dT[\d:.]+)Z$/;
/** Texts that are HTML by the contract. */
const HTML_KEY = /^(content|description|biography)(En|Fr)?$/;
/** What editors may have put into a text, and nobody took out. */
export const HOSTILE_HTML =
  '<script>window.hostile=1</script><style>main{display:none}</style><iframe src="https://evil.example"></iframe><form action="https://evil.example"><input name="password"><button>Go</button></form><p style="position:fixed" class="hostile" onclick="window.hostile=1">hostile words</p><a href="javascript:window.hostile=1">hostile link</a><img src="x" onerror="window.hostile=1">';

/** What API Platform does where ours does otherwise, by default or by a setting of the house. */
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

/** Ours alone has carts and lists that hold versions, and says which state of them it is. */
export const withoutVersions: Habit = (key, value) =>
  key === "version" ||
  (key === "items" && Array.isArray(value) && value.every((one) => typeof one === "string"))
    ? []
    : [[key, value]];

const isIds = (key: string, value: unknown) =>
  key === "tracks" && Array.isArray(value) && value.every((one) => typeof one === "number");
const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : String(value));
const unprefixed = (value: unknown) =>
  typeof value === "string" && value.startsWith("hydra:") ? value.slice("hydra:".length) : value;

function elsewhere(root: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => elsewhere(root, one));
  if (typeof value !== "string" || !value.startsWith(root)) return value;
  return `${ELSEWHERE}${root.startsWith("/") ? "" : "/"}${value}`;
}

/** The answer as a backend of these habits gives it. */
export function rewritten(answer: unknown, habits: readonly Habit[]): unknown {
  if (Array.isArray(answer)) return answer.map((one) => rewritten(one, habits));
  if (typeof answer !== "object" || answer === null) return answer;
  let entries: (readonly [string, unknown])[] = Object.entries(answer);
  for (const habit of habits) entries = entries.flatMap(([key, value]) => habit(key, value));
  return Object.fromEntries(entries.map(([key, value]) => [key, rewritten(value, habits)])) satisfies Json;
}

/** Answers as `fetch` does, in all that is JSON with these habits and without the headers that only ours has. */
export function foreignApi(
  fetch: (request: Request) => Promise<Response>,
  habits: readonly Habit[] = Object.values(HABITS),
): (request: Request) => Promise<Response> {
  return async (request) => {
    const headers = new Headers(request.headers);
    headers.delete("Accept-Encoding");
    const answer = await fetch(new Request(request, { headers }));
    const type = answer.headers.get("content-type") ?? "";
    if (!type.includes("json")) return answer;
    const body = rewritten(await answer.json(), habits);
    return new Response(JSON.stringify(body), { status: answer.status, headers: { "Content-Type": type } });
  };
}
