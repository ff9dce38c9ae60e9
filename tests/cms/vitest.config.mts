import { defineConfig } from 'vitest/config';

const root = `${import.meta.dirname}/../..`;

/** `npm run test:cms`: the site on a real Strapi and PostgreSQL. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: {
    include: ['tests/cms/all.cms.ts'],
    environment: 'node',
    globalSetup: 'tests/cms/setup.ts',
    reporters: ['verbose'],
    testTimeout: 3_600_000,
  },
});
