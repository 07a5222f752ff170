/** Roles in brackets behind a name, as collecting societies write them. */
export const ROLES = "C|A|CA|AC|AR|AD|E|SE|arr\\.?";

const ROLE = new RegExp(`^(?<name>.+?)\\s?[([](?<role>${ROLES})[)\\]]$`, "u");
const NUMBER = String.raw`(?:IPI\s?(?:[:.#]|no?\.?|n\u00B0)?\s?(?<short>\d{6,11})|(?<long>\d{9,11}))`;
/** `[00098173441]`, `IPI 00451236775` or the bare number, behind a name or before it. */
const IPI_BEHIND = new RegExp(`^(?<name>.+?)[\\s,]*[([]?${NUMBER}[)\\]]?$`, "iu");
const IPI_BEFORE = new RegExp(`^[([]${NUMBER}[)\\]]\\s?(?<name>.+)$`, "iu");

/** A name, with the role and the IPI number beside it, as written; null for none. */
interface CodedName {
  name: string;
  ipi: string | null;
  role: string | null;
}

/** Returns a name without the codes that stand before and behind it, in either order, and the codes. */
export function withoutCodes(text: string): CodedName {
  const found: CodedName = { name: text.trim(), ipi: null, role: null };
  for (const pattern of [IPI_BEFORE, IPI_BEHIND, ROLE, IPI_BEHIND]) {
    const groups = pattern.exec(found.name)?.groups;
    if (!groups?.name) continue;
    found.name = groups.name.trim();
    found.ipi ??= groups.short ?? groups.long ?? null;
    found.role ??= groups.role ? roleCalled(groups.role) : null;
  }
  return found;
}

function roleCalled(written: string): string {
  if (written === "AC") return "CA";
  return written.startsWith("arr") ? "AR" : written;
}
