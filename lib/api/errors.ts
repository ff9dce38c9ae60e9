import { UpstreamError, type UpstreamProblem } from '../http/upstream-error';

export { UpstreamError };

/** A field of the input that is wrong, and why. */
export interface FieldError {
  field: string;
  message: string;
}

/** Ends a call with a status and a message meant for the caller. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fields?: FieldError[],
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** What an upstream did wrong, as the status that the caller sees. */
const upstreamStatus = { refused: 502, unavailable: 503, timeout: 504 } as const satisfies Record<
  UpstreamProblem,
  number
>;

/** What the caller is told of an error; null where it is told nothing. */
export const toApiError = (error: unknown): ApiError | null => {
  if (error instanceof ApiError) return error;
  if (error instanceof UpstreamError) return new ApiError(upstreamStatus[error.problem], error.message);
  return null;
};
