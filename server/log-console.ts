import { format, stripVTControlCharacters } from 'node:util';
import type { log as siteLog } from '../lib/platform/process/log.ts';

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;
const isError = (part: unknown) => part instanceof Error;

/** Sends to the log what Next and other libraries print to the console, Node's warnings, and unhandled rejections. */
export const logConsole = (log: typeof siteLog): void => {
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, (typeof levels)[keyof typeof levels]][])
    console[method] = (...parts: unknown[]) => {
      const err = parts.find(isError);
      const text = stripVTControlCharacters(format(...parts.filter((part) => !isError(part)))).trim();
      log[level]({ ...(err !== undefined && { err }) }, text || 'error');
    };
  process.on('warning', ({ name, message, stack }) => log.warn({ err: { name, message, stack } }, 'warning'));
  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'));
};
