import pino from 'pino';
import { env } from './env';

/** The log of the server, as lines of JSON. Never log personal data. */
export const log = pino({ level: env.LOG_LEVEL, base: null });
