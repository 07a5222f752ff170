import { z } from "zod";

/** A list of a body with more members than its schema admits. */
export interface OverlongList {
  path: string;
  most: number;
}

/**
 * The first list in `value` that is longer than `schema` lets it be. Zod looks at every member before it counts them:
 * whoever sends a long list would choose how long that takes.
 */
export function overlongList(schema: z.core.$ZodType, value: unknown, path = ""): OverlongList | null {
  if (schema instanceof z.ZodArray) {
    if (!Array.isArray(value)) return null;
    const most = longestOf(schema);
    if (value.length > most) return { path, most };
    return firstOf(value.entries(), ([index, member]) =>
      overlongList(schema.element, member, `${path}[${index}]`),
    );
  }
  if (schema instanceof z.ZodObject) {
    if (typeof value !== "object" || value === null) return null;
    return firstOf(Object.entries(schema.shape), ([name, inner]) =>
      overlongList(inner, Reflect.get(value, name), path ? `${path}.${name}` : name),
    );
  }
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  return innerType ? overlongList(innerType, value, path) : null;
}

/** How many members a list may have by its schema; without a word of it, any number. */
export const longestOf = (list: z.ZodArray) =>
  Math.min(
    ...(list.def.checks ?? []).map(({ _zod: { def } }) =>
      def instanceof Object && "maximum" in def && typeof def.maximum === "number" ? def.maximum : Infinity,
    ),
  );

function firstOf<Member>(
  members: Iterable<Member>,
  look: (member: Member) => OverlongList | null,
): OverlongList | null {
  for (const member of members) {
    const found = look(member);
    if (found) return found;
  }
  return null;
}
