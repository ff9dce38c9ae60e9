import pino from 'pino';
import { env } from '../env/index.ts';
import { oncePerProcess } from './once-per-process.ts';
import { requestContext } from './request-context.ts';

/** Lines are written together, at most a second late: a write per request costs a sixth of what an answer does. */
const output = oncePerProcess('log-output', () =>
  pino.destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 1000 }),
);

/** The log of the server: JSON lines with the id of the request. Never log personal data. */
export const log = pino({ level: env.LOG_LEVEL, base: null, mixin: () => ({ ...requestContext.getStore() }) }, output);
