import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    environment: 'jsdom',
    setupFiles: ['tests/support/setup.ts'],
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', '.next/**', 'art/**', 'cms/**', 'e2e/**'],
    restoreMocks: true,
    testTimeout: 15_000,
    hookTimeout: 30_000,
    maxWorkers: '100%',
  },
});
