import { BareRefusal, Problem, Unauthorized, Violations } from "./problem.ts";

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
 * The answer of contract §0.5 for whatever a handler threw. Anything that is not one of our refusals is a 500
 * that says nothing of its cause; `report` gets the cause.
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
  return response(500, LINKED_DATA, body(500, "Internal Server Error"));
}
