"use client";

import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import type { MapCountry, MapGroup } from "#/features/map/reading/map-island.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { opensElsewhere } from "#/lib/navigation/opens-elsewhere.ts";
import type { TreeItem } from "./tree-keys.ts";
import { useTree } from "./use-tree.ts";

/** Id of the group without a continent. */
const ELSEWHERE = "elsewhere";

/**
 * Renders the map as a tree of continents and countries, for keyboards, screen readers and crawlers: arrows and
 * letters move, Enter chooses, Space plays (WAI-ARIA Authoring Practices, navigation tree).
 */
export function TerritoryTree({
  groups,
  countries,
  chosen,
  onOpen,
  onPlay,
}: {
  groups: readonly MapGroup[];
  countries: readonly MapCountry[];
  /** Slug of the territory of the page. */
  chosen: string | null;
  onOpen: () => void;
  onPlay: (codes: readonly string[]) => void;
}) {
  const t = useTranslations("map");
  const hint = useId();
  const branches = groups.map((group) => ({
    ...group,
    id: group.slug ?? ELSEWHERE,
    countries: countries.filter(({ code }) => group.codes.includes(code)),
  }));
  const items = branches.flatMap((branch): TreeItem[] => [
    { id: branch.id, title: branch.title, level: 1, parent: null, expanded: true },
    ...branch.countries.map(({ slug, title }): TreeItem => {
      return { id: slug, title, level: 2, parent: branch.id, expanded: false };
    }),
  ]);
  const tree = useTree(items, chosen);

  const itemProps = (id: string, codes: readonly string[]) => ({
    role: "treeitem",
    "data-item": id,
    tabIndex: tree.tabIndexOf(id),
    "aria-current": id === chosen ? ("page" as const) : undefined,
    onFocus: () => tree.onFocus(id),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === " ") {
        event.preventDefault();
        onPlay(codes);
      } else tree.onKeyDown(event, id);
    },
  });
  const line = (slug: string | null, props: object, content: ReactNode) =>
    slug === null ? (
      <span {...props}>{content}</span>
    ) : (
      <Link
        href={{ pathname: "/carte/[slug]", params: { slug } }}
        scroll={false}
        onClick={(event) => !opensElsewhere(event) && onOpen()}
        {...props}
      >
        {content}
      </Link>
    );

  return (
    <>
      <p id={hint} className="sr-only">
        {t("treeHint")}
      </p>
      {/* biome-ignore-start lint/a11y/noNoninteractiveElementToInteractiveRole: the navigation tree of the practices. */}
      {/* biome-ignore-start lint/a11y/useSemanticElements: a tree has no element of its own, nor has its group. */}
      <ul
        ref={tree.tree}
        role="tree"
        aria-label={t("tree")}
        aria-describedby={hint}
        className="gap-x-6 md:columns-2 min-[1360px]:columns-4"
      >
        {branches.map((branch) => (
          <li key={branch.id} role="none" className="break-inside-avoid pb-6">
            <div className="flex items-center border-ink border-b">
              {line(
                branch.slug,
                {
                  ...itemProps(branch.id, branch.codes),
                  "aria-expanded": tree.isOpen(branch.id),
                  "aria-owns": `${hint}-${branch.id}`,
                  className:
                    "flex min-h-11 flex-1 items-center py-2 font-semibold text-row underline-offset-4 hover:underline aria-[current]:underline",
                },
                <Counted title={branch.title} count={branch.count} />,
              )}
              <button
                type="button"
                tabIndex={-1}
                aria-hidden="true"
                onClick={() => tree.toggle(branch.id)}
                className="grid size-11 place-items-center rounded-control text-ink2 hover:bg-hover"
              >
                <ChevronDown size={16} className={tree.isOpen(branch.id) ? "" : "-rotate-90"} />
              </button>
            </div>
            <ul id={`${hint}-${branch.id}`} role="group" hidden={!tree.isOpen(branch.id)} className="pt-1">
              {branch.countries.map(({ code, slug, title, count, mood }) => (
                <li key={code} role="none">
                  {line(
                    slug,
                    {
                      ...itemProps(slug, [code]),
                      "data-mood": mood ?? undefined,
                      className:
                        "-mx-2 flex min-h-11 items-center rounded-control px-2 text-body hover:bg-hover lg:min-h-8 aria-[current]:bg-ink aria-[current]:text-onink",
                    },
                    <Counted title={title} count={count} />,
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {/* biome-ignore-end lint/a11y/noNoninteractiveElementToInteractiveRole: see its start. */}
      {/* biome-ignore-end lint/a11y/useSemanticElements: see its start. */}
    </>
  );
}

/** Renders a title with its number of tracks; sighted people see the number alone. */
function Counted({ title, count }: { title: string; count: number }) {
  const t = useTranslations("map");
  return (
    <span className="text-balance">
      <span aria-hidden="true">{title}</span>
      <span className="sr-only">{t("titleCount", { title, count })}</span>
      <span aria-hidden="true" className="ml-1 font-normal text-small opacity-75">
        {"\u00a0"}
        {count}
      </span>
    </span>
  );
}
