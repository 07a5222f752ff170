import {
  ProjectPage,
  type ProjectPageProps,
  projectPageMetadata,
} from "#/features/workspace/project-page.tsx";

export const dynamic = "force-dynamic";

const KIND = "projectMusical";

export const generateMetadata = (props: ProjectPageProps) => projectPageMetadata(KIND, props);

/** Projects of the signed-in user. */
export default function PlaylistPage(props: ProjectPageProps) {
  return <ProjectPage kind={KIND} {...props} />;
}
