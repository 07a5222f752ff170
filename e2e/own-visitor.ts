/** Headers of a visitor whom no other journey is: those who share an address would meet its limits together. */
export const ownVisitor = () => ({
  "x-forwarded-for": `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 255)).join(".")}`,
});
