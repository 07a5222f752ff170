import { useTranslations } from "next-intl";
import { BrandGlyph } from "#/components/drawing/brand-glyph.tsx";
import type { Lang } from "#/lib/i18n/lang.ts";
import { IntentLink } from "#/lib/navigation/intent-link.tsx";
import { namedImage } from "#/lib/pages/own-image.ts";
import { useIsDemoHouse } from "./use-is-demo-house.ts";

/** Renders the link to the home page. `content` is MENU_LOGO: an image, or the word beside the drawn mark. */
export function Logo({ lang, content }: { lang: Lang; content: string | null }) {
  const t = useTranslations("header");
  // The drawn mark belongs to the demo's house.
  const isDemo = useIsDemoHouse();
  const image = namedImage(content);
  return (
    <IntentLink
      href={`/${lang}`}
      aria-label={t("homeLink")}
      className="touch-target flex shrink-0 items-center gap-2.5"
    >
      {image ? (
        // biome-ignore lint/performance/noImgElement: a logo is a small file of its own size; nothing is to be resized.
        <img src={image} alt="" className="h-6 w-auto" />
      ) : (
        <>
          {isDemo && <BrandGlyph />}
          {/* At the widths where the header is fullest, only the mark is shown. */}
          <span
            className={`display-type text-[26px]/8 font-semibold tracking-[-0.02em] ${isDemo ? "max-[379px]:hidden md:max-[860px]:hidden" : "max-w-[40vw] truncate"}`}
          >
            {content || t("siteName")}
          </span>
        </>
      )}
    </IntentLink>
  );
}
