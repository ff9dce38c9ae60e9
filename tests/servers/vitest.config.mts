import { defineConfig } from 'vitest/config';

const root = `${import.meta.dirname}/../..`;

/** `npm run test:servers`: servers of the existing build with one PostgreSQL, one file after the other. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: {
    include: ['tests/servers/*.servers.ts'],
    environment: 'node',
    // The tests sign captcha passes themselves: 10,000 proofs of work would take an hour.
    env: { SIGNING_SECRET: 'the secret of all servers with one database' },
    reporters: ['verbose'],
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
