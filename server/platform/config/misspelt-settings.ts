import { settings } from "./settings.ts";

/** Names this short may be one letter away from unrelated ones, such as `PORT` and `SORT`. */
const SHORT = 4;

/** Returns a line for each variable of `env` that is not a setting but one typo away from one. */
export function misspeltSettings(env: Record<string, string | undefined>): string[] {
  const known = Object.keys(settings.shape);
  return Object.keys(env).flatMap((name) => {
    if (known.includes(name)) return [];
    const suggestion = known.find((setting) => isOneSlip(name.toUpperCase(), setting));
    return suggestion
      ? [`${name} is set and does nothing: no setting has that name. Is ${suggestion} meant?`]
      : [];
  });
}

/**
 * Returns whether two names, ignoring case, differ by one letter too many, too few or wrong, or by two swapped ones.
 */
function isOneSlip(name: string, setting: string): boolean {
  if (name === setting) return true;
  let at = 0;
  while (at < setting.length && name[at] === setting[at]) at += 1;
  const rest = name.slice(at);
  const due = setting.slice(at);
  if (rest.slice(1) === due || rest === due.slice(1)) return true;
  if (setting.length <= SHORT) return false;
  const isOther = rest.length === due.length && rest.slice(1) === due.slice(1);
  const isSwapped = rest.slice(2) === due.slice(2) && rest[0] === due[1] && rest[1] === due[0];
  return isOther || isSwapped;
}
