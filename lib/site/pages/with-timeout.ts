import { UpstreamError } from '../../platform/http/upstream-error';
import { lifecycle } from '../../platform/process/lifecycle';

/** The time limit, so that a visitor sees a page, or the error page, after at most five seconds. */
const timeoutMs = 4500;

/**
 * Resolves with the result of `load`. Rejects with an UpstreamError if that takes too long; there is no limit while the
 * site's content is still being loaded.
 */
export const withTimeout = async <T>(load: () => Promise<T>): Promise<T> => {
  if (!lifecycle.isLoaded) return load();
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new UpstreamError('timeout')), timeoutMs);
  try {
    return await Promise.race([load(), timeout]);
  } finally {
    clearTimeout(timer);
  }
};
