import { folderOf } from "#/server/operate/import/files/sound-path.ts";
import { byKeys } from "./by-keys.ts";
import type { Candidate } from "./candidate.ts";

/**
 * Groups the files of an album by their leads: each track comes with its versions behind it. `ownerOf` returns the file
 * to which another one belongs by its folder, its number or its neighbours, if any.
 */
export function groupedByLead(
  files: readonly Candidate[],
  ownerOf: (one: Candidate) => Candidate | undefined,
): ReadonlyMap<Candidate, readonly Candidate[]> {
  const leads = files.filter(({ version }) => version === null || version.kind === "full");
  const leadsCalled = byKeys(leads, ({ keys }) => keys);
  const leadOf = new Map(files.map((one) => [one, leadFor(ownerOf(one) ?? one, leadsCalled)]));
  const groups = new Map(files.filter((one) => leadOf.get(one) === one).map((lead) => [lead, [lead]]));
  for (const one of files) {
    const lead = leadOf.get(one);
    if (lead && lead !== one) groups.get(lead)?.push(one);
  }
  return groups;
}

/**
 * Returns the lead of a file. A track is its own lead, and so is a «full» version if there is no plain track. Another
 * version belongs to the first lead that shares a name, preferably in its own folder, because discs repeat titles.
 */
function leadFor(one: Candidate, leadsCalled: (keys: readonly string[]) => readonly Candidate[]): Candidate {
  if (one.version === null) return one;
  const everywhere = leadsCalled(one.keys).filter((lead) => lead !== one);
  const beside = everywhere.filter((lead) => folderOf(lead.file) === folderOf(one.file));
  const sharing = beside.length > 0 ? beside : everywhere;
  const plain = sharing.find(({ version }) => version === null);
  if (plain || one.version.kind === "full") return plain ?? one;
  // The lead may be a «full» version that belongs to a plain track itself.
  return sharing[0] ? leadFor(sharing[0], leadsCalled) : one;
}
