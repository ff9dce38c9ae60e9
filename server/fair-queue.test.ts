import { expect, it } from 'vitest';
import { createFairQueue } from './fair-queue';

/** Waits a few turns of the event loop, so that everything that can run has run. */
const tick = async () => {
  for (let turns = 0; turns < 5; turns += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Tasks that run until the test releases them. */
const heldTasks = () => {
  const running: (() => void)[] = [];
  const task = () => new Promise<void>((resolve) => running.push(resolve));
  return { running, task };
};

it('runs a limited number of tasks of one owner concurrently, and the others after them', async () => {
  const { running, task } = heldTasks();
  const queue = createFairQueue({ concurrency: 2, maxWaiting: 10 });
  const runs = [1, 2, 3].map(() => queue('a', task));
  await tick();
  expect(running).toHaveLength(2);
  running[0]?.();
  await tick();
  expect(running).toHaveLength(3);
  for (const end of running) end();
  expect(await Promise.all(runs)).toEqual([true, true, true]);
});

it('runs the tasks of another owner meanwhile', async () => {
  const { running, task } = heldTasks();
  const queue = createFairQueue({ concurrency: 1, maxWaiting: 10 });
  const runs = ['a', 'a', 'a', 'b'].map((owner) => queue(owner, task));
  await tick();
  expect(running).toHaveLength(2);
  while (running.length > 0) {
    running.shift()?.();
    await tick();
  }
  expect(await Promise.all(runs)).toEqual([true, true, true, true]);
});

it('rejects a task if too many of the same owner are waiting', async () => {
  const { running, task } = heldTasks();
  const queue = createFairQueue({ concurrency: 1, maxWaiting: 2 });
  const runs = [1, 2, 3].map(() => queue('a', task));
  await tick();
  expect(await queue('a', task)).toBe(false);
  expect(running).toHaveLength(1);
  while (running.length > 0) {
    running.shift()?.();
    await tick();
  }
  expect(await Promise.all(runs)).toEqual([true, true, true]);
  const again = queue('a', task);
  await tick();
  running.shift()?.();
  expect(await again).toBe(true);
});

it('continues after a task that fails', async () => {
  const queue = createFairQueue({ concurrency: 1, maxWaiting: 2 });
  await expect(queue('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue('a', async () => undefined)).toBe(true);
});

it('accepts all requests that keep arriving before it continues with a waiting task', async () => {
  const order: string[] = [];
  const queue = createFairQueue({ concurrency: 1, maxWaiting: 10 });
  const run = (owner: string) => queue(owner, async () => void order.push(owner));
  const runs = [run('a'), run('a')];
  for (const owner of ['b', 'c', 'd']) {
    await new Promise((resolve) => setImmediate(resolve));
    runs.push(run(owner));
  }
  await Promise.all(runs);
  expect(order).toEqual(['a', 'b', 'c', 'd', 'a']);
});
