import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { lifecycle } from '../lib/process/lifecycle.ts';
import { log } from '../lib/process/log.ts';
import { idleConnections } from './idle-connections.ts';

/** In ms: for load balancers to see that the server is not ready, and for all that it does until it has stopped. */
const notice = 1500;
const longest = 9000;

/**
 * Stops on SIGTERM or SIGINT: the server says that it is not ready, takes no more connections, finishes what it has
 * accepted and ends, after nine seconds whatever clients do. A second signal ends it at once.
 */
export const stopOnSignals = (server: Server): void => {
  const idle = idleConnections(server);
  const stop = async (signal: string) => {
    if (lifecycle.stopping) process.exit(1);
    lifecycle.stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => server.closeAllConnections(), longest).unref();
    await wait(notice);
    // That of HTTP servers closes connections by itself, also those with answers that are not sent yet.
    NetServer.prototype.close.call(server, () => {
      log.info('stopped');
      process.exit(0);
    });
    setInterval(idle.close, 100);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};
