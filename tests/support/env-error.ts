import { parseEnv } from '@/lib/platform/env';

/** The message with which the site refuses to start with these variables; `no error` if they are valid. */
export const getEnvError = (variables: Record<string, string>): string => {
  try {
    parseEnv(variables);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'no error';
};
