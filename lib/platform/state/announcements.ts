import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { oncePerProcess } from '../../shared/once-per-process';
import { env } from '../env';
import { log } from '../process/log';
import { siteDatabase } from './database';

/** What servers tell each other: that the content has changed. */
type Channel = 'content';

const reconnectDelayMs = 1000;
/** A server that starts may be too busy for seconds to notice that it is connected; nobody waits for this connection. */
const connectionTimeoutMillis = 30_000;
/** A connection that was dropped without a word is noticed after this silence and a few unanswered probes. */
const keepAliveInitialDelayMillis = 10_000;
const serverId = oncePerProcess('announcing-server', randomUUID);

/** Tells the other servers of the database. Does nothing without DATABASE_URL. */
export const announce = async (channel: Channel): Promise<void> => {
  if (!env.DATABASE_URL) return;
  await siteDatabase.read((queries) => sql`SELECT pg_notify(${channel}, ${serverId})`.execute(queries));
};

/** Calls `listening` once it listens; resolves or rejects when the connection is lost. */
const listenOnce = async (
  url: string,
  channel: Channel,
  handler: () => void,
  onListening: () => void,
): Promise<void> => {
  const client = new Client({
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis,
    connectionTimeoutMillis,
  });
  const connectionLost = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', resolve);
  });
  client.on('notification', ({ payload }) => {
    if (payload !== serverId) handler();
  });
  try {
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    onListening();
    await connectionLost;
  } finally {
    await client.end();
  }
};

/**
 * Calls `act` after another server of the database has announced something, and after a lost connection is back,
 * because one may have meanwhile. Does nothing without DATABASE_URL; otherwise it never resolves.
 */
export const onAnnouncement = async (channel: Channel, handler: () => void): Promise<void> => {
  const url = env.DATABASE_URL;
  if (!url) return;
  let wasLost = false;
  const onListening = () => {
    if (wasLost) handler();
  };
  for (;;) {
    await listenOnce(url, channel, handler, onListening).catch(() => undefined);
    wasLost = true;
    log.warn({ subject: channel }, 'announcements from other servers are not received');
    await wait(reconnectDelayMs, undefined, { ref: false });
  }
};
