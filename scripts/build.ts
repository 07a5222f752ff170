/**
 * `npm run build`: prepares everything that `npm start` would otherwise build first, for places where it may not write
 * later, such as a container.
 */
import { resolve } from "node:path";
import { buildSite } from "#/server/start/build-site.ts";

const note = (text: string) => process.stdout.write(`${text}\n`);
await buildSite(resolve(import.meta.dirname, ".."), process.env.NEXT_DIST_DIR || ".next", note);
