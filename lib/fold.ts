/** A text as it is compared: small letters without their marks. «Électro» and «electro» meet. */
export const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
