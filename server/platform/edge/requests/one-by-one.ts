import { AsyncResource } from "node:async_hooks";
import type { RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Returns a listener that takes the requests of a connection one after the other, each in a turn of the event loop of
 * its own. A client may send more without waiting for an answer (RFC 9112, 9.3.2), and Node hands over all that are in
 * a packet at once: fifteen hundred short ones hold up everybody else.
 */
export function oneByOne(listener: RequestListener): RequestListener {
  const last = new WeakMap<Socket, ServerResponse>();
  return (request, response) => {
    const { socket } = request;
    const before = last.get(socket);
    last.set(socket, response);
    if (!before || before.closed) return listener(request, response);
    const follow = () => {
      if (!socket.destroyed) listener(request, response);
    };
    // What the request before was doing when it ended is none of this one's business.
    before.once(
      "close",
      AsyncResource.bind(() => setImmediate(follow)),
    );
  };
}
