import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { oncePerProcess } from '../../shared/once-per-process';
import { env } from '../env';
import { log } from '../process/log';
import { siteDatabase } from './database';

/** The channel in which servers announce that content has changed. Servers of the previous build use it, too. */
const channel = 'content';

const reconnectDelayMs = 1000;
/** The time limit is long, because a starting server may be busy for seconds, and nothing waits for this connection. */
const connectionTimeoutMillis = 30_000;
/** The silence after which probes check whether the connection still exists. */
const keepAliveInitialDelayMillis = 10_000;
const serverId = oncePerProcess('announcing-server', randomUUID);

/** Announces changed content to the other servers of the same database. Does nothing without DATABASE_URL. */
export const announce = async (): Promise<void> => {
  if (!env.DATABASE_URL) return;
  await siteDatabase.read((queries) => sql`SELECT pg_notify(${channel}, ${serverId})`.execute(queries));
};

/**
 * Calls `onListening` once it is connected, and `handler` for each announcement, until the connection is lost. Returns
 * the error that ended it, if there was one.
 */
const listenOnce = async (url: string, handler: () => void, onListening: () => void): Promise<unknown> => {
  const client = new Client({
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis,
    connectionTimeoutMillis,
  });
  const connectionLost = new Promise<unknown>((resolve) => {
    client.on('error', resolve);
    client.on('end', () => resolve(undefined));
  });
  client.on('notification', ({ payload }) => {
    if (payload !== serverId) handler();
  });
  try {
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    onListening();
    return await connectionLost;
  } finally {
    await client.end();
  }
};

/**
 * Calls `handler` for each announcement of another server, and after a lost connection is restored, because
 * announcements may have been missed. Does nothing without DATABASE_URL; otherwise it never resolves.
 */
export const onAnnouncement = async (handler: () => void): Promise<void> => {
  const url = env.DATABASE_URL;
  if (!url) return;
  let isLost = false;
  const onListening = () => {
    if (!isLost) return;
    isLost = false;
    log.info({ event: 'server.announcements_restored' }, 'receives announcements again');
    handler();
  };
  for (;;) {
    const err = await listenOnce(url, handler, onListening).catch((error: unknown) => error);
    // Said once, not at each attempt.
    if (!isLost)
      log.warn({ event: 'server.announcements_lost', err }, 'failed to receive announcements from other servers');
    isLost = true;
    await wait(reconnectDelayMs, undefined, { ref: false });
  }
};
