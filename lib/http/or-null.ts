import { log } from '../process/log';
import { isContractError } from './contract-error';

/**
 * The answer of an upstream that the site can do without: null where it fails, with `failure` in the log. A
 * ContractError is passed on: content that is wrong stops the build, and a refresh names the file.
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
