// @vitest-environment node
import { setImmediate as settle } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { turns } from './turns.ts';

/** Works that note when they start, and finish when the test says so. */
const newWorks = () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => async () => {
    begun.push(name);
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.set(name, resolve);
    await promise;
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { begun, work, end };
};

it('starts what visitors wait for before what is in the background, whichever came first', async () => {
  const { forVisitor, inBackground, waiting } = turns(2);
  const { begun, work, end } = newWorks();
  void forVisitor(work('a'));
  void forVisitor(work('b'));
  void inBackground(work('background'));
  void forVisitor(work('c'));
  await settle();
  expect([begun, waiting()]).toEqual([['a', 'b'], 2]);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('c');
  expect([begun, waiting()]).toEqual([['a', 'b', 'c', 'background'], 0]);
});

it('says when exactly this work is done', async () => {
  const { forVisitor, inBackground } = turns(1);
  const { begun, work, end } = newWorks();
  const done: string[] = [];
  void forVisitor(work('a'));
  void inBackground(work('background')).then(() => done.push('background'));
  void forVisitor(work('b')).then(() => done.push('b'));
  await settle();
  await end('a');
  await end('b');
  expect([begun, done]).toEqual([['a', 'b', 'background'], ['b']]);
  await end('background');
  expect(done).toEqual(['b', 'background']);
});
