import { settings } from "#/server/platform/config/settings.ts";

const LINE = 78;
const INDENT = "  ";

/** Returns the text of `--help`: the commands, and the names of the settings in lines of at most 78 characters. */
export function usage(): string {
  return [
    "Usage: npm start            the server",
    "       npm run dev          the server with hot reload",
    "       npm run catalogue    imports music, opens and shuts accounts",
    "",
    "Environment variables set it up; docs/operate.md says what each one means:",
    ...lines(Object.keys(settings.shape)),
    "",
  ].join("\n");
}

function lines(names: string[]): string[] {
  const wrapped: string[] = [];
  for (const name of names) {
    const longer = `${wrapped.at(-1)} ${name}`;
    if (wrapped.length > 0 && longer.length <= LINE) wrapped[wrapped.length - 1] = longer;
    else wrapped.push(INDENT + name);
  }
  return wrapped;
}
