import { useTranslations } from "next-intl";
import type { Id } from "#/contract/hydra.ts";
import { DropZone } from "./drop-zone.tsx";
import { FilmAddress } from "./film-address.tsx";
import type { Sending } from "./sent-files.ts";
import { TrackFinder } from "./track-finder.tsx";

/** Renders the possible references: a track of the catalogue, the person's own sound or film, the address of a film. */
export function SimilarityStart({
  initialSearch,
  sending,
  isFileGone,
  film,
  filmError,
  onTrack,
  onFile,
  onCancel,
  onFilm,
}: {
  /** Search words in the address: the browser submitted the form before the code had loaded. */
  initialSearch: string;
  sending: Sending | null;
  /** Whether the file in the address is no longer available. */
  isFileGone: boolean;
  /** Address of a film that was tried and failed. */
  film: string | null;
  filmError: string | null;
  onTrack: (track: Id) => void;
  onFile: (file: File) => void;
  onCancel: () => void;
  onFilm: (address: string) => void;
}) {
  const t = useTranslations("similarity");
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-9 lg:grid-cols-3">
      <section aria-labelledby="similarity-track">
        <h2 id="similarity-track" className="mb-3 text-h2">
          {t("fromTrack")}
        </h2>
        <TrackFinder initialSearch={initialSearch} onChoose={onTrack} />
      </section>
      <section aria-labelledby="similarity-file">
        <h2 id="similarity-file" className="mb-3 text-h2">
          {t("fromFile")}
        </h2>
        <DropZone sending={sending} isGone={isFileGone} onFile={onFile} onCancel={onCancel} />
      </section>
      <section aria-labelledby="similarity-film">
        <h2 id="similarity-film" className="mb-3 text-h2">
          {t("fromFilm")}
        </h2>
        <FilmAddress asked={film} error={filmError} onAsk={onFilm} />
      </section>
    </div>
  );
}
