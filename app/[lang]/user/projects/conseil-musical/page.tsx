import {
  ProjectPage,
  type ProjectPageProps,
  projectPageMetadata,
} from "#/features/workspace/project-page.tsx";

export const dynamic = "force-dynamic";

const KIND = "conseilMusical";

export const generateMetadata = (props: ProjectPageProps) => projectPageMetadata(KIND, props);

/** Selections that the music advisers made for the signed-in user. */
export default function AdvicePage(props: ProjectPageProps) {
  return <ProjectPage kind={KIND} {...props} />;
}
