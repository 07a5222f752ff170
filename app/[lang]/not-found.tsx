import { NotFoundScreen } from "#/features/site/lost/not-found-screen.tsx";

/** In place of a page that called `notFound()`. */
export default function NotFoundPage() {
  return <NotFoundScreen />;
}
