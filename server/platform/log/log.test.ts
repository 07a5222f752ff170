import { expect, test } from "vitest";
import { createLog, loggablePath } from "./log.ts";

function logged(write: (log: ReturnType<typeof createLog>) => void): string[] {
  const lines: string[] = [];
  write(createLog("info", { write: (line) => void lines.push(line) }));
  return lines;
}

test("one event is one line of JSON, even with line breaks inside", () => {
  const lines = logged((log) => log.info({ path: "/x\r\n{}" }, "a\nb"));
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: "info", path: "/x\r\n{}", msg: "a\nb" });
});

test("tokens, passwords and addresses are hidden, at the top and inside an object", () => {
  const [line] = logged((log) =>
    log.info({
      password: "canary1",
      headers: { authorization: "canary2", "set-cookie": "canary3" },
      email: "canary4",
    }),
  );
  expect(line).not.toMatch(/canary/);
});

test.each([
  ["/en/albums?page=2", "/en/albums?page=2"],
  ["/api/reset?token=canary", "/api/reset?token=[hidden]"],
  ["/en/forgot/Canary-canarycanarycanary_canary0123456789", "/en/forgot/[hidden]"],
  ["/en/forgot/0123456789abcdef0123456789abcdef", "/en/forgot/[hidden]"],
  ["/fr/album/les-chasseurs-de-segou-version-longue-2", "/fr/album/les-chasseurs-de-segou-version-longue-2"],
  ["/en/recherche/jane.canary@radio.example", "/en/recherche/[address]"],
  ["/api/x?q=jane.canary%40radio.example", "/api/x?q=[address]"],
])("the request %s is logged as %s", (target, expected) => {
  expect(loggablePath(target)).toBe(expected);
});

test("long query texts are cut", () => {
  expect(loggablePath(`/api/x?q=${"ab ".repeat(200)}`).length).toBeLessThan(60);
});
