import { expect, test } from "vitest";
import { misspeltSettings } from "./misspelt-settings.ts";

test.each([
  ["DEMOO", "DEMO"],
  ["DEM", "DEMO"],
  ["Port", "PORT"],
  ["DATADIR", "DATA_DIR"],
  ["DATABSE_URL", "DATABASE_URL"],
  ["SITE_ULR", "SITE_URL"],
  ["SMTP_URI", "SMTP_URL"],
])("for the unknown variable %s, %s is suggested", (name, meant) => {
  expect(misspeltSettings({ [name]: "x" })).toEqual([expect.stringMatching(`^${name} .* ${meant} meant`)]);
});

test("settings and the variables of other programs are not reported", () => {
  const env = {
    DEMO: "on",
    PORT: "1",
    SORT: "x",
    POST: "x",
    PATH: "x",
    HOME: "x",
    HOSTNAME: "x",
    NODE_ENV: "x",
  };
  expect(misspeltSettings({ ...env, DATA: "x", DATABASE: "x", LOGNAME: "x", SMTP: "x" })).toEqual([]);
});
