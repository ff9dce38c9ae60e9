import { hash } from 'node:crypto';

/** A short hash of a plain value: the same for equal values. */
export const versionOf = (value: unknown): string => hash('sha256', JSON.stringify(value), 'base64url').slice(0, 22);
