import { apiForTests, type TestApi } from "#/tests/support/api.ts";

/**
 * Measures whether the response time tells known addresses from unknown ones (security T18): 200 requests of each kind,
 * alternating, through every call that takes an address. Run it alone: `node bench/account-timing.ts`.
 */
const EACH = 200;
const PASSWORD = "sept lanternes à Huế";

const calls: Record<string, (email: string) => [path: string, body: object]> = {
  "sign in": (email) => ["/authentification", { email, password: "wrong" }],
  forgot: (email) => ["/api/forgot-password/", { email }],
  "by link": (email) => ["/api/sign-in-links", { email }],
  "sign up": (email) => [
    "/api/user",
    { email, password: PASSWORD, firstname: "A", lastname: "B", locale: "fr", acceptTerms: true },
  ],
};

let address = 0;
const api = await apiForTests("empty");
for (let who = 0; who < EACH; who += 1)
  await timed(api, ["/api/user", signUpBody(`known${who}@example.org`)]);
await api.settle();

process.stdout.write("call       median known  median unknown   difference   Mann-Whitney p\n");
let isTelling = false;
for (const [name, make] of Object.entries(calls)) {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let who = 0; who < EACH; who += 1) {
    const pair: [number[], string][] = [
      [known, `known${who}@example.org`],
      [unknown, `${name.replace(" ", "")}${who}@example.org`],
    ];
    // They alternate, and each kind goes first equally often, so that neither gets the warmer machine.
    for (const [times, email] of who % 2 === 0 ? pair : pair.toReversed()) {
      times.push(await timed(api, make(email)));
      await api.settle();
    }
  }
  const difference = median(known) - median(unknown);
  const p = mannWhitney(known, unknown);
  isTelling ||= Math.abs(difference) >= 10 || p <= 0.01;
  const cells = [
    `${median(known).toFixed(2)} ms`,
    `${median(unknown).toFixed(2)} ms`,
    `${difference.toFixed(2)} ms`,
  ];
  process.stdout.write(
    `${name.padEnd(10)} ${cells.map((cell) => cell.padStart(12)).join("  ")}   ${p.toFixed(3)}\n`,
  );
}
await api.close();
process.exitCode = isTelling ? 1 : 0;

function signUpBody(email: string): object {
  return (calls["sign up"]?.(email) ?? [])[1] ?? {};
}

/**
 * Returns the milliseconds of one call. Each call comes from an address of its own, so that no rate limit is reached.
 */
async function timed({ fetch }: TestApi, [path, body]: [string, object]): Promise<number> {
  address += 1;
  const request = {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "X-Client-Address": `10.0.${address >> 8}.${address & 255}`,
    },
    body: JSON.stringify(body),
  };
  const startedAt = performance.now();
  const response = await fetch(path, request);
  await response.arrayBuffer();
  const time = performance.now() - startedAt;
  if (response.status >= 500 || response.status === 429)
    throw new Error(`${path} answered ${response.status}`);
  return time;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Returns the two-sided p of the Mann-Whitney U test by its normal approximation, which holds from some twenty values
 * per side.
 */
function mannWhitney(a: number[], b: number[]): number {
  const ranked = [
    ...a.map((value) => ({ value, first: true })),
    ...b.map((value) => ({ value, first: false })),
  ]
    .toSorted((one, other) => one.value - other.value)
    .map((one, index) => ({ ...one, rank: index + 1 }));
  const sum = ranked.reduce((total, { first, rank }) => total + (first ? rank : 0), 0);
  const u = sum - (a.length * (a.length + 1)) / 2;
  const mean = (a.length * b.length) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return 2 * (1 - normal(Math.abs((u - mean) / deviation)));
}

/** Returns the standard normal distribution function (Abramowitz and Stegun 26.2.17, error below 7.5e-8). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
