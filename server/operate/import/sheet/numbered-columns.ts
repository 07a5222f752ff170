import { fold } from "#/contract/fold.ts";
import type { SheetColumn } from "./sheet-columns.ts";

/** What one column of a group says of a writer or publisher. */
type Part = "name" | "first" | "last" | "roles" | "societies" | "ipi" | "shares";

/** Where a group's column stands. */
interface NumberedColumn {
  place: number;
  kind: "writer" | "publisher";
  number: number;
  part: Part;
}

const GROUP =
  /^(writer|composer|songwriter|auteur|compositeur|auteur compositeur|komponist|urheber|compositor|publisher|editeur|verlag|editorial) ?(?:no? )?(\d{1,2}) ?(.*)$/;
const PUBLISHERS = new Set(["publisher", "editeur", "verlag", "editorial"]);
const PARTS: Readonly<Record<Part, string>> = {
  name: "|name|full name|nom complet",
  first: "first name|given name|prenom|vorname|nombre",
  last: "last name|family name|surname|nom|nom de famille|nachname|apellido|apellidos",
  roles: "capacity|role|qualite|rolle",
  societies: "society|pro|affiliation|societe|gesellschaft|sociedad",
  ipi: "ipi|cae|ipi cae|cae ipi|ipi number|ipi no|numero ipi",
  shares: "share|split|part|anteil|porcentaje",
};
const BY_NAME = new Map(
  (Object.entries(PARTS) as [Part, string][]).flatMap(([part, names]) =>
    names.split("|").map((name) => [name, part] as const),
  ),
);

/** Reads a header such as «Writer 1 Last Name», «Composer 2», «Publisher 1 IPI»; null for any other. */
export function numberedColumn(header: string, place: number): NumberedColumn | null {
  const words = fold(header)
    .replaceAll("#", "no ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const [, who, number, rest = ""] = GROUP.exec(words) ?? [];
  const part = BY_NAME.get(rest);
  if (!who || !part) return null;
  return { place, kind: PUBLISHERS.has(who) ? "publisher" : "writer", number: Number(number), part };
}

/** Whether the catalogue has no place for a column: of publishers it keeps the names. */
export const isWithoutPlace = ({ kind, part }: NumberedColumn) =>
  kind === "publisher" && !["name", "first", "last"].includes(part);

/**
 * Returns the cell of a row that numbered columns make up, in the form of the sheet's own columns: values in the order
 * of the people, after semicolons. A group without a name is nobody.
 */
export function numberedCell(columns: readonly NumberedColumn[], cells: readonly string[]) {
  const people = (kind: NumberedColumn["kind"]) => {
    const groups = Map.groupBy(
      columns.filter((column) => column.kind === kind),
      ({ number }) => number,
    );
    return [...groups]
      .toSorted(([one], [other]) => one - other)
      .map(([, group]) => (part: Part) => {
        const place = group.find((column) => column.part === part)?.place;
        return (place === undefined ? "" : (cells[place] ?? "")).trim();
      })
      .filter((value) => nameOf(value) !== "");
  };
  const joined = (kind: NumberedColumn["kind"], read: (value: (part: Part) => string) => string) => {
    const values = people(kind).map(read);
    return values.some((value) => value !== "") ? values.join("; ") : "";
  };
  return (column: SheetColumn): string => {
    if (column === "writers") return joined("writer", nameOf);
    if (column === "publisher") return joined("publisher", nameOf);
    if (column === "shares" || column === "ipi" || column === "roles" || column === "societies")
      return joined("writer", (value) => value(column));
    return "";
  };
}

const nameOf = (value: (part: Part) => string) =>
  value("name") || [value("first"), value("last")].filter((part) => part !== "").join(" ");
