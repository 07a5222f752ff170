/** The rim that turns around a round button while its sound loads. */
export function WaitingRim() {
  return (
    <span className="absolute inset-0.5 animate-spin rounded-full border-2 border-transparent border-t-current transition-opacity delay-200 motion-reduce:animate-pulse starting:opacity-0" />
  );
}
