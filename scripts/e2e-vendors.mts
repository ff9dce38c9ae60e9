import { rmSync } from 'node:fs';
import path from 'node:path';
import { dataDir } from '../e2e/support/server.ts';
import { copyProject } from '../tests/support/project-copy.ts';
import { findBrowser } from './browser.mts';
import { runNpm, withServer } from './serve-module.mts';
import { getVendorVariables } from './vendors/sets.mts';

/**
 * Builds a copy of the site with local stand-ins for a set of vendors, and runs journeys on it: `npm run e2e:vendors`,
 * or `npm run e2e:vendors -- second`. Further arguments are passed on to Playwright. Without any, the journeys of
 * careers, finance and subscriptions run.
 */
const [setName = 'first', ...journeyArgs] = process.argv.slice(2);
const journeys =
  journeyArgs.length > 0 ? journeyArgs : ['e2e/careers', 'e2e/finance', 'e2e/share-price', 'e2e/subscriptions'];
const vendorsPort = process.env.VENDORS_PORT ?? '3212';
const port = process.env.E2E_PORT ?? '3210';

const copy = copyProject();
const variables = {
  ...getVendorVariables(setName, `http://127.0.0.1:${vendorsPort}`),
  CHROMIUM_PATH: findBrowser(),
  E2E_PORT: port,
  SITE_URL: `http://localhost:${port}`,
};

try {
  await withServer(
    'tests/support/vendors/serve-vendors.ts',
    { VENDORS_PORT: vendorsPort, DATA_DIR: path.join(copy, dataDir) },
    async () => {
      await runNpm(['build'], { cwd: copy, variables });
      if (!process.exitCode) await runNpm(['e2e', '--', ...journeys], { cwd: copy, variables });
    },
  );
} finally {
  rmSync(copy, { recursive: true });
}
