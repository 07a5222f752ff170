import "vanilla-cookieconsent/dist/cookieconsent.css";
import "./consent.css";
import { reset, run, showPreferences } from "vanilla-cookieconsent";

/** What the notice says, in the page's language. */
export interface ConsentWords {
  lang: string;
  title: string;
  /** What is kept on the device, paragraph by paragraph. */
  paragraphs: readonly string[];
  ok: string;
  close: string;
}

/** The language the notice was made in. */
let madeIn: string | null = null;

/**
 * Opens the site's own consent notice. It is never shown unasked: nothing beyond what the site needs is kept or
 * loaded, so there is nothing to ask for.
 */
export async function openBuiltInConsent({
  lang,
  title,
  paragraphs,
  ok,
  close,
}: ConsentWords): Promise<void> {
  if (madeIn !== lang) {
    if (madeIn !== null) reset(false);
    await run({
      autoShow: false,
      // It opens when it is asked for, whoever asks.
      hideFromBots: false,
      categories: { necessary: { enabled: true, readOnly: true } },
      cookie: { sameSite: "Lax" },
      guiOptions: { preferencesModal: { layout: "box" } },
      language: {
        default: lang,
        translations: {
          [lang]: {
            consentModal: {},
            preferencesModal: {
              title,
              acceptNecessaryBtn: ok,
              closeIconLabel: close,
              sections: paragraphs.map((description) => ({ description })),
            },
          },
        },
      },
    });
    madeIn = lang;
  }
  showPreferences();
}
