import { spawnSync } from 'node:child_process';
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase, isFileBased } from '@/tests/support/state';
import type { Queries } from './database';

const { open, file } = createTestDatabase();
const insertId = (queries: Queries, id: string) =>
  queries.insertInto('usedId').values({ id, user: 'ada', until: 1_780_300_000_000 }).execute();
const listUsedIds = () => open().read((queries) => queries.selectFrom('usedId').selectAll().execute());

it('is migrated once if several processes start concurrently', async () => {
  const processes = Array.from({ length: 5 }, open);
  await Promise.all(processes.map(({ write }, index) => write((queries) => insertId(queries, `${index}`))));
  expect(await listUsedIds()).toHaveLength(5);
});

it('can be used by an older server after a newer one has changed the schema', async () => {
  await open().write((queries) =>
    sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('999-newer', ${new Date(Date.now() + 60_000).toISOString()})`.execute(
      queries,
    ),
  );
  await open().write((queries) => insertId(queries, 'a'));
  expect(await listUsedIds()).toHaveLength(1);
});

it('returns times as numbers', async () => {
  await open().write((queries) => insertId(queries, 'a'));
  expect(await listUsedIds()).toEqual([{ id: 'a', user: 'ada', until: 1_780_300_000_000 }]);
});

/** Runs SQL in the SQLite shell, which an operator or a backup opens for a moment beside the site. */
const runInShell = (query: string) => spawnSync('sqlite3', [file(), query], { encoding: 'utf8' });
const isShellMissing = spawnSync('sqlite3', ['-version']).error !== undefined;

it.skipIf(!isFileBased || isShellMissing)('loses nothing while other programs open and close its file', async () => {
  const connections = [open(), open()];
  for (const [index, { write }] of connections.entries()) await write((queries) => insertId(queries, `${index}`));
  expect(runInShell('SELECT id FROM usedId ORDER BY id').stdout).toBe('0\n1\n');
  for (const [index, { write }] of connections.entries()) await write((queries) => insertId(queries, `${index + 2}`));
  expect(runInShell('SELECT id FROM usedId ORDER BY id').stdout).toBe('0\n1\n2\n3\n');
});

it.runIf(isFileBased)('is readable only by its owner', async () => {
  await open().write((queries) => insertId(queries, 'a'));
  for (const name of ['', '-wal', '-shm']) expect(statSync(file() + name).mode & 0o777).toBe(0o600);
});

const lostFileError = { name: 'UpstreamError', cause: { message: expect.stringContaining('restart') } };

it.runIf(isFileBased).each([
  ['is deleted', () => rmSync(path.dirname(file()), { recursive: true })],
  [
    'is replaced',
    () => {
      renameSync(file(), `${file()}.old`);
      writeFileSync(file(), '');
    },
  ],
  ['loses its latest changes, which are in the file beside it', () => rmSync(`${file()}-wal`)],
])('refuses to read and to write once its file %s, because such data would be lost', async (_, remove) => {
  const { read, write } = open();
  await write((queries) => insertId(queries, 'a'));
  remove();
  await expect(write((queries) => insertId(queries, 'b'))).rejects.toMatchObject(lostFileError);
  await expect(read((queries) => queries.selectFrom('usedId').selectAll().execute())).rejects.toMatchObject(
    lostFileError,
  );
});

it.runIf(isFileBased)('commits nothing if its file is deleted during a transaction', async () => {
  const { write } = open();
  const pendingWrite = write(async (queries) => {
    await insertId(queries, 'a');
    rmSync(file());
  });
  await expect(pendingWrite).rejects.toMatchObject(lostFileError);
});

it('stores nothing of a transaction that fails', async () => {
  const failing = open().write(async (queries) => {
    await insertId(queries, 'a');
    throw new TypeError('no');
  });
  await expect(failing).rejects.toThrow(TypeError);
  expect(await listUsedIds()).toEqual([]);
});

it('runs one transaction at a time across all processes', async () => {
  const processes = [open(), open()];
  const add = async (queries: Queries) => {
    const { count } = await queries
      .selectFrom('usedId')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    await new Promise(setImmediate);
    await insertId(queries, `${count}`);
  };
  await Promise.all(Array.from({ length: 20 }, (_, index) => processes[index % 2]?.write(add)));
  expect(await listUsedIds()).toHaveLength(20);
});

it('runs one transaction per subject at a time, and none concurrently with one without a subject', async () => {
  const processes = [open(), open()];
  const running = new Set<string>();
  const clashes: string[] = [];
  const run = (id: string, subjects?: string[]) => async (queries: Queries) => {
    const overlapping = [...running].filter((other) => !subjects || other === 'all' || subjects.includes(other));
    if (overlapping.length > 0) clashes.push(`${id} during ${overlapping}`);
    for (const subject of subjects ?? ['all']) running.add(subject);
    await insertId(queries, id);
    await new Promise((resolve) => setTimeout(resolve, 5));
    for (const subject of subjects ?? ['all']) running.delete(subject);
  };
  const subjectSets = [['ada', 'eve'], ['eve', 'ada'], ['ada'], ['eve'], ['bob'], undefined];
  await Promise.all(
    Array.from({ length: 30 }, (_, index) => {
      const subjects = subjectSets[index % subjectSets.length];
      return processes[index % 2]?.write(run(`${index}`, subjects), subjects);
    }),
  );
  expect(clashes).toEqual([]);
  expect(await listUsedIds()).toHaveLength(30);
});

it.skipIf(isFileBased)('runs transactions with different subjects concurrently', async () => {
  const [one, other] = [open(), open()];
  await one.write(
    async (queries) => {
      await insertId(queries, 'a');
      await other.write((otherQueries) => insertId(otherQueries, 'b'), ['bob']);
    },
    ['ada'],
  );
  expect(await listUsedIds()).toHaveLength(2);
});

it('reads the state before a transaction while the transaction runs', async () => {
  const other = open();
  const readUsedIds = () => other.read((queries) => queries.selectFrom('usedId').selectAll().execute());
  await readUsedIds();
  await open().write(async (queries) => {
    await insertId(queries, 'a');
    expect(await readUsedIds()).toEqual([]);
  });
  expect(await listUsedIds()).toHaveLength(1);
});
