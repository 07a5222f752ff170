import { Secret, TOTP } from "otpauth";
import { encode } from "uqr";
import { houseName } from "#/contract/house-name.ts";
import { CODE_SECONDS } from "#/contract/second-factor.ts";

/** Length of a secret (RFC 4226, 4): 160 bits. */
const SECRET_BYTES = 20;
/** Number of codes that are accepted before and after the current one: clocks of phones are off by some seconds. */
const WINDOW = 1;

const totp = (secret: string, label: string) =>
  // SHA-1, since authenticators ignore any other algorithm in the address.
  new TOTP({
    issuer: houseName(),
    label,
    algorithm: "SHA1",
    digits: 6,
    period: CODE_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** A fresh secret, in Base32. */
export const newSecret = () => new Secret({ size: SECRET_BYTES }).base32;

/** The address with which an authenticator adds a secret for the account `email`. */
export const secretAddress = (secret: string, email: string) => totp(secret, email).toString();

/** A QR code as an SVG path, a square of 1 for each dark module, with the quiet border that readers need. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return { size, path };
}

/**
 * Returns the step (30 seconds since 1970) of a code; null when it matches none around `at`, or none after `lastStep`:
 * a code works once.
 */
export function stepOfCode(secret: string, code: string, at: Date, lastStep: number): number | null {
  const digits = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(digits)) return null;
  const delta = totp(secret, "").validate({ token: digits, timestamp: at.getTime(), window: WINDOW });
  if (delta === null) return null;
  const step = Math.floor(at.getTime() / (CODE_SECONDS * 1_000)) + delta;
  return step > lastStep ? step : null;
}
