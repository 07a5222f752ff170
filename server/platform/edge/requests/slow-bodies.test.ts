import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { slowBodies } from "./slow-bodies.ts";

const opened: (Server | Socket)[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) "destroy" in one ? one.destroy() : one.close();
});

async function open(options?: Parameters<typeof slowBodies>[0]) {
  const admit = slowBodies(options);
  let admitted = 0;
  const server = createServer((request, response) => {
    if (!admit(request, response, "192.0.2.1")) return void response.writeHead(429).end();
    admitted += 1;
    request.on("error", () => undefined);
    request.resume();
    request.on("end", () => response.end("read"));
  });
  opened.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  /** Starts a request that never continues; returns the status of the answer. */
  const begin = (type: string, body = "") => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    opened.push(socket);
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 2\r\n\r\n${body}`);
    const status = new Promise<string>((resolve) => {
      socket.once("data", (chunk) => resolve(String(chunk).slice(9, 12)));
    });
    return { socket, status };
  };
  return { begin, admitted: () => admitted };
}

test("a visitor may send ten bodies at once but not eleven, and a place is free once one has ended", async () => {
  const { begin, admitted } = await open();
  const held = Array.from({ length: 10 }, () => begin("multipart/form-data; boundary=x"));
  await expect.poll(admitted).toBe(10);
  expect(await begin("application/json", "{}").status).toBe("429");
  held[0]?.socket.destroy();
  await expect.poll(() => begin("application/json", "{}").status).toBe("200");
  for (let sent = 0; sent < 20; sent += 1) expect(await begin("application/json", "{}").status).toBe("200");
});

test("a body must arrive in time, but a file may take longer", async () => {
  const { begin } = await open({ textMs: 50 });
  expect(await begin("application/ld+json").status).toBe("408");
  const file = begin("multipart/form-data; boundary=x");
  await new Promise((resolve) => setTimeout(resolve, 150));
  file.socket.write("{}");
  expect(await file.status).toBe("200");
});
