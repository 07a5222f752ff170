import { getTranslations } from "next-intl/server";

/** The 404 page (specification §2, §8). */
export default async function NotFoundPage() {
  const t = await getTranslations();
  return (
    <>
      <h1>{t("notFound.title")}</h1>
      <p>{t("notFound.parg")}</p>
    </>
  );
}
