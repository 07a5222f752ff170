/** SQLSTATE of a row that violates a unique index (PostgreSQL, appendix A). */
const UNIQUE_VIOLATION = "23505";

/** Returns whether a statement failed on a unique constraint; drivers and Drizzle wrap the cause. */
export function isUniqueViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && cause.code === UNIQUE_VIOLATION) return true;
  }
  return false;
}
