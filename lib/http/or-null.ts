import { isContentError } from '../content/content-file';
import { log } from '../process/log';

/**
 * The answer of an upstream that the site can do without: null where it fails, with `failure` in the log. A ContentError is
 * passed on: a file that is wrong stops the build, and a refresh says which one it is.
 */
export const orNull = async <T>(answer: Promise<T>, failure: string): Promise<T | null> => {
  try {
    return await answer;
  } catch (error) {
    if (isContentError(error)) throw error;
    log.error({ err: error }, failure);
    return null;
  }
};
