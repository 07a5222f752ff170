import { Problem } from "./problem.ts";

const LINKED_DATA = "application/ld+json";
const JSON_TYPE = "application/json";
const MERGE_PATCH = "application/merge-patch+json";

const list = (types: readonly string[]) => types.map((type) => `"${type}"`).join(", ");

function matches(range: string, type: string): boolean {
  if (range === "*/*" || range === type) return true;
  const [main] = type.split("/");
  return range === `${main}/*`;
}

/**
 * Refuses with 406 a caller that accepts none of `types`. Plain JSON counts as accepted, since that is the format we
 * send.
 * @throws Problem
 */
export function checkAccept(
  accept: string | undefined,
  types: readonly string[] = [LINKED_DATA, JSON_TYPE],
): void {
  if (!accept?.trim()) return;
  for (const part of accept.split(",")) {
    const [range = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    if (parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) continue;
    if (types.some((type) => matches(range, type))) return;
  }
  throw new Problem(
    406,
    `Requested format "${accept}" is not supported. Supported MIME types are ${list(types.slice(0, 1))}.`,
  );
}

/**
 * Refuses with 415 a content type that the method does not accept (contract §0.2).
 * @throws Problem
 */
export function checkContentType(method: string, contentType: string | undefined): void {
  const supported = method === "PATCH" ? [MERGE_PATCH] : [LINKED_DATA, JSON_TYPE];
  if (!contentType) throw new Problem(415, 'The "Content-Type" header must exist.');
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  if (supported.includes(type)) return;
  throw new Problem(
    415,
    `The content-type "${contentType}" is not supported. Supported MIME types are ${list(supported)}.`,
  );
}
