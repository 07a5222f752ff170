/** Each character that is written as escapes, whole or not, and each percent sign that begins none. */
const ESCAPED =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[\da-f](?:%[89ab][\da-f]){3}|%/gi;

/**
 * A target of a request, as typed by hand in `/fr/recherche/100%`, with every percent sign that is no escape of whole
 * UTF-8 read as itself. What it begins with never names another host.
 */
export function repairRequestTarget(target: string): string {
  return target
    .replace(ESCAPED, (written) => (isDecodable(written) ? written : written.replaceAll("%", "%25")))
    .replace(/^[/\\]+/, "/");
}

/** Whether the escapes of a target are whole UTF-8; nothing behind the door can tell what others mean. */
export function isDecodable(target: string): boolean {
  try {
    decodeURI(target);
    return true;
  } catch {
    return false;
  }
}
