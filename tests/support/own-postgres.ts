/**
 * The Postgres of this test worker; undefined where the tests run on the embedded engine. TEST_DATABASE_URL names one
 * for each worker, with a space between them: an open transaction of one would hold back another's feed of changes.
 */
export function ownPostgres(): string | undefined {
  const servers = process.env.TEST_DATABASE_URL?.split(" ");
  // Workers count from one.
  return servers?.[(Number(process.env.VITEST_POOL_ID ?? 1) - 1) % servers.length];
}
