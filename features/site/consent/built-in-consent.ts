import "vanilla-cookieconsent/dist/cookieconsent.css";
import "./consent.css";
import { reset, run, showPreferences } from "vanilla-cookieconsent";

/** Texts of the notice, in the page's language. */
export interface ConsentWords {
  lang: string;
  title: string;
  /** Paragraphs on the data stored on the device. */
  paragraphs: readonly string[];
  ok: string;
  close: string;
}

/** The language in which the notice was created. */
let madeIn: string | null = null;

/**
 * Opens the site's own consent notice. It never opens by itself: the site stores and loads only what it needs, so
 * there is nothing to consent to.
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
      // It opens on request, also for bots.
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
