import { Bookmark, Link2, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { copyLink } from "#/components/toast/copy-link.ts";
import { type SavedSearch, savedSearches, storeSearches } from "./saved-searches.ts";

/** Renders buttons to save the search on this device and to copy its address, and the list of saved searches. */
export function GuidedKeep({
  query,
  name,
  onOpen,
}: {
  /** Query of this search's address; empty for the whole catalogue, which needs no saving. */
  query: string;
  /** Name of the search in the list: its filters. */
  name: string;
  onOpen: (query: string) => void;
}) {
  const t = useTranslations("guided");
  const [saved, setSaved] = useState<SavedSearch[]>([]);
  useEffect(() => setSaved(savedSearches()), []);
  const keep = (searches: SavedSearch[]) => {
    if (storeSearches(searches)) setSaved(searches);
    return searches;
  };
  const isKept = saved.some((one) => one.query === query);
  const action = "text-link touch-target inline-flex items-center gap-1.5 text-small";

  if (query === "" && saved.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-start gap-x-5 gap-y-2">
      {query !== "" && (
        <>
          <button
            type="button"
            aria-pressed={isKept}
            onClick={() => {
              const others = saved.filter((one) => one.query !== query);
              keep(isKept ? others : [{ name, query }, ...others]);
            }}
            className={action}
          >
            <Bookmark aria-hidden="true" size={14} fill={isKept ? "currentColor" : "none"} />
            {isKept ? t("saved") : t("save")}
          </button>
          <button
            type="button"
            onClick={() => void copyLink(location.href, (values) => t("linkCopied", values))}
            className={action}
          >
            <Link2 aria-hidden="true" size={14} />
            {t("copyLink")}
          </button>
        </>
      )}
      {saved.length > 0 && (
        <details className="min-w-0 text-small">
          <summary className="touch-target cursor-pointer underline-offset-4 hover:underline">
            {t("savedList")} <span className="text-ink3">{saved.length}</span>
          </summary>
          <ul className="mt-1">
            {saved.map((one) => (
              <li key={one.query} className="flex items-center gap-2">
                <button
                  type="button"
                  onClick={() => onOpen(one.query)}
                  className="text-link touch-target min-w-0 truncate text-left"
                >
                  {one.name}
                </button>
                <button
                  type="button"
                  aria-label={t("forgetSaved", { name: one.name })}
                  onClick={() => keep(saved.filter((other) => other !== one))}
                  className="grid size-8 shrink-0 place-items-center rounded-control text-ink2 hover:text-ink max-md:size-11"
                >
                  <X aria-hidden="true" size={14} strokeWidth={2} />
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
