import { defineConfig } from "vitest/config";

/** The tests of a group alone: without those of screens, and in one process. */
export default defineConfig({
  test: {
    environment: "node",
    include: (process.env.MUTATE_TESTS ?? "").split(";").filter(Boolean),
    exclude: ["**/node_modules/**"],
    hookTimeout: 240_000,
    testTimeout: 60_000,
  },
});
