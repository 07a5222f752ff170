// Judges an OpenAPI document by Redocly's recommended rules; prints what it finds as JSON.
import { readFile } from "node:fs/promises";
import { createConfig, lintFromString } from "@redocly/openapi-core";

const [, , file] = process.argv;
const config = await createConfig({ extends: ["recommended"] });
const problems = await lintFromString({ source: await readFile(file, "utf8"), absoluteRef: file, config });
const told = problems.map(({ ruleId, severity, message, location }) => ({
  ruleId,
  severity,
  message,
  at: location[0]?.pointer,
}));
process.stdout.write(JSON.stringify(told));
