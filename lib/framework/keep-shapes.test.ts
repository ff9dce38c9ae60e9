// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** The time that a call of `process.nextTick` takes after a garbage collection, in ms: the shortest of many runs. */
const timeOfTicks = (prepare: string): number => {
  const script = `
    ${prepare}
    const run = () => new Promise((resolve) => {
      const start = performance.now();
      for (let tick = 0; tick < 500; tick++) process.nextTick(() => undefined);
      const ms = performance.now() - start;
      setImmediate(resolve, ms);
    });
    const shortest = async () => {
      let least = Infinity;
      for (let round = 0; round < 300; round++) least = Math.min(least, await run());
      return least;
    };
    await shortest();
    gc({ type: 'major', flavor: 'last-resort' });
    console.log(await shortest());
  `;
  const flags = ['--no-warnings', '--expose-gc', '--input-type=module', '--eval', script];
  return Number(execFileSync(process.execPath, flags, { encoding: 'utf8' }));
};

it('is needed as long as ticks are slow after a garbage collection, and prevents that', () => {
  const keep = "const { keepShapes } = await import('./lib/framework/keep-shapes.ts'); keepShapes();";
  expect(timeOfTicks('')).toBeGreaterThan(3 * timeOfTicks(keep));
});
