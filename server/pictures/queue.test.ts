import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { conversionQueue } from './queue.ts';
import { turns } from './turns.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const visitor = () => new ServerResponse(new IncomingMessage(new Socket()));
const picture = Buffer.from('picture');
const newQueue = (waiting = 50) => conversionQueue(turns(2), { waiting, longest: { turn: 30_000, result: 10_000 } });

/** Work that finishes when the test says so. */
const slowWork = () => {
  const { promise, resolve } = Promise.withResolvers<Buffer | null>();
  return { work: vi.fn(() => promise), end: () => resolve(picture) };
};
const settle = () => vi.advanceTimersByTimeAsync(0);

it('runs two tasks at once, the others in order', async () => {
  const queue = newQueue();
  const works = ['a', 'b', 'c', 'd'].map((name) => ({ name, ...slowWork() }));
  const results = works.map(({ name, work }) => queue(name, visitor(), work));
  const begun = () => works.filter(({ work }) => work.mock.calls.length > 0).map(({ name }) => name);
  await settle();
  expect(begun()).toEqual(['a', 'b']);
  works[1]?.end();
  await settle();
  expect(begun()).toEqual(['a', 'b', 'c']);
  for (const { end } of works) end();
  expect(await Promise.all(results)).toEqual([picture, picture, picture, picture]);
  expect(begun()).toEqual(['a', 'b', 'c', 'd']);
});

it('runs a task once for several requests', async () => {
  const queue = newQueue();
  const { work, end } = slowWork();
  const results = [queue('a', visitor(), work), queue('a', visitor(), work)];
  await settle();
  results.push(queue('a', visitor(), work));
  end();
  expect(await Promise.all(results)).toEqual([picture, picture, picture]);
  expect(work).toHaveBeenCalledTimes(1);
  await queue('a', visitor(), work);
  expect(work).toHaveBeenCalledTimes(2);
});

it('turns work away if too much is waiting', async () => {
  const queue = newQueue(1);
  const works = [slowWork(), slowWork(), slowWork()];
  const results = works.map(({ work }, at) => queue(`${at}`, visitor(), work));
  const late = vi.fn(async () => picture);
  expect(await queue('late', visitor(), late)).toBeNull();
  expect(late).not.toHaveBeenCalled();
  const shared = queue('2', visitor(), late);
  for (const { end } of works) end();
  expect(await Promise.all([...results, shared])).toEqual([picture, picture, picture, picture]);
  expect(late).not.toHaveBeenCalled();
});

it('drops tasks whose visitors have all left before their turn', async () => {
  const queue = newQueue();
  const running = [slowWork(), slowWork()];
  for (const [at, { work }] of running.entries()) void queue(`${at}`, visitor(), work);
  const [left, stays] = [visitor(), visitor()];
  const abandoned = vi.fn(async () => picture);
  const wanted = vi.fn(async () => picture);
  const results = [queue('abandoned', left, abandoned), queue('wanted', left, wanted), queue('wanted', stays, wanted)];
  await settle();
  left.emit('close');
  for (const { end } of running) end();
  expect(await Promise.all(results)).toEqual([null, picture, picture]);
  expect(abandoned).not.toHaveBeenCalled();
  expect(wanted).toHaveBeenCalledTimes(1);
});

it('starts no work for a visitor who has left already', async () => {
  const work = vi.fn(async () => picture);
  expect(await newQueue()('a', visitor().destroy(), work)).toBeNull();
  expect(work).not.toHaveBeenCalled();
});

it('makes nobody wait longer than ten seconds for a result, and keeps the slot until it is finished', async () => {
  const queue = newQueue();
  const works = [slowWork(), slowWork(), slowWork()];
  const [first, , third] = works.map(({ work }, at) => queue(`${at}`, visitor(), work));
  const answered = vi.fn();
  void first?.then(answered);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledExactlyOnceWith(null);
  expect(await queue('0', visitor(), vi.fn())).toBeNull();
  expect(works[2]?.work).not.toHaveBeenCalled();
  works[0]?.end();
  await settle();
  expect(works[2]?.work).toHaveBeenCalledTimes(1);
  works[2]?.end();
  expect(await third).toEqual(picture);
  expect(await queue('0', visitor(), async () => picture)).toEqual(picture);
});

it('makes nobody wait longer than thirty seconds for a turn', async () => {
  const queue = newQueue();
  const running = [slowWork(), slowWork()];
  for (const [at, { work }] of running.entries()) void queue(`${at}`, visitor(), work);
  const answered = vi.fn();
  const late = vi.fn(async () => picture);
  void queue('late', visitor(), late).then(answered);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledExactlyOnceWith(null);
  for (const { end } of running) end();
  await settle();
  expect(late).not.toHaveBeenCalled();
});

it('leaves no timer behind', async () => {
  const queue = newQueue();
  await Promise.all(['a', 'b', 'c'].map((name) => queue(name, visitor(), async () => picture)));
  await settle();
  expect(vi.getTimerCount()).toBe(0);
});
