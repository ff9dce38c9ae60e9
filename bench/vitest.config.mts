import { defineConfig } from 'vitest/config';

/** The configuration of `npm run bench:search`. */
export default defineConfig({
  resolve: { alias: { '@': process.cwd() } },
  test: { include: ['bench/*.bench.ts'], testTimeout: 600_000, pool: 'forks' },
});
