import type { Config } from "#/server/platform/config/config.ts";
import { MediaAwayError } from "#/server/platform/http/media-away-error.ts";
import { StartError } from "./start-error.ts";

type Coded = {
  code?: unknown;
  name?: unknown;
  path?: unknown;
  message?: unknown;
  cause?: unknown;
  errors?: unknown;
};

/**
 * Returns a sentence that tells the operator how to fix a failed start, or null for a fault of our own, whose stack is
 * needed. Reads the error codes of Node and Postgres along the chain of causes.
 */
export function explainFailure(error: unknown, config: Config): string | null {
  for (const link of chainOf(error)) {
    if (link instanceof StartError) return link.message;
    if (link instanceof MediaAwayError)
      return `The store of MEDIA_URL takes or gives nothing just now (${link.message}). Start it, or correct MEDIA_ENDPOINT.`;
    const sentence = bySystemCode(link, config) ?? byDatabaseCode(link, config);
    if (sentence) return sentence;
  }
  return null;
}

function chainOf(error: unknown): Coded[] {
  const chain: Coded[] = [];
  for (let link = error; link && typeof link === "object" && chain.length < 9; link = (link as Coded).cause) {
    chain.push(link);
    if (link instanceof AggregateError) chain.push(...(link.errors as Coded[]));
  }
  return chain;
}

function bySystemCode({ code, name, path, message }: Coded, config: Config): string | null {
  const where = typeof path === "string" ? path : config.dataDir;
  if (name === "DataFolderInUseError") return String(message);
  if (code === "EADDRINUSE") {
    return `Port ${config.port} is already in use. Stop what listens there or choose another with PORT=…`;
  }
  if (code === "EADDRNOTAVAIL") return `HOST=${config.host} is no address of this machine.`;
  if (code === "ENOTFOUND" && config.databaseUrl) {
    return "The host named in DATABASE_URL cannot be found. Check its spelling and the network.";
  }
  if (code === "EACCES" && path === undefined) {
    return `This user may not listen on port ${config.port}. Choose one above 1023 with PORT=…`;
  }
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
    return `${where} cannot be written. Give this user the right to it or choose another folder with DATA_DIR=…`;
  }
  if (code === "ENOENT" && where === path && isAbove(path, config.dataDir)) {
    return `${where} cannot be made there. Choose another folder with DATA_DIR=…`;
  }
  if (code === "ENOTDIR" || code === "EEXIST") return `${where} is not a folder. Choose one with DATA_DIR=…`;
  if (code === "ENOSPC" || code === "EDQUOT" || /no space left on device/i.test(String(message))) {
    return `The disk that holds ${config.dataDir} is full. Free some space and start again; nothing saved was lost.`;
  }
  return null;
}

/** Returns whether `path` is `folder` or contains it. */
const isAbove = (path: string, folder: string) => folder === path || folder.startsWith(`${path}/`);

/** Explains the errors (SQLSTATE or system codes) of a Postgres that cannot be connected to or set up. */
function byDatabaseCode({ code }: Coded, config: Config): string | null {
  if (!config.databaseUrl) return null;
  const host = new URL(config.databaseUrl).host;
  if (code === "ECONNREFUSED" || code === "ETIMEDOUT" || code === "ECONNRESET" || code === "57P03") {
    return `No Postgres answers at ${host}. Start it or correct DATABASE_URL.`;
  }
  if (code === "28P01" || code === "28000")
    return `Postgres at ${host} refuses the user or password of DATABASE_URL.`;
  if (code === "3D000")
    return `The database named in DATABASE_URL does not exist at ${host}. Create it first.`;
  if (code === "42501")
    return `The user of DATABASE_URL may not create tables at ${host}. Grant it that right.`;
  if (code === "53100") return `The disk of Postgres at ${host} is full. Free some space and start again.`;
  return null;
}
