import { expect, onTestFinished, test, vi } from "vitest";
import { createPulse, DatabaseSilentError } from "./pulse.ts";

/** Returns a database that answers, refuses, or freezes as the test says. */
function database() {
  const state = { answers: true, asked: 0 };
  const pulse = createPulse(async () => {
    state.asked += 1;
    if (!state.answers) throw new Error("no answer in good time");
  });
  onTestFinished(() => pulse.close());
  return { state, pulse };
}

const never = () => new Promise<never>(() => undefined);

test("a waiting read is abandoned once the database is silent, and no new one starts until it answers", async () => {
  const { state, pulse } = database();
  state.answers = false;
  await expect(pulse.during(never)).rejects.toBeInstanceOf(DatabaseSilentError);
  expect(pulse.check).toThrow(DatabaseSilentError);
  let isBegun = false;
  const begin = async () => {
    isBegun = true;
  };
  await expect(pulse.during(begin)).rejects.toBeInstanceOf(DatabaseSilentError);
  expect(isBegun).toBe(false);
  state.answers = true;
  expect(await pulse.isDown()).toBe(false);
  await pulse.during(begin);
  expect(isBegun).toBe(true);
});

test("a silent database is checked repeatedly", async () => {
  const { state, pulse } = database();
  state.answers = false;
  expect(await pulse.isDown()).toBe(true);
  state.answers = true;
  await vi.waitFor(pulse.check);
});

test("a slow answer is awaited as long as the database answers others, and one late answer is not silence", async () => {
  const { state, pulse } = database();
  const slow = async () => {
    while (state.asked < 2) await new Promise((resolve) => setTimeout(resolve, 20));
    return "at last";
  };
  expect(await pulse.during(slow)).toBe("at last");
  let asked = 0;
  const hiccup = createPulse(async () => {
    asked += 1;
    if (asked === 1) throw new Error("late");
  });
  expect(await hiccup.isDown()).toBe(false);
});
