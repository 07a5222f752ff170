import { CAPTCHA_HOSTS } from "#/contract/captcha-hosts.ts";

/** Common API of the services' scripts. */
interface RemoteApi {
  render(
    element: HTMLElement,
    options: { sitekey: string; callback: (answer: string) => void; "error-callback": () => void },
  ): unknown;
}
type Provider = keyof typeof CAPTCHA_HOSTS;

const loading = new Map<Provider, Promise<RemoteApi>>();

/**
 * Loads the script of a service, once. Throws on failure; the next call tries again. `priority` is low while no
 * form waits for it.
 */
export function loadRemoteCaptcha(provider: Provider, priority: "auto" | "low" = "auto"): Promise<RemoteApi> {
  const known = loading.get(provider);
  if (known) return known;
  const promise = new Promise<RemoteApi>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = CAPTCHA_HOSTS[provider].script;
    script.async = true;
    script.fetchPriority = priority;
    script.onload = () => resolve((window as unknown as Record<Provider, RemoteApi>)[provider]);
    script.onerror = () => {
      loading.delete(provider);
      script.remove();
      reject(new Error(`The script of ${provider} could not be loaded`));
    };
    document.head.append(script);
  });
  loading.set(provider, promise);
  return promise;
}

/**
 * Lets the service render its captcha in `element`; resolves with its token. Throws when the script cannot be
 * loaded.
 */
export async function remoteAnswer(
  provider: Provider,
  siteKey: string,
  element: HTMLElement,
): Promise<string> {
  const api = await loadRemoteCaptcha(provider);
  element.replaceChildren();
  const place = element.appendChild(document.createElement("div"));
  return new Promise((resolve, reject) => {
    api.render(place, {
      sitekey: siteKey,
      callback: resolve,
      "error-callback": () => reject(new Error(`${provider} failed`)),
    });
  });
}
