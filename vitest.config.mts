import { globSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const excluded = ['node_modules/**', '.next/**', 'art/**', 'cms/**', 'e2e/**'];

/** Tests that `npm run test:all` runs and `npm test` does not: of words, pictures, vendors, and nested toolchains. */
const longProjects = {
  content: ['tests/content/*.test.ts'],
  vendors: ['tests/contracts/*vendors.test.ts', 'tests/contracts/search.failures.test.ts'],
  toolchains: ['tests/development.test.ts', 'tests/locale/german.test.ts'],
};

/** The content tests that find faults of code: of keys of strings, of fields, of searches. */
const quickContent = ['tests/content/{content,messages,search-quality}.test.ts'];

const postgresOnlyFiles = [
  'lib/api/rate-limit.test.ts',
  'lib/platform/state/{announcements,copy-data,database-clock}.test.ts',
];

/** Tests that run on PostgreSQL, too. */
const postgresFiles = [
  'lib/site/submissions/*.test.ts',
  'lib/upstreams/captcha/embedded/index.test.ts',
  'lib/upstreams/captcha/single-use.test.ts',
  'lib/platform/state/{build-files,database,mail-allowance,migrations,outbox,page-paths}.test.ts',
];

const findFiles = (include: string[], exclude: string[] = []) =>
  globSync(include, { exclude: [...excluded, ...exclude] });

const quickFiles = [
  ...findFiles(['**/*.test.{ts,tsx}'], [...Object.values(longProjects).flat(), ...postgresOnlyFiles]),
  ...findFiles(quickContent),
];

/** Tests in jsdom. Those named `*.node.test` run in Node although their code is for browsers. */
const browserFiles = findFiles(
  ['{components,contexts,hooks,lib/browser}/**/*.test.{ts,tsx}', '**/*.test.tsx'],
  ['**/*.node.test.{ts,tsx}'],
);

/**
 * Tests whose modules must not have served other files: they replace some of them with `vi.mock`, they search all content
 * in the shared search index, or their modules keep timers and animation frames of a window. Anywhere else, such a test
 * is named `*.isolated.test`.
 */
const isolatedFiles = findFiles([
  '**/*.isolated.test.{ts,tsx}',
  '{components/popups,contexts,hooks,lib/browser,lib/site}/**/*.test.{ts,tsx}',
  'tests/{analytics,api,content}/*.test.{ts,tsx}',
  'tests/*.test.tsx',
]);

/** The quick tests that run in Node or in jsdom, and share the modules of their process or not. */
const createUnitProject = (name: string, { browser, isolate }: { browser: boolean; isolate: boolean }) => ({
  extends: true as const,
  test: {
    name,
    isolate,
    environment: browser ? 'jsdom' : 'node',
    setupFiles: browser ? ['tests/support/setup-browser.ts'] : [],
    include: quickFiles.filter(
      (file) => browserFiles.includes(file) === browser && isolatedFiles.includes(file) === isolate,
    ),
  },
});

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    testTimeout: 15_000,
    hookTimeout: 30_000,
    maxWorkers: '100%',
    slowTestThreshold: 2000,
    projects: [
      createUnitProject('unit', { browser: false, isolate: false }),
      createUnitProject('unit-isolated', { browser: false, isolate: true }),
      createUnitProject('unit-browser', { browser: true, isolate: false }),
      createUnitProject('unit-browser-isolated', { browser: true, isolate: true }),
      ...Object.entries(longProjects).map(([name, include]) => ({
        extends: true as const,
        test: { name, include: findFiles(include, quickContent) },
      })),
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [...postgresFiles, ...postgresOnlyFiles],
          globalSetup: ['tests/support/postgres-setup.ts'],
        },
      },
    ],
  },
});
