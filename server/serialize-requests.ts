import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests of a connection may wait. Browsers and proxies wait for a response before they send the next request. */
const maxWaiting = 100;

/**
 * Handles the requests of a connection one after the other, and drops those that wait when it ends. Node would start
 * them all at once, and would not end the responses whose turn has not come when their connection ends: each would hold
 * its file and its memory for ever.
 */
export const serializeRequests = (handle: RequestListener): RequestListener => {
  /** The requests that wait, for each connection with a response at work. */
  const queues = new WeakMap<Socket, (() => void)[]>();

  return (request, response) => {
    const { socket } = request;
    const start = () => {
      response.once('close', () => {
        const next = queues.get(socket)?.shift();
        if (next && !socket.destroyed) next();
        else queues.delete(socket);
      });
      handle(request, response);
    };
    const queue = queues.get(socket);
    if (!queue) {
      queues.set(socket, []);
      start();
    } else if (queue.length < maxWaiting) queue.push(start);
    else socket.destroy();
  };
};
