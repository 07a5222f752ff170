import { useTranslations } from "next-intl";
import type { Placement } from "#/contract/placement.ts";
import { useDates } from "#/lib/i18n/use-dates.ts";
import { useKindWord } from "./use-kind-word.ts";

/** Renders client, kind and day or year of a placement; leaves out unknown ones. */
export function PlacementFacts({
  placement: { client, kind, date, year },
}: {
  placement: Pick<Placement, "client" | "kind" | "date" | "year">;
}) {
  const t = useTranslations("placements");
  const kindWord = useKindWord();
  const dates = useDates();
  const facts = [
    { name: t("client"), value: client },
    { name: t("kind"), value: kind && kindWord(kind) },
    date
      ? {
          name: t("date"),
          value: (
            <time dateTime={date}>
              {dates.dateTime(new Date(date), { dateStyle: "long", timeZone: "UTC" })}
            </time>
          ),
        }
      : { name: t("year"), value: year },
  ].filter(({ value }) => value);

  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-label text-ink3">{name}</dt>
          <dd className="font-semibold text-reading">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
