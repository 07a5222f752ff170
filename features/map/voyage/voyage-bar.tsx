import { SkipForward, Square, Waypoints } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import type { MapIsland } from "#/features/map/reading/map-island.ts";
import { usePlaces } from "#/features/map/reading/use-map-data.ts";
import { usePlayer } from "#/features/player/store.ts";
import { STAYS, setStay, skipStop, startVoyage, stopVoyage, useVoyage } from "./voyage.ts";
import { voyageOrder } from "./voyage-order.ts";

/**
 * Renders the controls of the voyage: start, position, skip, stop and duration of a stop. `from` is the first
 * country.
 */
export function VoyageBar({ island, from }: { island: MapIsland; from: string | null }) {
  const t = useTranslations("map");
  const { stops, at, stay, track, ended } = useVoyage();
  const places = usePlaces();
  const name = usePlayer(({ current }) => (current && current.id === track ? current.name : null));
  const sounding = island.countries.filter(({ count }) => count > 0);
  const travelling = stops.length > 0;
  const country = island.countries.find(({ code }) => code === stops[at])?.title ?? "";

  const setOut = () =>
    startVoyage(
      voyageOrder(
        sounding.map(({ code }) => {
          const place = places?.get(code);
          const marker = island.markers.find((one) => one.code === code);
          return { code, at: marker?.at ?? (place ? [place[0], place[1]] : null) };
        }),
        from,
      ),
    );

  if (sounding.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-b py-3">
      {travelling ? (
        <>
          <Button kind="secondary" onClick={skipStop} className="max-lg:h-11">
            <SkipForward size={16} aria-hidden="true" />
            {t("skip")}
          </Button>
          <Button kind="secondary" onClick={stopVoyage} className="max-lg:h-11">
            <Square size={14} aria-hidden="true" fill="currentColor" />
            {t("stop")}
          </Button>
        </>
      ) : (
        <Button kind="secondary" onClick={setOut} className="max-lg:h-11">
          <Waypoints size={16} aria-hidden="true" />
          {t("setOut")}
        </Button>
      )}
      <label className="flex items-center gap-2 text-body">
        <span className="text-ink2 max-md:sr-only">{t("stay")}</span>
        <select
          value={stay}
          onChange={(event) => setStay(STAYS.find((one) => `${one}` === event.target.value) ?? 30)}
          className="h-10 rounded-control border border-line2 bg-raised px-2 max-lg:h-11"
        >
          {STAYS.map((seconds) => (
            <option key={seconds} value={seconds}>
              {seconds === 0 ? t("wholeTrack") : t("seconds", { count: seconds })}
            </option>
          ))}
        </select>
      </label>
      <p aria-live="polite" className="min-w-0 text-body">
        {travelling && (
          <>
            <span className="text-ink3">{t("step", { step: at + 1, total: stops.length })}</span>{" "}
            <span className="font-semibold">{country}</span>
            {name && <span className="text-ink2"> · {name}</span>}
          </>
        )}
        {!travelling && ended === "arrived" && t("arrived")}
        {!travelling && ended === "silent" && t("silent")}
        {!travelling && ended === null && (
          <span className="text-ink3 max-md:hidden">{t("voyageText", { count: sounding.length })}</span>
        )}
      </p>
    </div>
  );
}
