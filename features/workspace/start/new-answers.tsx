import { useTranslations } from "next-intl";
import { MarginSection } from "#/components/margin-section/margin-section.tsx";
import type { Project } from "#/contract/playlist.ts";
import { Link } from "#/lib/i18n/navigation.ts";

/** Renders the projects with new feedback of clients since the owner's last visit. */
export function NewAnswers({ projects }: { projects: readonly Project[] }) {
  const t = useTranslations("start");
  return (
    <MarginSection title={t("answers")}>
      <ul className="border-ink border-t-2">
        {projects.map(({ id, name, newAnswers = 0 }) => (
          <li key={id} className="border-line border-b">
            <Link
              href={{ pathname: "/user/projects/playlist", query: { search: id } }}
              className="flex min-h-12 items-center justify-between gap-4 px-2 text-reading hover:bg-hover"
            >
              <span className="min-w-0 truncate font-semibold">{name}</span>
              <span className="shrink-0 rounded-full bg-ink px-2 font-semibold text-onink text-small">
                {t("newAnswers", { count: newAnswers })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </MarginSection>
  );
}
