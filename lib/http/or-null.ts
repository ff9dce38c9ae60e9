import { log } from '../process/log.ts';
import { isContractError } from './contract-error.ts';

/**
 * The answer of an optional upstream: null when it fails, with `failure` in the log. A ContractError is rethrown, so that
 * an invalid file stops the build and a refresh reports which file it is.
 */
export const orNull = async <T>(answer: Promise<T>, failure: string): Promise<T | null> => {
  try {
    return await answer;
  } catch (error) {
    if (isContractError(error)) throw error;
    log.error({ err: error }, failure);
    return null;
  }
};
