import { useEffect, useState } from "react";
import { type LoadedAnalysis, loadAnalysis } from "./load-analysis.ts";

/** Returns the analysis at a path once it has loaded. Without it the waveform stays empty and everything else works. */
export function useAnalysis(path: string | null): LoadedAnalysis | null {
  const [loaded, setLoaded] = useState<{ path: string; analysis: LoadedAnalysis } | null>(null);
  useEffect(() => {
    if (!path) return;
    const leaving = new AbortController();
    loadAnalysis(path, leaving.signal)
      .then((analysis) => setLoaded({ path, analysis }))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) console.warn(`No waveform: ${String(error)}`);
      });
    return () => leaving.abort();
  }, [path]);
  return loaded?.path === path ? loaded.analysis : null;
}
