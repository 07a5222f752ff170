/** Three base64url parts that begin as a token does. */
export const TOKEN = /eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/;
