/** Three base64url parts, the first of which starts like that of a JSON web token. */
export const TOKEN = /eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/;
