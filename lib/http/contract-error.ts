/**
 * An error that a contract names, for its caller to distinguish: the guard of an upstream passes it on as it is, and it is
 * no failure of that upstream.
 */
export class ContractError extends Error {
  readonly isOfContract = true;
}

/** Whether an error is a ContractError, also one of another bundle, which has a class of its own. */
export const isContractError = (error: unknown): error is ContractError =>
  error instanceof Error && 'isOfContract' in error;
