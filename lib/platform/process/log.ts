import pino from 'pino';
import { oncePerProcess } from '../../shared/once-per-process.ts';
import { env } from '../env/index.ts';
import { requestContext } from './request-context.ts';

/**
 * The standard output. Lines are written together, at most a second late: a write per request costs a sixth of what an
 * answer does. They are kept as bytes, since the bytes of waiting strings are counted again for each new line.
 */
export const output = oncePerProcess('log-output', () => {
  const stdout = { dest: 1, sync: false, minLength: 32_768, maxWrite: 65_536, periodicFlush: 1000 } as const;
  const destination = pino.destination({ ...stdout, contentMode: 'buffer' });
  return { write: (line: string) => void destination.write(Buffer.from(line) as unknown as string) };
});

/** The log of the server: JSON lines with the id of the request. Never log personal data. */
export const log = pino({ level: env.LOG_LEVEL, base: null, mixin: () => ({ ...requestContext.getStore() }) }, output);

/** A request as the log and the metrics count it. */
export interface CompletedRequest {
  requestId: string;
  method: string;
  /** Without the query, since that may hold private data. */
  path: string;
  status: number;
  /** Those of the body. */
  bytes: number;
  ms: number;
}

/** Logs an answered request. Its line is not made by `log`, which would take a tenth of the time of an answer. */
export const logRequest = ({ requestId, method, path, status, bytes, ms }: CompletedRequest): void => {
  if (!log.isLevelEnabled('info')) return;
  const request = `"requestId":"${requestId}","path":${JSON.stringify(path)},"method":"${method}"`;
  output.write(
    `{"level":30,"time":${Date.now()},${request},"status":${status},"bytes":${bytes},"ms":${ms},"msg":"request"}\n`,
  );
};
