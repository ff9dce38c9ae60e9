import { defineConfig } from 'vitest/config';
import config from '../../vitest.config.mts';

/** The tests that `german.test.ts` runs in a copy of the project that has a new language. */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    projects: undefined,
    environment: 'jsdom',
    setupFiles: ['tests/support/setup-browser.ts'],
    include: ['tests/locale/german.pages.tsx'],
    testTimeout: 60_000,
  },
});
