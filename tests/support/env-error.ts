import { parseEnv } from '@/lib/env';

/** What the site says of these variables at its start; `no error` if they are right. */
export const envError = (variables: Record<string, string>): string => {
  try {
    parseEnv(variables);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'no error';
};
