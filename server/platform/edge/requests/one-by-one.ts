import { AsyncResource } from "node:async_hooks";
import type { RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Requests of a connection that may wait for those before them: no browser, proxy or program sends so many ahead. */
const MOST_WAITING = 100;

/** The requests of a connection. */
interface Line {
  last: ServerResponse | null;
  waiting: number;
}

/**
 * Returns a listener that takes the requests of a connection one after the other, each in a turn of the event loop of
 * its own. A client may send more without waiting for an answer (RFC 9112, 9.3.2), and Node hands over all that are in
 * a packet at once: fifteen hundred short ones hold up everybody else. A connection with too many ends.
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
    // What the request before was doing when it ended is none of this one's business.
    before.once(
      "close",
      AsyncResource.bind(() => setImmediate(follow)),
    );
  };
}
