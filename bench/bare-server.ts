/** A bare `node:http` server that sends the bytes of one file: the baseline of the measurements. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const [, , file = "", type = "text/html", encoding = ""] = process.argv;
const body = readFileSync(file);
const headers = {
  "content-type": type,
  "content-length": body.length,
  ...(encoding && { "content-encoding": encoding }),
};

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
