import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { freeName } from "#/features/projects/free-name.ts";
import { playlistsQuery } from "#/features/session/playlists.ts";
import { useSession } from "#/features/session/store.ts";
import { useAudition } from "./audition-store.ts";

/** Renders the choice of the target project: one of the person's own, or a new one, created with the first track. */
export function AuditionProject({ newName }: { newName: string }) {
  const t = useTranslations("audition");
  const isIn = useSession((state) => state.isAuthenticated);
  const project = useAudition((state) => state.project);
  const { data } = useQuery({ ...playlistsQuery, enabled: isIn });
  if (!isIn) return null;
  const projects = data?.["hydra:member"] ?? [];
  const isListed = project !== null && projects.some(({ id }) => id === project.id);
  return (
    <label className="flex min-w-0 items-center gap-2 text-ink2 text-small max-lg:order-2 max-md:w-full">
      {t("into")}
      <select
        value={project?.id ?? 0}
        onChange={({ currentTarget }) => {
          const chosen = projects.find(({ id }) => String(id) === currentTarget.value);
          useAudition.setState({ project: chosen ? { id: chosen.id, name: chosen.name } : null });
          // Returns the focus, so that Enter decides again instead of opening the list.
          currentTarget.closest<HTMLElement>("[data-audition-bar]")?.focus();
        }}
        className="h-9 min-w-0 max-w-56 max-md:max-w-none max-md:flex-1 rounded-control border border-line2 bg-bg px-2 text-body text-ink max-md:text-[16px]"
      >
        <option value={0}>{freeName(newName, projects)}</option>
        {project && !isListed && <option value={project.id}>{project.name}</option>}
        {projects.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
