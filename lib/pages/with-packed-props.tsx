import { type ComponentType, useMemo } from "react";
import { type Packed, unpack } from "./packed.ts";

/**
 * Returns an island for server components: the same as `Island`, with its data packed. Props that hold elements
 * (`Plain`) are passed as they are.
 */
export function withPackedProps<Props extends object, Plain extends keyof Props = never>(
  Island: ComponentType<Props>,
) {
  return function PackedIsland({
    packed,
    ...plain
  }: { packed: Packed<Omit<Props, Plain>> } & Pick<Props, Plain>) {
    const data = useMemo(() => unpack(packed), [packed]);
    return <Island {...({ ...data, ...plain } as unknown as Props)} />;
  };
}
