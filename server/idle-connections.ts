import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Tracks the open requests of each connection. `close` closes the connections without open requests. Node's own
 * `closeIdleConnections` also closes connections whose last response has ended but is not sent yet.
 */
export const trackIdleConnections = (server: Server): { close: () => void } => {
  const openRequests = new Map<Socket, number>();
  const addRequests = (socket: Socket, delta: number) =>
    openRequests.set(socket, (openRequests.get(socket) ?? 0) + delta);

  server.on('connection', (socket: Socket) => {
    openRequests.set(socket, 0);
    socket.once('close', () => openRequests.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    addRequests(socket, 1);
    response.once('close', () => socket.destroyed || addRequests(socket, -1));
  });

  return {
    close() {
      for (const [socket, requests] of openRequests) if (requests === 0) socket.destroySoon();
    },
  };
};
