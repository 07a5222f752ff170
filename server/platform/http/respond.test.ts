import { Hono } from "hono";
import { expect, test } from "vitest";
import { prepared, respond } from "./respond.ts";

test("a prepared answer is sent like its text, with the same ETag", async () => {
  const json = JSON.stringify({ title: "Pensée d’été", notes: "\ufeff☕" });
  const app = new Hono();
  const kept = prepared(json);
  app.get("/text", (context) => respond(context, "D", 200, json));
  app.get("/kept", (context) => respond(context, "D", 200, kept));
  const [text, first, second] = await Promise.all([
    app.request("/text"),
    app.request("/kept"),
    app.request("/kept"),
  ]);
  const tag = text.headers.get("etag") ?? "";
  expect(tag).toMatch(/^"[\w-]{20,}"$/);
  for (const answer of [first, second]) {
    expect(Object.fromEntries(answer.headers)).toEqual(Object.fromEntries(text.headers));
    expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe(json);
  }
  const known = await app.request("/kept", { headers: { "If-None-Match": tag } });
  expect([known.status, await known.text()]).toEqual([304, ""]);
});
