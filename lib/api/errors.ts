import { UpstreamError, type UpstreamProblem } from '../platform/http/upstream-error';

/** An invalid field of the input, and the reason. */
interface FieldError {
  field: string;
  message: string;
}

/** An error that ends a request with a status and a message for the caller. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fields?: FieldError[],
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** The error for invalid input. */
export const createInvalidInputError = (fields: FieldError[]) =>
  new ApiError(400, 'Some fields need attention.', fields);

/** The error for too many requests from a client, or more concurrent requests than the server can handle. */
export const createTooManyRequestsError = (retryAfterSeconds = 5) =>
  new ApiError(429, 'Too many requests. Please try again later.', undefined, retryAfterSeconds);

/** The status of the response for each upstream problem. */
const upstreamStatus = { refused: 502, unavailable: 503, timeout: 504 } as const satisfies Record<
  UpstreamProblem,
  number
>;

/** Converts an error to the one that the caller may see; null for an unexpected error, whose details are private. */
export const toApiError = (error: unknown): ApiError | null => {
  if (error instanceof ApiError) return error;
  if (error instanceof UpstreamError) return new ApiError(upstreamStatus[error.problem], error.message);
  return null;
};
