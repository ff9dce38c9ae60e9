import pino from 'pino';
import { env } from '../env.ts';
import { requestContext } from './request-context.ts';

/** The log of the server: JSON lines with the id of the request. Never log personal data. */
export const log = pino({ level: env.LOG_LEVEL, base: null, mixin: () => ({ ...requestContext.getStore() }) });
