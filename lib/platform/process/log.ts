import pino from 'pino';
import { oncePerProcess } from '../../shared/once-per-process.ts';
import { env } from '../env/index.ts';
import { requestContext } from './request-context.ts';

/**
 * The standard output of the process. Lines are buffered for up to a second, because one write per request would cost a
 * sixth of the time of a response.
 */
export const logOutput = oncePerProcess('log-output', () =>
  pino.destination({ dest: 1, sync: false, minLength: 32_768, maxWrite: 65_536, periodicFlush: 1000 }),
);

/** The log of the server: JSON lines with the id of the current request. Never log personal data. */
export const log = pino(
  { level: env.LOG_LEVEL, base: null, mixin: () => ({ ...requestContext.getStore() }) },
  logOutput,
);

/** A completed request, for the log and the metrics. */
export interface CompletedRequest {
  requestId: string;
  method: string;
  /** The path without the query, which may contain personal data. */
  path: string;
  status: number;
  /** The size of the response body. */
  bytes: number;
  ms: number;
}

/** Logs a completed request. It writes the line itself: pino would take a tenth of the time of a response. */
export const logRequest = ({ requestId, method, path, status, bytes, ms }: CompletedRequest): void => {
  if (!log.isLevelEnabled('info')) return;
  const request = `"requestId":"${requestId}","path":${JSON.stringify(path)},"method":"${method}"`;
  logOutput.write(
    `{"level":30,"time":${Date.now()},${request},"status":${status},"bytes":${bytes},"ms":${ms},"msg":"request"}\n`,
  );
};
