import { STATUS_CODES } from "node:http";

/** Returns the contract's error body (§0.5) for `status`; `detail` defaults to the status text. */
export function errorBody(status: number, detail = STATUS_CODES[status] ?? "Error"): string {
  return JSON.stringify({
    "@context": "/api/contexts/Error",
    "@type": "hydra:Error",
    "hydra:title": "An error occurred",
    "hydra:description": detail,
    title: "An error occurred",
    detail,
    status,
    type: `/errors/${status}`,
  });
}
