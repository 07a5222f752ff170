import { type DatabaseTrouble, databaseTrouble } from "#/server/platform/db/database-trouble.ts";
import { MediaAwayError } from "./media-away-error.ts";
import { BareRefusal, Problem, Unauthorized, Violations } from "./problem.ts";

/** Seconds within which a restarted database answers. */
const RETRY_AFTER_SECONDS = 5;
const TROUBLES: Readonly<Record<DatabaseTrouble | "media", string>> = {
  media: "The store of sounds and pictures does not answer just now. Try again in a few seconds.",
  unreachable: "The database does not answer just now. Try again in a few seconds.",
  full: "There is no room left to store anything. Try again later.",
};

const TITLE = "An error occurred";
const LINKED_DATA = "application/ld+json; charset=utf-8";

function body(status: number, detail: string) {
  return {
    "@context": "/api/contexts/Error",
    "@type": "hydra:Error",
    "hydra:title": TITLE,
    "hydra:description": detail,
    title: TITLE,
    detail,
    status,
    type: `/errors/${status}`,
  };
}

function response(
  status: number,
  type: string,
  json: object,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(json), {
    status,
    headers: { ...headers, "Content-Type": type, "Cache-Control": "private, no-store" },
  });
}

/**
 * Returns the answer of contract §0.5 for an error. An unreachable database or media store, and a full disk, become a
 * 503 with an explanation and a time to retry; any error other than our refusals becomes a 500 that hides its cause.
 * `report` receives the cause of both.
 */
export function problemResponse(error: unknown, report: (error: unknown) => void): Response {
  if (error instanceof Violations) {
    const type = `/validation_errors/${error.violations[0]?.code ?? "0"}`;
    return response(422, LINKED_DATA, {
      ...body(422, error.message),
      "@context": "/api/contexts/ConstraintViolationList",
      "@type": "ConstraintViolationList",
      type,
      violations: error.violations,
    });
  }
  if (error instanceof Unauthorized) {
    const json = { code: 401, message: error.message };
    return response(401, "application/json", json, { "WWW-Authenticate": "Bearer" });
  }
  if (error instanceof BareRefusal) {
    return response(error.status, "application/json", { message: error.message });
  }
  if (error instanceof Problem) {
    return response(error.status, LINKED_DATA, body(error.status, error.message), error.headers);
  }
  report(error);
  const trouble = error instanceof MediaAwayError ? "media" : databaseTrouble(error);
  if (trouble) {
    const later = { "Retry-After": String(RETRY_AFTER_SECONDS) };
    return response(503, LINKED_DATA, body(503, TROUBLES[trouble]), later);
  }
  return response(500, LINKED_DATA, body(500, "Internal Server Error"));
}
