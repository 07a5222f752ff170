import { join } from "node:path";
import { loadEnvFile } from "node:process";

/** File of the settings chosen in `catalogue -- init`, one per line, below the data folder. */
export const storedSettingsFile = (dataDir: string) => join(dataDir, "settings.env");

/** Adds the settings of the data folder to the environment, whose own take precedence. */
export function loadStoredSettings(): void {
  try {
    loadEnvFile(storedSettingsFile(process.env.DATA_DIR || "./data"));
  } catch (error) {
    // A missing file is normal; the contents of an unreadable one are necessary.
    if (
      (error as NodeJS.ErrnoException).code !== "ENOENT" &&
      (error as NodeJS.ErrnoException).code !== "ENOTDIR"
    )
      throw error;
  }
}
