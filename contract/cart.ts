import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { node } from "./hydra.ts";
import { itemSchema } from "./item.ts";

/** Maximum number of tracks and versions in a cart (contract §2.1). */
export const CART_LIMIT = 500;

export const cartEndpoint = endpoint({
  method: "GET",
  path: "/api/front/cart",
  scope: "account:read",
  resource: "Cart",
  isVersioned: true,
  summary: "What is in my cart, tracks and versions, in their order",
  access: "token",
  cache: "U",
  status: 200,
  answer: z.object({ ...node, tracks: z.array(itemSchema), total: z.number().int() }),
});
