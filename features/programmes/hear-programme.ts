import { piecesOfPrint, programmeUsesEndpoint } from "#/contract/programme-uses.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { call } from "#/lib/api/call.ts";
import { perform } from "#/lib/api/query-client.tsx";
import { reviewOf } from "./listening/heard-use.ts";
import { NO_PROGRAMME, type ProgrammeFault, useProgramme } from "./programme-store.ts";
import type { ReadingMessage, ReadSound } from "./reading/reading-messages.ts";
import { UnreadableProgramme } from "./reading/unreadable-programme.ts";

/** Milliseconds without progress after which the reader counts as stuck. */
const STANDS_STILL = 60_000;
/** Milliseconds to wait for the uses: the server's own limit is ten minutes, and others may be ahead in its queue. */
const LONGEST_SEARCH = 30 * 60_000;
/** A file with less than this share of its declared length was truncated. */
const WHOLE = 0.98;

let leaving: AbortController | null = null;

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Finds every use of the catalogue in a film or a mix, after cancelling a running search. Measures the sound here,
 * in a worker, and sends only its print. Calls `over` with the number of uses.
 */
export async function hearProgramme(file: File, over: (count: number) => void): Promise<void> {
  cancelProgramme();
  const own = new AbortController();
  leaving = own;
  const { rate, start } = useProgramme.getState();
  useProgramme.setState({
    ...NO_PROGRAMME,
    rate,
    start,
    file,
    stage: { name: "reading", seconds: 0, share: null, left: null },
  });
  addEventListener("beforeunload", askBeforeUnload);
  try {
    const sound = await readInWorker(file, own.signal);
    useProgramme.setState({ stage: { name: "searching" } });
    const print = piecesOfPrint(await inBase64(sound.print));
    const { uses } = await perform(
      () => call(programmeUsesEndpoint, { body: { print }, signal: own.signal, deadline: LONGEST_SEARCH }),
      { silent: true },
    );
    const { seconds, levels, declared } = sound;
    const cutFrom = declared !== null && seconds < declared * WHOLE ? declared : null;
    useProgramme.setState({
      stage: { name: "done" },
      heard: { seconds, levels, cutFrom },
      uses: reviewOf(uses),
    });
    over(uses.length);
  } catch (error) {
    if (!own.signal.aborted) useProgramme.setState({ stage: { name: "failed", fault: faultOf(error) } });
  } finally {
    if (leaving === own) removeEventListener("beforeunload", askBeforeUnload);
  }
}

/** Cancels the running search and clears the programme. */
export function cancelProgramme(): void {
  leaving?.abort();
  leaving = null;
  removeEventListener("beforeunload", askBeforeUnload);
  const { rate, start } = useProgramme.getState();
  useProgramme.setState({ ...NO_PROGRAMME, rate, start });
}

function readInWorker(file: File, signal: AbortSignal): Promise<ReadSound> {
  const worker = new Worker(new URL("./reading/reading-worker.ts", import.meta.url), { type: "module" });
  const { promise, resolve, reject } = Promise.withResolvers<ReadSound>();
  const begun = performance.now();
  let watch: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(watch);
    watch = setTimeout(() => reject(new UnreadableProgramme("damaged")), STANDS_STILL);
  };
  wait();
  worker.onerror = () => reject(new UnreadableProgramme("damaged"));
  worker.onmessage = ({ data }: MessageEvent<ReadingMessage>) => {
    wait();
    if (data.kind === "failed") return reject(new UnreadableProgramme(data.fault));
    if (data.kind === "done") return resolve(data);
    const { seconds, declared } = data;
    const share = declared === null ? null : Math.min(0.99, seconds / declared);
    const left = share === null ? null : ((performance.now() - begun) / 1000) * (1 / share - 1);
    useProgramme.setState({ stage: { name: "reading", seconds, share, left } });
  };
  signal.addEventListener("abort", () => reject(signal.reason));
  worker.postMessage(file);
  return promise.finally(() => {
    clearTimeout(watch);
    worker.terminate();
  });
}

/** Uses a FileReader: the bytes would be too many arguments for `String.fromCharCode`. */
function inBase64(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(new Blob([bytes]));
  return promise;
}

function faultOf(error: unknown): ProgrammeFault {
  if (error instanceof UnreadableProgramme) return error.fault;
  if (!(error instanceof ApiError)) return "lost";
  if (error.status === 429) return "tooMany";
  if (error.status === 503) return "busy";
  if (error.status === 413) return "tooLong";
  return error.status === 422 ? "tooSlow" : "failed";
}
