/** Texts of a placement that its file and the database keep alike; captions and transcript stand for its film. */
interface PlacementTexts {
  client: string | null;
  kind: string | null;
  captions: string | null;
  captionsEn: string | null;
  transcript: string | null;
  transcriptEn: string | null;
}

/** Those of a placement: null for each that there is not. */
export const placementTexts = (
  of: { [Key in keyof PlacementTexts]?: string | null | undefined },
): PlacementTexts => ({
  client: of.client ?? null,
  kind: of.kind ?? null,
  captions: of.captions ?? null,
  captionsEn: of.captionsEn ?? null,
  transcript: of.transcript ?? null,
  transcriptEn: of.transcriptEn ?? null,
});
