/** Texts of a placement that are equal in its file and in the database; captions and transcript belong to its film. */
interface PlacementTexts {
  client: string | null;
  kind: string | null;
  captions: string | null;
  captionsEn: string | null;
  transcript: string | null;
  transcriptEn: string | null;
}

/** Returns the texts of a placement, null for each missing one. */
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
