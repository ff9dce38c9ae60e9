/**
 * An error that is part of a contract, so that callers can distinguish it. The decorator `upstream` rethrows it unchanged
 * and does not count it as a failure.
 */
export class ContractError extends Error {
  readonly isOfContract = true;
}

/** Whether an error is a ContractError, even from another bundle, which has its own copy of the class. */
export const isContractError = (error: unknown): error is ContractError =>
  error instanceof Error && 'isOfContract' in error;
