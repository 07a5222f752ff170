import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { wavTone } from "#/server/operate/import/test-folder.ts";
import { createSoundPool } from "./sound-pool.ts";

/** Kills this process's children, like a system that runs out of memory. */
function endChildren(): void {
  const listed = execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(process.pid)], {
    encoding: "utf8",
  });
  for (const line of listed.split("\n")) {
    const [, pid] = /^\s*(\d+).*sound-process/.exec(line) ?? [];
    if (pid) process.kill(Number(pid), "SIGKILL");
  }
}

test.runIf(process.platform === "linux")(
  "replaces a process that the system killed, idle or at work, and imports its file",
  async () => {
    const root = await mkdtemp(join(tmpdir(), "sillon-pool-"));
    const path = join(root, "long.wav");
    const sound = wavTone(220, 60);
    await writeFile(path, sound);
    const fingerprint = Buffer.from(await crypto.subtle.digest("SHA-256", Uint8Array.from(sound))).toString(
      "hex",
    );
    const order = {
      path,
      fingerprint,
      place: { kind: "folder" as const, folder: join(root, "media") },
      mp3: "a.mp3",
      original: "a.wav",
    };
    const pool = createSoundPool(1);
    try {
      expect((await pool.prepare(order)).outcome).toBe("prepared");
      endChildren();
      expect((await pool.prepare(order)).outcome).toBe("prepared");
      const third = pool.prepare(order);
      endChildren();
      expect((await third).outcome).toBe("prepared");
    } finally {
      await pool.close();
      await rm(root, { recursive: true, force: true });
    }
  },
);
