import { expect, test } from "vitest";
import { readConfig } from "#/server/platform/config/config.ts";
import { explainFailure } from "./explain-failure.ts";
import { StartError } from "./start-error.ts";

const local = readConfig({ PORT: "3000", DATA_DIR: "/srv/sillon" });
const remote = readConfig({ DATABASE_URL: "postgres://u:canary@db.example:5432/sillon" });
const failure = (fields: object) => Object.assign(new Error("inner words"), fields);

test.each([
  [failure({ code: "EADDRINUSE" }), local, "Port 3000 is already in use"],
  [failure({ code: "EACCES" }), local, "may not listen on port 3000"],
  [
    failure({ code: "EACCES", path: "/srv/sillon/database" }),
    local,
    "/srv/sillon/database cannot be written",
  ],
  [failure({ code: "EROFS", path: "/srv/sillon" }), local, "/srv/sillon cannot be written"],
  [failure({ code: "ENOENT", path: "/srv/sillon" }), local, "/srv/sillon cannot be made there"],
  [failure({ code: "EEXIST", path: "/srv/sillon" }), local, "/srv/sillon is not a folder"],
  [failure({ code: "ENOSPC" }), local, "The disk that holds /srv/sillon is full"],
  [
    failure({ name: "DataFolderInUseError", message: "The folder is in use." }),
    local,
    "The folder is in use.",
  ],
  [new Error("outer", { cause: failure({ code: "ENOSPC" }) }), local, "is full"],
  [new AggregateError([failure({ code: "ECONNREFUSED" })]), remote, "No Postgres answers at db.example:5432"],
  [failure({ code: "28P01" }), remote, "refuses the user or password"],
  [failure({ code: "3D000" }), remote, "does not exist"],
  [failure({ code: "ENOTFOUND" }), remote, "cannot be found"],
  [new StartError("Said already."), local, "Said already."],
])("%s is explained to the person who starts the server", (error, config, expected) => {
  const sentence = explainFailure(error, config);
  expect(sentence).toContain(expected);
  expect(sentence).not.toMatch(/canary|inner words/);
});

test("a fault of our own is not explained away", () => {
  expect(explainFailure(new TypeError("x is not a function"), local)).toBeNull();
  expect(explainFailure("thrown text", local)).toBeNull();
  expect(explainFailure(failure({ code: "ENOENT", path: "/app/fonts/x" }), local)).toBeNull();
});
