import { setImmediate as settle } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { newWorks } from '../../tests/support/works.ts';
import { backgroundQueue } from './background.ts';
import { turns } from './turns.ts';

const newQueue = ({ waiting = 50 } = {}) => {
  const { begun, work, end } = newWorks();
  const queue = backgroundQueue(turns(2), { waiting });
  return { begun, end, ask: (name: string) => queue(name, work(name)) };
};

it('does a task once for several requests, and again after that', async () => {
  const { begun, ask, end } = newQueue();
  ask('a');
  await settle();
  ask('a');
  ask('b');
  ask('b');
  await end('a');
  await end('b');
  expect(begun).toEqual(['a', 'b']);
  ask('a');
  await settle();
  expect(begun).toEqual(['a', 'b', 'a']);
});

it('drops a request while too many are waiting', async () => {
  const { begun, ask, end } = newQueue({ waiting: 1 });
  for (const name of ['a', 'b', 'c']) ask(name);
  await settle();
  await end('a');
  ask('d');
  await end('b');
  await settle();
  expect(begun).toEqual(['a', 'b', 'd']);
});
