import { hash } from 'node:crypto';

/** A short string that is the same for equal values of plain data, and another for others. */
export const versionOf = (value: unknown): string => hash('sha256', JSON.stringify(value), 'base64url').slice(0, 22);
