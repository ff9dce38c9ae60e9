import { runNpm, withServer } from './serve-module.mts';
import { getVariables } from './vendors/sets.mts';

/**
 * Builds and serves the site on a set of vendors, whose stand-ins answer on this machine: `npm run start:vendors`, or
 * `npm run start:vendors -- second`.
 */
const [setName = 'first'] = process.argv.slice(2);
const port = process.env.VENDORS_PORT ?? '3212';
const variables = getVariables(setName, `http://127.0.0.1:${port}`);

await withServer('tests/support/vendors/serve-vendors.ts', { VENDORS_PORT: port }, () =>
  runNpm(['start'], { variables }),
);
