import { defineConfig } from 'vitest/config';

const root = `${import.meta.dirname}/../..`;

/** `npm run test:locale`: builds a copy of the project that has a new language, and sends requests to its server. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: {
    include: ['tests/locale/german.built.ts'],
    environment: 'node',
    reporters: ['verbose'],
    pool: 'forks',
    testTimeout: 60_000,
    hookTimeout: 900_000,
  },
});
