import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.mts';
import { runNpm } from './serve-module.mts';

/**
 * Runs the journeys on a copy of `.next/standalone` outside the project, where its packages cannot be found:
 * `npm run e2e:standalone`. Arguments are passed on to Playwright.
 */
const folder = mkdtempSync(path.join(tmpdir(), 'standalone-'));
try {
  cpSync('.next/standalone', folder, { recursive: true, preserveTimestamps: true });
  const variables = { SERVER_FOLDER: folder, CHROMIUM_PATH: findBrowser() };
  await runNpm(['e2e', '--', ...process.argv.slice(2)], { variables });
} finally {
  rmSync(folder, { recursive: true });
}
