import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Link } from "#/lib/i18n/navigation.ts";

/** The pages of an account, in the order of their links; the last one leads to the person's work. */
const PAGES = {
  profile: "/user/profile",
  listened: "/user/historique/ecoutes",
  downloaded: "/user/historique/telecharger",
  password: "/user/password",
  projects: "/user/projects/playlist",
} as const;

/** Heading of an account page, and links between these pages. */
export function AccountFrame({
  title,
  current,
  children,
}: {
  title: string;
  current: keyof typeof PAGES;
  children: ReactNode;
}) {
  const t = useTranslations("account");
  return (
    <>
      <header className="page-x pt-8 lg:pt-14">
        <h1 className="text-[40px] leading-none md:text-h1">{title}</h1>
        <nav
          aria-label={t("pages")}
          className="-mx-4 mt-5 -mb-1 scroll-px-4 overflow-x-auto px-4 py-1 lg:mt-7"
        >
          <ul className="flex min-w-max gap-6 border-b border-line">
            {Object.entries(PAGES).map(([key, href]) => (
              <li key={key}>
                <Link
                  href={href}
                  aria-current={key === current ? "page" : undefined}
                  className="-mb-px flex h-11 items-center border-b-2 border-transparent text-body font-semibold text-ink2 hover:text-ink aria-[current]:[scroll-initial-target:nearest] aria-[current]:border-ink aria-[current]:text-ink"
                >
                  {t(key as keyof typeof PAGES)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {children}
    </>
  );
}

/** A section of an account page: heading in the margin, body beside it. */
export function AccountSection({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="page-x group">
      <div className="page-grid gap-y-5 border-b border-line py-10 group-last:border-b-0 lg:py-12">
        <div className="col-margin flex flex-col gap-2">
          <h2 className="text-section text-balance">{title}</h2>
          {text && <p className="max-w-[60ch] text-body text-ink2">{text}</p>}
        </div>
        <div className="col-body max-w-[640px]">{children}</div>
      </div>
    </section>
  );
}
