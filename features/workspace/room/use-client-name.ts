import { useTranslations } from "next-intl";
import type { ProjectRoom } from "#/contract/project-room.ts";

/** Gives what to call a client: the name that they gave, else their number in the project. */
export function useClientName(clients: ProjectRoom["clients"]): (id: number) => string {
  const t = useTranslations("workspace");
  return (id) => {
    const client = clients.find((one) => one.id === id);
    return client?.name ?? t("client", { number: client?.number ?? 0 });
  };
}
