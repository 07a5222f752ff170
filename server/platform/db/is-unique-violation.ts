/** SQLSTATE of a row that breaks a unique index (PostgreSQL, appendix A). */
const UNIQUE_VIOLATION = "23505";

/** Whether a statement failed because what it wrote is there already; drivers and Drizzle wrap the cause. */
export function isUniqueViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && cause.code === UNIQUE_VIOLATION) return true;
  }
  return false;
}
