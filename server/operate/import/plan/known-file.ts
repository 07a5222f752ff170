import type { SheetRow } from "#/server/operate/import/sheet/sheet-row.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import type { FileTags } from "#/server/operate/import/tags/read-tags.ts";

/** A file with its tags and sheet row, before it is decoded. */
export interface KnownFile {
  file: SoundFile;
  tags: FileTags;
  row: SheetRow | undefined;
}
