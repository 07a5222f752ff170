import { ConfigError, readConfig } from "./platform/config/config.ts";
import { misspeltSettings } from "./platform/config/misspelt-settings.ts";
import { loadStoredSettings } from "./platform/config/stored-settings.ts";
import { createLog } from "./platform/log/log.ts";
import { explainFailure } from "./start/explain-failure.ts";
import { usage } from "./start/usage.ts";

const EXIT_FAILED = 1;
const EXIT_MISCONFIGURED = 2;

const words = process.argv.slice(2);
if (words.includes("--help") || words.includes("-h")) {
  process.stdout.write(usage());
  process.exit();
}
const unknown = words.filter((word) => word !== "--dev");
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(" ")}\n\n${usage()}`);
  process.exit(EXIT_MISCONFIGURED);
}
const dev = words.includes("--dev");
// React and Next choose their build when they are first loaded, hence the late import of the rest.
Object.assign(process.env, { NODE_ENV: dev ? "development" : "production", NEXT_TELEMETRY_DISABLED: "1" });

loadStoredSettings();
const config = checkedConfig();
for (const line of misspeltSettings(process.env)) process.stderr.write(`${line}\n`);
const log = createLog(config.logLevel);

process.on("unhandledRejection", (error) => log.error({ err: error }, "A promise was left failing"));
process.on("uncaughtException", (error) => {
  log.fatal({ err: error }, "An error nobody caught");
  process.exit(EXIT_FAILED);
});

try {
  const { start } = await import("./start/start.ts");
  await start(config, { dev, log });
} catch (error) {
  const sentence = explainFailure(error, config);
  if (sentence) process.stderr.write(`Sillon cannot start. ${sentence}\n`);
  else log.fatal({ err: error }, "Sillon cannot start");
  process.exit(EXIT_FAILED);
}

function checkedConfig() {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(EXIT_MISCONFIGURED);
  }
}
