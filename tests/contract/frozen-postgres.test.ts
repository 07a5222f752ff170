import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#/server/platform/db/open.ts";
import { createApi } from "#/server/start/api.ts";
import { apiForTests } from "#/tests/support/api.ts";
import { withEmptyPostgres } from "#/tests/support/empty-postgres.ts";
import { ownPostgres } from "#/tests/support/own-postgres.ts";

const server = ownPostgres();

/** A proxy in front of Postgres that accepts connections while frozen, but passes nothing on. */
async function wayTo(url: string) {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const passage = createServer((near) => {
    const far = connect(Number(new URL(url).port), new URL(url).hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("error", () => to.destroy()).on("close", () => to.destroy());
      from.pipe(to);
      if (isFrozen) from.unpipe(to);
    }
    near.on("thaw", () => near.pipe(far)).on("freeze", () => near.unpipe(far));
    far.on("thaw", () => far.pipe(near)).on("freeze", () => far.unpipe(near));
  }).listen(0, "127.0.0.1");
  await once(passage, "listening");
  const address = passage.address();
  const port = typeof address === "object" ? String(address?.port) : "";
  const tell = (what: "freeze" | "thaw") => {
    isFrozen = what === "freeze";
    for (const socket of sockets) socket.emit(what);
  };
  return {
    url: Object.assign(new URL(url), { hostname: "127.0.0.1", port }).href,
    freeze: () => tell("freeze"),
    thaw: () => tell("thaw"),
    close() {
      for (const socket of sockets) socket.destroy();
      passage.close();
    },
  };
}

test.runIf(server)(
  "while a Postgres stands still reads and new writes are 503 in words, and go on as soon as it does",
  () =>
    withEmptyPostgres(server ?? "", async (url) => {
      const way = await wayTo(url);
      const { db, pulse, close } = await openDatabase({ url: way.url });
      const api = await apiForTests("empty");
      onTestFinished(() => api.close());
      const app = createApi({ ...api.dependencies, db, ...(pulse && { pulse }) });
      const read = async () => {
        const answer = await app.request("/api/tracks");
        return [answer.status, answer.headers.get("Retry-After")];
      };
      expect(await read()).toEqual([200, null]);
      way.freeze();
      expect(await read()).toEqual([503, "5"]);
      const write = await app.request("/authentification", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ email: "ana@example.org", password: "none of it" }),
      });
      expect(write.status).toBe(503);
      expect(await write.json()).toMatchObject({
        detail: expect.stringContaining("database does not answer"),
      });
      way.thaw();
      await expect.poll(read, { timeout: 10_000 }).toEqual([200, null]);
      await close();
      way.close();
    }),
);
