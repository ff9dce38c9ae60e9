import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inFiles, testState } from '@/tests/support/state';
import type { Queries } from './database';

const { open, file } = testState();
const use = (queries: Queries, id: string) =>
  queries.insertInto('usedId').values({ id, user: 'ada', until: 1_780_300_000_000 }).execute();
const used = () => open().read((queries) => queries.selectFrom('usedId').selectAll().execute());

it('is brought to the current schema once, by processes that start at the same time', async () => {
  const processes = Array.from({ length: 5 }, open);
  await Promise.all(processes.map(({ write }, place) => write((queries) => use(queries, `${place}`))));
  expect(await used()).toHaveLength(5);
});

it('is used by an older server after a newer one has changed the schema', async () => {
  await open().write((queries) =>
    sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('999-newer', ${new Date(Date.now() + 60_000).toISOString()})`.execute(
      queries,
    ),
  );
  await open().write((queries) => use(queries, 'a'));
  expect(await used()).toHaveLength(1);
});

it('returns times as numbers', async () => {
  await open().write((queries) => use(queries, 'a'));
  expect(await used()).toEqual([{ id: 'a', user: 'ada', until: 1_780_300_000_000 }]);
});

const lost = { name: 'UpstreamError', cause: { message: expect.stringContaining('restart') } };

it.runIf(inFiles).each([
  ['is deleted', () => rmSync(path.dirname(file()), { recursive: true })],
  [
    'is replaced',
    () => {
      renameSync(file(), `${file()}.old`);
      writeFileSync(file(), '');
    },
  ],
])('refuses to read and to write once its file %s: what it would store is lost at a restart', async (_, remove) => {
  const { read, write } = open();
  await write((queries) => use(queries, 'a'));
  remove();
  await expect(write((queries) => use(queries, 'b'))).rejects.toMatchObject(lost);
  await expect(read((queries) => queries.selectFrom('usedId').selectAll().execute())).rejects.toMatchObject(lost);
});

it.runIf(inFiles)('commits nothing if its file is deleted meanwhile', async () => {
  const { write } = open();
  const late = write(async (queries) => {
    await use(queries, 'a');
    rmSync(file());
  });
  await expect(late).rejects.toMatchObject(lost);
});

it('stores nothing of a transaction that fails', async () => {
  const failing = open().write(async (queries) => {
    await use(queries, 'a');
    throw new TypeError('no');
  });
  await expect(failing).rejects.toThrow(TypeError);
  expect(await used()).toEqual([]);
});

it('runs one transaction at a time, in all processes', async () => {
  const processes = [open(), open()];
  const add = async (queries: Queries) => {
    const { count } = await queries
      .selectFrom('usedId')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    await new Promise(setImmediate);
    await use(queries, `${count}`);
  };
  await Promise.all(Array.from({ length: 20 }, (_, place) => processes[place % 2]?.write(add)));
  expect(await used()).toHaveLength(20);
});

it('runs one transaction per subject at a time, and none at the same time as one without a subject', async () => {
  const processes = [open(), open()];
  const running = new Set<string>();
  const clashes: string[] = [];
  const run = (id: string, subjects?: string[]) => async (queries: Queries) => {
    const alike = [...running].filter((other) => !subjects || other === 'all' || subjects.includes(other));
    if (alike.length > 0) clashes.push(`${id} beside ${alike}`);
    for (const subject of subjects ?? ['all']) running.add(subject);
    await use(queries, id);
    await new Promise((resolve) => setTimeout(resolve, 5));
    for (const subject of subjects ?? ['all']) running.delete(subject);
  };
  const some = [['ada', 'eve'], ['eve', 'ada'], ['ada'], ['eve'], ['bob'], undefined];
  await Promise.all(
    Array.from({ length: 30 }, (_, place) => {
      const subjects = some[place % some.length];
      return processes[place % 2]?.write(run(`${place}`, subjects), subjects);
    }),
  );
  expect(clashes).toEqual([]);
  expect(await used()).toHaveLength(30);
});

it.skipIf(inFiles)('runs transactions about different subjects at the same time', async () => {
  const [one, other] = [open(), open()];
  await one.write(
    async (queries) => {
      await use(queries, 'a');
      await other.write((others) => use(others, 'b'), ['bob']);
    },
    ['ada'],
  );
  expect(await used()).toHaveLength(2);
});

it('returns the state before a transaction while it runs', async () => {
  const other = open();
  const usedNow = () => other.read((queries) => queries.selectFrom('usedId').selectAll().execute());
  await usedNow();
  await open().write(async (queries) => {
    await use(queries, 'a');
    expect(await usedNow()).toEqual([]);
  });
  expect(await used()).toHaveLength(1);
});
