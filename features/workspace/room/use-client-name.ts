import { useTranslations } from "next-intl";
import type { ProjectRoom } from "#/contract/project-room.ts";

/** Returns a function for the name of a client: the given name, else the client's number in the project. */
export function useClientName(clients: ProjectRoom["clients"]): (id: number) => string {
  const t = useTranslations("workspace");
  return (id) => {
    const client = clients.find((one) => one.id === id);
    return client?.name ?? t("client", { number: client?.number ?? 0 });
  };
}
