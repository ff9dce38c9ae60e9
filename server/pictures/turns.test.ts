import { setImmediate as settle } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { newWorks } from '../../tests/support/works.ts';
import { turns } from './turns.ts';

it('starts what visitors are waiting for, then what they requested, then what is made ahead, one at a time', async () => {
  const { take, waiting } = turns(2);
  const { begun, work, end } = newWorks();
  for (const name of ['a', 'b', 'c']) void take('visitor', work(name));
  for (const name of ['ahead 1', 'ahead 2']) void take('ahead', work(name));
  void take('asked', work('asked'));
  await settle();
  expect(begun.splice(0)).toEqual(['a', 'b']);
  expect([waiting('visitor'), waiting('asked'), waiting('ahead')]).toEqual([1, 1, 2]);
  await end('a');
  expect(begun.splice(0)).toEqual(['c']);
  await end('b');
  expect(begun).toEqual([]);
  await end('c');
  expect(begun.splice(0)).toEqual(['asked']);
  await end('asked');
  expect(begun.splice(0)).toEqual(['ahead 1']);
  await end('ahead 1');
  expect(begun.splice(0)).toEqual(['ahead 2']);
});

it('runs visitors’ work at the same time as that in the background', async () => {
  const { take } = turns(2);
  const { begun, work, end } = newWorks();
  void take('ahead', work('ahead'));
  await settle();
  for (const name of ['a', 'b']) void take('visitor', work(name));
  await settle();
  expect(begun).toEqual(['ahead', 'a']);
  await end('a');
  expect(begun).toEqual(['ahead', 'a', 'b']);
});

it('reports when exactly this work is done', async () => {
  const { take } = turns(1);
  const { work, end } = newWorks();
  const done: string[] = [];
  for (const name of ['a', 'b']) void take('visitor', work(name)).then(() => done.push(name));
  await settle();
  expect(done).toEqual([]);
  await end('a');
  expect(done).toEqual(['a']);
  await end('b');
  expect(done).toEqual(['a', 'b']);
});
