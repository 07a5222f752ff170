/** Days until the file expires (RFC 9116 advises less than a year); every response renews it. */
const DAYS = 180;
const DAY = 86_400_000;

/**
 * Returns `security.txt` (RFC 9116): where to report a vulnerability. `mail` is the address of the team; without
 * one it is the contact page.
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
