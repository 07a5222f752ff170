import { vi } from "vitest";
import { TEST_SITE } from "./api.ts";
import { SoftwareAuthenticator } from "./software-authenticator.ts";

const base64url = (bytes: BufferSource) =>
  Buffer.from(bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : (bytes as Uint8Array)).toString(
    "base64url",
  );
const bufferOf = (text: string) => new Uint8Array(Buffer.from(text, "base64url")).buffer;
const common = {
  type: "public-key",
  authenticatorAttachment: "platform",
  getClientExtensionResults: () => ({}),
};

/**
 * Gives the browser of a screen test what jsdom lacks: `navigator.credentials` with one authenticator. `refuse` is what
 * its person does instead, by the name of the error that browsers give; `choose` takes what is offered at a field.
 */
export function browserWithPasskeys() {
  const authenticator = new SoftwareAuthenticator(TEST_SITE);
  let refusal: string | null = null;
  let chosen: () => void = () => {};
  const decide = () => {
    if (refusal) throw new DOMException("The person refused", refusal);
  };
  const show = (publicKey: PublicKeyCredentialRequestOptions) => {
    const asked = { challenge: base64url(publicKey.challenge), rpId: publicKey.rpId ?? "" };
    const { id, response } = authenticator.show(asked);
    return {
      ...common,
      id,
      rawId: bufferOf(id),
      response: {
        clientDataJSON: bufferOf(response.clientDataJSON),
        authenticatorData: bufferOf(response.authenticatorData),
        signature: bufferOf(response.signature),
        userHandle: bufferOf(response.userHandle ?? ""),
      },
    };
  };
  const known = Object.assign(() => {}, { isConditionalMediationAvailable: async () => true });
  vi.stubGlobal("PublicKeyCredential", known);
  const credentials = {
    async create({ publicKey }: { publicKey: PublicKeyCredentialCreationOptions }) {
      decide();
      const { id, response } = authenticator.make({
        challenge: base64url(publicKey.challenge),
        rp: { id: publicKey.rp.id ?? "" },
        user: { id: base64url(publicKey.user.id) },
      });
      return {
        ...common,
        id,
        rawId: bufferOf(id),
        response: {
          clientDataJSON: bufferOf(response.clientDataJSON),
          attestationObject: bufferOf(response.attestationObject),
          getTransports: () => ["internal"],
        },
      };
    },
    async get({ publicKey, mediation, signal }: CredentialRequestOptions) {
      if (!publicKey) return null;
      if (mediation === "conditional") {
        await new Promise<void>((resolve, reject) => {
          chosen = resolve;
          signal?.addEventListener("abort", () => reject(signal.reason));
        });
      }
      decide();
      return show(publicKey);
    },
  };
  Object.defineProperty(navigator, "credentials", { value: credentials, configurable: true });
  return {
    refuse: (name: string | null) => {
      refusal = name;
    },
    choose: () => chosen(),
    close() {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(navigator, "credentials");
    },
  };
}
