import { useTranslations } from "next-intl";
import type { WriterFilters } from "#/contract/writer.ts";
import { LETTERS } from "./composer-list-state.ts";

/** Label of the names that begin with no letter. */
const OTHERS = "#";

const CELL = "grid h-10 place-items-center rounded-control border text-body font-semibold max-md:h-11";

/** Renders the alphabet: initials of existing names are buttons, of which one can be active; the others are faint. */
export function Alphabet({
  letters,
  chosen,
  onChoose,
}: {
  letters: WriterFilters["letters"];
  /** The active letter, empty for none. */
  chosen: string;
  onChoose: (letter: string) => void;
}) {
  const t = useTranslations("composers");
  const counts = new Map(letters.map(({ letter, count }) => [letter, count]));
  return (
    <fieldset>
      <legend className="sr-only">{t("letters")}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(44px,1fr))] gap-1 md:grid-cols-[repeat(auto-fill,minmax(36px,1fr))] lg:grid-cols-[repeat(27,minmax(0,1fr))]">
        {LETTERS.map((letter) => {
          const count = counts.get(letter) ?? 0;
          const shown = letter === "0" ? OTHERS : letter;
          if (count === 0 && chosen !== letter) {
            return (
              <span
                key={letter}
                aria-hidden="true"
                className={`${CELL} border-transparent font-normal text-ink3`}
              >
                {shown}
              </span>
            );
          }
          const on = chosen === letter;
          return (
            <button
              key={letter}
              type="button"
              aria-pressed={on}
              aria-label={t(letter === "0" ? "otherLetters" : "letter", { letter, count })}
              onClick={() => onChoose(on ? "" : letter)}
              className={`${CELL} ${on ? "border-ink bg-ink text-onink" : "border-line2 bg-raised hover:border-ink"}`}
            >
              {shown}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
