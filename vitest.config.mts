import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const notHere = ['node_modules/**', '.next/**', 'art/**', 'cms/**', 'e2e/**'];
const onPostgresOnly = ['lib/api/rate-limit.test.ts', 'lib/state/{announcements,copy-data}.test.ts'];

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    environment: 'jsdom',
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    testTimeout: 15_000,
    hookTimeout: 30_000,
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['**/*.test.{ts,tsx}'], exclude: [...notHere, ...onPostgresOnly] },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [
            'lib/{alerts,captcha,subscriptions}/embedded/index.test.ts',
            'lib/captcha/single-use.test.ts',
            'lib/messages/messages.test.ts',
            'lib/state/{build-files,database,mail-allowance}.test.ts',
            'tests/contracts/{alerts,captcha,subscriptions}.test.ts',
            ...onPostgresOnly,
          ],
          globalSetup: ['tests/support/postgres-setup.ts'],
        },
      },
    ],
  },
});
