/** The visitor's address, which the API can trust: the edge sets it and removes any from outside. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";
/** Marks a call of a site process, which reads for everyone; its value is the shared secret. */
export const SITE_SECRET_HEADER = "x-site-secret";
