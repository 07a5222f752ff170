import { FolderOpen } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonStyle } from "#/components/button/button-style.ts";
import { MarginSection } from "#/components/margin-section/margin-section.tsx";
import type { Id } from "#/contract/hydra.ts";
import type { PlaylistSummary } from "#/contract/playlist.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { useDates } from "#/lib/i18n/use-dates.ts";

/** Renders the project changed last, ready to be opened, above those changed before. */
export function LastProjects({ projects }: { projects: readonly PlaylistSummary[] }) {
  const t = useTranslations("start");
  const dates = useDates();
  const [last, ...others] = projects;
  const address = (id: Id) => ({ pathname: "/user/projects/playlist", query: { search: id } }) as const;
  const facts = ({ trackCount, updatedAt }: PlaylistSummary) =>
    t("facts", { count: trackCount, when: dates.relativeTime(new Date(updatedAt), new Date()) });
  if (!last) {
    return (
      <MarginSection title={t("project")}>
        <p className="text-ink2 text-reading">{t("noProject")}</p>
        <Link href="/user/projects/playlist" className={`${buttonStyle("secondary")} mt-5 max-md:h-11`}>
          {t("newProject")}
        </Link>
      </MarginSection>
    );
  }
  return (
    <MarginSection title={t("project")}>
      <h3 className="wrap-anywhere font-semibold text-h2">{last.name}</h3>
      <p className="mt-1 text-ink2 text-reading">{facts(last)}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Link href={address(last.id)} className={`${buttonStyle()} max-md:h-11`}>
          <FolderOpen aria-hidden="true" size={16} />
          {t("open")}
        </Link>
        <Link
          href={{ pathname: "/user/projects/cue-sheet", query: { project: last.id } }}
          className={`${buttonStyle("secondary")} max-md:h-11`}
        >
          {t("cueSheet")}
        </Link>
      </div>
      {others.length > 0 && (
        <ul className="mt-6 border-line border-t">
          {others.map((one) => (
            <li key={one.id} className="border-line border-b">
              <Link
                href={address(one.id)}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-2 py-1 text-body hover:bg-hover"
              >
                <span className="min-w-0 truncate font-semibold">{one.name}</span>
                <span className="text-ink3 text-small">{facts(one)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link href="/user/projects/playlist" className="text-link mt-4 inline-block text-body">
        {t("allProjects")}
      </Link>
    </MarginSection>
  );
}
