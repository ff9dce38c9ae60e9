import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Tracks the open requests of each connection. `close` closes the connections whose requests are all answered. Node's
 * own `closeIdleConnections` also closes connections whose last response has ended but is not sent yet.
 */
export const idleConnections = (server: Server): { close: () => void } => {
  const unanswered = new Map<Socket, number>();
  const change = (socket: Socket, by: number) => unanswered.set(socket, (unanswered.get(socket) ?? 0) + by);

  server.on('connection', (socket: Socket) => {
    unanswered.set(socket, 0);
    socket.once('close', () => unanswered.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    change(socket, 1);
    response.once('close', () => socket.destroyed || change(socket, -1));
  });

  return {
    close() {
      for (const [socket, requests] of unanswered) if (requests === 0) socket.destroySoon();
    },
  };
};
