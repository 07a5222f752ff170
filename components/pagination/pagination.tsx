import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { IntentLink } from "#/lib/navigation/intent-link.tsx";
import { pageWindow } from "./page-window.ts";

type Props = {
  page: number;
  count: number;
  /** Returns the address of a page of the list. */
  hrefOf: (page: number) => string;
};

const CELL =
  "grid h-10 min-w-10 place-items-center rounded-control border px-2 text-body font-semibold tabular-nums transition-colors";

/** Renders the pages of a list as links, so that each can be opened, shared and crawled; nothing for a single page. */
export function Pagination({ page, count, hrefOf }: Props) {
  const t = useTranslations("pagination");
  if (count <= 1) return null;

  return (
    <nav aria-label={t("label")}>
      <ul className="flex flex-wrap items-center gap-1">
        {page > 1 && (
          <li>
            <IntentLink
              href={hrefOf(page - 1)}
              rel="prev"
              aria-label={t("previous")}
              className={`${CELL} border-transparent hover:bg-hover`}
            >
              <ChevronLeft aria-hidden="true" size={18} />
            </IntentLink>
          </li>
        )}
        {pageWindow(page, count).map((item, index) =>
          item === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its place.
            <li key={`gap-${index}`} aria-hidden="true" className="px-1 text-ink3">
              …
            </li>
          ) : (
            <li key={item}>
              <IntentLink
                href={hrefOf(item)}
                aria-current={item === page ? "page" : undefined}
                aria-label={t(item === page ? "current" : "page", { page: item })}
                className={`${CELL} ${item === page ? "border-ink bg-ink text-onink" : "border-transparent hover:bg-hover"}`}
              >
                {item}
              </IntentLink>
            </li>
          ),
        )}
        {page < count && (
          <li>
            <IntentLink
              href={hrefOf(page + 1)}
              rel="next"
              aria-label={t("next")}
              className={`${CELL} border-transparent hover:bg-hover`}
            >
              <ChevronRight aria-hidden="true" size={18} />
            </IntentLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
