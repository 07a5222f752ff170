import { join } from "node:path";
import { loadEnvFile } from "node:process";

/** Where `catalogue -- init` keeps what it was told: settings, a line each, below the data folder. */
export const keptSettingsFile = (dataDir: string) => join(dataDir, "settings.env");

/** Takes the settings that the data folder keeps into the environment, whose own go before them. */
export function takeKeptSettings(): void {
  try {
    loadEnvFile(keptSettingsFile(process.env.DATA_DIR || "./data"));
  } catch (error) {
    // Most have none; one that cannot be read is nothing that a start could do without.
    if (
      (error as NodeJS.ErrnoException).code !== "ENOENT" &&
      (error as NodeJS.ErrnoException).code !== "ENOTDIR"
    )
      throw error;
  }
}
