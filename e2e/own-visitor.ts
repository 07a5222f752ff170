/**
 * Returns headers with an address of this journey's own: journeys with a common one would reach its rate limits
 * together.
 */
export const ownVisitor = () => ({
  "x-forwarded-for": `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 255)).join(".")}`,
});
