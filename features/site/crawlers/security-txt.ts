/** Days for which the note stands (RFC 9116 advises less than a year); every answer renews it. */
const DAYS = 180;
const DAY = 86_400_000;

/**
 * `security.txt` (RFC 9116): where a weakness is told. `mail` is who reads what visitors send; without one it is the
 * contact page.
 */
export function securityTxt({
  site,
  mail,
  now,
}: {
  site: string;
  mail?: string | undefined;
  now: Date;
}): string {
  return [
    `Contact: ${mail ? `mailto:${mail}` : `${site}/fr/contact`}`,
    `Expires: ${new Date(now.getTime() + DAYS * DAY).toISOString()}`,
    "Preferred-Languages: fr, en",
    `Canonical: ${site}/.well-known/security.txt`,
    "",
  ].join("\n");
}
