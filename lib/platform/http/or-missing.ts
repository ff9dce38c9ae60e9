import { UpstreamError } from './upstream-error';

/** The answer of an upstream; null if its status is 404 or 410. */
export const orMissing = async <T>(answer: Promise<T>): Promise<T | null> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof UpstreamError && (error.status === 404 || error.status === 410)) return null;
    throw error;
  }
};
