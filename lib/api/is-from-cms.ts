import type { IncomingMessage } from 'node:http';
import { env } from '../platform/env/index.ts';
import { matchesSecret } from '../platform/state/signing.ts';

/** Whether a request has REVALIDATE_SECRET, which only the CMS knows. */
export const isFromCms = ({ headers }: IncomingMessage): boolean => {
  const { REVALIDATE_SECRET: secret } = env;
  return secret !== undefined && matchesSecret(headers.authorization ?? '', `Bearer ${secret}`);
};
