/**
 * Covers the nearest positioned ancestor while something there is being done; `label` is read aloud.
 * What is under it stays visible and cannot be pressed.
 */
export function Overlay({ active, label }: { active: boolean; label: string }) {
  return (
    <div role="status" className={active ? "fade absolute inset-0 z-30 bg-bg/60" : "hidden"}>
      {active && (
        <>
          <span className="sr-only">{label}</span>
          <span aria-hidden="true" className="progress-line absolute inset-x-0 top-0" />
        </>
      )}
    </div>
  );
}
