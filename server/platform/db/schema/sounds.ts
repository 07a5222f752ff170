import { customType, index, integer, pgTable } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { tracks } from "./tracks.ts";

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
  // One driver wants a Buffer and the other gives plain bytes.
  toDriver: (value) => Buffer.from(value),
});

/** What each track's sound is found by (`server/sound/prints/print-bytes.ts`); made on import, and shipped for the demo. */
export const soundPrints = pgTable(
  "sound_prints",
  {
    trackId: integer()
      .primaryKey()
      .references(() => tracks.id, { onDelete: "cascade" }),
    print: bytes().notNull(),
    /** Tells the index of each process that there is something new. */
    madeAt: instant().notNull().defaultNow(),
  },
  (table) => [index().on(table.madeAt)],
);
