import { runNpm, whileServing } from './serve-module.mts';
import { variablesOf } from './vendors/sets.mts';

/**
 * Builds and serves the site on a set of vendors, whose stand-ins answer on this machine: `npm run start:vendors`, or
 * `npm run start:vendors -- second`.
 */
const [set = 'first'] = process.argv.slice(2);
const port = process.env.VENDORS_PORT ?? '3212';
const variables = variablesOf(set, `http://127.0.0.1:${port}`);

await whileServing('tests/support/vendors/serve-vendors.ts', { VENDORS_PORT: port }, () =>
  runNpm(['start'], { variables }),
);
