import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from "node:crypto";
import type { PasskeyAssertion, PasskeyRegistration } from "#/contract/passkey.ts";

type Cbor = number | string | Buffer | Cbor[] | Map<number | string, Cbor>;

/** As much of CBOR (RFC 8949) as an authenticator writes. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, length: number) => {
    if (length < 24) return Buffer.from([(major << 5) | length]);
    if (length < 256) return Buffer.from([(major << 5) | 24, length]);
    return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  };
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)]),
  ]);
}

/**
 * The statement by which a maker's certificate vouches: this one and its key are nobody's, made for this test, and good
 * in form (WebAuthn, 8.2.1), so that a reader takes it.
 */
export const vouchedFor = (signed: Buffer) => ({
  format: "packed",
  statement: new Map<string, Cbor>([
    ["alg", -7],
    ["sig", sign("sha256", signed, createPrivateKey({ key: KEY, format: "der", type: "pkcs8" }))],
    ["x5c", [CERTIFICATE]],
  ]),
});
const CERTIFICATE = Buffer.from(
  "MIIB7jCCAZOgAwIBAgIUAUv+iTUbT8fXuLl6CXvigIdW/OEwCgYIKoZIzj0EAwIwXTELMAkGA1UEBhMCRlIxDzANBgNVBAoMBk5vYm9keTEiMCAGA1UECwwZQXV0aGVudGljYXRvciBBdHRlc3RhdGlvbjEZMBcGA1UEAwwQQW4gYXV0aGVudGljYXRvcjAgFw0yNjExMjMxNTU2NTFaGA8yMTI2MTAzMDE1NTY1MVowXTELMAkGA1UEBhMCRlIxDzANBgNVBAoMBk5vYm9keTEiMCAGA1UECwwZQXV0aGVudGljYXRvciBBdHRlc3RhdGlvbjEZMBcGA1UEAwwQQW4gYXV0aGVudGljYXRvcjBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABBQCfkdxKb5tOTGlGNE7nhcNExyHTnIu+ETtRt4zsdDiQrNFXwzI3XSDMxjmcclAOSGpAND8o3JQa4mNzWmQNY+jLzAtMAwGA1UdEwEB/wQCMAAwHQYDVR0OBBYEFOsroZHX4mWwg/5tzONxRQdV8JwdMAoGCCqGSM49BAMCA0kAMEYCIQCQZbc+AmSpRcj6REz+NWqJKRkqIT8CpQZbyWxtWzPo1AIhAOXRJD11/Tv5SC4qPTJr2VP1cWGHt1Gk5ps2b12I66tS",
  "base64",
);
const KEY = Buffer.from(
  "MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgxHzVCs/aPBGecfzPpeiyNBGwVeSZH7LhFxdYEscHR5ihRANCAAQUAn5HcSm+bTkxpRjRO54XDRMch05yLvhE7UbeM7HQ4kKzRV8MyN10gzMY5nHJQDkhqQDQ/KNyUGuJjc1pkDWP",
  "base64",
);

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest();
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** Faults of a browser and an authenticator. */
export interface Odd {
  origin?: string;
  rpId?: string;
  type?: string;
  isUnverified?: boolean;
  counter?: number;
  /** An attestation over these bytes, though the offer asks for none. */
  attestation?: (signed: Buffer) => { format: string; statement: Map<string, Cbor> };
  /** Signed by another key than the one that was registered. */
  key?: KeyObject;
  userHandle?: string;
}

/** An authenticator with one passkey, in the browser of somebody who is at `origin`: the bytes are those of WebAuthn, level 2. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32);
  readonly keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly origin: string;
  counter = 0;
  userHandle = "";

  constructor(origin: string) {
    this.origin = origin;
  }

  /** `navigator.credentials.create()`. */
  make(
    offer: { challenge: string; rp: { id: string }; user: { id: string } },
    odd: Odd = {},
  ): PasskeyRegistration {
    this.userHandle = offer.user.id;
    const { x = "", y = "" } = this.keys.publicKey.export({ format: "jwk" });
    const coordinate = (text: string) => Buffer.from(text, "base64url");
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([
      this.#head(odd.rpId ?? offer.rp.id, odd, HAS_KEY),
      Buffer.alloc(16),
      length,
      this.id,
      cbor(key),
    ]);
    const clientData = this.#clientData(odd.type ?? "webauthn.create", offer.challenge, odd);
    const vouched = odd.attestation?.(Buffer.concat([authData, sha256(clientData)]));
    const attestation = new Map<string, Cbor>([
      ["fmt", vouched?.format ?? "none"],
      ["attStmt", vouched?.statement ?? new Map()],
      ["authData", authData],
    ]);
    return {
      ...this.#name(),
      response: {
        clientDataJSON: clientData.toString("base64url"),
        attestationObject: cbor(attestation).toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  /** `navigator.credentials.get()`. */
  show(asked: { challenge: string; rpId: string }, odd: Odd = {}): PasskeyAssertion {
    const clientData = this.#clientData(odd.type ?? "webauthn.get", asked.challenge, odd);
    const authenticatorData = this.#head(odd.rpId ?? asked.rpId, odd, 0);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return {
      ...this.#name(),
      response: {
        clientDataJSON: clientData.toString("base64url"),
        authenticatorData: authenticatorData.toString("base64url"),
        signature: sign("sha256", signed, odd.key ?? this.keys.privateKey).toString("base64url"),
        userHandle: odd.userHandle ?? this.userHandle,
      },
    };
  }

  #name() {
    const id = this.id.toString("base64url");
    return { id, rawId: id, type: "public-key" as const };
  }

  #clientData(type: string, challenge: string, { origin = this.origin }: Odd): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #head(rpId: string, { isUnverified = false, counter = this.counter }: Odd, more: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = PRESENT | (isUnverified ? 0 : VERIFIED) | more;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }
}
