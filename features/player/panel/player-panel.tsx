"use client";

import { X } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { IconButton } from "#/components/button/icon-button.tsx";
import { Picture } from "#/components/picture/picture.tsx";
import { LazyMessages } from "#/lib/i18n/lazy-messages.tsx";
import { coverPath } from "#/lib/i18n/localise.ts";
import { MarkedPart } from "#/lib/i18n/part-lang.tsx";
import { PictureTools } from "../picture/picture-tools.tsx";
import type { Playable } from "../playable.ts";
import { QueueList } from "../queue/queue-list.tsx";
import { useSoundName } from "../use-sound-name.ts";
import { usePanel } from "./panel-store.ts";
import { PanelTabs } from "./panel-tabs.tsx";
import { PanelTransport } from "./panel-transport.tsx";
import { PartTools } from "./part-tools.tsx";
import { SoundChoices } from "./sound-choices.tsx";
import { useSwipeDown } from "./use-swipe.ts";

/** CSS pixels of the cover, which fills a phone's width. */
const COVER = 480;

/**
 * The player's large view: the current sound, then a scrolling tab: queue, part, film or settings. On a phone it covers
 * everything but the bar; on wider screens it is at the right and leaves the page usable.
 */
export function PlayerPanel({ current, tools }: { current: Playable; tools?: ReactNode }) {
  return (
    <LazyMessages names={["panel"]}>
      <Panel current={current} tools={tools} />
    </LazyMessages>
  );
}

function Panel({ current, tools }: { current: Playable; tools: ReactNode }) {
  const t = useTranslations("panel");
  const lang = useLocale();
  const box = useRef<HTMLElement>(null);
  const cover = coverPath(current, lang);
  const name = useSoundName()(current);
  useSwipeDown(box, close);

  useEffect(() => {
    const before = document.activeElement;
    if (!box.current?.contains(before)) box.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return (
    <aside
      ref={box}
      tabIndex={-1}
      aria-label={t("title")}
      data-mood={current.mood?.slug}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        close();
      }}
      className="fade fixed inset-x-0 top-0 bottom-[var(--player-height,0px)] z-[45] flex flex-col [container-type:size] bg-bg safe-x pt-[env(safe-area-inset-top)] outline-none md:left-auto md:w-[440px] md:pl-0 md:border-line2 md:border-l"
    >
      <header className="flex shrink-0 items-center justify-between gap-4 border-line border-b py-2 pr-3 pl-5">
        <h2 className="text-row font-semibold">{t("title")}</h2>
        <IconButton onClick={close} label={t("close")}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </header>
      <div className="flex shrink-0 items-center gap-4 bg-[var(--mood-wash,var(--sunken))] px-5 py-4 max-md:flex-col [@container(height<480px)]:py-2 [@container(height<480px)]:max-md:flex-row [@container(height<480px)]:md:hidden">
        {cover && (
          <Picture
            path={cover}
            width={COVER}
            eager
            className="w-[min(72vw,320px,100cqh-564px)] rounded-sleeve object-cover max-md:[@container(height<640px)]:hidden md:size-24"
          />
        )}
        <div className="min-w-0 max-w-full max-md:text-center [@container(height<480px)]:flex-1 max-md:[@container(height<480px)]:text-left">
          <p className="truncate text-row font-semibold">
            <MarkedPart text={name} part={current.name} lang={current.nameLang} />
          </p>
          <p className="truncate text-small text-ink2">
            {current.writers.map(({ name }) => name).join(", ")}
          </p>
        </div>
        <PanelTransport current={current} />
      </div>
      <Suspense fallback={null}>{tools}</Suspense>
      <PanelTabs
        tools={{
          queue: <QueueList />,
          part: <PartTools current={current} />,
          picture: <PictureTools />,
          choices: <SoundChoices />,
        }}
      />
    </aside>
  );
}

function close(): void {
  usePanel.setState({ open: false });
}
