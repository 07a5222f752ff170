"use client";

import { Autocomplete } from "@base-ui/react/autocomplete";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { formatDuration } from "#/features/player/duration.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { isComposing } from "#/lib/keyboard/is-composing.ts";
import { type FieldFrame, LABELLED_CONTROL, Labelled } from "../fields/line-field.tsx";
import { findMusic, type Offer } from "./find-music.ts";

/** Pause in typing before the catalogue is searched, milliseconds. */
const PAUSE = 160;
const MIN_LETTERS = 2;
const NONE: Offer[] = [];

/**
 * Renders a field of a row for a title or a reference. It suggests recordings of the catalogue and passes the chosen one
 * to `onTake`; without a choice, the text stays as typed.
 */
export function MusicField({
  value,
  onChange,
  onTake,
  onEnter,
  placeholder,
  ...frame
}: FieldFrame & {
  value: string;
  onChange: (text: string) => void;
  onTake: (offer: Offer) => void;
  /** Called for Enter while no suggestion is highlighted. */
  onEnter?: (() => void) | undefined;
  placeholder?: string;
}) {
  const t = useTranslations("cueSheet.catalogue");
  const soundName = useSoundName();
  /** Text typed since the field got the focus: tabbing through a filled field must not search. */
  const [typed, setTyped] = useState("");
  const searched = useSettled(typed);
  const { data: offers = NONE } = useQuery({
    queryKey: ["cue sheet music", searched],
    queryFn: ({ signal }) => findMusic(searched, signal),
    enabled: searched.length >= MIN_LETTERS,
    staleTime: 60_000,
    // Keeps the suggestions during the next search, since the person may be about to press one.
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  const isOpen = typed !== "" && searched.length >= MIN_LETTERS && offers.length > 0;
  const nameOf = ({ credits, version }: Offer) => soundName({ name: credits.name, version: version?.label });
  return (
    <Labelled {...frame}>
      <Autocomplete.Root
        items={isOpen ? offers : NONE}
        mode="none"
        value={value}
        open={isOpen}
        onOpenChange={(open) => {
          if (!open) setTyped("");
        }}
        onValueChange={(text, { reason }) => {
          if (reason !== "input-change" && reason !== "input-clear") return;
          setTyped(text.trim());
          onChange(text);
        }}
        itemToStringValue={nameOf}
      >
        <Autocomplete.Input
          id={frame.id}
          maxLength={300}
          autoComplete="off"
          placeholder={placeholder}
          aria-invalid={frame.isWrong || undefined}
          aria-describedby={frame.describedBy}
          onBlur={() => setTyped("")}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || isComposing(event.nativeEvent) || isOpen || !onEnter) return;
            event.preventDefault();
            onEnter();
          }}
          className={LABELLED_CONTROL}
        />
        <Autocomplete.Portal>
          <Autocomplete.Positioner align="start" sideOffset={4} collisionPadding={16} className="z-[60]">
            <Autocomplete.Popup className="fade max-h-[min(22rem,var(--available-height))] w-[max(var(--anchor-width),min(420px,calc(100vw-32px)))] overflow-auto rounded-control border border-line2 bg-raised py-1.5 text-ink">
              <Autocomplete.List aria-label={t("offers")}>
                {(offer: Offer) => (
                  <Autocomplete.Item
                    key={`${offer.credits.id} ${offer.version?.id}`}
                    value={offer}
                    onClick={() => {
                      setTyped("");
                      onTake(offer);
                    }}
                    className="grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-3 py-2 text-body outline-none data-highlighted:bg-ink data-highlighted:text-onink max-md:min-h-11"
                  >
                    <span className="truncate font-semibold">{nameOf(offer)}</span>
                    <span className="tabular-nums">
                      {formatDuration((offer.version ?? offer.credits).durationSeconds)}
                    </span>
                    <span className="truncate text-small">
                      {offer.credits.writers.map(({ name }) => name).join(", ")}
                    </span>
                    <span className="text-right text-small">{offer.credits.reference}</span>
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
      <span role="status" className="sr-only">
        {isOpen && t("offered", { count: offers.length })}
      </span>
    </Labelled>
  );
}

/** Returns `text` after it has stayed the same for a moment, but an empty text at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === "" ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return text === "" ? "" : settled;
}
