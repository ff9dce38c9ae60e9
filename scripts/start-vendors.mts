import { runNpm, withServer } from './serve-module.mts';
import { getVendorVariables } from './vendors/sets.mts';

/**
 * Builds and serves the site with local stand-ins for a set of vendors: `npm run start:vendors`, or
 * `npm run start:vendors -- second`.
 */
const [setName = 'first'] = process.argv.slice(2);
const port = process.env.VENDORS_PORT ?? '3212';
const variables = getVendorVariables(setName, `http://127.0.0.1:${port}`);

await withServer('tests/support/vendors/serve-vendors.ts', { VENDORS_PORT: port }, () =>
  runNpm(['start'], { variables }),
);
