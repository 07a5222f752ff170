import "../globals.css";
import type { Metadata, Viewport } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { Toaster } from "#/components/toast/toaster.tsx";
import { OwnPagesWhenSignedIn } from "#/features/account/own-pages-when-signed-in.tsx";
import { SessionMenu } from "#/features/account/session-menu.tsx";
import { DownloadHost } from "#/features/downloads/download-host.tsx";
import { MapDataAtStart } from "#/features/map/reading/map-data-at-start.tsx";
import { SkipToList } from "#/features/player/keys/skip-to-list.tsx";
import { PlayerHost } from "#/features/player/player-host.tsx";
import { ProjectDialogHost } from "#/features/projects/project-dialog-host.tsx";
import { CaptchaAtStart } from "#/features/site/captcha/captcha-at-start.tsx";
import { captchaProvider } from "#/features/site/captcha/captcha-provider.ts";
import { ConsentService } from "#/features/site/consent/consent-service.tsx";
import { PackedFooter } from "#/features/site/footer.tsx";
import { PackedHeader } from "#/features/site/header.tsx";
import { Providers } from "#/features/site/providers.tsx";
import { RouteProgress } from "#/features/site/route-progress.tsx";
import { ScrollToTop } from "#/features/site/scroll-to-top.tsx";
import { siteData } from "#/features/site/site-data.ts";
import { EarlyPress } from "#/features/site/upkeep/early-press.tsx";
import { HtmlKeeper } from "#/features/site/upkeep/html-keeper.tsx";
import { Upkeep } from "#/features/site/upkeep/upkeep.tsx";
import { AuditionHost } from "#/features/tracks/audition/audition-host.tsx";
import { PlayerToolsHost } from "#/features/tracks/in-player/player-tools-host.tsx";
import { TrackKeysHost } from "#/features/tracks/in-player/track-keys-host.tsx";
import { PanelHost } from "#/features/workspace/panel-host.tsx";
import { layoutMessages } from "#/lib/i18n/island-messages.ts";
import { DEFAULT_LANG, isLang } from "#/lib/i18n/lang.ts";
import { FollowLinks } from "#/lib/navigation/follow-links.tsx";
import { pack } from "#/lib/pages/packed.ts";
import { pageMetadata } from "#/lib/pages/seo.ts";
import { siteUrl } from "#/lib/pages/site-url.ts";

const FONTS = ["commissioner-latin-5.3.0", "noto-digits-5.3.0"];

type Props = { params: Promise<{ lang: string }>; children: ReactNode };

/** An unknown language keeps the default one here: its page answers 404 (parseLang). */
const langOf = (segment: string) => (isLang(segment) ? segment : DEFAULT_LANG);

/** Metadata of a page without texts of its own (acceptance S28). */
export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const t = await getTranslations("site");
  const lang = langOf((await params).lang);
  return {
    ...pageMetadata({ lang, paths: null, title: t("title"), description: t("description") }),
    metadataBase: new URL(siteUrl()),
    icons: {
      icon: [
        { url: "/favicon.svg", type: "image/svg+xml" },
        { url: "/favicon.ico", sizes: "any" },
      ],
      apple: "/apple-touch-icon.png",
    },
    manifest: "/manifest.webmanifest",
  };
}

/** Pages reach under notches and rounded corners; their content keeps clear (app/globals.css, app/utilities.css). */
export const viewport: Viewport = { viewportFit: "cover" };

/** Frame of every page. */
export default async function RootLayout({ params, children }: Props) {
  const lang = langOf((await params).lang);
  const [site, captcha, messages, t] = await Promise.all([
    siteData(lang),
    captchaProvider(),
    layoutMessages(lang),
    getTranslations("header"),
  ]);
  const { logo, main, burger, burgerMobile, disclaimer, footer, sisters, social } = site;
  for (const font of FONTS) {
    preload(`/fonts/${font}.woff2`, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
  return (
    <html lang={lang} suppressHydrationWarning>
      <body>
        <HtmlKeeper />
        <NextIntlClientProvider locale={lang} messages={messages}>
          <Providers>
            <a href="#main" className="skip-link">
              {t("skip")}
            </a>
            <SkipToList label={t("skipToList")} />
            <a href="#player" data-skip-to-player className="skip-link">
              {t("skipToPlayer")}
            </a>
            <RouteProgress />
            <FollowLinks />
            <PackedHeader
              packed={pack({ lang, site: { logo, main, burger, burgerMobile } })}
              own={<OwnPagesWhenSignedIn />}
            >
              <SessionMenu />
            </PackedHeader>
            <main id="main" tabIndex={-1}>
              {children}
            </main>
            <PackedFooter packed={pack({ site: { disclaimer, footer, sisters, social } })} />
            {site.didomiKey && <ConsentService didomiKey={site.didomiKey} />}
            <ScrollToTop />
            <PlayerHost
              tools={{
                above: <AuditionHost />,
                bar: <PlayerToolsHost place="bar" />,
                panel: <PlayerToolsHost place="panel" />,
              }}
            >
              <TrackKeysHost />
            </PlayerHost>
            <ProjectDialogHost />
            <DownloadHost />
            <PanelHost />
            <Toaster />
            <Upkeep />
            <EarlyPress />
            <MapDataAtStart />
            <CaptchaAtStart provider={captcha} />
          </Providers>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
