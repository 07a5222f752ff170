/** Reason phrases of the backend's statuses (RFC 9110); HTTP/2 sends none. */
const PHRASES: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  406: "Not Acceptable",
  408: "Request Timeout",
  409: "Conflict",
  412: "Precondition Failed",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  425: "Too Early",
  429: "Too Many Requests",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

/** Returns the text of an answer's status: its own, else the standard one, else the number (acceptance S122). */
export function statusText({ status, statusText: own }: Pick<Response, "status" | "statusText">): string {
  return own || (PHRASES[status] ?? String(status));
}
