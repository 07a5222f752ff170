import { deferScripts } from "#/server/platform/edge/policy/defer-scripts.ts";
import type { Rendered } from "./cached-response.ts";

/** A page whose scripts begin after its first frame; anything else as it is. */
export const withScriptsLast = (answer: Rendered): Rendered =>
  isHtml(answer) ? { ...answer, body: Buffer.from(deferScripts(String(answer.body))) } : answer;

const isHtml = ({ headers }: Rendered) => String(headers["content-type"] ?? "").startsWith("text/html");
