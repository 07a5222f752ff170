import { AsyncResource } from "node:async_hooks";
import type { RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Maximum number of waiting requests of a connection: no browser, proxy or program sends so many ahead. */
const MOST_WAITING = 100;

/** The requests of a connection. */
interface Line {
  last: ServerResponse | null;
  waiting: number;
}

/**
 * Returns a listener that handles the requests of a connection one after the other, each in its own turn of the event
 * loop. A client may send several without waiting for answers (RFC 9112, 9.3.2), and Node emits all requests of a
 * packet at once: fifteen hundred short ones would delay everybody else. A connection with too many is closed.
 */
export function oneByOne(listener: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();
  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? { last: null, waiting: 0 };
    lines.set(socket, line);
    const before = line.last;
    line.last = response;
    if (!before || before.closed) return listener(request, response);
    if (line.waiting >= MOST_WAITING) return void socket.destroy();
    line.waiting += 1;
    const follow = () => {
      line.waiting -= 1;
      if (!socket.destroyed) listener(request, response);
    };
    // Without this, the request would run in the async context of the previous one.
    before.once(
      "close",
      AsyncResource.bind(() => setImmediate(follow)),
    );
  };
}
