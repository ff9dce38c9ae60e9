export type UpstreamProblem = 'refused' | 'unavailable' | 'timeout';

/** A system behind the site that did not answer as it should; `cause` is for the log and holds no personal data. */
export class UpstreamError extends Error {
  /** The name of the upstream that failed, once its guard has counted the failure. */
  upstream?: string;

  constructor(
    readonly problem: UpstreamProblem,
    options: { cause?: unknown } = {},
  ) {
    super('A system behind this site did not answer as it should. Please try again.', options);
    this.name = 'UpstreamError';
  }

  /** So that `instanceof` knows those of other bundles too: bundles share calls, and each has a class of its own. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'UpstreamError';
  }
}

/** The answer of an upstream; its failure is an UpstreamError, whatever it was: of this `problem` unless it says. */
export const fromUpstream = async <T>(answer: Promise<T>, problem: UpstreamProblem = 'refused'): Promise<T> => {
  try {
    return await answer;
  } catch (cause) {
    throw cause instanceof UpstreamError ? cause : new UpstreamError(problem, { cause });
  }
};
