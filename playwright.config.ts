import path from 'node:path';
import { defineConfig } from '@playwright/test';
import brand from './content/brand.json' with { type: 'json' };
import { contentDir, dataDir, previewSecret, revalidateSecret } from './e2e/support/server';

const port = Number(process.env.E2E_PORT ?? 3210);

/** The folder of the server: this project, or the output of `npm run standalone`. */
const serverFolder = process.env.SERVER_FOLDER ?? '.';

/** The journeys that also run in Firefox and WebKit: the main tasks of visitors and candidates. */
const mainJourneys = [
  'consent',
  'keyboard',
  'search',
  'share-price',
  'subscriptions',
  'careers/*',
  'lists/*',
  'media/*',
  'shell/*',
].map((name) => `${name}.spec.ts`);

/** The variables that production requires. Lighthouse measures pages as search engines see them. */
const productionEnv = {
  SITE_URL: 'http://localhost:3000',
  FINANCE: 'embedded',
  JOBS: 'embedded',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: brand.emails.sender,
  REPORTS_TO: brand.emails.reports,
  SECURITY_CONTACT: brand.emails.security,
};

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  outputDir: 'test-results',
  projects: [
    // A test that fails on a busy machine is retried once, and named in the summary.
    { name: 'journeys', retries: 1 },
    { name: 'firefox', testMatch: mainJourneys, use: { browserName: 'firefox', launchOptions: {} } },
    { name: 'webkit', testMatch: mainJourneys, use: { browserName: 'webkit', launchOptions: {} } },
    { name: 'gallery', testMatch: '*.shots.ts' },
    { name: 'lighthouse', testMatch: '*.measure.ts' },
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
    locale: 'en',
    // Screenshots and snapshots would take as long as the journeys themselves.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `rm -rf ${contentDir} && mkdir -p reports && cp -rp content ${contentDir} && cd ${serverFolder} && exec node server/start.js`,
    url: `http://localhost:${port}/api/ready/`,
    env: {
      PORT: `${port}`,
      CONTENT_DIR: path.resolve(contentDir),
      DATA_DIR: path.resolve(dataDir),
      LOG_LEVEL: 'silent',
      WARM_UP: 'off',
      PREVIEW_SECRET: previewSecret,
      REVALIDATE_SECRET: revalidateSecret,
      ...(process.env.SITE_ENV === 'production' && productionEnv),
    },
    reuseExistingServer: false,
  },
});
