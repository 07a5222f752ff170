"use client";

import { useTranslations } from "next-intl";
import { NetworkGlyph } from "#/components/drawing/network-glyph.tsx";
import { withPackedProps } from "#/lib/pages/with-packed-props.tsx";
import styles from "./footer.module.css";
import { MenuLink } from "./menus/menu-link.tsx";
import { SisterBrands } from "./sister-brands.tsx";
import type { SiteData } from "./site-data.ts";
import { useIsDemoHouse } from "./use-is-demo-house.ts";

type Props = { site: Pick<SiteData, "disclaimer" | "footer" | "sisters" | "social"> };

/** Renders the footer: sister houses, a description of the library, the four menus, the social networks. */
export function Footer({ site: { disclaimer, footer, sisters, social } }: Props) {
  const t = useTranslations("footer");
  // The demo's logos are drawn; another house names its own in a menu.
  const isDemo = useIsDemoHouse();
  const hasSisters = sisters.length > 0 || isDemo;
  return (
    <footer className="page-x page-grid border-t border-line bg-sunken pt-12 pb-14">
      {hasSisters && <p className="col-margin pb-4 text-label text-ink3 lg:pt-1 lg:pb-0">{t("sisters")}</p>}
      <div className="col-body">
        {sisters.length > 0 && (
          <ul aria-label={t("sisters")} className="flex flex-wrap gap-x-8 gap-y-2">
            {sisters.map((entry) => (
              <li key={entry.id}>
                <MenuLink entry={entry} className={styles.link}>
                  {entry.title}
                </MenuLink>
              </li>
            ))}
          </ul>
        )}
        {sisters.length === 0 && hasSisters && <SisterBrands label={t("sisters")} />}
        <div
          className={`flex flex-wrap justify-between gap-x-8 gap-y-6 lg:flex-nowrap ${hasSisters ? "mt-7 border-t border-line pt-7" : ""}`}
        >
          {disclaimer && (
            <p className="basis-full pt-0.5 text-small/5 text-ink2 max-lg:pr-[max(0px,100%-560px)] lg:basis-[310px]">
              {disclaimer}
            </p>
          )}
          {footer.map(({ number, entries }) => (
            <nav
              key={number}
              aria-label={t(`sections.${number}`)}
              className="shrink-0 max-md:basis-[calc(50%-16px)]"
            >
              <ul>
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <MenuLink entry={entry} className={`inline-block ${styles.link}`}>
                      {entry.title}
                    </MenuLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {social.length > 0 && (
            <nav aria-label={t("social")} className="shrink-0 max-md:basis-full">
              <ul className="max-md:flex max-md:flex-wrap max-md:gap-x-6">
                {social.map(({ name, network, href, title, image }) => (
                  <li key={name}>
                    <a
                      href={href}
                      aria-label={title}
                      target="_blank"
                      rel="noopener noreferrer"
                      className={`inline-flex items-center gap-2 ${styles.link}`}
                    >
                      {image ? (
                        // biome-ignore lint/performance/noImgElement: a small file of its own size; nothing is to be resized.
                        <img src={image} alt="" className="size-4 object-contain" />
                      ) : (
                        <NetworkGlyph network={network} size={16} />
                      )}
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
    </footer>
  );
}

export const PackedFooter = withPackedProps(Footer);
