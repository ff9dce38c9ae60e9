// @vitest-environment node
import { setImmediate as settle } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { backgroundQueue } from './background.ts';
import { turns } from './turns.ts';

const newQueue = ({ waiting = 50 } = {}) => {
  const { inBackground } = turns(2);
  const queue = backgroundQueue(inBackground, { waiting });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => async () => {
    begun.push(name);
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.push(resolve);
    await promise;
  };
  const ask = (name: string) => queue.ask(name, work(name));
  const endOne = async () => {
    ends.shift()?.();
    await settle();
  };
  return { queue, begun, work, ask, endOne };
};

it('does one work at a time, what visitors have asked for before the rest', async () => {
  const { queue, begun, work, ask, endOne } = newQueue();
  void queue.ahead(work('ahead 1'));
  await settle();
  void queue.ahead(work('ahead 2'));
  ask('a');
  ask('b');
  await settle();
  expect(begun).toEqual(['ahead 1']);
  await endOne();
  expect(begun).toEqual(['ahead 1', 'a']);
  await endOne();
  await endOne();
  expect(begun).toEqual(['ahead 1', 'a', 'b', 'ahead 2']);
});

it('does what several ask for once, and again after that', async () => {
  const { begun, ask, endOne } = newQueue();
  ask('a');
  await settle();
  ask('a');
  ask('b');
  ask('b');
  await endOne();
  await endOne();
  expect(begun).toEqual(['a', 'b']);
  ask('a');
  await settle();
  expect(begun).toEqual(['a', 'b', 'a']);
});

it('leaves out what is asked for while too much is waiting', async () => {
  const { begun, ask, endOne } = newQueue({ waiting: 1 });
  ask('a');
  await settle();
  ask('b');
  ask('c');
  await endOne();
  await endOne();
  ask('d');
  await settle();
  expect(begun).toEqual(['a', 'b', 'd']);
});

it('says when what is done ahead is done', async () => {
  const { queue, work, endOne } = newQueue();
  let done = false;
  void queue.ahead(work('ahead')).then(() => {
    done = true;
  });
  await settle();
  expect(done).toBe(false);
  await endOne();
  expect(done).toBe(true);
});
