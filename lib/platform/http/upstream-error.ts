export type UpstreamProblem = 'refused' | 'unavailable' | 'timeout';

export interface UpstreamErrorDetails {
  cause?: unknown;
  /** The HTTP status that the upstream answered with. */
  status?: number;
  /** The code of the error in the answer's JSON. */
  code?: string;
  /** How long the upstream asks to wait before the next call, in ms. */
  retryAfterMs?: number;
}

/** A failure of an upstream, a system behind the site. `cause` is for the log and contains no personal data. */
export class UpstreamError extends Error {
  /** The name of the upstream that failed, once its guard has counted the failure. */
  upstream?: string;
  readonly status?: number;
  readonly code?: string;
  readonly retryAfterMs?: number;
  readonly problem: UpstreamProblem;

  constructor(problem: UpstreamProblem, { cause, status, code, retryAfterMs }: UpstreamErrorDetails = {}) {
    super('A service behind this site failed. Please try again.', cause === undefined ? {} : { cause });
    this.name = 'UpstreamError';
    this.problem = problem;
    if (status !== undefined) this.status = status;
    if (code !== undefined) this.code = code;
    if (retryAfterMs !== undefined) this.retryAfterMs = retryAfterMs;
  }

  /** Makes `instanceof` work across bundles: bundles share calls, but each has its own copy of this class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'UpstreamError';
  }
}

/**
 * An error that is part of a contract, so that callers can distinguish it. The decorator `upstream` rethrows it unchanged
 * and does not count it as a failure.
 */
export class ContractError extends Error {
  readonly isContractError = true;
}

/** Whether an error is a ContractError, even from another bundle, which has its own copy of the class. */
export const isContractError = (error: unknown): error is ContractError =>
  error instanceof Error && 'isContractError' in error;

/** The answer of an upstream; null if its status is 404 or 410. */
export const orNullIfMissing = async <T>(promise: Promise<T>): Promise<T | null> => {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof UpstreamError && (error.status === 404 || error.status === 410)) return null;
    throw error;
  }
};

/** The answer of an upstream that reports a used quota with `status`, which then counts as unavailable. */
export const orUnavailable = async <T>(promise: Promise<T>, status: number): Promise<T> => {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof UpstreamError && error.status === status) throw new UpstreamError('unavailable', error);
    throw error;
  }
};
