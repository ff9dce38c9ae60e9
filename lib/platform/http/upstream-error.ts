/** The kind of failure. A call that was `refused` would fail again; `unavailable` and `timeout` may be temporary. */
export type UpstreamProblem = 'refused' | 'unavailable' | 'timeout';

export interface UpstreamErrorDetails {
  cause?: unknown;
  /** The HTTP status of the response. */
  status?: number;
  /** The error code in the JSON of the response. */
  code?: string;
  /** The wait before the next call that the upstream requests, in ms. */
  retryAfterMs?: number;
}

/** A failure of an upstream, a remote system that the site uses. `cause` is for the log and has no personal data. */
export class UpstreamError extends Error {
  /** The name of the upstream that failed, which `upstream` sets. */
  upstream?: string;
  readonly status?: number;
  readonly code?: string;
  readonly retryAfterMs?: number;
  readonly problem: UpstreamProblem;

  constructor(problem: UpstreamProblem, { cause, status, code, retryAfterMs }: UpstreamErrorDetails = {}) {
    super('A service behind this site failed. Please try again.', cause === undefined ? {} : { cause });
    this.name = 'UpstreamError';
    this.problem = problem;
    this.status = status;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }

  /** Makes `instanceof` work across bundles, which share calls but have their own copies of this class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'UpstreamError';
  }
}

/**
 * An error that is part of an upstream's contract, and that callers handle. The decorator `upstream` rethrows it
 * unchanged and does not count it as a failure.
 */
export class ContractError extends Error {
  readonly isContractError = true;
}

/** Whether an error is a ContractError, even if another bundle threw it. */
export const isContractError = (error: unknown): error is ContractError =>
  error instanceof Error && 'isContractError' in error;

/** The result of an upstream call; null if the response has status 404 or 410. */
export const orNullIfMissing = async <T>(promise: Promise<T>): Promise<T | null> => {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof UpstreamError && (error.status === 404 || error.status === 410)) return null;
    throw error;
  }
};
