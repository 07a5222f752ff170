"use client";

import { Menu } from "@base-ui/react/menu";
import { useQuery } from "@tanstack/react-query";
import { Check, ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { play } from "#/features/player/actions.ts";
import { clockNow } from "#/features/player/clock.ts";
import { compareWith, useComparison } from "#/features/player/comparison/comparison.ts";
import { formatDuration } from "#/features/player/duration.ts";
import { type Playable, samePlayable } from "#/features/player/playable.ts";
import { FULL, useVersionLabel } from "#/features/player/use-version-label.ts";
import { familyOf } from "#/features/tracks/versions/full-mix.ts";
import { versionsQuery } from "#/features/tracks/versions/versions-query.ts";

/** Renders the playing version and a menu of the others: the chosen one continues at the same instant. */
export function PlayerVersions({ current }: { current: Playable }) {
  const t = useTranslations("panel");
  const inPlayer = useTranslations("player");
  const versionLabel = useVersionLabel();
  const [open, setOpen] = useState(false);
  const isComing = useComparison(({ coming }) => coming !== null);
  const { data } = useQuery({ ...versionsQuery(current.id), enabled: open });
  const family = data ? familyOf(current.id, data["hydra:member"]) : [];
  const nameOf = ({ version }: Playable) =>
    version && version !== FULL ? versionLabel(version) : inPlayer("fullVersion");
  const hear = (version: Playable) => {
    // A version that ends before this instant starts again.
    if (version.duration > 0 && version.duration <= clockNow()) play(version);
    else void compareWith(version);
  };
  return (
    <Menu.Root modal={false} open={open} onOpenChange={setOpen}>
      <Menu.Trigger
        aria-busy={isComing || undefined}
        aria-label={t("versionIs", { version: nameOf(current) })}
        className="group touch-target flex h-9 min-w-0 max-w-44 items-center gap-1.5 rounded-control px-2 font-semibold text-ink text-small hover:bg-hover aria-busy:animate-pulse"
      >
        <span className="truncate">{nameOf(current)}</span>
        <ChevronDown aria-hidden="true" size={14} className="shrink-0 group-data-popup-open:rotate-180" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner side="top" align="end" sideOffset={8} collisionPadding={16} className="z-[48]">
          <Menu.Popup
            aria-label={t("versions")}
            className="fade max-h-(--available-height) min-w-56 overflow-y-auto rounded-control border border-line2 bg-raised p-1.5 text-ink outline-none"
          >
            {family.length === 0 && <p className="px-3 py-2 text-ink2 text-small">{t("versionsComing")}</p>}
            <Menu.RadioGroup
              value={family.find((one) => samePlayable(one, current)) ?? null}
              onValueChange={hear}
            >
              {family.map((version) => (
                <Menu.RadioItem
                  key={version.versionId ?? 0}
                  value={version}
                  closeOnClick
                  className="flex h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-body outline-none data-highlighted:bg-hover data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-ink"
                >
                  <span className="grid size-4 shrink-0 place-items-center">
                    <Menu.RadioItemIndicator>
                      <Check aria-hidden="true" size={16} strokeWidth={2.25} />
                    </Menu.RadioItemIndicator>
                  </span>
                  <span className="flex-1 whitespace-nowrap">{nameOf(version)}</span>
                  <span className="text-ink2 text-small">{formatDuration(version.duration)}</span>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
