import { UpstreamError } from '../../platform/http/upstream-error';
import { lifecycle } from '../../platform/process/lifecycle';

/** So that a visitor has a page, or the error page, after five seconds. */
const timeoutMs = 4500;

/**
 * What `load` gives for a page. Rejects with an UpstreamError if that takes too long; while the content of the site is being
 * loaded, there is no limit.
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
