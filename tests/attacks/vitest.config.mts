import { defineConfig } from 'vitest/config';

const root = `${import.meta.dirname}/../..`;

/**
 * `npm run test:attacks`; with ATTACKS=short, fewer rounds. The two files run in parallel, each on its own servers,
 * because servers are slow to start.
 */
export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: {
    include: ['tests/attacks/*.attack.ts'],
    environment: 'node',
    globalSetup: 'tests/attacks/support/shared-site.ts',
    reporters: ['verbose'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
