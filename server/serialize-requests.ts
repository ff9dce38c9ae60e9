import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests of a connection may wait. Browsers and proxies do not send a request before the last response. */
const maxWaiting = 100;

/**
 * Handles the requests of a connection one after the other, and drops the waiting ones when it ends. Node would start
 * them all concurrently. It would not end the responses that are still queued when their connection ends: each would
 * hold its file and its memory forever.
 */
export const serializeRequests = (handle: RequestListener): RequestListener => {
  /** The waiting requests of each connection whose request is being handled. */
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
