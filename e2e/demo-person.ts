import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";

/** Signs in one of the demo's people; returns their email address, password and token. */
export async function demoPerson(
  request: APIRequestContext,
): Promise<{ email: string; password: string; token: string }> {
  const accounts = readFileSync(join(process.env.E2E_DATA_DIR ?? "", "demo-accounts.txt"), "utf8");
  const [email = "", password = ""] = accounts.split(/\s+/);
  const answer = await request.post("/authentification", { data: { email, password } });
  return { email, password, token: ((await answer.json()) as { token: string }).token };
}
