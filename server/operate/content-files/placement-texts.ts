/**
 * Texts of a placement that its file and the database store in the same form. Captions and transcript belong to the
 * film.
 */
interface PlacementTexts {
  client: string | null;
  kind: string | null;
  captions: string | null;
  captionsEn: string | null;
  transcript: string | null;
  transcriptEn: string | null;
}

/** Returns the texts of a placement, with null for missing ones. */
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
