import { getTranslations } from "next-intl/server";
import type { Writer } from "#/contract/writer.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { frenchFirstTitle } from "#/lib/i18n/localise.ts";
import { safeHref } from "#/lib/pages/safe-href.ts";

/** Renders links to a composer's websites; leaves out invalid addresses and those that would run a script. */
export async function Websites({ websites, lang }: { websites: Writer["websites"]; lang: Lang }) {
  const t = await getTranslations("composers");
  const links = websites.flatMap((website) => {
    const href = safeHref(website.url);
    return href ? [{ href, title: frenchFirstTitle(website, lang) || href }] : [];
  });
  if (links.length === 0) return null;
  return (
    <div className="col-body flex flex-wrap items-baseline gap-x-5 gap-y-2">
      <h2 className="font-normal font-sans text-label text-ink3 [font-variation-settings:'FLAR'_0,'VOLM'_0]">
        {t("websites")}
      </h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {links.map(({ href, title }) => (
          <li key={href}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t("newTab", { name: title })}
              className="text-link text-body"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
