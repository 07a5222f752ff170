/**
 * What the embedded engine and a Postgres can answer differently, or only a Postgres can show: `npm test` runs it a
 * second time there, and `npm run test:all` the whole contract (docs/tests.md).
 */
export const BOTH_ENGINES = [
  // Migrations, connections, what goes from one engine to the other.
  "server/platform/db/",
  "server/operate/backup/",
  // Several processes, and a Postgres that does not answer.
  "tests/contract/several-processes.test.ts",
  "tests/contract/frozen-postgres.test.ts",
  // Rows that requests hold while others wait, and what may be done once only.
  "tests/contract/access-tokens.test.ts",
  "tests/contract/client-room.test.ts",
  "tests/contract/cue-sheets.test.ts",
  "tests/contract/guessing.test.ts",
  "tests/contract/idempotency.test.ts",
  "tests/contract/orders.test.ts",
  "tests/contract/passkeys.test.ts",
  "tests/contract/projects.test.ts",
  "tests/contract/second-factor.test.ts",
  "tests/contract/sessions.test.ts",
  "tests/contract/sign-in-links.test.ts",
  "tests/contract/sign-up.test.ts",
  // Queues that several processes serve, and the feed of changes, told by transaction numbers.
  "tests/contract/account-letters.test.ts",
  "tests/contract/changes.test.ts",
  "tests/contract/webhooks.test.ts",
  // Full-text search, trigrams, collation, counts.
  "tests/contract/brief-search.test.ts",
  "tests/contract/collections.test.ts",
  "tests/contract/discovery.test.ts",
  "tests/contract/joined-words.test.ts",
  "tests/contract/search.test.ts",
  "tests/contract/suggestions.test.ts",
  "tests/contract/synonyms.test.ts",
  "tests/contract/termsearch.test.ts",
  // Dates and the hours that clocks change.
  "tests/contract/figures.test.ts",
  "tests/contract/histories.test.ts",
  // Numbers and letters that an engine refuses.
  "tests/contract/injection.test.ts",
  "tests/contract/refused-values.test.ts",
] as const;
