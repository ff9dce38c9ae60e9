import { UpstreamError } from './upstream-error';

/** The answer of an upstream that reports a used quota with `status`, which then counts as unavailable. */
export const orUnavailable = async <T>(answer: Promise<T>, status: number): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof UpstreamError && error.status === status) throw new UpstreamError('unavailable', error);
    throw error;
  }
};
