/** For a process that a test starts: it configures nothing. Code compiled once is not compiled again. */
export function plainEnvironment() {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return { NODE_ENV: "production" as const, PATH, HOME, NODE_COMPILE_CACHE };
}
