import { parseEnv } from '@/lib/platform/env';

/** The site's error message for these variables at startup; `no error` if they are valid. */
export const envError = (variables: Record<string, string>): string => {
  try {
    parseEnv(variables);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'no error';
};
