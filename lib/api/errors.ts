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
const upstreamStatus = { refused: 502, unavailable: 503, timeout: 504 } as const;

/** A system behind the site that did not answer as it should. */
export class UpstreamError extends ApiError {
  constructor(problem: keyof typeof upstreamStatus, options: { cause?: unknown } = {}) {
    super(upstreamStatus[problem], 'A system behind this site did not answer as it should. Please try again.');
    this.name = 'UpstreamError';
    this.cause = options.cause;
  }
}
