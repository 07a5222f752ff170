import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { showToastNext } from "#/components/toast/show-toast.ts";
import { itemIri } from "#/contract/item.ts";
import { type ReturnPage, resumeOnReturn, returnPageFor } from "#/features/session/return-page.ts";
import { useSession } from "#/features/session/store.ts";
import { useTrackActs } from "#/features/tracks/acting/use-track-acts.ts";
import { beginNavigation } from "#/lib/navigation/pending-navigation.ts";

/**
 * Returns a function that leads back to `target`, the page left to sign in (acceptance S11), and runs there the action
 * that the sign-in page has announced. The action of one person is never run for another.
 */
export function useGoBack(target: string): () => void {
  const t = useTranslations("track");
  const router = useRouter();
  const acts = useTrackActs();
  const finish = ({ purpose, subject = "", track, person }: ReturnPage) => {
    if (!purpose || !track) return;
    // Another person has signed in than the one whose session had ended.
    if (person !== undefined && person !== useSession.getState().user?.id) return;
    if (purpose !== "cart") return acts[purpose](track);
    // The account's cart may hold the track already: then it stays in it. A warning about the password is read first.
    void import("#/features/cart/change-cart.ts").then(({ putInCart }) =>
      putInCart(itemIri(track), t("inCart", { name: subject }), showToastNext),
    );
  };
  return () => {
    const page = returnPageFor(target);
    beginNavigation();
    router.replace(target, { scroll: !page });
    if (page) resumeOnReturn(page, () => finish(page));
  };
}
