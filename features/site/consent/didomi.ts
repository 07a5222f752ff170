interface Didomi {
  preferences: { show(): void };
}
type DidomiWindow = Window & {
  didomiConfig?: object;
  didomiOnReady?: { push(run: (didomi: Didomi) => void): unknown };
};

/** Milliseconds to wait for its script before the site's own notice replaces it. */
const DEADLINE = 5_000;

let loading: Promise<Didomi> | null = null;

/** Loads the consent manager of the service, once. Throws when its script cannot be loaded. */
export function loadDidomi(key: string, lang: string): Promise<Didomi> {
  loading ??= new Promise<Didomi>((resolve, reject) => {
    const host = window as DidomiWindow;
    host.didomiConfig = { languages: { enabled: ["fr", "en"], default: lang } };
    host.didomiOnReady = host.didomiOnReady ?? [];
    host.didomiOnReady.push(resolve);
    const script = document.createElement("script");
    const target = encodeURIComponent(location.hostname);
    script.src = `https://sdk.privacy-center.org/${encodeURIComponent(key)}/loader.js?target=${target}`;
    script.async = true;
    script.onerror = () => reject(new Error("The consent manager could not be loaded"));
    setTimeout(() => reject(new Error("The consent manager does not answer")), DEADLINE);
    document.head.append(script);
  });
  return loading;
}
