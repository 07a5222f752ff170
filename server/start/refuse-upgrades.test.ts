import type { Server } from "node:http";
import { connect, type Socket } from "node:net";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { claimPort } from "./claim-port.ts";
import { refuseUpgrades } from "./refuse-upgrades.ts";

const opened: (Server | Socket)[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) "destroy" in one ? one.destroy() : one.close();
});

async function guarded() {
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  const { server, port, open } = await claimPort(0, "127.0.0.1", {});
  open((_request, response) => void response.end("answered"));
  refuseUpgrades(server, { security: { "x-frame-options": "deny" }, log });
  opened.push(server);
  const send = (upgrade: string) => {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    socket.on("error", () => undefined);
    opened.push(socket);
    socket.write(`GET /nope HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${upgrade}\r\n\r\n`);
    return socket;
  };
  const held = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  return { send, held, lines };
}

test("a hundred upgrades are refused and counted, and no socket stays open, even if the client never closes its end", async () => {
  const { send, held, lines } = await guarded();
  const answers = await Promise.all(
    Array.from({ length: 100 }, async () => {
      let answer = "";
      for await (const chunk of send("websocket")) answer += chunk;
      return answer;
    }),
  );
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toContain("x-frame-options: deny");
  }
  await expect.poll(held).toBe(0);
  expect(lines).toHaveLength(100);
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ upgrades: 100, path: "/nope", status: 400 });
});

test("a client that offers an upgrade to HTTP/2 is answered in HTTP/1.1", async () => {
  const { send } = await guarded();
  const socket = send("h2c");
  const answer = await new Promise<string>((resolve) =>
    socket.once("data", (chunk) => resolve(String(chunk))),
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(answer).toContain("answered");
});
