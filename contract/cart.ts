import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { node } from "./hydra.ts";
import { trackSchema } from "./track.ts";

/** The cart as a user carries it: ids in their order (contract §3.1). */
export const cartSchema = z.object({ tracks: z.array(z.number().int()) });

/** A new cart in the body of a user's PATCH; members may be ids, digits or addresses, null empties it (contract §2.1). */
export const cartBodySchema = z.object({ tracks: z.array(z.unknown()) }).nullable();

/** Most tracks of a cart (contract §2.1). */
export const CART_LIMIT = 500;

export const cartEndpoint = endpoint({
  method: "GET",
  path: "/api/front/cart",
  resource: "Cart",
  summary: "The tracks of my cart in their order",
  access: "token",
  cache: "U",
  status: 200,
  answer: z.object({ ...node, tracks: z.array(trackSchema), total: z.number().int() }),
});
