/** IP address of the visitor. The API can trust it: the edge sets it, and removes any from outside. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";
/** Marks a call of a site process, made for all visitors and not for one; its value is the shared secret. */
export const SITE_SECRET_HEADER = "x-site-secret";
