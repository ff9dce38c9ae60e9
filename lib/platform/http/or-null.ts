import { log } from '../process/log.ts';
import { requestContext } from '../process/request-context.ts';
import { isContractError } from './upstream-error.ts';

/**
 * The answer of an optional upstream: null when it fails, with `failure` in the log; the answer to the request in
 * progress is then incomplete. A ContractError is rethrown, so that an invalid file stops the build and a refresh reports
 * which file it is.
 */
export const orNull = async <T>(promise: Promise<T>, message: string): Promise<T | null> => {
  try {
    return await promise;
  } catch (error) {
    if (isContractError(error)) throw error;
    log.error({ err: error }, message);
    const request = requestContext.getStore();
    if (request) request.isIncomplete = true;
    return null;
  }
};
