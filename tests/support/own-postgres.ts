/**
 * The Postgres of this test worker; undefined where the tests run on the embedded engine. TEST_DATABASE_URL names one
 * for each worker, with a space between them: what one has under way would hold back what another's feed tells.
 */
export function ownPostgres(): string | undefined {
  const servers = process.env.TEST_DATABASE_URL?.split(" ");
  // Workers count from one.
  return servers?.[(Number(process.env.VITEST_POOL_ID ?? 1) - 1) % servers.length];
}
