import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import type { Id } from "#/contract/hydra.ts";
import { play } from "#/features/player/actions.ts";
import type { DialBand } from "./dial-bands.ts";

const dialQuery = queryOptions<DialBand[]>({
  queryKey: ["dial"],
  queryFn: async ({ signal }) => (await import("./dial-data.ts")).fetchDialBands(signal),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { silent: true },
});

/**
 * Fetches the dial's tracks at the first `wake` (a pointer, a finger or the focus on the dial): until then the
 * page contains the drawing alone. `playTick` plays the tick that `choose` returns; `failed` is true after an
 * error.
 */
export function useDial() {
  const client = useQueryClient();
  const [awake, setAwake] = useState(false);
  const [failed, setFailed] = useState(false);
  const requests = useRef(0);
  const { data: bands } = useQuery({ ...dialQuery, enabled: awake });

  async function playTick(choose: (bands: DialBand[]) => Id | undefined) {
    requests.current += 1;
    const request = requests.current;
    setFailed(false);
    try {
      const id = choose(await client.ensureQueryData(dialQuery));
      if (id === undefined) return;
      const playable = await (await import("./dial-data.ts")).fetchPlayable(id);
      if (requests.current === request) play(playable);
    } catch {
      if (requests.current === request) setFailed(true);
    }
  }

  return { bands, failed, playTick, wake: useCallback(() => setAwake(true), []) };
}
