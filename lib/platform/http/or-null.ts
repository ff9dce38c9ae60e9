import { log } from '../process/log.ts';
import { requestContext } from '../process/request-context.ts';
import { isContractError } from './upstream-error.ts';

/**
 * Awaits data that a page can do without: returns null when `promise` rejects, logs `failed to ${task}`, and marks the
 * response to the current request as incomplete. `task` is a verb phrase ("load an album"). A ContractError is
 * rethrown, so that an invalid file stops the build and a refresh reports which file it is.
 */
export const orNull = async <T>(promise: Promise<T>, task: string): Promise<T | null> => {
  try {
    return await promise;
  } catch (error) {
    if (isContractError(error)) throw error;
    log.error({ event: 'part.unavailable', err: error }, `failed to ${task}`);
    const request = requestContext.getStore();
    if (request) request.isIncomplete = true;
    return null;
  }
};
