import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { lifecycle } from '../lib/platform/process/lifecycle.ts';
import { log } from '../lib/platform/process/log.ts';
import { trackIdleConnections } from './idle-connections.ts';

/** The time for load balancers to notice that the server is not ready. */
const noticeMs = 1500;
/** The time after which open connections are closed. */
const maxStopMs = 9000;
/** The time limit of `finish`. */
const maxFinishMs = 500;

/**
 * Stops the server on SIGTERM or SIGINT: it reports that it is not ready, accepts no more connections, finishes the
 * requests it has accepted, calls `finish`, and exits. After nine seconds, it closes all connections that are still
 * open; it waits half a second for `finish`. A second signal makes it exit immediately.
 */
export const stopOnSignals = (server: Server, finish: () => Promise<void>): void => {
  const idle = trackIdleConnections(server);
  const stop = async (signal: string) => {
    if (lifecycle.isStopping) process.exit(1);
    lifecycle.isStopping = true;
    log.info({ event: 'server.stopping', signal }, 'stopping');
    setTimeout(() => server.closeAllConnections(), maxStopMs).unref();
    await wait(noticeMs);
    // The HTTP server's own `close` also closes idle connections, including those with responses that are not sent yet.
    NetServer.prototype.close.call(server, async () => {
      await Promise.race([finish(), wait(maxFinishMs)]);
      log.info({ event: 'server.stopped' }, 'stopped');
      process.exit(0);
    });
    setInterval(idle.close, 100);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};
