import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Returns a code as it is compared: its letters and digits, in lower case. The index of references is of this form. */
export const bareCode = (code: SQLWrapper): SQL<string> =>
  sql<string>`lower(regexp_replace(${code}, '[^A-Za-z0-9]', '', 'g'))`;
