import { UpstreamError, type UpstreamProblem } from '../platform/http/upstream-error';

/** A field of the input that is wrong, and why. */
interface FieldError {
  field: string;
  message: string;
}

/** Ends a call with a status and a message for the caller. */
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

/** The answer to a caller with wrong input. */
export const invalidInputError = (fields: FieldError[]) => new ApiError(400, 'Some of the input is wrong.', fields);

/** The answer to a caller that asks for more than its share, or than the server can do at once. */
export const tooManyCallsError = () => new ApiError(429, 'Too many calls. Please wait a moment.');

/** The status that the caller sees for each upstream problem. */
const upstreamStatus = { refused: 502, unavailable: 503, timeout: 504 } as const satisfies Record<
  UpstreamProblem,
  number
>;

/** The error as the caller sees it; null for an unexpected one, whose details stay private. */
export const toApiError = (error: unknown): ApiError | null => {
  if (error instanceof ApiError) return error;
  if (error instanceof UpstreamError) return new ApiError(upstreamStatus[error.problem], error.message);
  return null;
};
