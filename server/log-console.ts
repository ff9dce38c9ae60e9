import { format, stripVTControlCharacters } from 'node:util';
import type { log as siteLog } from '../lib/platform/process/log.ts';

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;
const isError = (part: unknown) => part instanceof Error;

/**
 * Redirects the console, to which Next and other libraries print, Node's warnings and unhandled rejections to the log.
 */
export const logConsole = (log: typeof siteLog): void => {
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, (typeof levels)[keyof typeof levels]][])
    console[method] = (...parts: unknown[]) => {
      const err = parts.find(isError);
      const text = stripVTControlCharacters(format(...parts.filter((part) => !isError(part)))).trim();
      log[level]({ event: 'server.console_printed', ...(err !== undefined && { err }) }, text || 'error');
    };
  process.on('warning', ({ name, message, stack }) =>
    log.warn({ event: 'server.warning_emitted', err: { name, message, stack } }, 'warning'),
  );
  process.on('unhandledRejection', (err) =>
    log.error({ event: 'server.rejection_unhandled', err }, 'failed to handle a rejected promise'),
  );
};
