import { useTranslations } from "next-intl";
import type { Ref } from "react";
import type { SearchPage } from "../search-page.ts";
import type { SearchRoute, SearchState } from "../search-state.ts";

/**
 * Renders the number of tracks found, then how many of them meet the whole brief; announced again on changes. Until
 * these are known it shows the search.
 */
export function FoundHeading({
  ref,
  route,
  name,
  page,
  state: { text, filters },
  isWaiting,
}: {
  ref: Ref<HTMLHeadingElement>;
  route: SearchRoute;
  /** Words and filters of the search. */
  name: string;
  page: SearchPage | undefined;
  state: SearchState;
  isWaiting: boolean;
}) {
  const t = useTranslations("guided");
  const inBrief = useTranslations("brief");
  const search = useTranslations("search");
  const part = page ? page.total - page.whole : 0;
  const isPartly = page !== undefined && page.concepts.length > 0 && part > 0;
  const isNearestFirst = isPartly && filters.order === "catalogue";
  return (
    <>
      <h1
        ref={ref}
        tabIndex={-1}
        // The queue names the source of its tracks by it.
        data-search={name || inBrief(`route.${route}`)}
        aria-live="polite"
        // One line on a phone, so that the first track is visible without scrolling.
        className={`mt-6 mb-4 leading-none wrap-anywhere outline-none md:text-h1 ${isNearestFirst ? "text-[22px]" : "text-[36px]"} ${isWaiting ? "text-ink3" : ""}`}
      >
        {!page
          ? text === ""
            ? inBrief(`route.${route}`)
            : search("title", { text })
          : isNearestFirst
            ? inBrief("nearestFirst", { count: page.total })
            : t("count", { count: page.total })}
        {page && text !== "" && <span className="sr-only"> {inBrief("for", { text })}</span>}
      </h1>
      <p aria-live="polite" className={isPartly ? "-mt-2 mb-4 text-body text-ink2" : undefined}>
        {isPartly && inBrief("wholeOf", { whole: page.whole, part })}
      </p>
    </>
  );
}
