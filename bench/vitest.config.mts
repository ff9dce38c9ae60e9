import { defineConfig } from 'vitest/config';

/** The configuration of `npm run bench:search`. */
export default defineConfig({ test: { include: ['bench/*.bench.ts'], testTimeout: 600_000, pool: 'forks' } });
