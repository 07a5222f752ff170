/** Each character written as escapes, complete or not, and each percent sign that starts none. */
const ESCAPED =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[\da-f](?:%[89ab][\da-f]){3}|%/gi;

/**
 * Returns a request target, such as a hand-typed `/fr/recherche/100%`, with every percent sign that starts no valid
 * UTF-8 escape taken literally. Its start never names another host.
 */
export function repairRequestTarget(target: string): string {
  return target
    .replace(ESCAPED, (written) => (isDecodable(written) ? written : written.replaceAll("%", "%25")))
    .replace(/^[/\\]+/, "/");
}

/** Returns whether all escapes of a target are valid UTF-8; nothing further inside could interpret others. */
export function isDecodable(target: string): boolean {
  try {
    decodeURI(target);
    return true;
  } catch {
    return false;
  }
}
