import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import { plainEnvironment } from "./plain-environment.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const POLL_MS = 100;

export type Sillon = {
  child: ChildProcess;
  /** Everything it has printed to stdout and stderr so far. */
  output(): string;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string>;
  /** Resolves when it says it is healthy at `url`; rejects when it ends before. */
  ready(url: string): Promise<void>;
};

/** Starts the server as `npm start` does, with `words` as arguments and only `env` as settings. */
export function startSillon(env: Record<string, string>, ...words: string[]): Sillon {
  const { NEXT_DIST_DIR } = process.env;
  const child = spawn(process.execPath, ["server/main.ts", ...words], {
    cwd: ROOT,
    env: { ...plainEnvironment(), NEXT_DIST_DIR, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  const output = () => Buffer.concat(chunks).toString();
  const ended = new Promise<number | string>((done) =>
    child.once("close", (code, signal) => done(code ?? signal ?? "unknown")),
  );
  return {
    child,
    output,
    ended,
    async ready(url) {
      for (;;) {
        const healthy = await fetch(`${url}/healthz`).then(
          (answer) => answer.ok,
          () => false,
        );
        if (healthy) return;
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`It ended early:\n${output()}`);
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
  };
}
