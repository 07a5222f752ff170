import { customType, index, integer, pgTable } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { tracks } from "./tracks.ts";

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
  // One driver takes a Buffer, the other returns plain bytes.
  toDriver: (value) => Buffer.from(value),
});

/**
 * Fingerprint of each track's sound (`server/sound/prints/print-bytes.ts`); created on import, and shipped for the
 * demo.
 */
export const soundPrints = pgTable(
  "sound_prints",
  {
    trackId: integer()
      .primaryKey()
      .references(() => tracks.id, { onDelete: "cascade" }),
    print: bytes().notNull(),
    /** Time at which it was made, by which the index of each process finds new prints. */
    madeAt: instant().notNull().defaultNow(),
  },
  (table) => [index().on(table.madeAt)],
);
