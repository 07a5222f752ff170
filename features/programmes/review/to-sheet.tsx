"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import type { Cue } from "#/contract/cue-sheet.ts";
import type { FrameRateName } from "#/contract/frame-rates.ts";
import type { Id } from "#/contract/hydra.ts";
import { itemIri } from "#/contract/item.ts";
import { cueSheetQuery } from "#/features/cue-sheets/cue-sheet-api.ts";
import { ChoiceField } from "#/features/cue-sheets/fields/line-field.tsx";
import type { HeardMusic } from "#/features/cue-sheets/heard/heard-music.ts";
import { receiveHeard, withHeard } from "#/features/cue-sheets/heard/incoming-heard.ts";
import { ProjectOffer, useProjectOffer } from "#/features/cue-sheets/project-offer.tsx";
import { readDraft } from "#/features/cue-sheets/sheet-draft.ts";
import { addToPlaylist, createPlaylist } from "#/features/projects/change-playlist.ts";
import { playlistsQuery } from "#/features/session/playlists.ts";
import { hrefPath } from "#/lib/i18n/href.ts";
import { insideQuotes } from "#/lib/i18n/inside-quotes.ts";
import type { HeardUse } from "../listening/heard-use.ts";
import { type HeardProgramme, useProgramme } from "../programme-store.ts";
import { nameFromFile } from "./name-from-file.ts";
import type { useUsedMusic } from "./use-used-music.ts";

const NEW = "new";
const NO_MUSIC: readonly Cue[] = [];

/**
 * Renders the transfer of the accepted uses to the cue sheet of an existing or new project: rows that it already
 * has, rows that get a position, new rows, and rows that were not heard.
 */
export function ToSheet({
  heard: { seconds },
  uses,
  music: { creditsOf, hasFailed, retry },
  asked,
}: {
  heard: HeardProgramme;
  uses: readonly HeardUse[];
  music: ReturnType<typeof useUsedMusic>;
  asked: Id | null;
}) {
  const t = useTranslations("programme");
  const lang = useLocale();
  const router = useRouter();
  const { rate, start, file } = useProgramme();
  const { data } = useQuery(playlistsQuery);
  const projects = data?.["hydra:member"] ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  // The project created here: if filling it failed, another press fills the same one.
  const [made, setMade] = useState<Id | null>(null);
  /** Whether missing music is added to the chosen project; null while the person has not decided. */
  const [wished, setWished] = useState<boolean | null>(null);
  const known = projects.find(({ id }) => String(id) === (chosen ?? String(asked)));
  const project = chosen === NEW ? undefined : known;
  const { data: sheet, isError } = useQuery({
    ...cueSheetQuery(project?.id ?? 0),
    enabled: project !== undefined,
  });
  const name = nameFromFile(file?.name ?? t("metaTitle"), projects);
  const taken = uses.filter(({ verdict }) => verdict === "taken");
  const open = uses.filter(({ verdict }) => verdict === "open").length;
  const isKnown = taken.every((use) => creditsOf(use) !== undefined);
  const music: HeardMusic = {
    rate,
    start,
    seconds,
    uses: taken.flatMap((use) => {
      const credits = creditsOf(use);
      return credits ? [{ ...use, credits }] : [];
    }),
  };
  // The sheet opens with the changes that this device has not saved yet.
  const draft = useMemo(() => project && readDraft(project.id), [project]);
  const outcome = project && sheet ? withHeard(draft ?? sheet, music) : null;
  // All music is added to a project created here anyway.
  const offered = outcome && project?.id !== made ? outcome.music : NO_MUSIC;
  const offer = useProjectOffer({ project: project?.id ?? null, uses: offered, wished });
  async function newProject(): Promise<Id> {
    const { id } = await createPlaylist(name);
    setMade(id);
    setChosen(String(id));
    return id;
  }
  const put = useMutation({
    mutationFn: async () => {
      const id = project?.id ?? (chosen === String(made) ? made : null) ?? (await newProject());
      if (!project || id === made) {
        await addToPlaylist(id, [...new Set(taken.map(({ trackId }) => itemIri({ id: trackId })))]);
      }
      receiveHeard(id, music, offer.items);
      router.push(hrefPath({ pathname: "/user/projects/cue-sheet", query: { project: id } }, lang));
    },
  });
  return (
    <section aria-labelledby="programme-sheet-heading" className="mt-12 border-ink border-t pt-5">
      <h2 id="programme-sheet-heading" className="text-h2">
        {t("toSheet")}
      </h2>
      <div className="mt-4 flex flex-col items-start gap-4">
        <ChoiceField
          id="programme-project"
          label={t("project")}
          value={project ? String(project.id) : NEW}
          options={[
            { value: NEW, text: t("newProject", { name: insideQuotes(name, lang) }) },
            ...projects.map(({ id, name: called }) => ({ value: String(id), text: called })),
          ]}
          onChange={(id) => {
            setChosen(id);
            // Music added to a project appears on its share pages, so the decision for one does not apply to another.
            setWished(null);
          }}
          className="w-[420px] max-w-full"
        />
        {outcome && <Outcome outcome={outcome} own={rate} />}
        <ProjectOffer {...offer} onAdding={setWished} />
        {project && isError && <p className="text-body text-error">{t("noSheet")}</p>}
        {open > 0 && <p className="text-body">{t("openLeft", { count: open })}</p>}
        {hasFailed && (
          <p className="flex flex-wrap items-center gap-3 text-body text-error">
            {t("noCredits")}
            <Button kind="secondary" size={36} onClick={retry}>
              {t("retry")}
            </Button>
          </p>
        )}
        <Button
          size={48}
          disabled={taken.length === 0 || !isKnown || put.isPending || (project && !sheet && !isError)}
          onClick={() => put.mutate()}
        >
          {t("put", { count: taken.length })}
        </Button>
      </div>
    </section>
  );
}

/** Renders the result of the transfer: nothing is duplicated, nothing is lost. */
function Outcome({ outcome, own }: { outcome: ReturnType<typeof withHeard>; own: FrameRateName }) {
  const t = useTranslations("programme");
  const { agreed, placed, added, unheard, sheet } = outcome;
  const { rate } = sheet.programme;
  return (
    <div className="max-w-[72ch] text-body">
      <p>{t("outcome", { agreed: agreed.length, placed: placed.length, added: added.length })}</p>
      {rate !== own && <p className="mt-1 text-ink2">{t("otherRate", { rate })}</p>}
      {unheard.length > 0 && (
        <>
          <p className="mt-3">{t("unheard", { count: unheard.length })}</p>
          <ul className="mt-1 text-ink2">
            {unheard.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
