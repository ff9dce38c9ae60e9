import { defineConfig } from 'vitest/config';

const root = `${import.meta.dirname}/../..`;

/** The part of `npm run test:faults` that runs in the built copy: two faults at a time, each on its own server. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: {
    include: ['tests/faults/matrix.faults.ts'],
    environment: 'node',
    reporters: ['verbose'],
    pool: 'forks',
    maxConcurrency: 2,
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
});
