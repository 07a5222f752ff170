/**
 * Tests whose result may differ between the embedded engine and Postgres, or that need Postgres: `npm test` runs them a
 * second time on a real Postgres, `npm run test:all` the whole contract (docs/tests.md).
 */
export const BOTH_ENGINES = [
  // Migrations, connections, and copies from one engine to the other.
  "server/platform/db/",
  "server/operate/backup/",
  // Several processes, and a Postgres that does not answer.
  "tests/contract/several-processes.test.ts",
  "tests/contract/frozen-postgres.test.ts",
  // Row locks, and actions that may happen only once.
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
  // Queues served by several processes, and the feed of changes, which is ordered by transaction numbers.
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
  // Dates, and the hours at which clocks change.
  "tests/contract/figures.test.ts",
  "tests/contract/histories.test.ts",
  // Numbers and characters that one of the engines refuses.
  "tests/contract/injection.test.ts",
  "tests/contract/refused-values.test.ts",
] as const;
