import { defineConfig } from 'vitest/config';

const root = `${import.meta.dirname}/../../..`;

/** `npm run cms:record`: runs the contract tests of the CMS on the real Strapi, and records its responses. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: {
    include: ['tests/contracts/strapi/*.record.ts'],
    environment: 'node',
    restoreMocks: true,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
