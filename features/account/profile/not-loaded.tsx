import { Button } from "#/components/button/button.tsx";

/** Replaces a part of the profile that could not be loaded, with a button to try again. */
export function NotLoaded({
  text,
  retry,
  onRetry,
}: {
  text: string;
  retry: string;
  onRetry: () => Promise<unknown>;
}) {
  return (
    <p className="flex flex-wrap items-center gap-4">
      {text}
      <Button kind="secondary" onClick={onRetry}>
        {retry}
      </Button>
    </p>
  );
}
